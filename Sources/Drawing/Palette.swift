/// The purpose of a color.
public enum Ink: String, Sendable, CaseIterable {
  /// The background of the whole drawing.
  case background
  /// A raised surface, such as a menu.
  case surface
  case border
  case text
  case secondary
  /// Parts that are present but not significant.
  case faint
  case separator
  case accent
  case warning
  case error
  /// Text and symbols on `accent`.
  case onAccent
}

/// The colors of a drawing.
public struct Palette: Sendable {
  /// A color in the notation of CSS, without an alpha channel, and its opacity.
  public struct Color: Sendable, Equatable {
    public var hex: String
    public var opacity = 1.0
  }

  private let colors: [Ink: Color]

  /// The CSS that defines the colors, for a palette that follows the reader's color scheme; empty for others.
  public private(set) var css = ""

  private init(colors: [Ink: Color], css: String = "") {
    self.colors = colors
    self.css = css
  }

  /// The color for a purpose.
  public subscript(ink: Ink) -> Color { colors[ink] ?? Color(hex: "#808080") }

  /// The colors for a light page.
  public static let light = Palette(colors: [
    .background: Color(hex: "#e5e5ea"), .surface: Color(hex: "#ffffff"),
    .border: Color(hex: "#c7c7cc"), .text: Color(hex: "#000000", opacity: 0.96),
    .secondary: Color(hex: "#5c5c61"), .faint: Color(hex: "#6e6e73"),
    .separator: Color(hex: "#000000", opacity: 0.12), .accent: Color(hex: "#0060c7"),
    .warning: Color(hex: "#8a4b00"), .error: Color(hex: "#b3200f"),
    .onAccent: Color(hex: "#ffffff"),
  ])

  /// The colors for a dark page.
  public static let dark = Palette(colors: [
    .background: Color(hex: "#0b0b0c"), .surface: Color(hex: "#252527"),
    .border: Color(hex: "#48484a"), .text: Color(hex: "#ffffff", opacity: 0.96),
    .secondary: Color(hex: "#aeaeb2"), .faint: Color(hex: "#98989d"),
    .separator: Color(hex: "#ffffff", opacity: 0.16), .accent: Color(hex: "#4da3ff"),
    .warning: Color(hex: "#ffb340"), .error: Color(hex: "#ff8a80"),
    .onAccent: Color(hex: "#000000"),
  ])

  /// The colors that the page of a drawing defines as custom properties of CSS, such as `--ink-text`.
  public static let ofPage = Palette(
    colors: Dictionary(
      Ink.allCases.map {
        ($0, Color(hex: "var(--ink-\($0.rawValue))", opacity: light[$0].opacity))
      },
      uniquingKeysWith: { first, _ in first }))

  /// The colors for a page in the reader's color scheme: light, and dark on dark screens.
  public static let adaptive = {
    func variables(_ palette: Palette) -> String {
      Ink.allCases.map { ink in
        let color = palette[ink]
        let opacity = color.opacity < 1 ? Int((color.opacity * 255).rounded()) : nil
        let digits = opacity.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) } ?? ""
        return "--ink-\(ink.rawValue):\(color.hex)\(digits)"
      }.joined(separator: ";")
    }
    let names = Ink.allCases.map { ($0, Color(hex: "var(--ink-\($0.rawValue))")) }
    return Palette(
      colors: Dictionary(uniqueKeysWithValues: names),
      css: "svg{\(variables(.light))}\n"
        + "@media screen and (prefers-color-scheme:dark){svg{\(variables(.dark))}}")
  }()
}
