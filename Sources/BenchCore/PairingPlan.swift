/// How two workloads are measured alternately.
struct PairingPlan {
  /// About the length of a batch in seconds, shorter than a time slice of the system; a frame that
  /// takes longer is a batch of its own.
  var batchSeconds = 0.0005
  /// Most rounds of four batches.
  var rounds = 101
  /// Rounds taken however long they last; from 6 on there is an interval of 95 in 100.
  var leastRounds = 6
  /// After this time no further round begins, in seconds.
  var seconds = 1.0
}
