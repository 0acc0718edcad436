import Checks
import Guide
import SourceText

/// The parts of SARIF that are written, by the names that it gives them.
enum SARIF {
  struct Document: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let automationDetails = ["id": "quickactions/"]
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "quickactions"
    let semanticVersion: String
    let version: String
    let rules: [Rule]
  }

  struct Message: Encodable {
    let text: String
  }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Help
    let helpUri: String
    let defaultConfiguration: [String: String]
    let properties: RuleProperties

    /// GitHub takes no longer description.
    private static let maximumLength = 1000

    init(_ rule: RuleDescription, _ language: Language) {
      id = rule.id
      shortDescription = Message(text: Self.shortened(rule.title[language]))
      fullDescription = Message(text: Self.shortened(rule.why[language]))
      help = Help(
        text: rule.why[language] + "\n\nquickactions docs \(rule.id)",
        markdown: rule.why[language] + "\n\n`quickactions docs \(rule.id)`\n\n<\(rule.reference)>")
      helpUri = rule.reference
      defaultConfiguration = ["level": rule.severity.level]
      properties = RuleProperties(
        tags: ["ios", rule.group.name], problemSeverity: rule.severity.problem)
    }

    private static func shortened(_ text: String) -> String {
      text.unicodeScalars.count > maximumLength
        ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumLength))) + "…" : text
    }
  }

  struct RuleProperties: Encodable {
    let tags: [String]
    let precision = "high"
    let problemSeverity: String

    private enum CodingKeys: String, CodingKey {
      case tags, precision
      case problemSeverity = "problem.severity"
    }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let properties: ResultProperties
  }

  struct ResultProperties: Encodable {
    let group: String
    let fixable: Bool
  }

  struct Location: Encodable {
    var id: Int? = nil
    let physicalLocation: PhysicalLocation
    var message: Message? = nil
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: [String: String]
    let region: Region

    init(uri: String, region: Region) {
      artifactLocation = ["uri": uri]
      self.region = region
    }
  }

  /// A range in lines and columns from 1; the last column is after the region.
  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    init(_ start: TextPosition, _ end: TextPosition) {
      startLine = start.line + 1
      startColumn = start.column + 1
      endLine = end.line + 1
      endColumn = end.column + 1
    }
  }

  /// A path as a URI: relative to the repository, or absolute.
  static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let encoded = path.utf8.reduce(into: "") { uri, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri.append("%")
        uri.append(digits[Int(byte >> 4)])
        uri.append(digits[Int(byte & 15)])
      }
    }
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

extension Severity {
  /// The severities that GitHub expects of rules.
  fileprivate var problem: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "recommendation"
    }
  }
}
