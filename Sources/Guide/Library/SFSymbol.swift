import SourceText

/// One of Apple's SF Symbols.
public struct SFSymbol: Sendable, Hashable {
  public let name: String
  /// The first iOS with the symbol.
  public let since: Version

  /// The last iOS whose symbols are in the list.
  public static let knownUntil = Version(26, 1)

  /// Returns the symbol with a name, compared exactly.
  public static func named(_ name: String) -> SFSymbol? {
    var name = name
    return name.withUTF8 { name in
      SymbolList.withLines { list in list.line(of: name).map { list.symbol($0) } }
    }
  }

  /// The names that are a single word, such as `paperplane`.
  public static var words: [String] {
    SymbolList.withLines { list in
      var words: [String] = []
      list.forEachLine { line in
        let name = String(decoding: list.name(line), as: UTF8.self)
        if !name.contains("."), !name.hasPrefix("#"), !name.isEmpty { words.append(name) }
      }
      return words
    }
  }

  /// Returns true if a text is the name of a symbol and a single word.
  public static func isWord(_ text: String) -> Bool {
    !text.contains { ". #".contains($0) } && named(text) != nil
  }

  /// Returns the symbol whose name differs least from an unknown word.
  public static func nearest(to word: String) -> SFSymbol? {
    let word = Array(word.lowercased().utf8)
    let limit = word.count < 6 ? 1 : 2
    // A very long word is no misspelling.
    guard word.count <= 100 else { return nil }
    return SymbolList.withLines { list in
      var best: (start: Int, distance: Int)?
      let signature = NameSignature(word)
      for length in max(0, word.count - limit)...(word.count + limit) {
        for candidate in SymbolList.names(ofLength: length)
        where candidate.signature.mayBe(within: limit, of: signature) {
          let name = list.bytes[candidate.start..<min(candidate.start + length, list.bytes.count)]
          // The first in the list of equally near ones.
          guard let distance = Spelling.distance(word, Array(name), limit: limit),
            best.map({ (distance, candidate.start) < ($0.distance, $0.start) }) ?? true
          else { continue }
          best = (candidate.start, distance)
        }
      }
      return best.map { list.symbol($0.start..<list.end(of: $0.start)) }
    }
  }

  /// Returns symbols for a typed text, the best first: names that begin with it, names with a part that
  /// begins with it, names that contain it anywhere.
  public static func matching(_ typed: String, limit: Int) -> [SFSymbol] {
    let typed = Array(typed.lowercased().utf8)
    guard !typed.isEmpty, typed.count <= 100 else { return [] }
    return SymbolList.withLines { list in
      var found: [[Range<Int>]] = [[], [], []]
      list.forEachLine { line in
        guard let rank = rank(list.name(line), typed), found[rank].count < limit else { return }
        found[rank].append(line)
      }
      return found.joined().prefix(limit).map { list.symbol($0) }
    }
  }

  private static func rank(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ typed: [UInt8]) -> Int? {
    guard name.count >= typed.count else { return nil }
    if name.starts(with: typed) { return 0 }
    var rank: Int?
    for at in name.startIndex + 1..<name.endIndex - typed.count + 1
    where name[at] == typed[0] && name[at...].starts(with: typed) {
      if name[at - 1] == UInt8(ascii: ".") { return 1 }
      rank = 2
    }
    return rank
  }
}

/// The set of letters in a name. Names that differ in many letters need no closer comparison.
private struct NameSignature {
  private let letters: UInt64

  init(_ name: some Sequence<UInt8>) {
    letters = name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Returns true if a few changes may lead from one name to the other: each adds or removes at most two
  /// letters.
  func mayBe(within limit: Int, of other: Self) -> Bool {
    (letters ^ other.letters).nonzeroBitCount <= 2 * limit
  }
}

/// The embedded list, read in place: `name version` in each line, in the order of the names' bytes.
private struct SymbolList {
  let bytes: UnsafeBufferPointer<UInt8>

  /// A name, given by its offset.
  struct Name {
    let start: Int
    let signature: NameSignature
  }

  /// Returns the names of a length, which are grouped when the first misspelled name occurs.
  static func names(ofLength length: Int) -> [Name] {
    namesByLength.indices.contains(length) ? namesByLength[length] : []
  }

  private static let namesByLength: [[Name]] = withLines { list in
    var names: [[Name]] = []
    list.forEachLine { line in
      let name = list.name(line)
      while names.count <= name.count { names.append([]) }
      names[name.count].append(Name(start: line.lowerBound, signature: NameSignature(name)))
    }
    return names
  }

  static func withLines<Result>(_ body: (SymbolList) -> Result) -> Result {
    EmbeddedGuide.sfSymbols.withUTF8Buffer { body(SymbolList(bytes: $0)) }
  }

  func forEachLine(_ body: (Range<Int>) -> Void) {
    var start = 0
    while start < bytes.count {
      let line = start..<end(of: start)
      body(line)
      start = line.upperBound + 1
    }
  }

  /// Returns the line that begins with a name and a space.
  func line(of name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let line = start..<end(of: start)
      let own = self.name(line)
      if own.elementsEqual(name) { return line }
      if own.lexicographicallyPrecedes(name) { low = line.upperBound + 1 } else { high = start }
    }
    return nil
  }

  func name(_ line: Range<Int>) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[line.lowerBound..<space(line)]
  }

  func symbol(_ line: Range<Int>) -> SFSymbol {
    let space = space(line)
    let version = String(
      decoding: bytes[min(space + 1, line.upperBound)..<line.upperBound], as: UTF8.self)
    return SFSymbol(
      name: String(decoding: name(line), as: UTF8.self),
      since: Version(version) ?? Limits.symbolsSince)
  }

  private func space(_ line: Range<Int>) -> Int {
    bytes[line].firstIndex(of: UInt8(ascii: " ")) ?? line.upperBound
  }

  func end(of start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
