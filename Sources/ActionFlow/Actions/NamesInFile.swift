import CodeModel
import CodeSyntax

extension ActionFactsReader {
  /// The names that refer to something in parts of a file.
  struct KnownNames {
    /// Names for the whole file precede the others; among themselves they are in reverse order.
    private var everywhere: [Known] = []
    private var inParts: [Known] = []
    private var byName: [String: (everywhere: ScopeList, inParts: ScopeList)] = [:]

    mutating func add(_ known: Known, isEverywhere: Bool = false) {
      if isEverywhere {
        byName[known.name, default: (ScopeList(), ScopeList())].everywhere.append(
          known.scope, everywhere.count)
        everywhere.append(known)
      } else {
        byName[known.name, default: (ScopeList(), ScopeList())].inParts.append(
          known.scope, inParts.count)
        inParts.append(known)
      }
    }

    /// All names; those for a part follow those for the whole file.
    var all: some Sequence<Known> { [everywhere.reversed(), inParts].joined() }

    /// Returns the last noted meaning of a name at a token.
    func last(named name: String, at token: Int) -> Known? {
      guard let places = byName[name] else { return nil }
      return places.inParts.last(containing: token).map { inParts[$0] }
        ?? places.everywhere.first(containing: token).map { everywhere[$0] }
    }
  }
}

/// The positions of names in a file. The first few names are searched for one by one; after that all positions are
/// indexed.
struct NamePlaces {
  private let tree: CodeTree
  private var searched = 0
  private var places: [String: [Int]]?

  init(_ tree: CodeTree) { self.tree = tree }

  /// Returns the tokens in a part of the file that are this name, in their order.
  mutating func places(of name: String, in part: Range<Int>) -> [Int] {
    searched += part.count
    if places == nil, searched > 2 * tree.tokens.count { places = all() }
    guard let places else {
      return part.filter { isName($0) && tree.isWord($0, name) }
    }
    let found = places[name] ?? []
    let start = found.partitioningIndex { $0 >= part.lowerBound }
    return Array(found[start...].prefix { $0 < part.upperBound })
  }

  /// Returns true if a token is a name, or the `$0` of a closure.
  private func isName(_ index: Int) -> Bool {
    tree.isIdentifier(index) || tree.kind(index) == .dollarIdentifier
  }

  private func all() -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for index in tree.tokens.indices where isName(index) {
      places[tree.text(of: tree.tokens[index]), default: []].append(index)
    }
    return places
  }
}
