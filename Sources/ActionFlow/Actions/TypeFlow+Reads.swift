import CodeModel
import CodeSyntax

/// Members that are read, and when.
extension TypeFlow {
  /// How many names of members are noted.
  private static let maximumOpen = 1024

  /// The closures around the tokens of a file, which are asked for in their order.
  private struct WatcherSweep {
    /// Those that begin later, the next one last.
    private var later: [Watcher]
    private var around: [Watcher] = []
    /// The tokens at which closures are told what they watch.
    private let watched: [Int: ActionFacts.Watch]

    init(_ watchers: [Watcher]) {
      later = watchers.sorted { $0.body.lowerBound > $1.body.lowerBound }
      watched = Dictionary(
        watchers.compactMap { watcher in watcher.place.map { ($0, watcher.watch) } },
        uniquingKeysWith: { first, _ in first })
    }

    mutating func times(of name: String, at token: Int) -> ActionFacts.ReadTimes {
      while let next = later.last, next.body.lowerBound <= token {
        around.append(later.removeLast())
      }
      while let last = around.last, last.body.upperBound <= token { around.removeLast() }
      if let watch = watched[token] { return watch == .laterOnly ? .laterOnly : .always }
      guard let watcher = around.last else { return .always }
      switch watcher.watch {
      case .always: return .always
      case .onceOnly: return .onceOnly
      // What is told of something else may read this one at any time.
      case .laterOnly: return watcher.name == name ? .laterOnly : .always
      }
    }
  }

  /// Notes which members are read in a way that was not followed.
  mutating func readOpenMembers(_ watchers: [Watcher]) {
    guard file.language == .swift, !reader.facts.isTest else { return }
    let declarations = file.outline.declarations
    var names: Set<String> = []
    let own = WordSet(Array(ownMembers))
    var declared: Set<Int> = []
    for index in declarations.indices where declarations[index].kind == .variable {
      declared.insert(declarations[index].nameToken)
      // Whoever observes it may do anything.
      if declarations[index].body != nil { names.insert(declarations[index].name) }
    }
    var sweep = WatcherSweep(watchers)
    var times: [String: ActionFacts.ReadTimes] = [:]
    for index in tree.tokens.indices where tree.isKind(index, .identifier) {
      let isMember = tree.isToken(index - 1, ".")
      guard
        isMember || tree.isToken(index, among: own) || tree.firstByte(index) == UInt8(ascii: "$")
      else { continue }
      let next = tree.firstByte(index + 1)
      if next == UInt8(ascii: "("), tree.isOpen(index + 1, "(") { continue }
      if next == UInt8(ascii: "="), tree.isToken(index + 1, "=") { continue }
      if declared.contains(index) || !isMember && isLabel(index) { continue }
      let text = tree.name(index)
      let name = text.first == "$" ? String(text.dropFirst()) : text
      times[name, default: []].insert(sweep.times(of: name, at: index))
      let mayAsk = next == UInt8(ascii: "=") || next == UInt8(ascii: "!")
      if followed.contains(index) || mayAsk && isAskedForNothing(index) { continue }
      names.insert(name)
      guard names.count < Self.maximumOpen else { return reader.facts.openReads = nil }
    }
    reader.facts.openReads = names
    reader.facts.readTimes = times.filter { $0.value != .always || !names.contains($0.key) }
  }

  /// `member == nil`, `member != nil`
  private func isAskedForNothing(_ member: Int) -> Bool {
    (tree.isToken(member + 1, "==") || tree.isToken(member + 1, "!="))
      && tree.isToken(member + 2, "nil")
  }
}
