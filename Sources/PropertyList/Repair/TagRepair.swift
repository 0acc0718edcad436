import SourceText

/// The only way to repair a property list with a broken tag, if there is exactly one.
///
/// It does not judge what looks wrong. It tries every change of one tag that makes the text right, and compares the
/// values that are then read. If all agree, the change may be applied without asking. If they differ, the user has to
/// choose: `Play/string>` may have lost a `<`, or contain an `X` in its place.
///
/// A reader of valid prefixes notices an error at its position or after it, never before. So only changes up to that
/// position are tried.
public struct TagRepair: Sendable {
  /// The result of trying repairs.
  public enum Outcome: Sendable, Equatable {
    /// Apple's reader accepts the text.
    case unneeded
    /// No change of one tag helps.
    case none
    /// Several changes are possible, which differ only in where containers begin and end: the layout of the lines can
    /// decide.
    case containers
    /// Several changes with different values are possible.
    case ambiguous
    /// The smallest change, and the resulting tag; an empty one if it is removed.
    case one(TextEdit, tag: String)
    /// No change of one tag helps, but these of two do, with the resulting tags.
    case pair([TextEdit], tags: [String])
  }

  /// The longest text in which repairs are tried, in bytes: each one reads the text again.
  static let maximumLength = 4 * 1024 * 1024
  /// The most tags before the error that are tried.
  static let maximumPlaces = 48
  /// The most of them that are tried with another name.
  static let maximumPlacesOfNames = 8
  /// The most bytes of a long text that are tried, at its beginning and at its end.
  static let maximumText = 400
  /// The number of bytes after the error that are read first.
  static let window = 1024
  /// The number of tags after the error that must be right if the text has another error.
  static let independence = 24

  let bytes: [UInt8]
  /// The offset where the text stops being right.
  let mistake: Int
  /// The positions of the tags before the error.
  let places: [TrialReader.State]
  /// True if there are more tags before these positions.
  let isTruncated: Bool
  /// Comments and declarations around the mistake, which are never taken for broken tags.
  let markup: [ByteRange]

  /// Tries to repair a text. One longer than `maximumLength` counts as without a repair.
  public static func outcome(for source: SourceText) -> Outcome {
    outcome(for: source, triesPairs: true)
  }

  /// - Parameter triesPairs: true to try changes of two tags if one does not help.
  static func outcome(for source: SourceText, triesPairs: Bool) -> Outcome {
    guard source.length <= maximumLength else { return .none }
    var reader = TrialReader(source.bytes, keeps: maximumPlaces)
    guard let mistake = reader.run() else { return .unneeded }
    var lenient = TrialReader(source.bytes, isLenient: true)
    guard lenient.run() != nil else { return .unneeded }
    let places = Array(reader.places.suffix(maximumPlaces))
    let repair = TagRepair(
      bytes: source.bytes, mistake: mistake, places: places,
      isTruncated: reader.places.count > maximumPlaces,
      markup: MarkupRanges.read(
        source.bytes, from: places.first?.at ?? 0, to: mistake + longestTag))
    let outcome = repair.outcome()
    return triesPairs && outcome == .none ? repair.pair(in: source) : outcome
  }

  /// Returns a hash of the values in a text; nil for a text that is not right.
  public static func fingerprint(of source: SourceText) -> UInt64? {
    var reader = TrialReader(source.bytes)
    return reader.run() == nil ? reader.state.fingerprint : nil
  }

  /// Returns true if a text can be read to its end and has the structure of a property list.
  ///
  /// This is stricter than `SyntaxTree.readerVerdict()`, the verdict of Apple's reader, which ignores text after the
  /// list and inside its tags. A repaired file must not depend on that.
  public static func canRead(_ source: SourceText) -> Bool {
    var reader = TrialReader(source.bytes, isLenient: true)
    return reader.run() == nil
  }

  private func outcome() -> Outcome {
    // First tags with one typo, then tags with more than one, or with an unknown name.
    for candidates in [oneSlipAway(), badlyBroken()] {
      let slips = readings(of: candidates)
      guard !slips.edits.isEmpty else { continue }
      // If only the ends of containers are in question, the layout of the lines can decide.
      let doubt: Outcome =
        !slips.isSpelled
        ? .ambiguous
        : !slips.isComplete ? .none : slips.isOfContainers ? .containers : .ambiguous
      guard let change = slips.only else { return doubt }
      guard slips.isSpelled else { return change }
      // Every tag is spelled rightly, so another may be missing or superfluous.
      let others = readings(of: wholeTags(near: Self.maximumPlacesOfNames) + renamedTags())
      return others.agrees(with: slips) ? change : doubt
    }
    // A tag with another name, one that is missing completely, or a duplicate.
    let (renamed, missing) = (renamedTags(), wholeTags(near: Self.maximumPlaces))
    let whole = readings(of: renamed + missing)
    guard let change = whole.only, !(isTruncated && whole.isFarAway(from: mistake)) else {
      guard whole.isComplete else { return .none }
      // If a tag may be missing, the layout of the lines can show where.
      return !readings(of: renamed).edits.isEmpty && readings(of: missing).edits.isEmpty
        ? .ambiguous : whole.isOfContainers ? .containers : .none
    }
    return change
  }

  // MARK: Readings

  struct Candidate {
    let range: ByteRange
    let tag: [UInt8]
  }

  /// The values that are read after the changes that help.
  struct Readings {
    private struct Reading: Hashable {
      let fingerprint: UInt64
      /// The length of the unread rest: nothing, or the text after the next error.
      let rest: Int
    }

    /// The smallest change for each set of values.
    private var byReading: [Reading: (edit: TextEdit, tag: String)] = [:]
    private(set) var isSpelled = true
    /// True if a change makes everything right but cannot be trusted: it leaves an element without a text, which may
    /// have lost a letter to the broken tag, or the layout of the lines contradicts it.
    private(set) var isInDoubt = false
    /// True if a change that helps up to the next error moves the beginning or end of containers. Only the end of the
    /// text shows what belongs to them.
    private var movesContainers = false

    /// The number of tags after the error that must be right if the text has another error.
    let independence: Int

    var changes: [(edit: TextEdit, tag: String)] { Array(byReading.values) }
    var edits: [TextEdit] { byReading.values.map(\.edit) }
    var isOfContainers: Bool {
      byReading.values.allSatisfy { $0.tag.contains("dict") || $0.tag.contains("array") }
    }
    /// True if a change makes the whole text right.
    var isComplete: Bool { byReading.keys.contains { $0.rest == 0 } }
    /// The change, if all changes give the same values.
    var only: Outcome? {
      guard byReading.count == 1, !isInDoubt, let change = byReading.first?.value,
        isComplete || !movesContainers
      else { return nil }
      return .one(change.edit, tag: change.tag)
    }

    func agrees(with other: Readings) -> Bool {
      Set(byReading.keys).isSubset(of: other.byReading.keys)
    }

    func isFarAway(from mistake: Int) -> Bool {
      edits.contains { $0.range.end + TagRepair.maximumText < mistake }
    }

    init(independence: Int) { self.independence = independence }

    mutating func noteDoubt() { isInDoubt = true }
    mutating func noteMovedContainer() { movesContainers = true }

    mutating func add(
      _ edit: TextEdit, tag: [UInt8], _ fingerprint: UInt64, rest: Int, isSpelled: Bool
    ) {
      if rest == 0, !isComplete {
        // A change that makes everything right is better than one that helps up to the next error.
        byReading = [:]
        self.isSpelled = true
      }
      guard rest == 0 || !isComplete else { return }
      let reading = Reading(fingerprint: fingerprint, rest: rest)
      if let known = byReading[reading], known.edit.weight <= edit.weight {
        self.isSpelled = self.isSpelled && isSpelled
        return
      }
      byReading[reading] = (edit, String(decoding: tag, as: UTF8.self))
      self.isSpelled = self.isSpelled && isSpelled
    }
  }

  func readings(
    of candidates: [Candidate], independence: Int = Self.independence
  ) -> Readings {
    var readings = Readings(independence: independence)
    for candidate in candidates { add(candidate, to: &readings) }
    return readings
  }

  private func add(_ candidate: Candidate, to readings: inout Readings) {
    let range = candidate.range
    guard !MarkupRanges.areCut(markup, by: range) else { return }
    let index = places.lastIndex { $0.at <= range.start }
    guard index != nil || !isTruncated else { return }
    guard reachesTheMistake(candidate, from: index.map { places[$0] }) else { return }
    let text = text(after: candidate)
    var reader = TrialReader(text, from: index.map { places[$0] } ?? TrialReader.State())
    let next = reader.run()
    let rest = next.map { text.count - $0 } ?? 0
    let needed = readings.independence + places.count - (index ?? 0)
    let old = StrictTag(in: bytes, at: range.start).flatMap { $0.end == range.end ? $0 : nil }
    let isSpelled = range.isEmpty || old != nil
    let helps = reader.state.count >= needed && rest < bytes.count - mistake
    guard next == nil || helps else { return }
    guard !isAgainstLines(candidate) else {
      if next == nil { readings.noteDoubt() }
      return
    }
    let beside = textBeside(candidate.tag, at: range.start, in: text)
    if beside == "" {
      if next == nil { readings.noteDoubt() }
      return
    }
    guard !leavesRemains(candidate, in: text) else { return }
    let new = StrictTag(in: candidate.tag, at: 0)
    if next != nil, isSpelled, [old, new].contains(where: { $0?.kind.isContainer ?? false }) {
      readings.noteMovedContainer()
    }
    readings.add(
      minimal(candidate), tag: candidate.tag, reader.state.fingerprint,
      rest: next == nil ? 0 : max(1, rest),
      isSpelled: isSpelled)
  }

  func text(after candidate: Candidate) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + candidate.tag.count)
    text += bytes[..<candidate.range.start]
    text += candidate.tag
    text += bytes[candidate.range.end...]
    return text
  }

  /// Returns true if reading gets beyond the error after a change. Only the text around the error is read, since most
  /// changes do not help.
  private func reachesTheMistake(_ candidate: Candidate, from place: TrialReader.State?) -> Bool {
    var place = place ?? TrialReader.State()
    let start = place.at
    let end = min(bytes.count, max(mistake, candidate.range.end) + Self.window)
    var text = Array(bytes[start..<candidate.range.start])
    text += candidate.tag
    text += bytes[candidate.range.end..<end]
    place.at = 0
    // A byte order mark is one only at the beginning of the whole text.
    var reader = TrialReader(text, from: place)
    guard let next = reader.run() else { return true }
    let rest = text.count - next
    if rest < end - mistake { return true }
    // Elements that end after the window are not known to be wrong.
    let ahead = text[next...]
    let isOpen = ["<!", "<?", "<plist"].contains { ahead.starts(with: $0.utf8) }
    return end < bytes.count && (isOpen || rest < Self.window / 2)
  }

  /// Returns the text of the simple element that a tag begins or ends, or from which a tag is removed; nil if there
  /// is none.
  private func textBeside(_ tag: [UInt8], at start: Int, in text: [UInt8]) -> String? {
    var (from, to) = (start, start)
    let parsed = tag.isEmpty ? nil : StrictTag(in: text, at: start)
    guard tag.isEmpty || parsed.map({ $0.kind.isScalar && $0.form != .empty }) ?? false else {
      return nil
    }
    if let parsed, parsed.form == .start {
      (from, to) = (parsed.end, parsed.end)
    } else {
      while from > 0, text[from - 1] != UInt8(ascii: ">") || isInText(from, text) { from -= 1 }
    }
    if parsed?.form != .end {
      while to < text.count, text[to] != UInt8(ascii: "<") { to += 1 }
    }
    let range = text[from..<to]
    return tag.isEmpty && range.allSatisfy(Parser.isSpace)
      ? nil : String(decoding: range, as: UTF8.self)
  }

  /// Returns true if remains of a tag are left in the texts next to a change, or two texts are merged.
  func leavesRemains(_ candidate: Candidate, in text: [UInt8]) -> Bool {
    textBeside(candidate.tag, at: candidate.range.start, in: text).map(TagRemains.surround) ?? false
      || candidate.tag.isEmpty && joinsTexts(at: candidate.range.start, text)
  }

  /// Returns true if there is text on both sides of a position, so that a tag between them is not superfluous.
  private func joinsTexts(at offset: Int, _ text: [UInt8]) -> Bool {
    var (from, to) = (offset, offset)
    while from > 0, Parser.isSpace(text[from - 1]) { from -= 1 }
    while to < text.count, Parser.isSpace(text[to]) { to += 1 }
    return from > 0 && (text[from - 1] != UInt8(ascii: ">") || isInText(from, text))
      && to < text.count && text[to] != UInt8(ascii: "<")
  }

  /// Returns true if the `>` before an offset ends no tag.
  private func isInText(_ offset: Int, _ text: [UInt8]) -> Bool {
    var start = offset - 1
    while start > 0, offset - start < 40, text[start] != UInt8(ascii: "<") { start -= 1 }
    return StrictTag(in: text, at: start)?.end != offset && offset - start < 40
  }

  /// Returns true if a start tag of a container becomes an end tag, or an empty element, although the next line is
  /// indented as its content.
  private func isAgainstLines(_ candidate: Candidate) -> Bool {
    let range = candidate.range
    guard let old = StrictTag(in: bytes, at: range.start), old.end == range.end,
      old.kind.isContainer, old.form == .start,
      let new = StrictTag(in: candidate.tag, at: 0), new.kind.isContainer, new.form != .start
    else { return false }
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let own = bytes[..<range.start].reversed().prefix(while: isBlank).count
    let start = range.start - own
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D,
      let next = bytes[range.end...].firstIndex(where: { !Parser.isSpace($0) }),
      bytes[range.end..<next].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return false }
    return bytes[range.end..<next].reversed().prefix(while: isBlank).count > own
  }

  /// Returns the edit without the common parts of the old and the new text.
  func minimal(_ candidate: Candidate) -> TextEdit {
    let old = bytes[candidate.range.start..<candidate.range.end]
    let prefix = zip(old, candidate.tag).prefix { $0 == $1 }.count
    let most = min(old.count, candidate.tag.count) - prefix
    let suffix = zip(old.reversed(), candidate.tag.reversed()).prefix(most).prefix { $0 == $1 }
      .count
    return TextEdit(
      ByteRange(start: candidate.range.start + prefix, end: candidate.range.end - suffix),
      String(decoding: candidate.tag.dropFirst(prefix).dropLast(suffix), as: UTF8.self))
  }
}

extension TextEdit {
  /// The number of changed bytes.
  var weight: Int { range.length + replacement.utf8.count }
}
