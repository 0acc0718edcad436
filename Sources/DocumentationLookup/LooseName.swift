import Guide

/// A name without regard to case, spaces, hyphens and the s of a plural.
struct LooseName: Hashable {
  let text: String

  init(_ text: some StringProtocol) {
    // No name is longer; this bounds the work for very long terms.
    let letters = text.prefix(200).lowercased().filter { $0.isLetter || $0.isNumber }
    self.text = letters.count > 3 && letters.hasSuffix("s") ? String(letters.dropLast()) : letters
  }

  /// Returns false if the first bytes of a title already rule out that it is this name. This cheap test
  /// matters because each question is compared with all titles of all rules.
  func mayBe(_ title: String) -> Bool {
    guard let first = text.utf8.first, first < 0x80 else { return true }
    // A name in ASCII letters cannot match a Chinese title.
    if text.utf8.allSatisfy({ $0 < 0x80 })
      && title.utf8.contains(where: { (0xE4...0xE9).contains($0) })
    {
      return false
    }
    guard let start = title.utf8.first, (0x61...0x7A).contains(start | 0x20) else { return true }
    return start | 0x20 == first
  }

  /// Returns true if the name is the title, or one of the two halves of a title such as `弹出框（popover）`.
  func isOne(of title: String) -> Bool {
    guard !text.isEmpty else { return false }
    let halves = title.split { "（）()".contains($0) }
    return ([title[...]] + halves).contains { LooseName($0) == self }
  }
}

extension String {
  /// True if the name is written like that of an SF Symbol, such as `square.and.pencil`.
  var isSFSymbolLike: Bool {
    contains(".") && !hasPrefix(".") && utf8.count <= 100
      && utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
  }
}

extension LinkTarget {
  var isArticle: Bool {
    if case .article = self { true } else { false }
  }
}
