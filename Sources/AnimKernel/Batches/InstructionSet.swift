internal import CCPUFeatures
internal import Foundation

/// An instruction set that the batch kernels are built for.
///
/// The kernels stand in the library once for each; which one runs is decided when the first batch
/// is computed: the best that the CPU has, or the one that the environment variable
/// `ANIMKERNEL_FORCE_ISA` (`v1`, `v3` or `v4`) names.
public enum InstructionSet: String, CaseIterable, Comparable, Sendable {
  /// The baseline of the architecture: SSE2 on x86-64, NEON on arm64; 4 floats at a time.
  case v1
  /// x86-64-v3: AVX2 and FMA; 8 floats at a time.
  case v3
  /// x86-64-v4: AVX-512 F, BW, CD, DQ and VL; 16 floats at a time.
  case v4

  /// Whether `lhs` is the narrower of the two.
  public static func < (lhs: InstructionSet, rhs: InstructionSet) -> Bool {
    lhs.laneCount < rhs.laneCount
  }

  /// How many floats one instruction handles.
  public var laneCount: Int {
    switch self {
    case .v1: 4
    case .v3: 8
    case .v4: 16
    }
  }

  /// The sets that this CPU and this build have, narrowest first.
  public static let available: [InstructionSet] = {
    let level = ck_x86_64_level()
    return allCases.filter { set in
      switch set {
      case .v1: true
      case .v3: level >= 3
      case .v4: level >= 4
      }
    }
  }()

  /// The set that batches use unless a call names one.
  ///
  /// Where `ANIMKERNEL_FORCE_ISA` holds a name that `choose` refuses, this is the best available.
  public static let active: InstructionSet = {
    let best = available.last ?? .v1
    return (try? choose(ProcessInfo.processInfo.environment[forcingVariable])) ?? best
  }()

  /// Name of the environment variable that forces a set.
  public static let forcingVariable = "ANIMKERNEL_FORCE_ISA"

  /// The set that a value of `ANIMKERNEL_FORCE_ISA` stands for.
  ///
  /// - Parameter forced: the variable's value; nil or empty asks for the best available.
  /// - Returns: the set to use.
  /// - Throws: `InstructionSetError` for an unknown name or a set that this CPU lacks.
  public static func choose(_ forced: String?) throws(InstructionSetError) -> InstructionSet {
    guard let forced, !forced.isEmpty else { return available.last ?? .v1 }
    guard let set = InstructionSet(rawValue: forced) else {
      throw .unknown(name: forced)
    }
    guard available.contains(set) else {
      throw .unavailable(set, available: available)
    }
    return set
  }
}

/// Why an instruction set cannot be chosen.
public enum InstructionSetError: Error, Equatable, Sendable {
  /// No instruction set has this name.
  case unknown(name: String)
  /// The CPU or the build lacks the set.
  case unavailable(InstructionSet, available: [InstructionSet])
}

extension InstructionSetError: CustomStringConvertible {
  /// The fact and its remedy.
  public var description: String {
    switch self {
    case .unknown(let name):
      "\(InstructionSet.forcingVariable) is '\(name)', which names no instruction set; "
        + "give v1, v3 or v4, or unset it"
    case .unavailable(let set, let available):
      "\(InstructionSet.forcingVariable) is '\(set.rawValue)', which this CPU lacks; "
        + "give \(available.map(\.rawValue).joined(separator: " or ")), or unset it"
    }
  }
}
