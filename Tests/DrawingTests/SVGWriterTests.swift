import Drawing
import Foundation
import TestKit
import Testing

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
    let elements = try StrictMarkup.read(svg)
    #expect(elements.map(\.name) == ["svg", "title", "rect", "path", "g", "text"])
    #expect(elements[0].attributes["viewBox"] == "0 0 100 50")
    #expect(elements[0].attributes["aria-label"] == "A drawing")
    #expect(elements[2].attributes["width"] == "3.33")
    #expect(elements[3].attributes["d"] == "M0 0L10.13 0C1 2 3 4 5 6Z")
    #expect(elements[3].attributes["fill"] == "none")
    #expect(elements[4].attributes["transform"] == "translate(3 4) scale(0.5)")
    #expect(elements[5].attributes["text-anchor"] == "end")
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
    let elements = try StrictMarkup.read(svg)
    #expect(elements.map(\.name) == ["svg", "title", "text"])
    #expect(!svg.contains("<script") && !svg.contains("\u{202E}") && !svg.contains("\u{1B}"))
    #expect(elements[2].attributes["onload"] == nil)
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
    #expect(PictureData(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D]).address.hasSuffix(",iVBORw0="))
    #expect(
      PictureData(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]).address.hasSuffix(",iVBORw0K"))
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    let scene = scene([
      .image(png, frame, tint: .text), .image(png, frame, radius: 2),
      .image(png, frame, tint: .text),
    ])
    let elements = try StrictMarkup.read(SVGWriter.svg(scene, .light))
    // Only one definition, however often it is drawn.
    #expect(elements.count { $0.name == "image" } == 1)
    #expect(elements.count { $0.name == "filter" } == 1)
    let uses = elements.filter { $0.name == "use" }
    #expect(uses.count == 3 && uses.allSatisfy { $0.attributes["href"] == "#image-1" })
    #expect(uses[0].attributes["filter"] == "url(#tint-text)")
    let (definitions, drawings) = SVGWriter.svg([scene, scene], .dark)
    #expect(try StrictMarkup.read(definitions).count { $0.name == "image" } == 1)
    #expect(try drawings.flatMap { try StrictMarkup.read($0) }.count { $0.name == "use" } == 6)
  }

  @Test func groupsHaveADepth() throws {
    var shape = Shape.rectangle(Frame(x: 0, y: 0, width: 1, height: 1), Style())
    for _ in 0..<1000 { shape = .group([shape]) }
    #expect(try StrictMarkup.read(SVGWriter.svg(scene([shape]), .light)).count < 50)
  }

  /// Text is readable on its background by the formula of WCAG.
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
