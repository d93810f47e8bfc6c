//! Paths as animkernel-peer writes them: one a line, operands before letters.

/// An element of a path.
#[derive(Clone, Copy)]
pub enum Element {
    Move([f64; 2]),
    Line([f64; 2]),
    Quad([f64; 2], [f64; 2]),
    Cubic([f64; 2], [f64; 2], [f64; 2]),
    Close,
}

/// Reads the paths of a text; panics on anything but what animkernel-peer writes.
pub fn read(text: &str) -> Vec<Vec<Element>> {
    text.lines().map(read_path).collect()
}

fn read_path(line: &str) -> Vec<Element> {
    let mut numbers: Vec<f64> = Vec::new();
    let mut path = Vec::new();
    for word in line.split_whitespace() {
        if let Ok(number) = word.parse() {
            numbers.push(number);
            continue;
        }
        let at = |i: usize| [numbers[2 * i], numbers[2 * i + 1]];
        path.push(match word {
            "m" => Element::Move(at(0)),
            "l" => Element::Line(at(0)),
            "q" => Element::Quad(at(0), at(1)),
            "c" => Element::Cubic(at(0), at(1), at(2)),
            "h" => Element::Close,
            _ => panic!("'{word}' is no letter of a path"),
        });
        numbers.clear();
    }
    path
}

/// How many elements are curves.
pub fn curves(paths: &[Vec<Element>]) -> usize {
    let is_curve = |e: &&Element| matches!(e, Element::Quad(..) | Element::Cubic(..));
    paths.iter().flatten().filter(is_curve).count()
}
