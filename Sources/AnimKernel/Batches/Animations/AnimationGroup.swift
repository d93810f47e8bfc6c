/// The animations that are stored and computed together.
struct AnimationGroup: BitwiseCopyable, Equatable {
  var family: BatchAnimation.Family
  var isRepeating: Bool

  init(family: BatchAnimation.Family, isRepeating: Bool) {
    (self.family, self.isRepeating) = (family, isRepeating)
  }

  init(_ animation: BatchAnimation) {
    self.init(family: animation.family, isRepeating: animation.isRepeating)
  }

  static var count: Int { 2 * BatchAnimation.Family.allCases.count }

  var number: Int { 2 * family.rawValue + (isRepeating ? 1 : 0) }
}
