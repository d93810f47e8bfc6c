import Foundation
import Synchronization
import Testing

@testable import AnimKernel

@Suite("Storage of paths")
struct PathsStorageTests {
  @Test("a copy keeps its elements whatever is added to the original, and the other way round")
  func copies() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    let before = path
    var copy = path
    path.addLine(to: CGPoint(x: 2, y: 0))
    copy.addLine(to: CGPoint(x: 0, y: 9))
    path.addLine(to: CGPoint(x: 3, y: 0))
    copy.addLine(to: CGPoint(x: 0, y: 8))
    #expect(before.elements.count == 2)
    #expect(
      path.elements.map(\.end) == [
        .zero, CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 0),
      ])
    #expect(
      copy.elements.map(\.end) == [
        .zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 0, y: 8),
      ])
  }

  @Test("a path grows over every storage size without losing an element")
  func growth() {
    var path = Path()
    path.move(to: .zero)
    for index in 1..<200_000 { path.addLine(to: CGPoint(x: index, y: index % 7)) }
    #expect(path.elementCount == 200_000)
    var index = 0
    path.forEach { element in
      if index > 0, element != .line(to: CGPoint(x: index, y: index % 7)) {
        Issue.record("element \(index) is \(element)")
      }
      index += 1
    }
  }

  @Test("a rebuilt path takes the storage of the one that is gone")
  func reuse() throws {
    func storage() -> ObjectIdentifier? {
      let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      return path.storage.map(ObjectIdentifier.init)
    }
    // Other tests use the pool at the same time: now and then one of them is in between.
    let reused = (0..<100).contains { _ in storage() == storage() }
    #expect(reused)
  }

  @Test("a storage in use is never handed out again")
  func inUse() {
    let paths = (0..<2000).map { index in
      Path(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
    }
    #expect(Set(paths.compactMap { $0.storage.map(ObjectIdentifier.init) }).count == 2000)
    for (index, path) in paths.enumerated() { #expect(path.boundingRect.minX == CGFloat(index)) }
  }

  @Test("copies of one path grow on many threads at once and stay apart")
  func threads() {
    var base = Path()
    base.move(to: .zero)
    base.addLine(to: CGPoint(x: 1, y: 1))
    let shared = base
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 400) { iteration in
      var copy = shared
      for step in 0..<50 { copy.addLine(to: CGPoint(x: iteration, y: step)) }
      let expected =
        [CGPoint.zero, CGPoint(x: 1, y: 1)] + (0..<50).map { CGPoint(x: iteration, y: $0) }
      if copy.elements.map(\.end) != expected { wrong.add(1, ordering: .relaxed) }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
    #expect(shared.elementCount == 2)
  }
}

extension Path.Element {
  /// Where the element ends; `nil` for a close.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: nil
    }
  }
}
