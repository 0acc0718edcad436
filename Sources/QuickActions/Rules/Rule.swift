import Guide
import PropertyList
import SourceText

/// One check. A rule is a file: its description at the top, the check below it, its messages at the
/// bottom. To add one, write the file and add a line to `RuleRegistry`.
///
/// A rule implements the check for the kind of file that it is about.
public protocol Rule: Sendable {
  static var description: RuleDescription { get }
  /// What of it an edit can change.
  static var scope: RuleScope { get }

  static func check(_ document: CheckedDocument, _ report: inout Report)
  static func check(_ file: SettingsFile, _ report: inout Report)
  static func check(_ document: CheckedTranslations, _ report: inout Report)
}

extension Rule {
  public static var scope: RuleScope { .unknown }
  public static func check(_ document: CheckedDocument, _ report: inout Report) {}
  public static func check(_ file: SettingsFile, _ report: inout Report) {}
  public static func check(_ document: CheckedTranslations, _ report: inout Report) {}
}

/// What users read about a rule. The examples are run as tests.
public struct RuleDescription: Sendable {
  /// The name in messages, settings and documentation: lower case with hyphens.
  public let id: String
  /// The severity of most of its findings.
  public let severity: Severity
  /// One line.
  public let title: LocalizedText
  /// Why it matters: what iOS does, and what to do instead.
  public let why: LocalizedText
  public let examples: [RuleExample]
  /// Apple's page, or the standard's, on the matter.
  public let reference: String

  init(
    _ id: String, _ severity: Severity, title: LocalizedText, why: LocalizedText,
    examples: [RuleExample], reference: String = RuleDescription.itemsReference
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.why = why
    self.examples = examples
    self.reference = reference
  }

  public static let itemsReference =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationshortcutitems"
  public static let propertyListReference =
    "https://developer.apple.com/documentation/bundleresources/managing-your-app-s-information-property-list"
  public static let xmlReference = "https://www.w3.org/TR/xml/"
  public static let localizationReference =
    "https://developer.apple.com/documentation/xcode/localization"
  public static let settingsReference = "https://json-schema.org/"
}

/// A piece of a file on which a rule speaks or stays silent.
public struct RuleExample: Sendable {
  public enum Frame: Sendable, Hashable {
    /// The whole file.
    case file
    /// Keys of the root dictionary.
    case root
    /// Elements of `UIApplicationShortcutItems`.
    case items
    /// Keys of one item that has a type and a title beside them.
    case item
    /// The settings of a project.
    case settings
    /// A strings file or a string catalog, by its path from the folder of the property list.
    case translations(String)

    /// Whether the text is a piece of a property list.
    public var isPropertyList: Bool {
      switch self {
      case .file, .root, .items, .item: true
      case .settings, .translations: false
      }
    }
  }

  public let frame: Frame
  /// The text; `«` and `»` stand around each range that is found, and nowhere else.
  public let marked: String
  /// The text after the preferred fix; nil when there is none.
  public let fixed: String?
  /// Other files of the project, by their path from the folder of the property list.
  public let beside: [String: [UInt8]]

  /// An example on which the rule speaks.
  static func fires(
    _ frame: Frame, _ marked: String, beside: [String: [UInt8]] = [:], fixed: String? = nil
  ) -> RuleExample {
    RuleExample(frame: frame, marked: marked, fixed: fixed, beside: beside)
  }

  /// An example on which the rule stays silent.
  static func silent(
    _ frame: Frame, _ source: String, beside: [String: [UInt8]] = [:]
  ) -> RuleExample {
    RuleExample(frame: frame, marked: source, fixed: nil, beside: beside)
  }

  /// What is known beside the property list of the example; nil when nothing lies there.
  public var surroundings: Surroundings? {
    guard !beside.isEmpty else { return nil }
    let folder = "/Example"
    var files = Dictionary(uniqueKeysWithValues: beside.map { ("\(folder)/\($0.key)", $0.value) })
    files["\(folder)/Info.plist"] = []
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: folder, in: access)
    return Surroundings(project.target(of: "\(folder)/Info.plist"), in: access)
  }

  /// An example about translations: the file with the property lists that lie beside it.
  public func translations(_ text: SourceText) -> CheckedTranslations? {
    guard case .translations(let path) = frame else { return nil }
    let lists = beside.filter { $0.key.hasSuffix(".plist") }.sorted { $0.key < $1.key }
      .map { InfoPlist(SyntaxTree(FileEncoding.decode($0.value).text)) }
    return CheckedTranslations(
      TranslationFile("/Example/" + path, text), usedBy: lists.isEmpty ? nil : lists)
  }

  /// The language of the text, as Markdown names it.
  public var language: String {
    switch frame {
    case .file, .root, .items, .item: "xml"
    case .settings: "json"
    case .translations(let path): Self.language(of: path)
    }
  }

  /// The language of a file beside; nil for one that is not shown.
  static func language(of path: String) -> String {
    path.hasSuffix(".pbxproj") || path.hasSuffix("strings") && !TranslationFile.isCatalog(path)
      ? "strings" : "json"
  }

  public var fires: Bool { marked.contains("«") }

  /// The text without marks.
  public var source: String { marked.filter { $0 != "«" && $0 != "»" } }

  /// The piece in a whole property list.
  public func wholeFile(_ piece: String) -> String {
    func list(_ root: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(indented(root, by: 1))
      </dict>
      </plist>

      """
    }
    func items(_ elements: String) -> String {
      list(
        "<key>UIApplicationShortcutItems</key>\n<array>\n\(indented(elements, by: 1))\n</array>")
    }
    switch frame {
    case .file, .settings, .translations: return piece + "\n"
    case .root: return list(piece)
    case .items: return items(piece)
    case .item:
      let required = """
        <key>UIApplicationShortcutItemType</key>
        <string>com.example.compose</string>
        <key>UIApplicationShortcutItemTitle</key>
        <string>New Message</string>
        """
      return items("<dict>\n\(indented(required + "\n" + piece, by: 1))\n</dict>")
    }
  }

  /// The entry that names an icon file.
  static func iconFile(_ name: String) -> String {
    "<key>UIApplicationShortcutItemIconFile</key>\n<string>\(name)</string>"
  }

  /// A whole file with one item, of an app that says what it runs on.
  static func item(runningOn version: String, _ entries: String) -> String {
    let lines = entries.split(separator: "\n").map { "\t\t\t" + $0 }.joined(separator: "\n")
    return """
      <plist version="1.0">
      <dict>
      \t<key>MinimumOSVersion</key>
      \t<string>\(version)</string>
      \t<key>UIApplicationShortcutItems</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>UIApplicationShortcutItemType</key>
      \t\t\t<string>a</string>
      \t\t\t<key>UIApplicationShortcutItemTitle</key>
      \t\t\t<string>A</string>
      \(lines)
      \t\t</dict>
      \t</array>
      </dict>
      </plist>
      """
  }

  private func indented(_ text: String, by depth: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: "\t", count: depth) + $0 }
      .joined(separator: "\n")
  }
}

/// What a check may know beside the text.
public struct CheckOptions: Sendable, Equatable {
  /// The lowest iOS that the app runs on; nil when nobody has said.
  public var deploymentTarget: Version?
  /// What becomes of the findings of some rules.
  public var rules: [String: Settings.RuleSetting]
  /// How many findings one file may have.
  public var maximumFindings = Report.maximumFindings

  public init(
    deploymentTarget: Version? = nil, rules: [String: Settings.RuleSetting] = [:]
  ) {
    self.deploymentTarget = deploymentTarget
    self.rules = rules
  }

  /// The same for one who fixes what is found and does not read it.
  public var forFixing: CheckOptions {
    var options = self
    options.maximumFindings = Report.maximumFixed
    return options
  }
}

/// A property list, or one item of it, with all that rules look at.
public struct CheckedDocument: Sendable {
  public let tree: SyntaxTree
  public let infoPlist: InfoPlist
  public let structureIssues: [StructureIssue]
  /// What becomes of the file with the mistakes that it has.
  let reading: Reading
  /// From the options, else from the Xcode project, else from the file itself. Where the app runs on
  /// iOS without quick actions, the first iOS that has them.
  public let deploymentTarget: Version?
  /// What is known of the project around the file; nil when nothing is.
  public let surroundings: Surroundings?
  /// What the file itself asks the rules not to say.
  let silences: Silences
  /// Set when all other rules have spoken.
  var unusedSilences: [Silences.Unused] = []

  init(_ infoPlist: InfoPlist, options: CheckOptions, surroundings: Surroundings? = nil) {
    tree = infoPlist.tree
    self.infoPlist = infoPlist
    structureIssues = infoPlist.tree.structureIssues(
      limit: max(SyntaxTree.maximumIssues, options.maximumFindings))
    reading = Reading(tree, structureIssues)
    let lowest =
      options.deploymentTarget ?? surroundings?.project.deploymentTarget
      ?? infoPlist.minimumVersion
    deploymentTarget = lowest.map { max($0, Limits.quickActionsSince) }
    self.surroundings = surroundings
    silences = Silences(infoPlist.tree)
  }

  /// One item, as if the property list held no other.
  ///
  /// - Parameter options: with the deployment target, which the item cannot tell.
  init(
    item: SyntaxTree.NodeID, _ infoPlist: InfoPlist, options: CheckOptions,
    _ surroundings: Surroundings?
  ) {
    tree = infoPlist.tree
    self.infoPlist = infoPlist
    structureIssues = infoPlist.tree.structureIssues(in: item)
    reading = Reading(tree, structureIssues)
    deploymentTarget = options.deploymentTarget
    self.surroundings = surroundings
    silences = .none
  }

  /// Whether a rule had all it needs to know to speak. One that looks at other files has not, where
  /// none are known.
  func judges(_ rule: String) -> Bool {
    guard surroundings == nil, let rule = RuleRegistry.rule(id: rule) else { return true }
    return rule.description.examples.allSatisfy { $0.beside.isEmpty }
  }
}

/// Where rules put their findings.
public struct Report: Sendable {
  /// How many findings one file may have; nobody reads more.
  public static let maximumFindings = 1000
  /// How many findings are fixed in one go.
  public static let maximumFixed = 200_000
  /// How long a message may be, in Unicode scalars; it can hold a text of the file.
  public static let maximumMessageLength = 600

  private let rule: RuleDescription
  private let limit: Int
  public private(set) var findings: [Finding] = []

  init(_ rule: RuleDescription, limit: Int = Report.maximumFindings) {
    self.rule = rule
    self.limit = limit
  }

  /// Nothing more is taken, so a rule can stop.
  var isFull: Bool { findings.count >= limit }

  /// - Parameters:
  ///   - message: worked out, as the fixes are, only where there is room for the finding.
  mutating func add(
    _ message: @autoclosure () -> LocalizedText, at range: ByteRange, severity: Severity? = nil,
    related: [Finding.Related] = [], tags: [Finding.Tag] = [], about subject: String? = nil,
    fixes: @autoclosure () -> [Fix?] = []
  ) {
    guard !isFull else { return }
    findings.append(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, range: range,
        message: message().onOneLine(maximumLength: Self.maximumMessageLength),
        related: related, tags: tags, fixes: fixes().compactMap { $0 }, subject: subject))
  }
}

extension LocalizedText {
  /// Without line breaks and control characters, which a text of the file can bring in.
  fileprivate func onOneLine(maximumLength: Int) -> LocalizedText {
    LocalizedText(
      en: PlainLine.text(english, maximumLength: maximumLength),
      zhHans: PlainLine.text(simplifiedChinese, maximumLength: maximumLength))
  }
}
