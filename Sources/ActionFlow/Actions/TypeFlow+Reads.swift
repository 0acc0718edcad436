import CodeModel
import CodeSyntax

/// The members that are read, and the moments at which they are.
extension TypeFlow {
  /// The most names of members that are noted.
  private static let maximumOpen = 1024

  /// The closures around the tokens of a file, which are requested in ascending order.
  private struct WatcherSweep {
    /// The closures that begin later, the next one last.
    private var later: [Watcher]
    private var around: [Watcher] = []
    /// The tokens at which closures name what they watch.
    private let watched: [Int: ActionFacts.Watch]

    init(_ watchers: [Watcher]) {
      later = watchers.sorted { $0.body.lowerBound > $1.body.lowerBound }
      watched = Dictionary(
        watchers.compactMap { watcher in watcher.place.map { ($0, watcher.watch) } },
        uniquingKeysWith: { first, _ in first })
    }

    mutating func watch(of name: String, at token: Int) -> ActionFacts.Watch {
      while let next = later.last, next.body.lowerBound <= token {
        around.append(later.removeLast())
      }
      while let last = around.last, last.body.upperBound <= token { around.removeLast() }
      if let watch = watched[token] { return watch == .laterOnly ? .laterOnly : .always }
      guard let watcher = around.last else { return .always }
      // A closure that watches another value may read this one at any time.
      return watcher.watch == .laterOnly && watcher.name != name ? .always : watcher.watch
    }
  }

  /// Notes which members are read in a way that could not be followed.
  mutating func readOpenMembers(_ watchers: [Watcher]) {
    guard !reader.facts.isTest else { return }
    guard file.language == .swift else { return reader.facts.strayReads = strayReads }
    let declarations = file.outline.declarations
    var names: Set<String> = []
    let own = WordSet(Array(ownMembers))
    var declared: Set<Int> = []
    for index in declarations.indices where declarations[index].kind == .variable {
      declared.insert(declarations[index].nameToken)
      // A property observer may do anything.
      if declarations[index].body != nil { names.insert(declarations[index].name) }
    }
    let watchers = watchers + appearances + drawnBodies + methods(calledBy: watchers)
    var sweep = WatcherSweep(watchers)
    var times: [String: Set<ActionFacts.Watch>] = [:]
    let read = reader.facts.functions.reduce(into: Set()) { $0.formUnion($1.reads) }
    var strays: Set<String> = []
    let ownNames = ownNamesByType
    var owners: [String: Set<String>?] = [:]
    let models = reader.modelsByView
    let uncalled = reader.bodiesOfUncalled()
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
      if !isMember, reader.isHidden(name, at: index) { continue }
      if let uncalled, uncalled.holds(index) { continue }
      if deaf.contains(index) { continue }
      let mayAsk = next == UInt8(ascii: "=") || next == UInt8(ascii: "!")
      let isFollowed = followed.contains(index) || mayAsk && isAskedForNothing(index)
      // Without watching closures everything is read at any time.
      if isFollowed || !watchers.isEmpty {
        times[name, default: []].insert(sweep.watch(of: name, at: index))
      }
      let type = models.isEmpty && isMember ? nil : file.type(around: index)?.name
      let model = isMember ? type.flatMap { self.model(before: index, models[$0]) } : nil
      if let owner = model {
        owners[name] = .some(owners[name, default: []]?.union([owner]))
      } else if !isMember, let owner = type, ownNames[owner]?.contains(name) == true {
        owners[name] = .some(owners[name, default: []]?.union([owner]))
      } else {
        owners[name] = .some(nil)
      }
      if isFollowed { continue }
      names.insert(name)
      if read.contains(name), !isKnown(name, at: index) { strays.insert(name) }
      guard names.count < Self.maximumOpen else { return reader.facts.openReads = nil }
    }
    reader.facts.openReads = names
    reader.facts.ownReads = owners.compactMapValues(\.self)
    reader.facts.knownReads = read.intersection(names).subtracting(strays)
    reader.facts.readTimes = times.filter { $0.value != [.always] || !names.contains($0.key) }
  }

  /// Returns `Model` for `model.screen`, `$model.screen` and `self.model.screen` in a view that has such a model.
  private func model(before member: Int, _ models: [String: String]?) -> String? {
    guard let models, tree.isIdentifier(member - 2),
      !tree.isToken(member - 3, ".") || tree.isToken(member - 4, "self")
    else { return nil }
    let name = tree.name(member - 2)
    return models[name.first == "$" ? String(name.dropFirst()) : name]
  }

  /// The names of the properties that types of the file declare, by the types.
  private var ownNamesByType: [String: Set<String>] {
    file.types.reduce(into: [:]) { names, type in
      for member in file.members(of: type) where member.kind == .variable {
        names[type.name, default: []].insert(member.name)
      }
    }
  }

  /// The methods that UIKit calls when a controller's view is created or appears, if nothing else in the file calls
  /// them.
  private var appearances: [Watcher] {
    let functions = file.functions.filter { Self.appearing.contains($0.baseName) }
    guard !functions.isEmpty else { return [] }
    let called = Set(file.calls.lazy.filter { !self.file.isSuper($0.receiver) }.map(\.baseName))
    return functions.compactMap { function in
      guard !called.contains(function.baseName), let body = function.body,
        reader.isView(file.type(of: function))
      else { return nil }
      return Watcher(name: "", body: body, watch: .appearing)
    }
  }

  static let appearing: Set<String> = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]

  /// True for a test for a value: `if (self.launched)`, `!self.launched`.
  private func isCondition(_ member: Int) -> Bool {
    let start = tree.postfixExpression(before: member + 1)?.lowerBound ?? member
    return tree.isToken(start - 1, "!")
      || tree.isOpen(start - 1, "(") && tree.isToken(start - 2, "if")
        && tree.isClose(member + 1, ")")
  }

  /// The members read by `app.launched`, `app->_launched`, `[app launched]` or `_launched` in functions whose `reads`
  /// do not contain them.
  private var strayReads: Set<String>? {
    var names: Set<String> = []
    // Reads in such a method are found in its body.
    let methods = Set(
      file.functions.lazy.filter { $0.body != nil && !$0.signature.contains(":") }.map(\.baseName))
    for index in tree.tokens.indices
    where tree.isKind(index, .identifier) && !tree.isToken(index + 1, "=") {
      guard
        tree.isToken(index - 1, ".") || tree.isToken(index - 1, "->")
          || tree.isClose(index + 1, "]") || tree.firstByte(index) == UInt8(ascii: "_")
      else { continue }
      if tree.isToken(index - 1, "self"), tree.isClose(index + 1, "]"),
        methods.contains(tree.name(index))
      {
        continue
      }
      let name = reader.plain(tree.name(index))
      guard !isKnown(name, at: index), !isAskedForNothing(index), !isCondition(index) else {
        continue
      }
      names.insert(name)
      if names.count >= Self.maximumOpen { return nil }
    }
    return names
  }

  /// True for a read in a function whose `reads` contain the name.
  private func isKnown(_ name: String, at token: Int) -> Bool {
    file.functionIndex(around: token).map { reader.facts.functions[$0].reads.contains(name) }
      ?? false
  }

  /// `member == nil`, `member != nil`
  private func isAskedForNothing(_ member: Int) -> Bool {
    (tree.isToken(member + 1, "==") || tree.isToken(member + 1, "!="))
      && tree.isToken(member + 2, "nil")
  }
}
