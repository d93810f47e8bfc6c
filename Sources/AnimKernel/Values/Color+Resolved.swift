extension Color {
  /// A colour's components: linear-light sRGB and opacity, in single precision.
  public struct Resolved: Hashable, Sendable, Animatable {
    /// Linear-light red, 0...1, outside for colours beyond sRGB.
    public var linearRed: Float
    /// Linear-light green, 0...1, outside for colours beyond sRGB.
    public var linearGreen: Float
    /// Linear-light blue, 0...1, outside for colours beyond sRGB.
    public var linearBlue: Float
    /// 0 for invisible to 1.
    public var opacity: Float

    /// The components of a colour given in `colorSpace`; see `Color`'s own initialiser.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      guard colorSpace != .sRGBLinear else {
        (linearRed, linearGreen, linearBlue, self.opacity) = (red, green, blue, opacity)
        return
      }
      self =
        Color(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
          opacity: Double(opacity)
        ).resolve()
    }

    /// Gamma-encoded sRGB red.
    public var red: Float {
      get { Float(gammaEncoded(Double(linearRed))) }
      set { linearRed = Float(linearLight(Double(newValue))) }
    }

    /// Gamma-encoded sRGB green.
    public var green: Float {
      get { Float(gammaEncoded(Double(linearGreen))) }
      set { linearGreen = Float(linearLight(Double(newValue))) }
    }

    /// Gamma-encoded sRGB blue.
    public var blue: Float {
      get { Float(gammaEncoded(Double(linearBlue))) }
      set { linearBlue = Float(linearLight(Double(newValue))) }
    }

    /// Nested pairs: red, then green, then blue and opacity.
    public typealias AnimatableData = AnimatablePair<
      Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >

    /// The linear-light components and the opacity, each times 128.
    public var animatableData: AnimatableData {
      get {
        let scale = Float(animatableScale)
        return AnimatablePair(
          linearRed * scale,
          AnimatablePair(linearGreen * scale, AnimatablePair(linearBlue * scale, opacity * scale)))
      }
      set {
        let scale = Float(animatableScale)
        linearRed = newValue.first / scale
        linearGreen = newValue.second.first / scale
        linearBlue = newValue.second.second.first / scale
        opacity = newValue.second.second.second / scale
      }
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour in hexadecimal sRGB with opacity, as `#RRGGBBAA`.
  public var description: String {
    [red, green, blue, opacity].reduce(into: "#") { text, component in
      let byte = UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
