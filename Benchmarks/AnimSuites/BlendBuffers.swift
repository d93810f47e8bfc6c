internal import Synchronization

/// Two keyframes and a progress for every element, planar, and the room for what is between them.
///
/// The kernel and the loop in C get the same memory: whose pages collide in the second cache is a
/// matter of luck, which would weigh as much as the code.
final class BlendBuffers {
  let components: Int
  let from: AlignedNumbers<Float>
  let to: AlignedNumbers<Float>
  let progress: AlignedNumbers<Float>
  let out: AlignedNumbers<Float>

  private struct Size: Hashable {
    var count: Int
    var components: Int
    var seed: UInt64
  }

  private struct Held {
    weak var buffers: BlendBuffers?
  }

  private static let held = Mutex<[Size: Held]>([:])

  /// The buffers of a size: those that another workload holds, if one does.
  static func shared(count: Int, components: Int, seed: UInt64) -> BlendBuffers {
    let size = Size(count: count, components: components, seed: seed)
    return held.withLock { held in
      if let buffers = held[size]?.buffers { return buffers }
      let buffers = BlendBuffers(size)
      held[size] = Held(buffers: buffers)
      return buffers
    }
  }

  private init(_ size: Size) {
    var generator = SeededGenerator(seed: size.seed)
    let numbers = size.count * size.components
    components = size.components
    from = AlignedNumbers(generator.floats(numbers, in: -100...100))
    to = AlignedNumbers(generator.floats(numbers, in: -100...100))
    progress = AlignedNumbers(generator.floats(size.count))
    out = AlignedNumbers(count: numbers)
  }
}
