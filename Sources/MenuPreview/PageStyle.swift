import Drawing
import EditorFeatures
import Guide
import SourceText

/// The appearance of a page.
public struct PageStyle: Sendable {
  /// The colors of a page.
  public enum Appearance: String, Sendable, CaseIterable {
    case light, dark
    /// As the browser that shows it.
    case automatic = "auto"
  }

  /// The colors of the text around the drawings that can be chosen, by name.
  public static let colorNames = [
    "background", "text", "secondary", "faint", "border", "warning", "error",
  ]

  var appearance: Appearance
  /// In the notation of CSS, by the names of `colorNames`.
  var colors: [String: String] = [:]
  /// The nonce of the content policy; nil to allow the page's own style by the policy.
  var nonce: String?

  public init(isDark: Bool) { appearance = isDark ? .dark : .light }

  /// - Parameters:
  ///   - colors: by the names of `colorNames`; what is no `isColor`, and other names, are ignored.
  ///   - nonce: ignored if it is no `isNonce`.
  public init(_ appearance: Appearance, colors: [String: String] = [:], nonce: String? = nil) {
    self.appearance = appearance
    self.colors = colors.filter { Self.colorNames.contains($0.key) && Self.isColor($0.value) }
    self.nonce = nonce.flatMap { Self.isNonce($0) ? $0 : nil }
  }

  /// True for `#` with 3 to 8 hexadecimal digits, and for `var(--NAME)`: nothing that could end a declaration.
  public static func isColor(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(maximumLength + 1))
    guard bytes.count <= maximumLength else { return false }
    if bytes.first == UInt8(ascii: "#") {
      return (4...9).contains(bytes.count) && bytes.dropFirst().allSatisfy(isHexDigit)
    }
    let (start, end) = (Array("var(--".utf8), UInt8(ascii: ")"))
    let name = bytes.dropFirst(start.count).dropLast()
    return bytes.starts(with: start) && bytes.last == end && !name.isEmpty
      && name.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// True for the letters of Base64, which a content policy takes as a nonce.
  public static func isNonce(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(maximumLength + 1)
    return (1...maximumLength).contains(bytes.count)
      && bytes.allSatisfy { isLetterOrDigit($0) || "+/-_=".utf8.contains($0) }
  }

  /// Of a color and of a nonce, in bytes.
  private static let maximumLength = 100

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    "0123456789abcdefABCDEF".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  // MARK: CSS

  /// The custom properties of the page: `--ink-NAME` for drawings, `--page-NAME` for the text around them.
  var properties: String {
    let own = Self.colorNames.map { name in
      "--page-\(name): \(colors[name] ?? "var(--ink-\(name))")"
    }
    func inks(_ palette: Palette) -> String {
      Ink.allCases.map { "--ink-\($0.rawValue): \(palette[$0].hex)" }.joined(separator: "; ")
    }
    let scheme = appearance == .automatic ? "light dark" : appearance.rawValue
    let palette = appearance == .dark ? Palette.dark : .light
    let dark =
      appearance == .automatic
      ? "\n@media (prefers-color-scheme: dark) { :root { \(inks(.dark)) } }" : ""
    return ":root { color-scheme: \(scheme); \(inks(palette)); \(own.joined(separator: "; ")) }"
      + dark
  }

  /// The source of styles that the content policy allows.
  var styleSource: String { nonce.map { "'nonce-\($0)'" } ?? "'unsafe-inline'" }

  /// The start tag of the page's style.
  var startTag: String { nonce.map { "<style nonce=\"\($0)\">" } ?? "<style>" }
}

/// Pages of their own, without anything from elsewhere.
enum Page {
  static func html(
    title: String, language: Language, _ style: PageStyle, _ body: String
  ) -> String {
    StandalonePage.html(
      Markup.escaped(title), language, policy: "style-src \(style.styleSource); img-src data:",
      styleTag: style.startTag, style: style.properties + "\n" + css, body)
  }

  private static let css = """
    body { margin: 24px; background: var(--page-background); color: var(--page-text); font: 14px/1.45 \(SVGWriter.fonts) }
    h1 { font-size: 20px } h2 { font-size: 15px; overflow-wrap: anywhere }
    svg[aria-hidden] { position: absolute }
    .menus { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
    figure { margin: 0 } figcaption { color: var(--page-secondary); font-weight: 600; margin: 0 12px 8px }
    table { border-collapse: collapse; margin: 20px 0; max-width: 100% }
    th, td { text-align: start; vertical-align: top; padding: 5px 14px 5px 0; border-top: 1px solid var(--page-border) }
    th { font-weight: 600 } th small { font-weight: 400; color: var(--page-faint) }
    thead th { border-top: 0; color: var(--page-secondary) }
    .notes th, .notes td { overflow-wrap: anywhere } .notes td:last-child { color: var(--page-faint) }
    @media (min-width: 700px) { .notes th { min-width: 10em } .notes td:last-child { min-width: 20em } }
    @media (max-width: 699px) { .notes th, .notes td { display: block; border: 0; padding: 0 } .notes tr { display: block; padding: 6px 0; border-top: 1px solid var(--page-border) } }
    .matrix {
      overflow-x: auto;
      background: linear-gradient(90deg, var(--page-background) 30%, transparent) left / 2rem 100% no-repeat local,
        linear-gradient(270deg, var(--page-background) 30%, transparent) right / 2rem 100% no-repeat local,
        linear-gradient(90deg, rgb(128 128 128 / .45), transparent) left / .7rem 100% no-repeat scroll,
        linear-gradient(270deg, rgb(128 128 128 / .45), transparent) right / .7rem 100% no-repeat scroll }
    .matrix table { max-width: none }
    .matrix td { min-width: 7em; max-width: 16em; overflow-wrap: anywhere } .matrix tbody th { width: 15em; min-width: 15em; max-width: 20em; overflow-wrap: anywhere }
    td.error, p.error { color: var(--page-error) } td.warning { color: var(--page-warning) } td.secondary { color: var(--page-secondary) }
    td.text { color: var(--page-text) }
    .legend { color: var(--page-secondary) } .legend span { display: inline-block; width: 8px; height: 8px; margin-inline-end: 6px; border-radius: 4px; background: var(--ink-warning) }

    """
}
