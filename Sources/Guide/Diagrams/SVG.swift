/// A drawing composed of simple shapes. Colors follow the reader's light or dark scheme.
struct SVG {
  /// The appearance of a shape or text; the colors are in `style`.
  enum Look: String {
    case line
    case thin
    case box
    case soft
    case accent
    case strong
    case green
    case orange
    case label
    case small
    case code
    case title
    case onAccent
    /// A card, and the boxes on it for calls that occur and calls that do not.
    case card
    case ok
    case gone
    case goneCode
    /// The lines and areas of an icon.
    case glyphLine
    case glyphArea
  }

  enum Anchor: String {
    case start
    case middle
    case end
  }

  let width: Int
  let height: Int
  private let title: String
  private let description: String
  private var elements: [String] = []

  init(width: Int, height: Int, title: String, description: String) {
    self.width = width
    self.height = height
    self.title = title
    self.description = description
  }

  mutating func rect(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ look: Look, radius: Int = 8
  ) {
    elements.append(
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\" class=\"\(look.rawValue)\"/>"
    )
  }

  mutating func circle(_ x: Int, _ y: Int, _ radius: Int, _ look: Look) {
    elements.append("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" class=\"\(look.rawValue)\"/>")
  }

  mutating func line(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ look: Look = .line) {
    elements.append(
      "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" class=\"\(look.rawValue)\"/>")
  }

  /// Adds a line through points that ends in an arrow.
  mutating func arrow(_ points: [(Int, Int)]) {
    let path = points.map { "\($0.0),\($0.1)" }.joined(separator: " ")
    elements.append("<polyline points=\"\(path)\" class=\"line\" marker-end=\"url(#tip)\"/>")
  }

  mutating func path(_ data: String, _ look: Look) {
    elements.append("<path d=\"\(data)\" class=\"\(look.rawValue)\"/>")
  }

  /// Adds an icon in the size of its paths, by its upper left corner.
  mutating func glyph(_ glyph: IconGlyph, _ x: Int, _ y: Int) {
    elements.append("<g transform=\"translate(\(x) \(y))\">\(Self.paths(of: glyph))</g>")
  }

  /// Returns the lines and areas of an icon.
  static func paths(of glyph: IconGlyph) -> String {
    glyph.parts.map { part in
      switch part {
      case .line(let path, let width):
        "<path d=\"\(path)\" class=\"\(Look.glyphLine.rawValue)\" stroke-width=\"\(width)\"/>"
      case .area(let path, let isEvenOdd):
        "<path d=\"\(path)\" class=\"\(Look.glyphArea.rawValue)\"\(isEvenOdd ? " fill-rule=\"evenodd\"" : "")/>"
      }
    }.joined()
  }

  /// Adds lines of text below each other.
  mutating func text(
    _ x: Int, _ y: Int, _ text: String, _ look: Look = .label, _ anchor: Anchor = .start,
    lineHeight: Int = 18
  ) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      elements.append(
        "<text x=\"\(x)\" y=\"\(y + index * lineHeight)\" class=\"\(look.rawValue)\" text-anchor=\"\(anchor.rawValue)\">\(HTMLWriter.escaped(String(line)))</text>"
      )
    }
  }

  /// Adds a curly bracket next to a group of rows.
  mutating func bracket(_ x: Int, from top: Int, to bottom: Int) {
    path(
      "M\(x),\(top) q8,0 8,8 V\(bottom - 8) q0,8 -8,8", .thin)
  }

  /// The SVG of the drawing. It is a quarter larger than its nominal size if there is room.
  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width * 5 / 4)" height="\(height * 5 / 4)" viewBox="0 0 \(width) \(height)" role="img" class="diagram">
    <title>\(HTMLWriter.escaped(title))</title>
    <desc>\(HTMLWriter.escaped(description))</desc>
    <style>\(Self.style)</style>
    <defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0,0 L10,5 L0,10 z" class="tip"/></marker></defs>
    \(elements.joined(separator: "\n"))
    </svg>
    """
  }

  private static let style = """
    .diagram{--ink:#1d1d1f;--dim:#5f5f65;--paper:#fff;--soft:#f2f2f7;--blue:#0060df;--on:#fff;--green:#1f7a3a;--orange:#b25000}\
    @media screen and (prefers-color-scheme:dark){.diagram{--ink:#f5f5f7;--dim:#a1a1a6;--paper:#1c1c1e;--soft:#2c2c2e;--blue:#4f9dff;--on:#0b1c33;--green:#4cc26f;--orange:#ffa14a}}\
    .diagram text{font-family:system-ui,-apple-system,"Segoe UI","PingFang SC","Noto Sans CJK SC",sans-serif;fill:var(--ink);font-size:14px}\
    .diagram .small{font-size:12px;fill:var(--dim)}.diagram .title{font-size:15px;font-weight:600}\
    .diagram .code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:12px}\
    .diagram .onAccent{fill:var(--on);font-weight:600}\
    .diagram .line{fill:none;stroke:var(--ink);stroke-width:1.5}.diagram .thin{fill:none;stroke:var(--dim);stroke-width:1}\
    .diagram .box{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}.diagram .soft{fill:var(--soft);stroke:var(--dim);stroke-width:1}\
    .diagram .accent{fill:var(--blue);stroke:none}.diagram .strong{fill:none;stroke:var(--blue);stroke-width:3}\
    .diagram .green{fill:none;stroke:var(--green);stroke-width:2.5}.diagram .orange{fill:none;stroke:var(--orange);stroke-width:2.5}\
    .diagram .card{fill:var(--soft);stroke:var(--dim);stroke-width:.5}.diagram .ok{fill:var(--paper);stroke:var(--green);stroke-width:1.5}\
    .diagram .gone{fill:none;stroke:var(--dim);stroke-width:1;stroke-dasharray:4 3}\
    .diagram .goneCode{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:12px;fill:var(--dim)}\
    .diagram .glyphLine{fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round}.diagram .glyphArea{fill:var(--ink)}\
    .diagram .tip{fill:var(--ink)}
    """
}
