internal import KernelTypes
internal import KernelV1

#if arch(x86_64)
  internal import KernelV3
  internal import KernelV4
#endif

// The kernels of flattening. The sizes of all buffers have been checked by `Path+Flattening.swift`,
// the only caller.
extension Kernels {
  static func measureCurves(
    _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source,
    factor: Double, into measures: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.measureCurves(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor,
          into: measures)
      case .v3:
        KernelV3.measureCurves(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor,
          into: measures)
    #endif
    default:
      KernelV1.measureCurves(
        &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor,
        into: measures)
    }
  }

  static func countCurveLines(
    _ lines: Destination, count: Int, on set: InstructionSet
  ) -> Double {
    switch set {
    #if arch(x86_64)
      case .v4: KernelV4.countCurveLines(lines, count: count)
      case .v3: KernelV3.countCurveLines(lines, count: count)
    #endif
    default: KernelV1.countCurveLines(lines, count: count)
    }
  }

  static func holdsValueBeyond(
    _ limit: Double, values: Source, count: Int, on set: InstructionSet
  ) -> Bool {
    switch set {
    #if arch(x86_64)
      case .v4: KernelV4.holdsValueBeyond(limit, values: values, count: count)
      case .v3: KernelV3.holdsValueBeyond(limit, values: values, count: count)
    #endif
    default: KernelV1.holdsValueBeyond(limit, values: values, count: count)
    }
  }

  static func writeLines(
    _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source, lines: Source,
    into out: Destination, contours: Destination, on set: InstructionSet
  ) {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.writeLines(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, lines: lines,
          into: out, contours: contours)
      case .v3:
        KernelV3.writeLines(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, lines: lines,
          into: out, contours: contours)
    #endif
    default:
      KernelV1.writeLines(
        &cursor, verbs: verbs, verbCount: verbCount, points: points, lines: lines,
        into: out, contours: contours)
    }
  }
}
