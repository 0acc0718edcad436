import DocumentationLookup
import Guide
import TestKit
import Testing

/// The script of the site restores the packed texts.
@Suite struct TextPackerTests {
  private static let texts: [String] = {
    var random = SplitMix64(seed: 17)
    let words = ["popover", "尺寸类", "\u{0}", "😀", "\"", "\\", "<", "a", " ", "\n"]
    let mixed = (0..<60).map { _ in
      (0..<Int.random(in: 0...400, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined()
    }
    let noise = String(
      String.UnicodeScalarView(
        (0..<6000).compactMap { _ in Unicode.Scalar(UInt16.random(in: 0...0xD7FF, using: &random)) }
      ))
    return [
      "", "a", "aa", "aaa", String(repeating: "a", count: 100_000), noise,
      "far" + noise + noise + "far", String(repeating: "快捷操作", count: 5000),
    ] + mixed
  }()

  @Test(.enabled(if: Node.path != nil)) func comeBack() throws {
    let packed = Self.texts.map { TextPacker($0).packed() }
    for text in packed {
      #expect(text.utf8.allSatisfy { (33...126).contains($0) && !"\"\\<".utf8.contains($0) })
    }
    let script = """
      const source = /function unpack[^]*?\\n  }\\n/.exec(fs.readFileSync("search.js", "utf8"))[0];
      globalThis.has = (list, item) => list.includes(item);
      const unpack = (0, eval)("(" + source + ")");
      output = input.map(unpack);
      """
    let texts: [String] = try Node.run(
      script, input: packed, files: ["search.js": SiteAssets.searchScript])
    #expect(texts == Self.texts)
  }

  @Test func repetitionsCostLittle() {
    #expect(TextPacker(String(repeating: "abc", count: 10_000)).packed().utf8.count < 2200)
  }
}
