// Each function for spans is compiled for Float and Double; its body is one call, for what a generic
// body holds besides the choice of these is paid in every call.

extension AnimationBatch {
  /// Starts an animation at the batch's time.
  ///
  /// - Parameters:
  ///   - animation: how it runs.
  ///   - from: where it starts, a number a component.
  ///   - to: where it ends, a number a component.
  /// - Returns: the animation.
  /// - Throws: `BatchError.notFinite` for a number that is not finite; the batch is as before.
  /// - Complexity: O(components); more where the batch has to grow.
  @specialized(where Scalar == Float)
  @specialized(where Scalar == Double)
  public mutating func start(
    _ animation: BatchAnimation, from: Span<Scalar>, to: Span<Scalar>
  ) throws(BatchError) -> AnimationHandle {
    try insert(animation, from: from, to: to)
  }

  /// Starts an animation at the batch's time.
  ///
  /// - Parameters:
  ///   - animation: how it runs.
  ///   - from: where it starts, a number a component.
  ///   - to: where it ends, a number a component.
  /// - Returns: the animation.
  /// - Throws: `BatchError.notFinite` for a number that is not finite; the batch is as before.
  /// - Complexity: O(components); more where the batch has to grow.
  public mutating func start(
    _ animation: BatchAnimation, from: [Scalar], to: [Scalar]
  ) throws(BatchError) -> AnimationHandle {
    try start(animation, from: from.span, to: to.span)
  }

  /// Starts an animation of one component at the batch's time.
  ///
  /// - Parameters:
  ///   - animation: how it runs.
  ///   - from: where it starts.
  ///   - to: where it ends.
  /// - Returns: the animation.
  /// - Throws: `BatchError.notFinite` for a number that is not finite; the batch is as before.
  /// - Complexity: O(1); more where the batch has to grow.
  public mutating func start(
    _ animation: BatchAnimation, from: Scalar, to: Scalar
  ) throws(BatchError) -> AnimationHandle {
    let (from, to) = (CollectionOfOne(from), CollectionOfOne(to))
    return try start(animation, from: from.span, to: to.span)
  }

  /// Sends an animation to another end, from where it is at the batch's time.
  ///
  /// A spring keeps its velocity; a curve starts again. The delay is not waited for again.
  ///
  /// - Parameters:
  ///   - handle: the animation.
  ///   - to: where it ends from now on, a number a component.
  /// - Throws: `BatchError.staleHandle`, `BatchError.notFinite`; the batch is as before.
  /// - Complexity: O(components).
  @specialized(where Scalar == Float)
  @specialized(where Scalar == Double)
  public mutating func retarget(_ handle: AnimationHandle, to: Span<Scalar>) throws(BatchError) {
    try redirect(handle, to: to)
  }

  /// Sends an animation to another end in another way, from where it is at the batch's time.
  ///
  /// From spring to spring the velocity is kept. The new animation's delay is waited for.
  ///
  /// - Parameters:
  ///   - handle: the animation; it is stale afterwards if another is returned.
  ///   - to: where it ends from now on, a number a component.
  ///   - animation: how it runs from now on.
  /// - Returns: the animation, at another slot where the two ways are stored apart.
  /// - Throws: `BatchError.staleHandle`, `BatchError.notFinite`; the batch is as before.
  /// - Complexity: O(components); more where the batch has to grow.
  @specialized(where Scalar == Float)
  @specialized(where Scalar == Double)
  public mutating func retarget(
    _ handle: AnimationHandle, to: Span<Scalar>, with animation: BatchAnimation
  ) throws(BatchError) -> AnimationHandle {
    try redirect(handle, to: to, with: animation)
  }

  /// Sends an animation to another end, from where it is at the batch's time.
  ///
  /// A spring keeps its velocity; a curve starts again. The delay is not waited for again.
  ///
  /// - Parameters:
  ///   - handle: the animation.
  ///   - to: where it ends from now on, a number a component.
  /// - Throws: `BatchError.staleHandle`, `BatchError.notFinite`; the batch is as before.
  /// - Complexity: O(components).
  public mutating func retarget(_ handle: AnimationHandle, to: [Scalar]) throws(BatchError) {
    try retarget(handle, to: to.span)
  }

  /// Sends an animation of one component to another end, from where it is at the batch's time.
  ///
  /// A spring keeps its velocity; a curve starts again. The delay is not waited for again.
  ///
  /// - Parameters:
  ///   - handle: the animation.
  ///   - to: where it ends from now on.
  /// - Throws: `BatchError.staleHandle`, `BatchError.notFinite`; the batch is as before.
  /// - Complexity: O(1).
  public mutating func retarget(_ handle: AnimationHandle, to: Scalar) throws(BatchError) {
    let to = CollectionOfOne(to)
    try retarget(handle, to: to.span)
  }

  /// Removes an animation; its handle is stale from then on, and its slot may be used again.
  ///
  /// - Parameter handle: the animation.
  /// - Throws: `BatchError.staleHandle` for one that has been removed before.
  /// - Complexity: O(1).
  @specialized(where Scalar == Float)
  @specialized(where Scalar == Double)
  public mutating func remove(_ handle: AnimationHandle) throws(BatchError) {
    try erase(handle)
  }
}
