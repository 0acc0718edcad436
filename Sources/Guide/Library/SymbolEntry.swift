import SourceText

/// What the guide says of one symbol: a key, a class, a method, an enumeration's case.
public struct SymbolEntry: Sendable {
  /// A piece of code in the entry.
  public struct Example: Sendable, Equatable {
    /// `swift`, `objc`, `xml` or `strings`.
    public let language: String
    public let code: String
  }

  /// The name of the entry, unique and Swift-like: `UIForceTouchCapability.available`.
  public let id: String
  private let fields: [String: String]
  public let examples: [Example]

  /// Reads a record: `name: value` lines and fenced examples.
  init(id: String, record: Substring) {
    self.id = id
    var fields: [String: String] = [:]
    var examples: [Example] = []
    var code: (language: String, lines: [Substring])?
    for line in record.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = code {
        if line == "```" {
          examples.append(
            Example(language: open.language, code: open.lines.joined(separator: "\n")))
          code = nil
        } else {
          code = (open.language, open.lines + [line])
        }
      } else if line.hasPrefix("```") {
        code = (String(line.dropFirst(3)), [])
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        fields[String(line[..<colon])] = String(value)
      }
    }
    self.fields = fields
    self.examples = examples
  }

  public var kind: String { fields["kind"] ?? "" }
  /// How it is spelled in Swift where it is used; nil when Swift has no such name.
  public var swiftName: String? { fields["swift"] }
  /// How it is spelled in Objective-C; nil where Objective-C has none.
  public var objectiveCName: String? { fields["objc"] }
  /// How Swift 2 spelled a method, with its labels; nil where it did as Swift does today.
  public var swift2Name: String? { fields["swift2"] }
  /// Whether Apple asks overrides of it to call `super`.
  public var callsSuper: Bool { fields["super"] == "call" }
  /// The declaration in Swift, as Apple prints it.
  public var swiftDeclaration: String? { fields["declaration.swift"] }
  /// The declaration in Objective-C, as Apple prints it.
  public var objectiveCDeclaration: String? { fields["declaration.objc"] }
  /// The raw value of an enumeration's case.
  public var rawValue: String? { fields["raw"] }
  /// The first version of each system that has it, as in `iOS 9.0`; nil where it is not known.
  public var since: String? { fields["since"] }
  /// The versions that deprecated it, written alike; nil where it is not deprecated.
  public var deprecated: String? { fields["deprecated"] }

  /// `since` with the separator of a language between the systems.
  public func since(in language: Language) -> String? {
    since.map { Self.systems($0, in: language) }
  }

  /// `deprecated` with the separator of a language between the systems.
  public func deprecated(in language: Language) -> String? {
    deprecated.map { Self.systems($0, in: language) }
  }

  private static func systems(_ list: String, in language: Language) -> String {
    switch language {
    case .english: list
    case .simplifiedChinese: list.split(separator: ", ").joined(separator: "、")
    }
  }

  /// The ids of entries to be used instead.
  public var replacements: [String] { list("replacement") }
  /// Seen in iOS and not documented by Apple.
  public var isObserved: Bool { fields["basis"] == "observed" }
  /// The ids of related entries.
  public var seeAlso: [String] { list("see") }

  /// The article that tells more, and the place in it.
  public var article: LinkTarget? { fields["article"].map { LinkTarget("guide:" + $0) } }

  /// Returns what it is: one paragraph of Markdown.
  public func meaning(in language: Language) -> String { fields[language.rawValue] ?? "" }

  private func list(_ name: String) -> [String] {
    guard let value = fields[name] else { return [] }
    var items: [String] = []
    var item = ""
    var depth = 0
    // Names such as `present(_:animated:completion:)` hold no “, ”, but spelled ones may.
    for character in value {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        items.append(item)
        item = ""
      } else if !(character == " " && item.isEmpty) {
        item.append(character)
      }
    }
    if !item.isEmpty { items.append(item) }
    return items
  }
}
