internal import AnimKernel
internal import BenchCore

/// Springs in closed form, a different spring and time for every element.
enum SpringsSuite {
  static func benchmarks(seed: UInt64) -> [Benchmark] {
    [1 << 16, 1 << 20].map { values(count: $0, mixed: false, seed: seed) }
      + [
        values(count: 1 << 16, mixed: true, seed: seed),
        velocities(count: 1 << 16, seed: seed),
        libm(mixed: false, seed: seed), libm(mixed: true, seed: seed),
      ]
  }

  private static func reference(mixed: Bool) -> String {
    "springs/\(mixed ? "mixed" : "under-damped")/64Ki/libm"
  }

  /// How many times faster than the C library the kernel is to be.
  private static var wanted: Double { InstructionSet.active == .v1 ? 4 : 20 }

  private static func values(count: Int, mixed: Bool, seed: UInt64) -> Benchmark {
    Benchmark(
      "springs/\(mixed ? "mixed" : "under-damped")/\(ElementCount.name(count))",
      tags: count == 1 << 16 ? ["kernel", "quick"] : ["kernel"], item: "spring",
      itemsPerFrame: count,
      cost: FrameCost(
        bytes: 32 * Double(count), flops: 65 * Double(count), workingSetBytes: 32 * count),
      reference: count == 1 << 16 ? Reference(reference(mixed: mixed), atLeast: wanted) : nil
    ) {
      try SpringWorkload(SpringInput(count: count, mixed: mixed, seed: seed), .values)
    }
  }

  private static func velocities(count: Int, seed: UInt64) -> Benchmark {
    Benchmark(
      "springs/velocity/\(ElementCount.name(count))", tags: ["kernel"], item: "spring",
      itemsPerFrame: count,
      cost: FrameCost(
        bytes: 28 * Double(count), flops: 65 * Double(count), workingSetBytes: 28 * count)
    ) {
      try SpringWorkload(SpringInput(count: count, mixed: true, seed: seed), .velocities)
    }
  }

  private static func libm(mixed: Bool, seed: UInt64) -> Benchmark {
    Benchmark(
      reference(mixed: mixed), tags: ["reference"], item: "spring", itemsPerFrame: 1 << 16
    ) {
      LibmSpringWorkload(SpringInput(count: 1 << 16, mixed: mixed, seed: seed))
    }
  }
}

/// A spring from 0 to 1 and a time for every element.
struct SpringInput: Sendable {
  /// Period of the undamped spring, in seconds, 0.2 to 1.2.
  let response: ContiguousArray<Float>
  /// 0.2 to 0.95, or up to 3 where regimes are mixed.
  let dampingRatio: ContiguousArray<Float>
  /// Seconds since the start, 0 to 1.
  let time: ContiguousArray<Float>

  init(count: Int, mixed: Bool, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    response = generator.floats(count, in: 0.2...1.2)
    dampingRatio = generator.floats(count, in: 0.2...(mixed ? 3 : 0.95))
    time = generator.floats(count)
  }

  /// The springs as a batch.
  func batch() throws -> SpringBatch {
    var batch = SpringBatch()
    batch.reserveCapacity(time.count)
    for i in time.indices {
      let spring = Spring(
        response: Double(response[i]), dampingRatio: Double(dampingRatio[i]))
      try batch.append(spring, target: 1)
    }
    return batch
  }
}

/// Spring values, or velocities, by the batch kernel.
final class SpringWorkload: Workload {
  /// What is evaluated.
  enum Quantity {
    case values, velocities
  }

  private let springs: SpringBatch
  private let quantity: Quantity
  private let time: ContiguousArray<Float>
  private let out: AlignedNumbers<Float>

  init(_ input: SpringInput, _ quantity: Quantity) throws {
    springs = try input.batch()
    self.quantity = quantity
    time = input.time
    out = AlignedNumbers(count: time.count)
  }

  func runFrame(_ frame: Int) {
    let time = time
    out.write { out in
      switch quantity {
      case .values: springs.values(at: time.span, into: &out)
      case .velocities: springs.velocities(at: time.span, into: &out)
      }
    }
  }
}

/// Spring values one by one by the C library's functions in Double.
final class LibmSpringWorkload: Workload {
  private let springs: ContiguousArray<LibmSpring>
  private let time: ContiguousArray<Double>
  private var out: ContiguousArray<Double>

  init(_ input: SpringInput) {
    springs = ContiguousArray(
      input.time.indices.map { i in
        LibmSpring(
          response: Double(input.response[i]), dampingRatio: Double(input.dampingRatio[i]))
      })
    time = ContiguousArray(input.time.map(Double.init))
    out = ContiguousArray(repeating: 0, count: input.time.count)
  }

  func runFrame(_ frame: Int) {
    for i in springs.indices { out[i] = springs[i].value(at: time[i]) }
  }
}
