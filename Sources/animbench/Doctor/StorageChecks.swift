internal import Foundation

/// Where results go.
enum StorageChecks {
  /// A result takes some 100 KB; below this, saving will soon fail.
  private static let wantedBytes = 100e6

  static func results(_ machine: Machine) -> Finding? {
    let place = WritableFolder.nearestExisting(URL(fileURLWithPath: machine.resultsFolder))
    guard let obstacle = WritableFolder.obstacle(in: place) else {
      return .ok("results", machine.resultsFolder)
    }
    return .problem(
      "results", "\(machine.resultsFolder) cannot be written (\(obstacle)): no run will be saved",
      remedy: "let \(place.path) be a folder that you may write, or give --results DIR")
  }

  static func space(_ machine: Machine) -> Finding? {
    let place = WritableFolder.nearestExisting(URL(fileURLWithPath: machine.resultsFolder))
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: place.path)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else { return nil }
    let fact = "\((free.doubleValue / 1e9).formatted(decimals: 1)) GB free for results"
    return free.doubleValue >= wantedBytes
      ? .ok("disk", fact)
      : .problem("disk", fact, remedy: "delete old results, or give --results DIR on another disk")
  }
}
