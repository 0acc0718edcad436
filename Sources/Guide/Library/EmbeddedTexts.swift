import SourceText

/// The texts of the guide as a whole.
public enum EmbeddedTexts {
  /// A hash that changes with every text: FNV-1a over all of them.
  public static let fingerprint: String = {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: StaticString) {
      text.withUTF8Buffer { bytes in
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
    }
    for language in Language.allCases {
      for slug in ArticleLibrary.slugs {
        if let text = ArticleLibrary.source(slug, in: language) { add(text) }
      }
      for diagram in Diagram.allCases {
        if let picture = diagram.menuPicture(in: language) { add(picture) }
      }
    }
    for text in EmbeddedGuide.symbols { add(text) }
    add(EmbeddedGuide.style)
    add(EmbeddedGuide.pageScript)
    add(EmbeddedGuide.searchScript)
    return String(hash, radix: 16)
  }()
}
