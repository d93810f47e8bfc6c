import Foundation
import TestSupport
import Testing

@testable import AnimKernel

/// The laws that every fill obeys, over generated outlines.
///
/// A short run is part of the tests; `ANIMKERNEL_LONG_RUN=200000` asks for as many outlines.
@Suite("Laws of filling")
struct TessellationLawsTests {
  private static let count =
    ProcessInfo.processInfo.environment["ANIMKERNEL_LONG_RUN"].flatMap(Int.init) ?? 180

  @Test(
    "generated outlines obey every law, by either rule", arguments: GeneratedOutline.Kind.allCases)
  func generated(kind: GeneratedOutline.Kind) throws {
    let tessellator = FillTessellator()
    var mesh = Mesh()
    var flattened = FlattenedPath()
    let share = max(1, Self.count / GeneratedOutline.Kind.allCases.count)
    for seed in 0..<UInt64(share) {
      let outline = GeneratedOutline(kind, seed: seed)
      try outline.path.flatten(tolerance: 0.1, into: &flattened)
      for eoFill in [false, true] {
        var faults: [String] = []
        do {
          try tessellator.fill(flattened, style: FillStyle(eoFill: eoFill), into: &mesh)
          faults = MeshLaws.faults(of: mesh, filling: flattened, eoFill: eoFill)
        } catch {
          faults = ["\(error)"]
        }
        #expect(faults.isEmpty, "\(kind), seed \(seed), eoFill \(eoFill): \(faults)")
        if !faults.isEmpty { return }
      }
    }
  }

  @Test(
    "the area stands whichever way and from wherever an outline runs", arguments: [false, true])
  func sameArea(eoFill: Bool) throws {
    for seed in 0..<UInt64(200) {
      let outline = GeneratedOutline(.random, seed: seed)
      let area = try Self.area(outline.contours, eoFill: eoFill)
      let reach = outline.contours.joined().reduce(0) { max($0, abs($1.x), abs($1.y)) }
      let slack = outline.length * reach * 0x1p-22
      let turned = outline.contours.map { Array($0.dropFirst()) + $0.prefix(1) }
      let reversed = outline.contours.map { Array($0.reversed()) }
      let doubled = outline.contours.map { $0.flatMap { [$0, $0] } }
      for changed in [turned, reversed, doubled] {
        #expect(abs(try Self.area(changed, eoFill: eoFill) - area) <= slack, "seed \(seed)")
      }
      let scaled = outline.contours.map { $0.map { $0 * 0x1p40 } }
      #expect(try Self.area(scaled, eoFill: eoFill) == area * 0x1p80)
    }
  }

  private static func area(_ contours: [[SIMD2<Double>]], eoFill: Bool) throws -> Double {
    var mesh = Mesh()
    try FillTessellator().fill(
      GeneratedOutline.path(contours), style: FillStyle(eoFill: eoFill), tolerance: 0.1,
      into: &mesh)
    return mesh.area
  }
}
