internal import Foundation

/// A colour, as red, green, blue and opacity.
///
/// It is kept as its linear-light sRGB components, and animated in them: a blend of two colours is
/// what mixing their lights gives, so that midway colours are not darkened as they are when
/// gamma-encoded components are averaged. SwiftUI's resolved colours are animated the same way.
/// Headless there is no light or dark appearance: a colour is always resolved.
public struct Color: Hashable, Sendable, Animatable {
  private var resolved: Resolved

  /// What the red, green and blue of an initialiser mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded components on sRGB's primaries.
    case sRGB
    /// Linear-light components on sRGB's primaries.
    case sRGBLinear
    /// Gamma-encoded components on Display P3's primaries.
    case displayP3
  }

  /// A colour of red, green and blue components.
  ///
  /// - Parameters:
  ///   - colorSpace: what the components mean.
  ///   - red: 0...1, outside for colours beyond the space.
  ///   - green: 0...1, outside for colours beyond the space.
  ///   - blue: 0...1, outside for colours beyond the space.
  ///   - opacity: 0 for invisible to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let linear: (red: Double, green: Double, blue: Double) =
      switch colorSpace {
      case .sRGBLinear: (red, green, blue)
      case .sRGB: (linearLight(red), linearLight(green), linearLight(blue))
      case .displayP3: sRGBPrimaries(linearLight(red), linearLight(green), linearLight(blue))
      }
    resolved = Resolved(
      colorSpace: .sRGBLinear, red: Float(linear.red), green: Float(linear.green),
      blue: Float(linear.blue), opacity: Float(opacity))
  }

  /// A grey.
  ///
  /// - Parameters:
  ///   - colorSpace: what `white` means.
  ///   - white: 0 for black to 1.
  ///   - opacity: 0 for invisible to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness, in sRGB.
  ///
  /// - Parameters:
  ///   - hue: fraction of the turn from red over green and blue; whole turns count as none.
  ///   - saturation: 0 for grey to 1; held within.
  ///   - brightness: 0 for black to 1.
  ///   - opacity: 0 for invisible to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let saturation = min(max(saturation, 0), 1)
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour of resolved components.
  public init(_ resolved: Resolved) {
    self.resolved = resolved
  }

  /// The colour's components.
  public func resolve() -> Resolved { resolved }

  /// The colour with its opacity multiplied by `opacity`, 0...1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.resolved.opacity *= Float(opacity)
    return color
  }

  /// The resolved components' data.
  public var animatableData: Resolved.AnimatableData {
    get { resolved.animatableData }
    set { resolved.animatableData = newValue }
  }
}

extension Color {
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// Invisible black.
  public static let clear = Color(white: 0, opacity: 0)
}

extension Color: CustomStringConvertible {
  /// The colour in hexadecimal sRGB with opacity, as `#RRGGBBAA`.
  public var description: String { resolved.description }
}

/// Linear-light value of a gamma-encoded sRGB component, odd about 0.
///
/// Source: IEC 61966-2-1.
func linearLight(_ encoded: Double) -> Double {
  let c = abs(encoded)
  let linear = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -linear : linear
}

/// Gamma-encoded sRGB component of a linear-light value, odd about 0.
///
/// Source: IEC 61966-2-1.
func gammaEncoded(_ linear: Double) -> Double {
  let l = abs(linear)
  let encoded = l <= 0.003_130_8 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055
  return linear < 0 ? -encoded : encoded
}

/// Linear-light components on sRGB's primaries of ones on Display P3's; both have the white D65.
///
/// Source: CSS Color Module Level 4, section "Sample code for color conversions".
private func sRGBPrimaries(
  _ red: Double, _ green: Double, _ blue: Double
) -> (red: Double, green: Double, blue: Double) {
  (
    1.224_940_176_280_560_8 * red - 0.224_940_176_280_560_8 * green,
    -0.042_056_954_709_687_75 * red + 1.042_056_954_709_687_7 * green,
    -0.019_637_554_590_334_53 * red - 0.078_636_045_550_631_88 * green
      + 1.098_273_600_140_966_4 * blue
  )
}
