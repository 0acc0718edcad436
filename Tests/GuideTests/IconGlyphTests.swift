import Guide
import Testing

@Suite struct IconGlyphTests {
  /// Glyphs consist only of numbers and path commands, so that they can be written into any drawing without
  /// escaping.
  @Test func everyIconHasAGlyph() throws {
    for icon in IconType.all {
      let glyph = try #require(IconGlyph(icon), "\(icon.name)")
      #expect(!glyph.parts.isEmpty)
      for part in glyph.parts {
        let path =
          switch part {
          case .line(let path, let width): width > 0 && width <= 3 ? path.description : ""
          case .area(let path, _): path.description
          }
        #expect(path.wholeMatch(of: /M[-MLHVCSAZmlhvcsaz0-9. ]+/) != nil, "\(icon.name): \(path)")
      }
    }
  }
}
