extension Spring {
  private func solution(at time: Double) -> SpringSolution {
    SpringSolution(
      angularFrequency: angularFrequency, dampingRatio: dampingRatio, time: time)
  }

  /// Value of a motion that starts at zero.
  ///
  /// - Parameters:
  ///   - target: where the motion comes to rest.
  ///   - initialVelocity: velocity at the start, in the value's unit per second.
  ///   - time: seconds since the start; negative runs backwards.
  /// - Returns: the value, correct to a few ULP of the motion's amplitude.
  /// - Complexity: O(1).
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let weights = solution(at: time).value
    return target.scaled(by: weights.target) + initialVelocity.scaled(by: weights.velocity)
  }

  /// Velocity of a motion that starts at zero.
  ///
  /// - Parameters:
  ///   - target: where the motion comes to rest.
  ///   - initialVelocity: velocity at the start, in the value's unit per second.
  ///   - time: seconds since the start; negative runs backwards.
  /// - Returns: the velocity, in the value's unit per second.
  /// - Complexity: O(1).
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let weights = solution(at: time).velocity
    return target.scaled(by: weights.target) + initialVelocity.scaled(by: weights.velocity)
  }

  /// Moves a value and its velocity on by a step of time, exactly.
  ///
  /// - Parameters:
  ///   - value: the value, moved in place.
  ///   - velocity: its velocity, in the value's unit per second, changed in place.
  ///   - target: where the motion comes to rest.
  ///   - deltaTime: the step, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let solution = solution(at: deltaTime)
    let distance = target - value
    value +=
      distance.scaled(by: solution.value.target) + velocity.scaled(by: solution.value.velocity)
    velocity =
      distance.scaled(by: solution.velocity.target)
      + velocity.scaled(by: solution.velocity.velocity)
  }

  /// Force on the mass, in newtons for a value in metres.
  ///
  /// - Parameters:
  ///   - target: where the spring is relaxed.
  ///   - position: where the mass is.
  ///   - velocity: how fast it moves, in the value's unit per second.
  /// - Returns: stiffness times the distance to the target less damping times the velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Value of a motion from one value to another; see `value(target:initialVelocity:time:)`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity, time: time)
    return result
  }

  /// Velocity of a motion from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, time: Double
  ) -> V.AnimatableData {
    velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity, time: time)
  }

  /// Force on a value on its way to another.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V.AnimatableData
  ) -> V.AnimatableData {
    force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity)
  }

  /// Time after which a motion from one value to another stays close to it; see
  /// `settlingDuration(target:initialVelocity:epsilon:)`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V.AnimatableData, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity, epsilon: epsilon)
  }
}
