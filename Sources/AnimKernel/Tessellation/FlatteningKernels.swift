internal import KernelTypes
internal import KernelV1

#if arch(x86_64)
  internal import KernelV3
  internal import KernelV4
#endif

// The kernels of flattening. The sizes of all buffers have been checked by `Path+Flattening.swift`,
// the only caller.
enum FlatteningKernels {
  static func countCurveLines(
    _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source,
    factor: Double, on set: InstructionSet
  ) -> Int {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.countCurveLines(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor)
      case .v3:
        KernelV3.countCurveLines(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor)
    #endif
    default:
      KernelV1.countCurveLines(
        &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor)
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
    _ cursor: inout FlatteningCursor, verbs: Source, verbCount: Int, points: Source,
    factor: Double, inverses: Source, room: Int, into out: Destination, contours: Destination,
    on set: InstructionSet
  ) -> Bool {
    switch set {
    #if arch(x86_64)
      case .v4:
        KernelV4.writeLines(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor,
          inverses: inverses, room: room,
          into: out, contours: contours)
      case .v3:
        KernelV3.writeLines(
          &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor,
          inverses: inverses, room: room,
          into: out, contours: contours)
    #endif
    default:
      KernelV1.writeLines(
        &cursor, verbs: verbs, verbCount: verbCount, points: points, factor: factor,
        inverses: inverses, room: room,
        into: out, contours: contours)
    }
  }
}
