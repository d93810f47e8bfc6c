/// How two workloads are measured alternately.
struct PairingPlan {
  /// Least length of a batch in seconds; a frame that takes longer is a batch of its own.
  var batchSeconds = 0.01
  /// Most rounds of four batches.
  var rounds = 15
  /// Rounds taken however long they last; from 6 on there is an interval of 95 in 100.
  var leastRounds = 6
  /// After this time no further round begins, in seconds.
  var seconds = 1.0
}
