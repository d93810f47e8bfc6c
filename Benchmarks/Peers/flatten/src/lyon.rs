//! Flattening by the lyon_geom that Debian has (0.15, Hain's method for cubic curves), in f32.

use crate::input::Element;
use lyon_geom::math::{point, Point};
use lyon_geom::{CubicBezierSegment, QuadraticBezierSegment};

/// A path in lyon's own types.
pub enum Segment {
    Point(Point),
    Quad(QuadraticBezierSegment<f32>),
    Cubic(CubicBezierSegment<f32>),
}

pub fn prepare(path: &[Element]) -> Vec<Segment> {
    let p = |a: [f64; 2]| point(a[0] as f32, a[1] as f32);
    let (mut from, mut start) = (p([0.0; 2]), p([0.0; 2]));
    path.iter()
        .map(|element| match *element {
            Element::Move(to) => {
                (from, start) = (p(to), p(to));
                Segment::Point(from)
            }
            Element::Line(to) => {
                from = p(to);
                Segment::Point(from)
            }
            Element::Quad(c, to) => {
                let curve = QuadraticBezierSegment { from, ctrl: p(c), to: p(to) };
                from = p(to);
                Segment::Quad(curve)
            }
            Element::Cubic(a, b, to) => {
                let curve = CubicBezierSegment { from, ctrl1: p(a), ctrl2: p(b), to: p(to) };
                from = p(to);
                Segment::Cubic(curve)
            }
            Element::Close => {
                from = start;
                Segment::Point(from)
            }
        })
        .collect()
}

pub fn flatten(path: &[Segment], tolerance: f32, out: &mut Vec<Point>) {
    for segment in path {
        match segment {
            Segment::Point(to) => out.push(*to),
            Segment::Quad(curve) => curve.for_each_flattened(tolerance, &mut |p| out.push(p)),
            Segment::Cubic(curve) => curve.for_each_flattened(tolerance, &mut |p| out.push(p)),
        }
    }
}
