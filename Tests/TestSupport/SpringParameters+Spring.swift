public import AnimKernel

extension SpringParameters {
  /// The spring.
  public var spring: Spring {
    if let stiffness, let damping {
      return Spring(
        mass: mass ?? 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    }
    if let response, let dampingRatio {
      return Spring(response: response, dampingRatio: dampingRatio)
    }
    return Spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
  }
}
