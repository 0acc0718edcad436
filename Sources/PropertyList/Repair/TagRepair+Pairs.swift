import SourceText

/// Repairs of two broken tags near each other, where no change of one tag makes the text right.
extension TagRepair {
  private typealias Change = (edit: TextEdit, tag: String)

  /// The longest text in which changes of two tags are tried, in bytes.
  private static let maximumPairLength = 64 * 1024
  /// The most changes of the first tag that are continued with a second one.
  private static let maximumFollowed = 48

  /// Returns the changes of two tags that make the whole text right, if all of them give the same values.
  func pair(in source: SourceText) -> Outcome {
    guard bytes.count <= Self.maximumPairLength, !isMarkupInText, !isInSoundElement
    else { return .none }
    // Any change that moves the error further may be the first of two.
    let slips = readings(of: oneSlipAway(), independence: -1)
    let broken =
      slips.changes.isEmpty
      ? readings(of: badlyBroken(), independence: -1) : Readings(independence: -1)
    let behind = misspelledBehind()
    let whole = readings(
      of: renamedTags() + wholeTags(near: Self.maximumPlacesOfNames), independence: -1
    ).changes
    let all: [(TextEdit, String)] = slips.changes + broken.changes + whole + behind
    let changes = Dictionary(all) { first, _ in first }
    let outcome =
      changes.count <= Self.maximumFollowed
      ? outcome(following: changes.map { ($0.key, $0.value) }, in: source) : .ambiguous
    // If every tag is spelled rightly, the rules know more about what was meant.
    let isSpelled = slips.isSpelled && broken.isSpelled && behind.isEmpty
    if isSpelled, case .ambiguous = outcome { return .none }
    return outcome
  }

  /// Continues changes of one tag with changes of another.
  private func outcome(following changes: [Change], in source: SourceText) -> Outcome {
    var only: (fingerprint: UInt64?, weight: Int, outcome: Outcome)?
    for change in changes.sorted(by: Self.isFirst) {
      let text = source.applying([change.edit])
      let next = Self.outcome(for: text, triesPairs: false)
      switch next {
      case .none, .pair: continue
      // If Apple's reader needs no second change, a second one is no repair.
      case .unneeded: return .none
      case .ambiguous: return .ambiguous
      case .containers:
        // The layout of the lines shows more about the rest.
        guard only == nil else { return .ambiguous }
        only = (nil, 0, .one(change.edit, tag: change.tag))
      case .one(let edit, let tag):
        guard !isElement([(change.edit, change.tag), (edit, tag)]),
          let fingerprint = Self.fingerprint(of: text.applying([edit]))
        else { continue }
        guard only.map({ $0.fingerprint == fingerprint }) ?? true else { return .ambiguous }
        let weight = change.edit.weight + edit.weight
        guard weight < only?.weight ?? .max else { continue }
        var edits = EditComposition()
        edits.append([change.edit])
        edits.append([edit])
        only = (fingerprint, weight, .pair(edits.edits, tags: [change.tag, tag]))
      }
    }
    return only?.outcome ?? .none
  }

  /// True if escaping a `<` makes the text right.
  private var isMarkupInText: Bool {
    guard byte(mistake) == UInt8(ascii: "<") else { return false }
    let escape = Candidate(
      range: ByteRange(start: mistake, end: mistake + 1), tag: Array("&lt;".utf8))
    var reader = TrialReader(text(after: escape))
    return reader.run() == nil
  }

  /// True if the error is in the text of an element with both its tags, and so not an error of tags.
  private var isInSoundElement: Bool {
    guard let place = places.last, let start = StrictTag(in: bytes, at: place.at),
      start.form == .start, start.kind.isScalar, mistake >= start.end,
      let next = bytes[start.end...].firstIndex(of: UInt8(ascii: "<")),
      let end = StrictTag(in: bytes, at: next)
    else { return false }
    return mistake < next + 1 && end.form == .end && end.kind == start.kind
  }

  /// Returns true if changes write both tags of an element. A text without tags may be anything.
  private func isElement(_ changes: [Change]) -> Bool {
    changes.allSatisfy { $0.edit.range.isEmpty && $0.edit.replacement == $0.tag }
      && Set(changes.map { $0.tag.filter { $0 != "/" } }).count == 1
  }

  private static func isFirst(_ first: Change, _ second: Change) -> Bool {
    func order(_ edit: TextEdit) -> (Int, Int, String) {
      (edit.range.length + edit.replacement.utf8.count, edit.range.start, edit.replacement)
    }
    return order(first.edit) < order(second.edit)
  }

  /// Returns changes of text that differs from a tag by one typo, after the error.
  private func misspelledBehind() -> [(TextEdit, String)] {
    var changes: [TextEdit: String] = [:]
    let (markup, end) = markupBehindMistake()
    for start in mistake..<end {
      for tag in Self.tags where byte(start) == tag[0] || byte(start + 1) == tag[1] {
        var ends = (max(1, tag.count - 1)...(tag.count + 1)).map { start + $0 }
          .filter { $0 <= bytes.count && Self.isOneSlip(bytes, start, $0 - start, tag) }
        if let end = self.end(ofSpaced: tag, at: start) { ends.append(end) }
        for end in ends {
          let range = ByteRange(start: start, end: end)
          let candidate = Candidate(range: range, tag: tag)
          guard !MarkupRanges.areCut(markup, by: range),
            !leavesRemains(candidate, in: text(after: candidate))
          else { continue }
          changes[minimal(candidate)] = String(decoding: tag, as: UTF8.self)
        }
      }
    }
    return changes.map { ($0.key, $0.value) }
  }

  /// Returns the rightly spelled tags, and other markup, in the text after the error, and the end of that text.
  private func markupBehindMistake() -> (ranges: [ByteRange], end: Int) {
    let end = min(bytes.count, mistake + Self.window)
    var ranges: [ByteRange] = []
    var other = MarkupRanges.read(bytes, from: mistake, to: end)[...]
    var at = mistake
    while at < end {
      if let next = other.first, next.start <= at {
        ranges.append(next)
        other.removeFirst()
        at = max(at + 1, next.end)
      } else if let tag = StrictTag(in: bytes, at: at) {
        ranges.append(ByteRange(start: at, end: tag.end))
        at = tag.end
      } else {
        at += 1
      }
    }
    return (ranges, end)
  }
}
