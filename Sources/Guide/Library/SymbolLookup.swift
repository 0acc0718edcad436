import SourceText

/// Finds entries by any of their spellings.
public enum SymbolLookup {
  /// The spellings of one entry, from the most to the least exact.
  private struct Names {
    let id: String
    /// The id, the Objective-C and the Swift name: one of these is exact.
    let exact: [String]
    /// The last part of the id, with and without a dot before it.
    let short: [String]
    /// The words of a method's name: `performActionFor`, `performActionForShortcutItem`.
    let pieces: [String]
  }

  private static let names: [Names] = SymbolLibrary.ids.map { id in
    let entry = SymbolLibrary.spellings(of: id)
    let member = Self.member(of: id)
    let swift = entry.swift ?? member
    let objectiveC = entry.objectiveC ?? ""
    let base = String(member.prefix { $0 != "(" })
    let type = id.dropLast(member.count)
    return Names(
      id: id,
      exact: [id, objectiveC, "-" + objectiveC, "+" + objectiveC, String(type) + base],
      short: [swift, member, "." + member, base, "." + base],
      pieces: pieces(of: objectiveC) + pieces(of: swift))
  }

  /// The member of a qualified name: what stands behind the last dot that is not inside brackets.
  private static func member(of id: String) -> String {
    let head = id.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return id }
    return String(id[id.index(after: dot)...])
  }

  private static func pieces(of name: String) -> [String] {
    name.split { ":(),".contains($0) }.map(String.init).filter { $0.count > 3 }
  }

  /// The entries that a term names, the most exact kind of match only: an exact name before a
  /// member's name, that before a piece of a method's name, each in the right case first.
  public static func entries(named term: String) -> [String] {
    let term = term.trimmingColon
    guard !term.isEmpty, term.utf8.count <= 200 else { return [] }
    let lowered = term.lowercased()
    let kinds: [(Names) -> [String]] = [{ $0.exact }, { $0.short }, { $0.pieces }]
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

  /// Every spelling, for finding the nearest.
  public static var spellings: [String] {
    names.flatMap { $0.exact.filter { $0.count > 2 && !"+-".contains($0.prefix(1)) } }
  }
}

extension String {
  /// Without a colon or brackets at the end, which people leave out or type.
  fileprivate var trimmingColon: String {
    var text = self[...]
    while text.hasSuffix(":") || text.hasSuffix("()") {
      text = text.dropLast(text.hasSuffix(":") ? 1 : 2)
    }
    return String(text)
  }
}
