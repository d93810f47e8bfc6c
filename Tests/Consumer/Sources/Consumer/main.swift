import AnimKernel
import Foundation

let rect = CGRect(x: 0, y: 0, width: 300, height: 300)

func line(_ label: String, _ numbers: Double...) {
  print(label, numbers.map { String(format: "%.6f", $0) }.joined(separator: " "))
}

// A shape's data half-way between two states, and its path there.
var polygon = PolygonShape(sides: 3, scale: 0.7)
polygon.animatableData.interpolate(
  towards: PolygonShape(sides: 7, scale: 0.4).animatableData, amount: 0.5)
line("polygon", polygon.sides, polygon.scale)
let outline = polygon.path(in: rect)
line("bounds", outline.boundingRect.minX, outline.boundingRect.maxX)

var corners = 0
outline.forEach { element in
  switch element {
  case .move, .line: corners += 1
  case .quadCurve, .curve, .closeSubpath: break
  }
}
print("corners", corners)

let wedge = WedgeShape(endDegrees: 90).path(in: rect)
line("wedge", wedge.boundingRect.width, wedge.boundingRect.height)
print("badge is empty:", BadgeShape().path(in: rect).isEmpty)

line("curve", UnitCurve.easeInOut.value(at: 0.25), UnitCurve.easeOut.velocity(at: 0))
let overshoot = UnitCurve.bezier(
  startControlPoint: UnitPoint(x: 0.3, y: 1.8), endControlPoint: UnitPoint(x: 0.6, y: 1))
line("overshoot", overshoot.value(at: 0.5))

let spring = Spring(duration: 0.5, bounce: 0.3)
line(
  "spring", spring.value(target: 100.0, initialVelocity: 0.0, time: 0.1), spring.stiffness,
  spring.damping, spring.settlingDuration)
var (position, velocity) = (0.0, 0.0)
spring.update(value: &position, velocity: &velocity, target: 100, deltaTime: 0.1)
line("update", position)

let pair = AnimatablePair(AnimatablePair(1.0, 2.0), 3.0)
line("pair", pair.magnitudeSquared)

var batch = AnimationBatch<Float>(components: 2)
let ease = try BatchAnimation(.curve(.easeInOut), duration: 0.5)
let dot = try batch.start(ease, from: [0, 0], to: [100, 50])
var values: [Float] = []
batch.advance(to: 0.25, into: &values)
line("batch", Double(values[dot.slot]), Double(values[batch.slotCapacity + dot.slot]))
try batch.retarget(dot, to: [7, 7])
print("batch goes on from", try batch.values(of: dot))
