import SourceText

/// How one symbol of Apple's frameworks is declared, in the words of three eras: Swift today,
/// Objective-C and Swift 2. Read from the declarations of a `SymbolEntry`, which is the only place where
/// they stand: pages, hovers, completion and rules all have them from there.
public struct APISignature: Sendable, Equatable {
  /// What is declared.
  public enum Kind: Sendable, Equatable {
    case type, method, property, initializer, enumCase
    /// A constant such as a key of the launch options.
    case constant
  }

  /// A parameter of a method in Swift.
  public struct Parameter: Sendable, Equatable {
    /// What callers write before the colon; nil for `_`.
    public let label: String?
    public let name: String
    /// As it is written, without the default value.
    public let type: String
  }

  /// A part of a selector with the parameter behind it; the only part of `init` has none.
  public struct SelectorPart: Sendable, Equatable {
    public let name: String
    /// The name of the parameter behind it.
    public let parameter: String?
    /// The parameter's type, as it is written.
    public let type: String?
  }

  /// The name of the entry.
  public let id: String
  /// The type or protocol that it belongs to: `UIApplicationDelegate`; nil for a type of its own.
  public let owner: String?
  public let kind: Kind
  /// Whether it is a method of a delegate, which UIKit finds by its name.
  public let isDelegateMethod: Bool
  /// The name before the labels: `application`; of a type its full name in Swift.
  public let baseName: String
  /// The parameters in Swift of today.
  public let parameters: [Parameter]
  /// Nil for none.
  public let result: String?
  /// The selector, or the name of a property, a type or a constant; nil where Objective-C has none.
  public let objectiveCName: String?
  /// The parts of the selector; empty for what is no method.
  public let selector: [SelectorPart]
  /// Nil for `void`.
  public let objectiveCResult: String?
  /// Whether Objective-C sends it to the class: `+`.
  public let isClassMethod: Bool
  /// With labels: `application(application:performActionForShortcutItem:completionHandler:)`. Nil where
  /// Swift 2 spelled it as today, or did not have it.
  public let swift2Name: String?
  /// The first and the deprecating version of iOS; nil where none is known.
  public let since: Version?
  /// The version of iOS that deprecated it; nil where it is not deprecated.
  public let deprecated: Version?
  /// Entries to be used instead.
  public let replacements: [String]
  /// Whether Apple asks overrides to call `super`.
  public let callsSuper: Bool

  /// `performActionFor`, `_` …: the labels that callers write, `_` for none.
  public var labels: [String] { parameters.map { $0.label ?? "_" } }

  /// The name with labels: `application(_:performActionFor:completionHandler:)`.
  public var swiftName: String {
    kind == .method || kind == .initializer
      ? baseName + "(" + labels.map { $0 + ":" }.joined() + ")" : baseName
  }

  /// Whether the last parameter is a block to be called at the end, which Swift can leave out in an
  /// `async` method.
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

  /// Returns what precedes the last dot outside of parentheses.
  private static func owner(of id: String) -> String? {
    let head = id.prefix { $0 != "(" }
    return head.lastIndex(of: ".").map { String(head[..<$0]) }
  }

  /// The version of iOS in `iOS 9.0, iPadOS 9.0`.
  private static func version(_ systems: String?) -> Version? {
    for system in (systems ?? "").split(separator: ",") {
      let words = system.split(separator: " ")
      if words.first == "iOS", let number = words.last { return Version(String(number)) }
    }
    return nil
  }
}
