import Foundation
import TestSupport

/// What the shared corpus says of each of its files.
struct ExpectedDrawings: Decodable {
  var tolerances: Tolerances
  var files: [String: File]

  struct Tolerances: Decodable {
    var bbox: Double
    var length_rel: Double
    var signed_area_rel: Double
    var fill_area_rel: Double
  }

  struct File: Decodable {
    var paths: [DrawnPath]
  }

  /// One `path` element, in its own user units.
  struct DrawnPath: Decodable {
    var d: String
    var error_offset: Int?
    var segments: [String: Int]
    var subpaths: Int
    var closed: [Bool]
    var end_point: [Double]?
    var bbox: [Double]?
    var length: Double
    var signed_area: Double
    var area_nonzero: Double
    var area_evenodd: Double
  }

  /// The corpus' folder, from the root of the shared data.
  static let folder = "corpus/svg"

  /// The expectations.
  static func load() throws -> ExpectedDrawings {
    try SharedData.json("\(folder)/expected.json", as: ExpectedDrawings.self)
  }
}
