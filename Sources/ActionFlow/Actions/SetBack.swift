import CodeModel
import CodeSyntax

extension ActionFacts {
  /// A property that is given a fixed value, whatever it had.
  struct SetBack: Sendable, Equatable {
    /// Its name behind the last one of its type.
    let property: String
    /// The last word of the value.
    let value: String
    /// The function that UIKit brings quick actions to and that does it, as an index of `functions`; nil where a view of
    /// SwiftUI does it as it appears.
    var function: Int?
    /// The base names of the calls that the function makes before that only.
    var callsBefore: Set<String> = []
  }
}

extension CodeFile {
  /// The property that an assignment sets, by its name behind that of its type; nil where that is not known.
  func property(setBy assignment: Assignment, _ receivers: ReceiverTypes) -> String? {
    if let receiver = assignment.receiver,
      !(receiver.count == 1 && tree.isToken(receiver.lowerBound, "self"))
    {
      return receivers.type(of: receiver).map { $0 + "." + assignment.name }
    }
    guard let type = type(around: assignment.nameToken),
      members(of: type).contains(where: { $0.kind == .variable && $0.name == assignment.name })
    else { return nil }
    return ActionNames.last(of: type.name) + "." + assignment.name
  }

  /// Returns true if the last word of a value says that there is none: `nil`, `.none`, `false`.
  static func isNothing(_ word: String) -> Bool {
    ["nil", "none", "false", "NO", "NULL"].contains(word)
  }

  /// The last word of a value that is always the same: `.home`, `Tab.home`, `0`, `nil`.
  func fixedValue(_ tokens: Range<Int>) -> String? {
    guard let last = tokens.last, tokens.count <= 3 else { return nil }
    let isCase =
      tree.isIdentifier(last) && tree.isToken(last - 1, ".")
      && (tokens.count == 2
        || tree.name(tokens.lowerBound).unicodeScalars.first?.properties.isUppercase == true)
    let isPlain =
      tokens.count == 1
      && (tree.kind(last) == .number || ["nil", "true", "false"].contains(tree.name(last)))
    return isCase || isPlain ? tree.name(last) : nil
  }
}

extension ActionFactsReader {
  private static let maximumSetBack = 64

  /// Notes what views set back as they appear, and functions that UIKit brings quick actions to.
  mutating func readSetBack() {
    guard file.language == .swift, !facts.isTest else { return }
    for index in facts.functions.indices where !facts.functions[index].entries.isEmpty {
      readSetBack(by: index)
    }
    let models = file.calls.contains { $0.baseName == "onAppear" } ? modelsByView : [:]
    for call in file.calls where call.baseName == "onAppear" && !models.isEmpty {
      guard facts.setBack.count < Self.maximumSetBack,
        let closure = call.arguments.last?.value, tree.isOpen(closure.lowerBound, "{"),
        let close = tree.partner(of: closure.lowerBound),
        let view = file.type(around: call.nameToken), let own = models[view.name]
      else { continue }
      let body = closure.lowerBound + 1..<max(closure.lowerBound + 1, close)
      for assignment in fixed(in: body) {
        guard let receiver = assignment.receiver, let value = file.fixedValue(assignment.value),
          let object = file.names(receiver).last, let model = own[object],
          shows(assignment.name, of: object, view, besides: body)
        else { continue }
        facts.setBack.append(.init(property: model + "." + assignment.name, value: value))
      }
    }
  }

  private mutating func readSetBack(by index: Int) {
    guard let body = file.functions[index].body else { return }
    let calls = file.calls(in: body)
    for assignment in fixed(in: body) {
      guard facts.setBack.count < Self.maximumSetBack,
        let value = file.fixedValue(assignment.value),
        let property = file.property(setBy: assignment, receivers)
      else { continue }
      let before = calls.filter { $0.nameToken < assignment.nameToken }.map(\.baseName)
      let behind = calls.filter { $0.nameToken > assignment.nameToken }.map(\.baseName)
      facts.setBack.append(
        .init(
          property: property, value: value, function: index,
          callsBefore: Set(before).subtracting(behind)))
    }
  }

  /// The assignments of fixed values that surely run with a body.
  private func fixed(in body: Range<Int>) -> [Assignment] {
    var found: [Assignment] = []
    for statement in file.builtStatements(of: body).prefix(Self.maximumSetBack) {
      switch statement {
      case .plain(let tokens):
        let all = file.assignments(in: tokens)
        guard let only = all.first, all.count == 1, !only.isDeclaration, only.op == "=",
          (only.receiver?.lowerBound ?? only.nameToken) == tokens.lowerBound,
          file.fixedValue(only.value) != nil
        else { continue }
        found.append(only)
      case .branch(let branch) where branch.kind == .guard:
        // UIKit gives an app no other scenes to connect.
        let isSure = branch.head.contains { tree.isToken($0, "UIWindowScene") }
        guard isSure else { return found }
      case .exit: return found
      case .branch, .loop, .block, .deferred, .unknown: continue
      }
    }
    return found
  }

  /// Returns true if a view names a member of an object besides some tokens: `TabView(selection: $router.tab)`.
  private func shows(
    _ name: String, of object: String, _ view: CodeType, besides body: Range<Int>
  ) -> Bool {
    view.declarations.contains { place in
      guard file.outline.declarations.indices.contains(place),
        let all = file.outline.declarations[place].body
      else { return false }
      return all.contains { token in
        !body.contains(token) && tree.isWord(token, name) && tree.isToken(token - 1, ".")
          && (tree.isWord(token - 2, object) || tree.isWord(token - 2, "$" + object))
      }
    }
  }
}

/// Values that are set for a type and set back before anything sees them.
extension ActionReach {
  /// Returns true if all that is done for a type is to set properties, and what leads there from a function that UIKit
  /// calls has them set to something else behind that.
  func isSetBack(_ entry: Place, _ use: ActionIndex.Use) -> Bool {
    let branches = branches(for: use).map(\.branch.way)
    let ways = branches.isEmpty ? [use.way].compactMap(\.self) : branches
    guard !ways.isEmpty, ways.allSatisfy({ !$0.onlySets.isEmpty }),
      !index.setBack.isEmpty, let function = index.function(at: entry),
      let place = index.place(of: use)
    else { return false }
    let places = calls.callers(of: [place]).places
    let reached = places.filter { $0 != entry }.compactMap(index.function)
    let names = Set(reached.map(\.baseName))
    let links = function.calls.map(ActionNames.base).filter(names.contains)
    // What waits for somebody is set later.
    let reads = reached.reduce(into: Set<String>()) { $0.formUnion($1.reads) }
    guard place == entry || !links.isEmpty, function.stores.isDisjoint(with: reads),
      (reached + [function]).allSatisfy({ $0.calls.isDisjoint(with: Self.later) })
    else { return false }
    let isLaunch = function.entries.contains { $0 == .connection || $0.isLaunch }
    return ways.allSatisfy { way in
      way.onlySets.allSatisfy { property, value in
        index.setBack[property, default: []].contains { path, back in
          guard back.value != value, !CodeFile.isNothing(back.value) else { return false }
          guard let number = back.function else { return isLaunch }
          return path == entry.path && number == entry.index && !links.isEmpty
            && links.allSatisfy(back.callsBefore.contains)
        }
      }
    }
  }

  private static let later: Set<String> = [
    "async", "asyncAfter", "Task", "dispatch_async", "dispatch_after", "performSelector", "perform",
    "scheduledTimer", "sink", "run",
  ]
}
