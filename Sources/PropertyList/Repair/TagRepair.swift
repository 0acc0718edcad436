import SourceText

/// The one way in which a property list with a broken tag can be made right again, if there is one.
///
/// It does not ask what looks wrong. It tries every change of one tag that makes the text right,
/// and compares what is read then. Where all readings agree there is no doubt, and the change may
/// be made unseen. Where they differ, somebody has to choose: `Play/string>` may have lost a `<`,
/// and it may have an `X` in its place.
///
/// A reader of valid prefixes notices a mistake at the mistake or behind it, never before. So only
/// what stands up to that place is tried.
public struct TagRepair: Sendable {
  /// What trying repairs has shown.
  public enum Outcome: Sendable, Equatable {
    /// Apple's reader reads the text.
    case unneeded
    /// No change of one tag helps.
    case none
    /// There are several readings, which differ only in where containers begin and end: the layout of
    /// the lines can tell more.
    case containers
    /// There are several readings.
    case ambiguous
    /// The smallest change, and the tag as it is then; empty where it is taken out.
    case one(TextEdit, tag: String)
    /// No change of one tag helps, but these of two, and the tags as they are then.
    case pair([TextEdit], tags: [String])
  }

  /// The longest text in which repairs are tried, in bytes: each one reads the text again.
  static let maximumLength = 4 * 1024 * 1024
  /// How many tags before the mistake are looked at.
  static let maximumPlaces = 48
  /// How many of them are looked at for tags with another name.
  static let maximumPlacesOfNames = 8
  /// How many bytes of a long text are looked at, at its beginning and at its end.
  static let maximumText = 400
  /// How many bytes behind the mistake are read first.
  static let window = 1024
  /// How many tags behind the mistake must be right where the text has another mistake.
  static let independence = 24

  let bytes: [UInt8]
  /// Where the text stops being right.
  let mistake: Int
  /// The places of the tags before the mistake.
  let places: [TrialReader.State]
  /// There are more tags before these places.
  let isTruncated: Bool
  /// Comments and declarations around the mistake, which are never taken for broken tags.
  let markup: [ByteRange]

  /// Tries to repair a text. One longer than `maximumLength` counts as without a repair.
  public static func outcome(for source: SourceText) -> Outcome {
    outcome(for: source, triesPairs: true)
  }

  /// - Parameter triesPairs: whether changes of two tags are tried where one does not help.
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

  /// A number that is equal for texts in which the same values are read; nil for a text that is not
  /// right.
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
    // A tag with one slip of a finger; one with more than one, or with no known name.
    for candidates in [oneSlipAway(), badlyBroken()] {
      let slips = readings(of: candidates)
      guard !slips.edits.isEmpty else { continue }
      // Where only ends of containers are in question, the layout of the lines can tell more.
      let doubt: Outcome =
        !slips.isSpelled
        ? .ambiguous
        : !slips.isComplete ? .none : slips.isOfContainers ? .containers : .ambiguous
      guard let change = slips.only else { return doubt }
      guard slips.isSpelled else { return change }
      // Every tag is spelled rightly, so another may be missing or one too many.
      let others = readings(of: wholeTags(near: Self.maximumPlacesOfNames) + renamedTags())
      return others.agrees(with: slips) ? change : doubt
    }
    // A tag with another name, one that is missing as a whole, or stands twice.
    let (renamed, missing) = (renamedTags(), wholeTags(near: Self.maximumPlaces))
    let whole = readings(of: renamed + missing)
    guard let change = whole.only, !(isTruncated && whole.isFarAway(from: mistake)) else {
      guard whole.isComplete else { return .none }
      // Where a tag may be missing, the layout of the lines can tell where.
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

  /// What the candidates that help make of the text.
  struct Readings {
    private struct Reading: Hashable {
      let fingerprint: UInt64
      /// How much of the text is left unread: nothing, or from the next mistake on.
      let rest: Int
    }

    /// The smallest change for each reading.
    private var byReading: [Reading: (edit: TextEdit, tag: String)] = [:]
    private(set) var isSpelled = true
    /// Whether a change makes all right that is not to be trusted: one that leaves an element without
    /// a text, which may have been meant to have a letter of the broken tag, or one that the layout
    /// of the lines contradicts.
    private(set) var isInDoubt = false
    /// Whether a change that helps for a while makes containers begin or end elsewhere. What belongs to
    /// them, only the end of the text shows.
    private var movesContainers = false

    /// How many tags behind the mistake must be right where the text has another mistake.
    let independence: Int

    var changes: [(edit: TextEdit, tag: String)] { Array(byReading.values) }
    var edits: [TextEdit] { byReading.values.map(\.edit) }
    var isOfContainers: Bool {
      byReading.values.allSatisfy { $0.tag.contains("dict") || $0.tag.contains("array") }
    }
    /// Whether a change makes all of the text right.
    var isComplete: Bool { byReading.keys.contains { $0.rest == 0 } }
    /// The change, if there is one reading only.
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
        // What makes all right is better than what helps for a while.
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

  /// Returns true if reading goes beyond the mistake after a change. Only the surroundings of the mistake are looked
  /// at, since most changes that are tried are of no use.
  private func reachesTheMistake(_ candidate: Candidate, from place: TrialReader.State?) -> Bool {
    var place = place ?? TrialReader.State()
    let start = place.at
    let end = min(bytes.count, max(mistake, candidate.range.end) + Self.window)
    var text = Array(bytes[start..<candidate.range.start])
    text += candidate.tag
    text += bytes[candidate.range.end..<end]
    place.at = 0
    // A byte order mark is only one at the beginning of the whole text.
    var reader = TrialReader(text, from: place)
    guard let next = reader.run() else { return true }
    let rest = text.count - next
    if rest < end - mistake { return true }
    // What ends behind the window is not known to be wrong.
    let ahead = text[next...]
    let isOpen = ["<!", "<?", "<plist"].contains { ahead.starts(with: $0.utf8) }
    return end < bytes.count && (isOpen || rest < Self.window / 2)
  }

  /// The text of the simple element that a tag begins or ends, or out of which a tag is taken; nil where
  /// there is none.
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

  /// Returns true if something of a tag is left in the texts beside a change, or two texts become one.
  func leavesRemains(_ candidate: Candidate, in text: [UInt8]) -> Bool {
    textBeside(candidate.tag, at: candidate.range.start, in: text).map(TagRemains.surround) ?? false
      || candidate.tag.isEmpty && joinsTexts(at: candidate.range.start, text)
  }

  /// Returns true if texts stand on both sides of a place, so that a tag between them is not one too many.
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

  /// Returns true if a start tag of a container becomes an end tag, or ends itself, although the next line is indented
  /// as its content.
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

  /// The edit without what the tag and the text before have in common.
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
  /// How much changes, in bytes.
  var weight: Int { range.length + replacement.utf8.count }
}
