//! The method of lyon_geom 1.x, which Debian does not have: the number of lines by Wang's formula, from
//! a table of fourth powers where it is small and cut down to a whole number where it is not; equal
//! steps of the parameter, the power form; one curve after the other, in f32.

use crate::input::Element;

type Point = [f32; 2];

/// A curve in power form's ingredients: its control points.
pub enum Segment {
    Point(Point),
    Quad([Point; 3]),
    Cubic([Point; 4]),
}

pub fn prepare(path: &[Element]) -> Vec<Segment> {
    let p = |a: [f64; 2]| [a[0] as f32, a[1] as f32];
    let (mut from, mut start) = ([0.0; 2], [0.0; 2]);
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
                let curve = [from, p(c), p(to)];
                from = p(to);
                Segment::Quad(curve)
            }
            Element::Cubic(a, b, to) => {
                let curve = [from, p(a), p(b), p(to)];
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

fn bend(a: Point, b: Point, c: Point) -> f32 {
    let (x, y) = (a[0] - 2.0 * b[0] + c[0], a[1] - 2.0 * b[1] + c[1]);
    x * x + y * y
}

/// The number of lines: the fourth root.
fn lines(fourth_power: f32) -> f32 {
    for n in 1..25 {
        if fourth_power <= FOURTH_POWERS[n] {
            return n as f32;
        }
    }
    fourth_power.sqrt().sqrt().floor()
}

const FOURTH_POWERS: [f32; 25] = {
    let mut powers = [0.0; 25];
    let mut n = 1;
    while n < 25 {
        powers[n] = (n * n * n * n) as f32;
        n += 1;
    }
    powers
};

pub fn flatten(path: &[Segment], tolerance: f32, out: &mut Vec<Point>) {
    for segment in path {
        match *segment {
            Segment::Point(to) => out.push(to),
            Segment::Quad([p0, p1, p2]) => {
                let factor = 0.25 / tolerance;
                let n = lines(bend(p0, p1, p2) * (factor * factor));
                let step = 1.0 / n;
                let mut t = step;
                for _ in 1..n as u32 {
                    let at = |i: usize| {
                        let (b, a) = (2.0 * (p1[i] - p0[i]), p0[i] - 2.0 * p1[i] + p2[i]);
                        p0[i] + b * t + a * (t * t)
                    };
                    out.push([at(0), at(1)]);
                    t += step;
                }
                out.push(p2);
            }
            Segment::Cubic([p0, p1, p2, p3]) => {
                let square = bend(p0, p1, p2).max(bend(p1, p2, p3));
                let factor = 0.75 / tolerance;
                let n = lines(square * (factor * factor));
                let step = 1.0 / n;
                let mut t = step;
                let power = |i: usize| {
                    let c = 3.0 * (p1[i] - p0[i]);
                    let b = 3.0 * (p0[i] - 2.0 * p1[i] + p2[i]);
                    (c, b, p3[i] - p0[i] - 3.0 * (p2[i] - p1[i]))
                };
                let (x, y) = (power(0), power(1));
                for _ in 1..n as u32 {
                    let (t2, t3) = (t * t, t * t * t);
                    out.push([
                        p0[0] + x.0 * t + x.1 * t2 + x.2 * t3,
                        p0[1] + y.0 * t + y.1 * t2 + y.2 * t3,
                    ]);
                    t += step;
                }
                out.push(p3);
            }
        }
    }
}
