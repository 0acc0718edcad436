import CodeModel
import CodeSyntax

/// A call that registers a view controller for peek and pop.
package struct PreviewRegistration {
  package let call: Call
  package let sourceView: Range<Int>?
  /// True if the returned context is not used.
  package let isDiscarded: Bool
}

extension CodeFile {
  private static let registrations: Set<String> = [
    "registerForPreviewing", "registerForPreviewingWithDelegate",
    "registerForPreviewingWithDelegate:sourceView:",
  ]

  /// The first words of these names.
  private static let registering: WordSet = [
    "registerForPreviewing", "registerForPreviewingWithDelegate",
  ]

  /// Returns the registrations in some tokens. Other classes have methods of that name: only a receiver that is a
  /// view controller counts.
  package func previewRegistrations(in tokens: Range<Int>) -> [PreviewRegistration] {
    guard mentions(anyOf: Self.registering, in: tokens) else { return [] }
    return calls(in: tokens).compactMap { call in
      guard Self.registrations.contains(call.name),
        let sourceView = call.argument("sourceView"), isViewController(call.receiver)
      else { return nil }
      let before = call.tokens.lowerBound - 1
      let isIgnored =
        tree.isToken(before, "=") && tree.isToken(before - 1, "_")
        || tree.isClose(before, ")") && tree.isToken(before - 1, "void")
      let isFirst =
        tree.startsLine(call.tokens.lowerBound) && tree.kind(before) != .operator
        && !tree.isToken(before, "return")
        || tree.isOpen(before, "{") || tree.isClose(before, "}") || tree.isToken(before, ";")
        || tree.isColon(before) || tree.isClose(before, ")")
      return PreviewRegistration(
        call: call, sourceView: sourceView.value, isDiscarded: isIgnored || isFirst)
    }
  }

  private func isViewController(_ receiver: Range<Int>?) -> Bool {
    guard let receiver else { return true }
    guard let last = lastName(receiver) else { return false }
    return last == "self" || last.lowercased().hasSuffix("controller")
  }

  /// Returns the last names of the views that a type registers, such as `tableView`.
  func previewSources(of type: CodeType) -> Set<String> {
    var names: Set<String> = []
    let marks = marks.words
    for index in type.functions where functions.indices.contains(index) {
      guard let body = functions[index].body else { continue }
      let first = marks.partitioningIndex { $0 >= body.lowerBound }
      let inside = marks[first...].prefix { $0 < body.upperBound }
      guard inside.contains(where: { tree.isToken($0, among: Self.registering) }) else { continue }
      for registration in previewRegistrations(in: body) {
        names.insert(registration.sourceView.flatMap(viewName) ?? "?")
      }
    }
    return names
  }

  /// Returns the name of a view: `tableView` for `self.tableView`, `_tableView` and `[self tableView]`; nil for
  /// anything longer, such as `cell.button`.
  package func viewName(_ tokens: Range<Int>) -> String? {
    guard var names = plainNames(tokens) else { return nil }
    if names.first == "self", names.count > 1 { names.removeFirst() }
    guard names.count == 1, let name = names.first else { return nil }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
