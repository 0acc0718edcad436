import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns the name that `perform(#selector(open(_:)), with: item)` and `performSelector:` call; nil for other
  /// calls.
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

  /// The tokens before the parentheses around a name: `#selector(open(_:))`, `@selector(open:)`. Other expressions
  /// are ordinary arguments: `perform(Action(item))`.
  private static let selectorMakers: WordSet = [
    "selector", "@selector", "#selector", "Selector", "NSSelectorFromString",
  ]
}

extension Call {
  /// The called name; for a message the whole selector.
  package var calledName: String { style == .message ? name : baseName }
}
