import AnimKernel
import TestSupport
import Testing

/// Numbers nested as pairs are: `[first, second]`.
indirect enum PairTree: Decodable, Equatable {
  case leaf(Double)
  case pair(PairTree, PairTree)

  init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(Double.self) {
      self = .leaf(number)
      return
    }
    var items = try decoder.unkeyedContainer()
    self = .pair(try items.decode(PairTree.self), try items.decode(PairTree.self))
  }

  var leaves: [Double] {
    switch self {
    case .leaf(let number): [number]
    case .pair(let first, let second): first.leaves + second.leaves
    }
  }

  /// The vector type of this shape.
  var vectorType: any TreeVector.Type {
    func pair<A: TreeVector, B: TreeVector>(_ a: A.Type, _ b: B.Type) -> any TreeVector.Type {
      AnimatablePair<A, B>.self
    }
    switch self {
    case .leaf: return Double.self
    case .pair(let first, let second): return pair(first.vectorType, second.vectorType)
    }
  }
}

/// A vector that is made of nested numbers.
protocol TreeVector: VectorArithmetic {
  init?(_ tree: PairTree)
  var leaves: [Double] { get }
}

extension Double: TreeVector {
  init?(_ tree: PairTree) {
    guard case .leaf(let number) = tree else { return nil }
    self = number
  }

  var leaves: [Double] { [self] }
}

extension AnimatablePair: TreeVector where First: TreeVector, Second: TreeVector {
  init?(_ tree: PairTree) {
    guard case .pair(let one, let two) = tree, let first = First(one), let second = Second(two)
    else { return nil }
    self.init(first, second)
  }

  var leaves: [Double] { first.leaves + second.leaves }
}

@Suite("Animatable pairs")
struct ValuesPairTests {
  struct Vectors: Decodable {
    struct Case: Decodable {
      var id: String
      var a, b, a_plus_b, a_minus_b: PairTree
      var a_scaled: [Scaled]
      var magnitudeSquared_a: Double
      var lerp: [Between]
    }
    struct Scaled: Decodable {
      var by: Double
      var value: PairTree
    }
    struct Between: Decodable {
      var amount: Double
      var value: PairTree
    }
    var cases: [Case]
  }

  @Test(
    "the reference values hold, for pairs nested in any way", .enabled(if: SharedData.isAvailable))
  func vectors() throws {
    let vectors = try SharedData.json("vectors/animatable_pair.json", as: Vectors.self)
    #expect(vectors.cases.count == 7)
    for one in vectors.cases { try check(one, as: one.a.vectorType) }
  }

  private func check<V: TreeVector>(_ one: Vectors.Case, as type: V.Type) throws {
    let (a, b) = (try #require(V(one.a)), try #require(V(one.b)))
    #expect((a + b).leaves == one.a_plus_b.leaves, "\(one.id)")
    #expect((a - b).leaves == one.a_minus_b.leaves, "\(one.id)")
    for scaled in one.a_scaled {
      #expect(a.scaled(by: scaled.by).leaves == scaled.value.leaves, "\(one.id) by \(scaled.by)")
    }
    let count = Double(a.leaves.count)
    #expect(
      abs(a.magnitudeSquared - one.magnitudeSquared_a)
        <= count * 0x1p-53 * one.magnitudeSquared_a, "\(one.id)")
    for between in one.lerp {
      let leaves = a.interpolated(towards: b, amount: between.amount).leaves
      for (index, leaf) in leaves.enumerated() {
        let size = abs(a.leaves[index]) + abs(b.leaves[index])
        #expect(
          abs(leaf - between.value.leaves[index])
            <= 4 * 0x1p-53 * size * (1 + abs(between.amount)), "\(one.id) at \(between.amount)")
      }
    }
  }

  @Test("a value at amount 0 stays to the bit, and adding zero changes nothing")
  func exact() {
    let a = AnimatablePair(0.1, AnimatablePair(-3.3, 1e300))
    #expect(a.interpolated(towards: .zero, amount: 0) == a)
    #expect(a + .zero == a && a - a == .zero)
    var sum = a
    sum += a
    sum -= a
    #expect(sum == a)
  }

  @Test("a pack is a vector as the pair of its values is")
  func packs() {
    let pack = AnimatableValues(1.5, AnimatablePair(2.0, -4.0), Float(0.5))
    #expect(pack.magnitudeSquared == 1.5 * 1.5 + 4 + 16 + 0.25)
    let doubled = pack + pack
    #expect(doubled == pack.scaled(by: 2))
    #expect(doubled - pack == pack && doubled != pack)
    #expect(doubled.value.0 == 3 && doubled.value.1 == AnimatablePair(4, -8))
    #expect(AnimatableValues<Double, Float>.zero.magnitudeSquared == 0)
    #expect(
      AnimatableValues(0.0, 1.0, 2.0, 3.0, 4.0, 5.0).interpolated(
        towards: AnimatableValues(10.0, 11.0, 12.0, 13.0, 14.0, 15.0), amount: 0.5)
        == AnimatableValues(5.0, 6.0, 7.0, 8.0, 9.0, 10.0))
  }

  @Test("nothing is a vector too")
  func empty() {
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 3)
    #expect(nothing + .zero == nothing && nothing - nothing == .zero)
    #expect(nothing.magnitudeSquared == 0)
  }
}
