/// What unit-like quantities (radians, fractions, colour components) are multiplied by before they
/// are animated, so that springs' rest thresholds see them at the size of pixels.
///
/// Source: the data layouts of SwiftUI's own types.
@usableFromInline let animatableScale = 128.0
