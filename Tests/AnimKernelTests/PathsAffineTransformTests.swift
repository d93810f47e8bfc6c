import AnimKernel
import Foundation
import Testing

@Suite("Affine transforms")
struct PathsAffineTransformTests {
  private let shear = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)

  @Test("maps apply in the order they are concatenated")
  func order() {
    let point = CGPoint(x: 3, y: 4)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 32))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 72))
    #expect(scale.translatedBy(x: 10, y: 20) == move.concatenating(scale))
    #expect(move.scaledBy(x: 2, y: 3) == scale.concatenating(move))
    #expect(
      move.rotated(by: .pi / 2)
        == CGAffineTransform(rotationAngle: .pi / 2).concatenating(move))
  }

  @Test("a positive angle turns the x axis onto the y axis")
  func rotation() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn) == CGPoint(x: 0, y: 1))
    #expect(CGSize(width: 0, height: 1).applying(turn) == CGSize(width: -1, height: 0))
  }

  @Test("the inverse undoes the map; a map without one is its own")
  func inverse() {
    let point = CGPoint(x: 3, y: 4)
    let back = point.applying(shear).applying(shear.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!shear.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test("a mapped rectangle is the box of its mapped corners")
  func rectangle() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(rect.applying(shear) == CGRect(x: 4, y: 7, width: 5, height: 5))
    #expect(CGRect.null.applying(shear).isNull)
  }
}
