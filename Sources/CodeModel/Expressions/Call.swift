import CodeSyntax

/// A call in Swift or C, or a message send in Objective-C.
public struct Call: Sendable, Equatable {
  /// `call` with parentheses, `message` in the brackets of Objective-C.
  public enum Style: Sendable { case call, message }

  public let style: Style
  /// `present` in `x.present(y, animated: true)`; in a message the whole selector.
  public let name: String
  /// The token of the name, or of the first part of the selector.
  public let nameToken: Int
  /// The tokens of the expression before the dot, or the first in the brackets of a message; nil where there is none,
  /// as in `present(x)`, `.member(x)` and C functions.
  public let receiver: Range<Int>?
  /// The arguments; in Swift including trailing closures.
  public let arguments: [Argument]
  /// All tokens, including the receiver.
  public let tokens: Range<Int>

  /// The name alone: `present`, or the first part of the selector `presentViewController`.
  public var baseName: String {
    style == .call ? name : String(name.prefix { $0 != ":" })
  }

  /// `present(_:animated:)`, or the selector.
  public var signature: String {
    style == .message
      ? name : name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Returns true if the name or the selector is one of those given. Swift names are given without labels, because
  /// arguments can be omitted: `call.isNamed("present", "presentViewController:animated:completion:")`.
  public func isNamed(_ names: String...) -> Bool { names.contains(name) }

  /// Returns the argument with a label; in a message the label is a part of the selector.
  public func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}

/// An argument of a call.
public struct Argument: Sendable, Equatable {
  /// The label in Swift, the part of the selector in Objective-C.
  public let label: String?
  /// The tokens of the value. Further values of a variadic message, with their commas, belong to the last one.
  public let value: Range<Int>
  /// True if it is a trailing closure.
  public var isTrailing = false
}

enum CallReader {
  static func calls(of file: CodeFile) -> [Call] {
    switch file.language {
    case .swift: SwiftCalls(file).calls()
    case .objectiveC: ObjectiveCCalls(file.tree).calls()
    }
  }
}
