import SourceText

/// The changes that are tried.
extension TagRepair {
  /// All tags of property lists.
  static let tags: [[UInt8]] = {
    var tags: [String] = ["<plist version=\"1.0\">", "<plist>", "</plist>"]
    for kind in NodeKind.ordered {
      guard let name = kind.elementName, kind != .plist else { continue }
      if kind == .true || kind == .false {
        tags += ["<\(name)/>", "<\(name) />"]
      } else {
        tags += ["<\(name)>", "</\(name)>"]
      }
    }
    for name in ["string", "dict", "array", "data"] { tags += ["<\(name)/>", "<\(name) />"] }
    return tags.map { Array($0.utf8) }
  }()

  /// The offsets at which a broken tag can begin: anywhere between the last tag but one that is right and the error,
  /// except in the middle of a long text.
  private var broken: [Int] {
    let start = places.dropLast().last?.at ?? 0
    let end = min(mistake + 1, bytes.count)
    guard start < end else { return [] }
    guard end - start > Self.maximumText * 2 else { return Array(start..<end) }
    return Array(start..<(start + Self.maximumText)) + Array((end - Self.maximumText)..<end)
  }

  // MARK: One slip

  /// Returns the texts that differ from a tag by one missing, additional, wrong or swapped byte.
  func oneSlipAway() -> [Candidate] {
    var candidates: [Candidate] = []
    for start in places.dropLast(2).map(\.at) + broken {
      if let moved = withMovedSlash(at: start) { candidates.append(moved) }
      let (first, second) = (byte(start), byte(start + 1))
      for tag in Self.tags {
        guard first == tag[0] || second == tag[1] || first == tag[1] || second == tag[0] else {
          continue
        }
        for length in max(1, tag.count - 1)...(tag.count + 1) {
          guard start + length <= bytes.count else { break }
          guard Self.isOneSlip(bytes, start, length, tag),
            !holdsTagAndText(bytes[start..<(start + length)])
          else { continue }
          candidates.append(
            Candidate(range: ByteRange(start: start, end: start + length), tag: tag))
        }
      }
    }
    return candidates
  }

  /// `<array/>` for `</array>`, and the other way round.
  private func withMovedSlash(at start: Int) -> Candidate? {
    guard let tag = StrictTag(in: bytes, at: start), tag.form != .start, tag.kind != .plist,
      let name = tag.kind.elementName
    else { return nil }
    let moved = tag.form == .end ? "<\(name)/>" : "</\(name)>"
    return Candidate(range: ByteRange(start: start, end: tag.end), tag: Array(moved.utf8))
  }

  /// Returns true if one typo, and no less, turns a tag into a piece of the text.
  static func isOneSlip(_ bytes: [UInt8], _ start: Int, _ length: Int, _ tag: [UInt8]) -> Bool {
    let most = min(length, tag.count)
    var same = 0
    while same < most, bytes[start + same] == tag[same] { same += 1 }
    /// Returns true if everything is equal from here on, after the typo.
    func goesOn(_ inText: Int, _ inTag: Int) -> Bool {
      guard length - inText == tag.count - inTag else { return false }
      var at = 0
      while inTag + at < tag.count {
        guard bytes[start + inText + at] == tag[inTag + at] else { return false }
        at += 1
      }
      return true
    }
    if length + 1 == tag.count { return goesOn(same, same + 1) }
    if length == tag.count + 1 { return goesOn(same + 1, same) }
    guard length == tag.count, same < length else { return false }
    if goesOn(same + 1, same + 1) { return true }
    return same + 1 < length && bytes[start + same] == tag[same + 1]
      && bytes[start + same + 1] == tag[same] && goesOn(same + 2, same + 2)
  }

  /// Returns true if a piece of the text is a right tag with a letter of the text next to it.
  private func holdsTagAndText(_ text: ArraySlice<UInt8>) -> Bool {
    func isMarkup(_ byte: UInt8?) -> Bool { byte.map { "<>/".utf8.contains($0) } ?? false }
    if let tag = StrictTag(in: bytes, at: text.startIndex), tag.end == text.endIndex - 1 {
      return !isMarkup(text.last)
    }
    guard let tag = StrictTag(in: bytes, at: text.startIndex + 1) else { return false }
    // At the end of a text a `<` may be a wrong form of any character of it.
    let isInText = tag.form == .end && tag.kind.isScalar && text.first == UInt8(ascii: "<")
    return tag.end == text.endIndex && (isInText || !isMarkup(text.first))
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  // MARK: More than one slip

  /// The longest tag that is tried, in bytes, including anything that may have been inserted.
  static let longestTag = 40

  /// Returns tags that contain white space, escaped brackets, two typos, or any name.
  func badlyBroken() -> [Candidate] {
    var candidates: [Candidate] = []
    for start in broken {
      for tag in Self.tags {
        if let end = end(ofSpaced: tag, at: start) {
          candidates.append(Candidate(range: ByteRange(start: start, end: end), tag: tag))
        }
      }
      if byte(start) == UInt8(ascii: "<") || isEscape("&lt;", at: start) {
        candidates += withAnyName(from: start)
      }
      candidates += twoSlipsAway(from: start)
    }
    return candidates
  }

  private func isEscape(_ escape: StaticString, at offset: Int) -> Bool {
    let count = escape.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == escape.utf8Start[$0] }
  }

  /// Returns the end of a tag that contains white space and control characters, or escaped brackets.
  func end(ofSpaced tag: [UInt8], at start: Int) -> Int? {
    var at = start
    for (index, expected) in tag.enumerated() {
      while index > 0, byte(at) <= 0x20, byte(at) != expected, at < bytes.count,
        at - start < Self.longestTag
      {
        at += 1
      }
      if byte(at) == expected {
        at += 1
      } else if expected == UInt8(ascii: "<"), isEscape("&lt;", at: at) {
        at += 4
      } else if expected == UInt8(ascii: ">"), isEscape("&gt;", at: at) {
        at += 4
      } else {
        return nil
      }
    }
    return at
  }

  /// Returns a text between brackets as any tag of the same form.
  private func withAnyName(from start: Int) -> [Candidate] {
    var end = start + 1
    while end < bytes.count, end - start < Self.longestTag, bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "<")
    {
      end += 1
    }
    guard byte(end) == UInt8(ascii: ">") else { return [] }
    let nameStart = start + (byte(start) == UInt8(ascii: "&") ? 4 : 1)
    let isEnd = byte(nameStart) == UInt8(ascii: "/")
    let range = ByteRange(start: start, end: end + 1)
    return Self.tags.filter { ($0[1] == UInt8(ascii: "/")) == isEnd }
      .map { Candidate(range: range, tag: $0) }
  }

  private func twoSlipsAway(from start: Int) -> [Candidate] {
    var candidates: [Candidate] = []
    for tag in Self.tags where tag.count > 5 {
      guard byte(start) == UInt8(ascii: "<") else { break }
      for length in (tag.count - 2)...(tag.count + 2) {
        guard start + length <= bytes.count else { break }
        let end = start + length
        let text = Array(bytes[start..<end])
        // Nothing of the texts beside it belongs to the tag.
        let isWhole =
          text.last == UInt8(ascii: ">") || byte(end) <= 0x20 || byte(end) == UInt8(ascii: "<")
        guard text.first == UInt8(ascii: "<"), isWhole, !text.dropLast().contains(0x3E),
          StrictTag(in: bytes, at: start)?.end != end
        else { continue }
        if Spelling.distance(text, tag, limit: 2) == 2 {
          candidates.append(
            Candidate(range: ByteRange(start: start, end: end), tag: tag))
        }
      }
    }
    return candidates
  }

  // MARK: Whole tags

  /// Returns the last rightly spelled tags, with other names.
  func renamedTags() -> [Candidate] {
    var starts = places.suffix(4).map(\.at)
    if StrictTag(in: bytes, at: mistake) != nil { starts.append(mistake) }
    return Set(starts).sorted().flatMap { start -> [Candidate] in
      guard let tag = StrictTag(in: bytes, at: start) else { return [] }
      let range = ByteRange(start: start, end: tag.end)
      return Self.tags.filter { ($0[1] == UInt8(ascii: "/")) == (tag.form == .end) }
        .filter { !$0.elementsEqual(bytes[range.start..<range.end]) }
        .map { Candidate(range: range, tag: $0) }
    }
  }

  /// Returns missing tags, and superfluous tags, among the last of the text.
  func wholeTags(near limit: Int) -> [Candidate] {
    var candidates: [Candidate] = []
    var starts = Set(places.suffix(limit).map(\.at))
    starts.insert(mistake)
    for start in starts.sorted() {
      if let tag = StrictTag(in: bytes, at: start) {
        candidates.append(Candidate(range: ByteRange(start: start, end: tag.end), tag: []))
      }
      for place in [lineOfLostTag(before: start), start].compactMap({ $0 }) {
        candidates += Self.tags.map { Candidate(range: ByteRange(at: place), tag: $0) }
      }
    }
    if let text = textBeforeMistake, isPlain(text) {
      for tag in Self.tags {
        candidates.append(Candidate(range: ByteRange(at: text.start), tag: tag))
        candidates.append(Candidate(range: ByteRange(at: text.end), tag: tag))
      }
    }
    return candidates
  }

  /// Returns the end of the first blank line before a tag, where a lost tag may have been.
  private func lineOfLostTag(before offset: Int) -> Int? {
    var start = offset
    while start > 0, Parser.isSpace(bytes[start - 1]) { start -= 1 }
    let lines = bytes[start..<offset].split(omittingEmptySubsequences: false) {
      $0 == 0x0A || $0 == 0x0D
    }
    return lines.dropFirst().dropLast().first { !$0.isEmpty }?.endIndex
  }

  /// The text in which, or after which, reading stopped, without the white space around it.
  private var textBeforeMistake: ByteRange? {
    var start = mistake
    if byte(mistake) == UInt8(ascii: "<") {
      guard let place = places.last, let tag = StrictTag(in: bytes, at: place.at),
        tag.end <= mistake
      else { return nil }
      start = tag.end
    }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
    while start < end, Parser.isSpace(bytes[start]) { start += 1 }
    while end > start, Parser.isSpace(bytes[end - 1]) { end -= 1 }
    return end > start ? ByteRange(start: start, end: end) : nil
  }

  /// Returns true if a text is one line without anything that looks like markup.
  private func isPlain(_ range: ByteRange) -> Bool {
    let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    return !TagRemains.surround(text) && !text.contains(where: \.isNewline) && !text.contains(">")
  }
}
