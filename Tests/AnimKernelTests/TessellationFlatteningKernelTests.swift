import Foundation
import TestSupport
import Testing

@testable import AnimKernel

@Suite("Flattening on every instruction set")
struct TessellationFlatteningKernelTests {
  static let paths: [Path] = {
    var random = SeededGenerator(seed: 5)
    func point(_ size: Double) -> CGPoint {
      CGPoint(
        x: .random(in: -size...size, using: &random), y: .random(in: -size...size, using: &random))
    }
    var paths = (UInt64(1)...40).map { PathsSamples.random(seed: $0, elements: Int($0)) }
    // Curves of every number of lines around the lanes, from one to many.
    for size in [0.01, 0.1, 0.5, 1, 2, 4, 8, 16, 1000, 1e6] {
      for curves in 1...18 {
        paths.append(
          Path { p in
            p.move(to: point(size))
            for _ in 0..<curves {
              if Bool.random(using: &random) {
                p.addCurve(to: point(size), control1: point(size), control2: point(size))
              } else {
                p.addQuadCurve(to: point(size), control: point(size))
              }
            }
            p.closeSubpath()
            p.addCurve(to: point(size), control1: point(size), control2: point(size))
          })
      }
    }
    paths.append(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
    paths.append(Path { $0.addLines([.zero, .zero]) })
    paths.append(
      Path { p in
        p.move(to: .zero)
        p.closeSubpath()
        p.addQuadCurve(to: .zero, control: .zero)
        p.closeSubpath()
      })
    return paths
  }()

  @Test("every set gives the bits of the scalar reference", arguments: InstructionSet.available)
  func bits(set: InstructionSet) throws {
    var flattened = FlattenedPath()
    for tolerance in [100, 1, 0.1, 0.01, 1e-5, .leastNonzeroMagnitude] {
      for path in Self.paths where tolerance >= 1e-5 || path.elementCount < 4 {
        try path.flatten(tolerance: tolerance, into: &flattened, on: set)
        #expect(flattened == path.flattenedByScalars(tolerance: tolerance))
      }
    }
  }

  @Test(
    "a bad coordinate is found wherever it is, and named", arguments: InstructionSet.available)
  func badCoordinates(set: InstructionSet) throws {
    var flattened = FlattenedPath()
    for count in 1...20 {
      for bad in 0..<count {
        for value in [Double.nan, .infinity, -.infinity, 1e38.nextUp, -1e38.nextUp] {
          for isX in [true, false] {
            let path = Path { p in
              p.move(to: .zero)
              for index in 1...count {
                let place = index == bad + 1 ? value : 1e38
                p.addLine(to: isX ? CGPoint(x: place, y: 2) : CGPoint(x: 2, y: place))
              }
            }
            #expect {
              try path.flatten(tolerance: 1, into: &flattened, on: set)
            } throws: { error in
              guard case .coordinateOutOfRange(let element, let held)? = error as? PathError
              else { return false }
              return element == bad + 1 && (held == value || value.isNaN && held.isNaN)
            }
            #expect(flattened == FlattenedPath())
          }
        }
      }
    }
  }
}
