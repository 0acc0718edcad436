import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns what `perform(#selector(open(_:)), with: item)` and `performSelector:` call; nil for other calls.
  func performed(by call: Call) -> String? {
    guard call.name == "perform" || call.name.hasPrefix("performSelector"),
      let argument = call.arguments.first?.value,
      let open = argument.first(where: { tree.isOpen($0, "(") }),
      tree.isToken(open - 1, among: Self.selectorMakers),
      let close = tree.partner(of: open), close < argument.upperBound
    else { return nil }
    let written = (open + 1..<close).map { tree.name($0) }
    guard language == .swift else { return written.isEmpty ? nil : written.joined() }
    let plain = written.prefix { $0 != "(" }
    return plain.last
  }

  /// What stands before the parentheses around a name: `#selector(open(_:))`, `@selector(open:)`. Anything else is
  /// an argument like any other: `perform(Action(item))`.
  private static let selectorMakers: WordSet = [
    "selector", "@selector", "#selector", "Selector", "NSSelectorFromString",
  ]
}

extension Call {
  /// What it calls: the name alone, or the whole selector of a message.
  package var calledName: String { style == .message ? name : baseName }
}
