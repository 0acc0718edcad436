import SourceText

/// A comparison of the typed text with the candidates at a position.
///
/// It is made here and not by the client: clients compare with one text by rules of their own, and most of them only
/// by its beginning.
struct CompletionMatch {
  /// The longest typed text for which there are proposals, in bytes.
  private static let maximumLength = 200

  private let typed: String
  private let lowered: String
  /// The common beginning of all labels, in lower case, without parts that distinguish them.
  private let common: String
  /// True if all of that has been typed.
  private let hasCommon: Bool
  /// True if names with similar letters may be meant.
  private let guesses: Bool

  /// - Parameters:
  ///   - common: the common beginning of all labels.
  ///   - guesses: false where the meaning of the typed text is known.
  init(_ typed: String, common: String = "", guesses: Bool = true) {
    let (lowered, common) = (typed.lowercased(), common.lowercased())
    hasCommon = lowered.hasPrefix(common)
    self.typed = hasCommon ? String(typed.dropFirst(common.count)) : typed
    self.lowered = hasCommon ? String(lowered.dropFirst(common.count)) : lowered
    self.common = common
    self.guesses = guesses
  }

  /// Returns the matching proposals, best first, each with the text by which clients filter it.
  ///
  /// - Parameter filterText: the text that clients compare with if a label does not begin with it: all text between
  ///   the start of the replaced range and the caret.
  func select(_ candidates: [Completion], filterText: String) -> [Completion] {
    let found = lowered.isEmpty ? candidates.map { ($0, 0) } : fitting(candidates)
    return found.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .enumerated().map { index, found in
        var completion = found.element.0
        completion.filterText = completion.label.hasPrefix(filterText) ? nil : filterText
        completion.sortText = Self.sortText(index)
        return completion
      }
  }

  /// Returns the candidates that begin with the typed text, else those with words that do, else similar ones.
  private func fitting(_ candidates: [Completion]) -> [(Completion, Int)] {
    guard typed.utf8.count <= Self.maximumLength else { return [] }
    let near = candidates.compactMap { candidate in rank(candidate).map { (candidate, $0) } }
    if let best = near.map(\.1).min() { return near.filter { $0.1 <= max(best, 1) } }
    guard guesses else { return [] }
    let misspelled = candidates.compactMap { candidate in
      distance(to: candidate).map { (candidate, $0) }
    }
    guard let least = misspelled.map(\.1).min() else {
      return candidates.filter { isScattered(in: ownPart(of: $0)) }.map { ($0, 0) }
    }
    return misspelled.filter { $0.1 == least }
  }

  private func rank(_ candidate: Completion) -> Int? {
    if candidate.isAdvised { return -1 }
    let label = ownPart(of: candidate)
    if label.hasPrefix(lowered) || (!hasCommon && candidate.label.lowercased().hasPrefix(lowered)) {
      return 0
    }
    if candidate.names.contains(where: { $0.lowercased().hasPrefix(lowered) }) { return 1 }
    let words = candidate.names.flatMap(Self.words)
    let sought = Self.words(in: typed)
    // Every typed word begins a word of the proposal.
    if !sought.isEmpty, sought.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) {
      return 2
    }
    return lowered.utf8.count > 2 && label.contains(lowered) ? 3 : nil
  }

  /// Returns the number of typos between the typed text and a candidate's name, or the beginning of that name.
  private func distance(to candidate: Completion) -> Int? {
    let limit = min(3, lowered.utf8.count / 4)
    guard limit > 0 else { return nil }
    let label = hasCommon ? ownPart(of: candidate) : candidate.label
    return ([label] + candidate.names).compactMap { name -> Int? in
      let name = name.lowercased()
      let begun = (-1...1).map { String(name.prefix(lowered.count + $0)) }
      return (begun + [name]).compactMap { Spelling.distance(lowered, $0, limit: limit) }.min()
    }.min()
  }

  /// Returns a label in lower case, without the common beginning.
  private func ownPart(of candidate: Completion) -> String {
    let label = candidate.label.lowercased()
    return label.hasPrefix(common) ? String(label.dropFirst(common.count)) : label
  }

  /// Returns true if a name contains the typed letters in their order, with others between them.
  private func isScattered(in name: String) -> Bool {
    var rest = lowered[...]
    for character in name.lowercased() where character == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Returns the words of a text, including those that begin with a capital letter inside another.
  private static func words(in text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text {
      let isPart = character.isLetter || character.isNumber
      if !isPart || (wasLower && character.isUppercase) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isPart { word.append(character) }
      wasLower = character.isLowercase || character.isNumber
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  private static func sortText(_ index: Int) -> String {
    String(String(1000 + index).dropFirst())
  }
}
