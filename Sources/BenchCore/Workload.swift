/// Work of one kind, prepared and ready to be repeated frame by frame.
///
/// Everything a frame needs is allocated when the workload is prepared; a frame allocates
/// nothing, locks nothing and prints nothing.
public protocol Workload: AnyObject {
  /// Does the work of one frame.
  ///
  /// - Parameter frame: number of the frame, counted from 0; a workload whose work depends on
  ///   time derives its time from it.
  func runFrame(_ frame: Int)
}
