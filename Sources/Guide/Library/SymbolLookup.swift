import SourceText

/// Finds entries by any of their spellings.
public enum SymbolLookup {
  /// The spellings of one entry, from the most to the least exact.
  private struct Names {
    let id: String
    /// The id, the Objective-C and the Swift name, which are exact names.
    let exact: [String]
    /// The last part of the id, with and without a dot before it.
    let short: [String]
    /// The words in the name of a method: `performActionFor`, `performActionForShortcutItem`.
    let pieces: [String]
  }

  private static let names: [Names] = SymbolLibrary.ids.map { id in
    let entry = SymbolLibrary.spellings(of: id)
    let member = Self.member(of: id)
    let swift = entry.swift ?? member
    let objectiveC = entry.objectiveC ?? ""
    let base = String(Substring(member.utf8.prefix { $0 != UInt8(ascii: "(") }))
    let type = id.dropLast(member.count)
    return Names(
      id: id,
      exact: [id, objectiveC, "-" + objectiveC, "+" + objectiveC, String(type) + base],
      short: [swift, member, "." + member, base, "." + base],
      pieces: pieces(of: objectiveC) + pieces(of: swift))
  }

  /// Returns the member of a qualified name: the text after the last dot outside of brackets.
  private static func member(of id: String) -> String {
    let head = id.utf8.prefix { $0 != UInt8(ascii: "(") }
    guard let dot = head.lastIndex(of: UInt8(ascii: ".")) else { return id }
    return String(id[id.utf8.index(after: dot)...])
  }

  /// Returns the parts of a name. Each question splits all names, as bytes, which is ten times as fast as
  /// characters.
  private static func pieces(of name: String) -> [String] {
    name.utf8.split { ":(),".utf8.contains($0) }.filter { $0.count > 3 }.map {
      String(Substring($0))
    }
  }

  /// Returns the entries that a term names, only those with the most exact kind of match: an exact name
  /// before the end of one, that before the name of a member, that before a part of a method's name, each in
  /// the right case first. A term may be copied from code.
  public static func entries(named term: String) -> [String] {
    guard term.utf8.count <= 400 else { return [] }
    for candidate in PastedName.candidates(term) {
      let found = entries(spelled: candidate.name)
      guard let owner = candidate.owner else {
        guard found.isEmpty else { return first(of: candidate.variable, found) }
        continue
      }
      let own = found.filter { $0.hasPrefix(owner + ".") }
      // The class may be one of the user's own.
      if !found.isEmpty { return own.isEmpty ? found : own }
    }
    return []
  }

  /// Moves members to the front if their class is named like a variable: `popover.sourceRect` is a member of
  /// `UIPopoverPresentationController`.
  private static func first(of variable: String?, _ ids: [String]) -> [String] {
    guard let variable = variable?.lowercased(), variable.count > 2 else { return ids }
    let isOwn = { (id: String) in
      id.prefix { $0 != "." && $0 != "(" }.lowercased().contains(variable)
    }
    return ids.filter(isOwn) + ids.filter { !isOwn($0) }
  }

  private static func entries(spelled term: String) -> [String] {
    let term = term.trimmingColon
    guard !term.isEmpty else { return [] }
    let lowered = term.lowercased()
    let kinds: [(Names) -> [String]] = [
      { $0.exact }, { $0.id.endings }, { $0.short }, { $0.pieces },
    ]
    for kind in kinds {
      let found = names.filter { kind($0).contains { $0.trimmingColon == term } }
      if !found.isEmpty { return found.map(\.id) }
    }
    for kind in kinds {
      let found = names.filter { kind($0).contains { $0.trimmingColon.lowercased() == lowered } }
      if !found.isEmpty { return found.map(\.id) }
    }
    return []
  }

  /// All spellings, for finding the nearest one.
  public static var spellings: [String] {
    names.flatMap { $0.exact.filter { $0.count > 2 && !"+-".contains($0.prefix(1)) } }
  }

  /// The spellings of one entry, from the most to the least exact.
  public struct Spellings: Sendable {
    public let id: String
    /// The id, the Objective-C and the Swift name.
    public let exact: [String]
    /// Names without their type, with and without a dot.
    public let short: [String]
    /// The parts of the name.
    public let pieces: [String]
  }

  /// The spellings of all entries, for the site's search.
  public static var allSpellings: [Spellings] {
    names.map { Spellings(id: $0.id, exact: $0.exact, short: $0.short, pieces: $0.pieces) }
  }

  /// The long names that are a single word, to which misspelled words in questions are corrected.
  public static let identifiers: [String] = {
    let all = names.flatMap { $0.exact + $0.pieces } + IconType.all.map(\.value)
    let long = all.filter { name in
      name.utf8.count >= 10 && name.utf8.allSatisfy { TermMatcher.isWord($0) }
    }
    return Set(long).sorted()
  }()
}

extension String {
  /// The suffixes of a qualified name that contain a dot: `LaunchOptionsKey.shortcutItem` of
  /// `UIApplication.LaunchOptionsKey.shortcutItem`.
  fileprivate var endings: [String] {
    let head = prefix { $0 != "(" }
    let dots = head.indices.filter { head[$0] == "." }
    return dots.dropLast().map { String(self[index(after: $0)...]) }
  }

  /// The text without a colon or brackets at the end, which people may type or omit.
  fileprivate var trimmingColon: String {
    var text = self[...]
    while text.hasSuffix(":") || text.hasSuffix("()") {
      text = text.dropLast(text.hasSuffix(":") ? 1 : 2)
    }
    return String(text)
  }
}
