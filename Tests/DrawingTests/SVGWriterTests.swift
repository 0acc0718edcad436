import Drawing
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads what was written with another reader, which knows no HTML.
private final class Reader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []
  var text = ""

  static func read(_ svg: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(svg)")
    return reader
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_: XMLParser, foundCharacters string: String) { text += string }
}

@Suite struct SVGWriterTests {
  private func scene(_ shapes: [Shape], title: String = "A drawing") -> Scene {
    Scene(width: 100, height: 50, title: title, shapes: shapes)
  }

  @Test func shapesAreElementsInTheirOrder() throws {
    var triangle = PathData()
    triangle.move(0, 0)
    triangle.line(10.126, 0)
    triangle.curve(1, 2, 3, 4, 5, 6)
    triangle.close()
    let svg = SVGWriter.svg(
      scene([
        .rectangle(
          Frame(x: 1, y: 2, width: 3.333, height: 4), radius: 5, Style(fill: .surface)),
        .path(triangle, Style(stroke: .text, lineWidth: 2, isDashed: true)),
        .group(
          [.text(.init("Hello", x: 1, y: 2, size: 17, .secondary, anchor: .end, isBold: true))],
          .init(x: 3, y: 4, scale: 0.5, opacity: 0.5)),
      ]), .light)
    let read = try Reader.read(svg)
    #expect(read.elements.map(\.name) == ["svg", "title", "rect", "path", "g", "text"])
    #expect(read.elements[0].attributes["viewBox"] == "0 0 100 50")
    #expect(read.elements[0].attributes["aria-label"] == "A drawing")
    #expect(read.elements[2].attributes["width"] == "3.33")
    #expect(read.elements[3].attributes["d"] == "M0 0L10.13 0C1 2 3 4 5 6Z")
    #expect(read.elements[3].attributes["fill"] == "none")
    #expect(read.elements[4].attributes["transform"] == "translate(3 4) scale(0.5)")
    #expect(read.elements[5].attributes["text-anchor"] == "end")
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "\" onload=\"alert(1)", "]]>&amp;&#0;<!--",
    "a\u{0}\u{1B}[31mb\u{7}\u{FFFE}\u{FFFF}\u{85}\u{2028}", "\u{202E}gnp.exe", "'&'",
    String(repeating: "<&>\"' ", count: 10000),
  ])
  func hostileTextsStayTexts(_ text: String) throws {
    let svg = SVGWriter.svg(
      scene(
        [.text(.init(text, x: 0, y: 0, size: 17, .text, language: text))], title: text), .dark)
    let read = try Reader.read(svg)
    #expect(read.elements.map(\.name) == ["svg", "title", "text"])
    #expect(!svg.contains("<script") && !svg.contains("\u{202E}") && !svg.contains("\u{1B}"))
    #expect(read.elements[2].attributes["onload"] == nil)
    #expect(svg.utf8.count < 100_000)
  }

  @Test func numbersThatAreNoneAreZero() throws {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      let svg = SVGWriter.svg(
        Scene(
          width: number, height: number, title: "",
          shapes: [
            .rectangle(
              Frame(x: number, y: 0, width: -3, height: number), Style(lineWidth: number))
          ]), .light)
      #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("-3"))
    }
  }

  @Test func imagesArePartOfTheDrawing() throws {
    let png = PictureData(.png, [0x89, 0x50, 0x4E, 0x47])
    #expect(png.address == "data:image/png;base64,iVBORw==")
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    let svg = SVGWriter.svg(
      scene([
        .image(png, frame, tint: .text), .image(png, frame, radius: 2),
        .image(png, frame, tint: .text),
      ]), .light, prefix: "a-")
    let read = try Reader.read(svg)
    #expect(read.elements.count { $0.name == "filter" } == 1)
    #expect(read.elements.contains { $0.attributes["id"] == "a-tint-text" })
    #expect(
      read.elements.filter { $0.name == "image" }[0].attributes["filter"] == "url(#a-tint-text)")
  }

  @Test func groupsHaveADepth() throws {
    var shape = Shape.rectangle(Frame(x: 0, y: 0, width: 1, height: 1), Style())
    for _ in 0..<1000 { shape = .group([shape]) }
    #expect(try Reader.read(SVGWriter.svg(scene([shape]), .light)).elements.count < 50)
  }

  /// Text can be read on the surfaces that it stands on, as WCAG computes it.
  @Test(arguments: [false, true]) func colorsHaveContrast(_ isDark: Bool) {
    let palette = isDark ? Palette.dark : .light
    func luminance(_ ink: Ink) -> Double {
      let hex = palette[ink].hex.dropFirst()
      let parts = stride(from: 0, to: 6, by: 2).map { offset -> Double in
        let start = hex.index(hex.startIndex, offsetBy: offset)
        let value = Double(Int(hex[start...].prefix(2), radix: 16) ?? 0) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    for ink in [Ink.text, .secondary, .faint, .accent, .warning, .error] {
      for ground in [Ink.surface, .background] {
        let both = [luminance(ink), luminance(ground)].sorted()
        let contrast = (both[1] + 0.05) / (both[0] + 0.05)
        #expect(contrast > 4, "\(ink) on \(ground): \(contrast)")
      }
    }
  }
}
