import SourceText

/// A declaration in a source file: a type, a method, a constant. It is derived from tokens alone, so inherited and
/// overridden declarations are known only by name.
public struct Declaration: Sendable, Equatable {
  /// The kind of declaration.
  public enum Kind: Sendable, Equatable {
    /// `class`, `struct`, `enum`, `actor`, or `@implementation` without a category.
    case type(TypeKind)
    /// `func`, an Objective-C method, or a C function.
    case function
    case initializer
    /// `var`, `let` and the like, and a constant of C.
    case variable
    /// A `case` of an enumeration.
    case enumCase
    /// `#define` of a name without arguments.
    case macro
  }

  /// The keyword of a type declaration, as the raw value.
  public enum TypeKind: String, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    /// `@interface` of a class; a category or class extension is an `extension`.
    case interface
  }

  public var kind: Kind
  /// The name without backticks; of an Objective-C method its selector.
  public var name: String
  /// The token of the name, or of the first part of a selector.
  public var nameToken: Int
  /// The type around it, as an index of declarations.
  public var parent: Int?
  /// All tokens, from the first attribute to the last of the body.
  public var tokens: Range<Int>
  /// The tokens between the braces.
  public var body: Range<Int>?
  /// Words such as `override`, `private`, `static`; in Objective-C `+` for class methods.
  public var modifiers: [String] = []
  /// Names behind `@`, without their arguments.
  public var attributes: [String] = []
  /// The superclass and the protocols as they are written, without generic arguments.
  public var inherited: [String] = []
  /// The parameters in order; empty for other declarations than functions.
  public var parameters: [Parameter] = []
  public var isAsync = false
  /// The tokens of the result or of the type of a variable.
  public var type: Range<Int>?
  /// The tokens of the initial value, of a raw value, or of a macro's replacement.
  public var value: Range<Int>?

  init(_ kind: Kind, _ name: String, nameToken: Int, parent: Int?, tokens: Range<Int>) {
    self.kind = kind
    self.name = name
    self.nameToken = nameToken
    self.parent = parent
    self.tokens = tokens
  }

  public var isType: Bool { if case .type = kind { true } else { false } }
}

/// One parameter of a function.
public struct Parameter: Sendable, Equatable {
  /// The label in calls; nil for `_`.
  public var label: String?
  /// The name in the body; `_` if it has none.
  public var name: String
  /// The tokens of the label and the name, which are one in `func f(a: Int)`.
  public var labelToken: Int
  public var nameToken: Int
  /// The tokens of the type, with attributes such as `@escaping`.
  public var type: Range<Int>
  /// True if callers may omit the argument.
  public var hasDefault = false
}
