import SourceText

/// The declaration of one symbol of Apple's frameworks in the notations of current Swift, Objective-C and
/// Swift 2. It is parsed from the declarations of a `SymbolEntry`, which is the single source for pages,
/// hovers, completion and rules.
public struct APISignature: Sendable, Equatable {
  /// The kind of a declaration.
  public enum Kind: Sendable, Equatable {
    case type, method, property, initializer, enumCase
    /// A constant such as a key of the launch options.
    case constant
  }

  /// A parameter of a method in Swift.
  public struct Parameter: Sendable, Equatable {
    /// The label in a call; nil for `_`.
    public let label: String?
    public let name: String
    /// The type as written, without the default value.
    public let type: String
  }

  /// A part of a selector with the parameter after it; the only part of `init` has none.
  public struct SelectorPart: Sendable, Equatable {
    public let name: String
    /// The name of the parameter after it.
    public let parameter: String?
    /// The type of the parameter, as written.
    public let type: String?
  }

  /// The id of the entry.
  public let id: String
  /// The type or protocol that contains it: `UIApplicationDelegate`; nil for a type.
  public let owner: String?
  public let kind: Kind
  /// True if it is a delegate method, which UIKit finds by its name.
  public let isDelegateMethod: Bool
  /// The name before the labels: `application`; for a type its full name in Swift.
  public let baseName: String
  /// The parameters in current Swift.
  public let parameters: [Parameter]
  /// The result type; nil for none.
  public let result: String?
  /// The selector, or the name of a property, a type or a constant; nil if it does not exist in Objective-C.
  public let objectiveCName: String?
  /// The parts of the selector; empty unless it is a method.
  public let selector: [SelectorPart]
  /// The result type in Objective-C; nil for `void`.
  public let objectiveCResult: String?
  /// True for a class method (`+`) in Objective-C.
  public let isClassMethod: Bool
  /// The name in Swift 2, with labels:
  /// `application(application:performActionForShortcutItem:completionHandler:)`. Nil if it is the same as in
  /// current Swift, or if Swift 2 did not have it.
  public let swift2Name: String?
  /// The first version of iOS with the symbol; nil if it is not known.
  public let since: Version?
  /// The version of iOS that deprecated it; nil if it is not deprecated.
  public let deprecated: Version?
  /// The ids of the entries that replace it.
  public let replacements: [String]
  /// True if Apple requires overrides to call `super`.
  public let callsSuper: Bool

  /// The labels in a call, `_` for none: `performActionFor`, `_` …
  public var labels: [String] { parameters.map { $0.label ?? "_" } }

  /// The name with labels: `application(_:performActionFor:completionHandler:)`.
  public var swiftName: String {
    kind == .method || kind == .initializer
      ? baseName + "(" + labels.map { $0 + ":" }.joined() + ")" : baseName
  }

  /// True if the last parameter is a completion handler, which Swift omits in an `async` method.
  public var hasCompletionHandler: Bool { parameters.last?.label == "completionHandler" }
}

extension APISignature {
  init(_ entry: SymbolEntry) {
    let swift = SwiftSignature(entry.swiftDeclaration ?? "")
    let objectiveC = ObjectiveCSignature(entry.objectiveCDeclaration ?? "")
    id = entry.id
    kind =
      switch entry.kind {
      case "class", "protocol", "enum", "struct", "trait": .type
      case "initializer": .initializer
      case "property": .property
      case "case": .enumCase
      case "constant": .constant
      default: .method
      }
    isDelegateMethod = entry.kind == "delegate-method"
    owner = kind == .type ? nil : Self.owner(of: entry.id)
    let member = owner.map { String(entry.id.dropFirst($0.count + 1)) } ?? entry.id
    baseName = String(member.prefix { $0 != "(" })
    parameters = swift.parameters
    result = swift.result
    objectiveCName = entry.objectiveCName
    selector = objectiveC.parts
    objectiveCResult = objectiveC.result
    isClassMethod = objectiveC.isClassMethod
    swift2Name = entry.swift2Name
    since = Self.version(entry.since)
    deprecated = Self.version(entry.deprecated)
    replacements = entry.replacements
    callsSuper = entry.callsSuper
  }

  /// Returns the text before the last dot outside of parentheses.
  private static func owner(of id: String) -> String? {
    let head = id.prefix { $0 != "(" }
    return head.lastIndex(of: ".").map { String(head[..<$0]) }
  }

  /// Returns the version of iOS in `iOS 9.0, iPadOS 9.0`.
  private static func version(_ systems: String?) -> Version? {
    for system in (systems ?? "").split(separator: ",") {
      let words = system.split(separator: " ")
      if words.first == "iOS", let number = words.last { return Version(String(number)) }
    }
    return nil
  }
}
