import SourceText

/// The guide's description of one symbol: a key, a class, a method, an enumeration case.
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

  /// Reads a record: `name: value` lines and fenced examples. The bytes are compared, because searching for characters
  /// takes most of the time in which the table of signatures is made.
  init(id: String, record: Substring) {
    self.id = id
    var fields: [String: String] = [:]
    var examples: [Example] = []
    var language: String?
    var code: [Substring] = []
    for line in record.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if let open = language {
        if line.elementsEqual(Self.fence) {
          examples.append(Example(language: open, code: code.joined(separator: "\n")))
          (language, code) = (nil, [])
        } else {
          code.append(Substring(line))
        }
      } else if line.starts(with: Self.fence) {
        language = String(Substring(line.dropFirst(Self.fence.count)))
      } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        let value = line[line.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
        fields[String(Substring(line[..<colon]))] = String(Substring(value))
      }
    }
    self.fields = fields
    self.examples = examples
  }

  private static let fence = Array("```".utf8)

  public var kind: String { fields["kind"] ?? "" }
  /// The Swift name as it is used in code; nil if Swift has no such name.
  public var swiftName: String? { fields["swift"] }
  /// The Objective-C name; nil if Objective-C has none.
  public var objectiveCName: String? { fields["objc"] }
  /// The name of a method in Swift 2, with its labels; nil if it is the same as in current Swift.
  public var swift2Name: String? { fields["swift2"] }
  /// True if Apple requires overrides to call `super`.
  public var callsSuper: Bool { fields["super"] == "call" }
  /// The declaration in Swift, as in Apple's documentation.
  public var swiftDeclaration: String? { fields["declaration.swift"] }
  /// The declaration in Objective-C, as in Apple's documentation.
  public var objectiveCDeclaration: String? { fields["declaration.objc"] }
  /// The raw value of an enumeration case.
  public var rawValue: String? { fields["raw"] }
  /// The first version of each system with the symbol, as in `iOS 9.0`; nil if it is not known.
  public var since: String? { fields["since"] }
  /// The versions that deprecated the symbol, in the same notation; nil if it is not deprecated.
  public var deprecated: String? { fields["deprecated"] }

  /// Returns `since` with the separator of a language between the systems.
  public func since(in language: Language) -> String? {
    since.map { Self.systems($0, in: language) }
  }

  /// Returns `deprecated` with the separator of a language between the systems.
  public func deprecated(in language: Language) -> String? {
    deprecated.map { Self.systems($0, in: language) }
  }

  private static func systems(_ list: String, in language: Language) -> String {
    switch language {
    case .english: list
    case .simplifiedChinese: list.split(separator: ", ").joined(separator: "、")
    }
  }

  /// The ids of the entries that replace it.
  public var replacements: [String] { list("replacement") }
  /// True if the symbol was observed in iOS and is not documented by Apple.
  public var isObserved: Bool { fields["basis"] == "observed" }
  /// The ids of related entries.
  public var seeAlso: [String] { list("see") }

  /// The article with more information, and the position in it.
  public var article: LinkTarget? { fields["article"].map { LinkTarget("guide:" + $0) } }

  /// Returns the meaning: one paragraph of Markdown.
  public func meaning(in language: Language) -> String { fields[language.rawValue] ?? "" }

  private func list(_ name: String) -> [String] {
    guard let value = fields[name] else { return [] }
    var items: [String] = []
    var item = ""
    var depth = 0
    // Names such as `present(_:animated:completion:)` contain no “, ”, but names with spaces may.
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
