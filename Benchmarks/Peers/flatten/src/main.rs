//! Flattens the paths of a file by other libraries and prints, for each, a line of
//! `program tolerance curves/s points`.
//!
//! Usage: flatten-peers FILE TOLERANCE

mod input;
mod lyon;
mod wang;

use input::Element;
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, file, tolerance] = &arguments[..] else {
        eprintln!("usage: flatten-peers FILE TOLERANCE");
        std::process::exit(64);
    };
    let paths = input::read(&std::fs::read_to_string(file).expect("the file can be read"));
    let curves = input::curves(&paths);
    let tolerance: f64 = tolerance.parse().expect("the tolerance is a number");

    let prepared: Vec<_> = paths.iter().map(|p| lyon::prepare(p)).collect();
    let mut out = Vec::new();
    report("lyon_geom-0.15", tolerance, curves, || {
        let mut points = 0;
        for path in &prepared {
            out.clear();
            lyon::flatten(path, tolerance as f32, &mut out);
            points += black_box(&out).len();
        }
        points
    });

    let prepared: Vec<_> = paths.iter().map(|p| wang::prepare(p)).collect();
    let mut out = Vec::new();
    report("lyon_geom-1-method", tolerance, curves, || {
        let mut points = 0;
        for path in &prepared {
            out.clear();
            wang::flatten(path, tolerance as f32, &mut out);
            points += black_box(&out).len();
        }
        points
    });

    let prepared: Vec<_> = paths.iter().map(|p| kurbo_path(p)).collect();
    let mut out: Vec<kurbo::Point> = Vec::new();
    report("kurbo-0.7", tolerance, curves, || {
        let mut points = 0;
        for path in &prepared {
            out.clear();
            let mut start = kurbo::Point::ZERO;
            kurbo::flatten(path.iter().copied(), tolerance, |element| match element {
                kurbo::PathEl::MoveTo(p) => {
                    start = p;
                    out.push(p)
                }
                kurbo::PathEl::LineTo(p) => out.push(p),
                kurbo::PathEl::ClosePath => out.push(start),
                _ => unreachable!("only lines are left"),
            });
            points += black_box(&out).len();
        }
        points
    });
}

/// Runs for at least half a second and prints the fastest pass.
fn report(program: &str, tolerance: f64, curves: usize, mut pass: impl FnMut() -> usize) {
    let mut points = pass();
    let (begin, mut best) = (Instant::now(), Duration::MAX);
    while begin.elapsed() < Duration::from_millis(500) {
        let start = Instant::now();
        points = pass();
        best = best.min(start.elapsed());
    }
    println!("{program} {tolerance} {:.0} {points}", curves as f64 / best.as_secs_f64());
}

fn kurbo_path(path: &[Element]) -> Vec<kurbo::PathEl> {
    let p = |a: [f64; 2]| kurbo::Point::new(a[0], a[1]);
    path.iter()
        .map(|element| match *element {
            Element::Move(to) => kurbo::PathEl::MoveTo(p(to)),
            Element::Line(to) => kurbo::PathEl::LineTo(p(to)),
            Element::Quad(c, to) => kurbo::PathEl::QuadTo(p(c), p(to)),
            Element::Cubic(a, b, to) => kurbo::PathEl::CurveTo(p(a), p(b), p(to)),
            Element::Close => kurbo::PathEl::ClosePath,
        })
        .collect()
}
