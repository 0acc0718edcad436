import CodeModel
import CodeSyntax
import SourceText

/// A dynamic quick action that a file creates and passes to iOS.
package struct DynamicItem {
  package let call: Call
  /// The type, as an expression.
  package let type: Range<Int>
  package let title: Range<Int>
  package let subtitle: Range<Int>?
  /// True if the user info distinguishes it from others of the same type.
  package let hasUserInfo: Bool
}

extension CodeFile {
  /// The most names that are followed from the assignment to the code that creates the items.
  private static let maximumNames = 64
  fileprivate static let growing: Set<String> = [
    "append", "insert", "addObject", "arrayByAddingObject", "insertObject",
  ]

  private static let assigned: WordSet = ["shortcutItems", "setShortcutItems"]

  /// The assignments to the dynamic quick actions of the app.
  package var dynamicItemAssignments: ArraySlice<Assignment> {
    guard mentions(anyOf: Self.assigned, in: 0..<tree.tokens.count) else {
      return []
    }
    return assignments.filter { $0.name == "shortcutItems" && $0.receiver != nil }
      .prefix(CodeFlow.maximumPlaces)
  }

  /// The dynamic quick actions that surely get into `shortcutItems`, in the order of the text: they are part of the
  /// assigned value, or of the values of the names in it.
  package var dynamicItems: [DynamicItem] {
    let made = calls.compactMap { item($0) }
    guard !made.isEmpty, !isTest else { return [] }
    var reached: [Range<Int>] = []
    var values = NamedValues(self)
    for place in dynamicItemAssignments
    where !isForOtherPlatform(place.nameToken) && !isInUncalledFunction(place.nameToken) {
      let body = functionWithBody(around: place.nameToken)?.body
      var (pending, seen): ([Range<Int>], Set<String>) = ([place.value], [])
      while let value = pending.popLast(), seen.count < Self.maximumNames {
        reached.append(value)
        for name in identifiers(in: value) where seen.insert(name).inserted {
          pending += values.values(of: name, in: body)
        }
      }
    }
    let ranges = NestedRanges(reached.sorted { $0.lowerBound < $1.lowerBound })
    let starts = reached.map(\.lowerBound).sorted()
    return made.filter { item in
      let token = item.call.nameToken
      return !isForOtherPlatform(token)
        && ranges.last(of: starts.partitioningIndex { $0 > token }, around: token) != nil
    }
  }

  /// The values of the names in a file, each returned once per body: values that were returned have been followed.
  private struct NamedValues {
    private let file: CodeFile
    /// The assignments outside of functions.
    private let outside: [String: [Range<Int>]]
    /// The calls that add elements to a named array, in the order of the text.
    private let growing: [String: [Call]]
    /// Names whose values outside of functions, or in functions of that name, were returned.
    private var told: Set<String> = []
    private var toldIn: Set<BodyName> = []

    private struct BodyName: Hashable {
      let body: Int
      let name: String
    }

    init(_ file: CodeFile) {
      self.file = file
      outside = file.assignments.reduce(into: [:]) { found, assignment in
        guard assignment.name != "shortcutItems",
          file.functionBody(around: assignment.nameToken) == nil
        else { return }
        found[assignment.name, default: []].append(assignment.value)
      }
      growing = file.calls.reduce(into: [:]) { found, call in
        guard CodeFile.growing.contains(call.baseName),
          let name = call.receiver.flatMap({ file.lastName($0) })
        else { return }
        found[name, default: []].append(call)
      }
    }

    /// Returns the values of a name in a body: those assigned there or outside of functions, the elements that are
    /// added, and the bodies of functions with that name.
    mutating func values(of name: String, in body: Range<Int>?) -> [Range<Int>] {
      var found: [Range<Int>] = []
      if let body, toldIn.insert(BodyName(body: body.lowerBound, name: name)).inserted {
        if name != "shortcutItems" {
          found += file.assignments(named: name, in: body).map(\.value)
        }
        found += CodeFile.some(of: growing[name] ?? [], in: body)
          .flatMap { $0.arguments.map(\.value) }
      }
      if told.insert(name).inserted {
        found += (outside[name] ?? []) + file.bodies(named: name)
      }
      return found
    }
  }

  private func item(_ call: Call) -> DynamicItem? {
    let isMessage = call.style == .message
    guard let title = call.argument("localizedTitle"),
      let type = isMessage ? call.argument("initWithType") : call.argument("type")
    else { return nil }
    let userInfo = call.argument("userInfo")?.value
    return DynamicItem(
      call: call, type: type.value, title: title.value,
      subtitle: call.argument("localizedSubtitle")?.value,
      hasUserInfo: userInfo.map { !tree.isToken($0.lowerBound, "nil") } ?? false)
  }

  /// True for a test file, which creates quick actions that no app has.
  package var isTest: Bool {
    marks.words.contains { $0 < Self.maximumImports && isTestModule($0) }
      || tree.tokens.indices.prefix(Self.maximumImports).contains {
        tree.isToken($0, "testable") || tree.isToken($0, "@testable")
      }
  }

  private func isTestModule(_ index: Int) -> Bool {
    tree.isToken(index, among: Self.testModules)
      && (tree.isToken(index - 1, "import")
        || tree.isToken(index - 1, "<") && tree.isToken(index + 1, "/"))
  }

  /// The most tokens that are searched for imports.
  private static let maximumImports = 2000
  private static let testModules: WordSet = ["XCTest", "Testing", "Specta", "Quick", "Kiwi"]
}
