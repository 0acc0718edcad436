import Guide
import SourceText

/// The documentation of a rule for users. The examples are run as tests.
public struct RuleDescription: Sendable {
  /// The name in messages, settings and documentation: lower case with hyphens.
  public let id: String
  /// The severity of most of its findings.
  public let severity: Severity
  /// The group of the rule.
  public let group: RuleGroup
  /// The title, on one line.
  public let title: LocalizedText
  /// The reason for the rule: what iOS does, and what to do instead.
  public let why: LocalizedText
  public var examples: [RuleExample] { makeExamples() }
  /// The examples, created on demand: they are long, and only documentation and tests read them.
  private let makeExamples: @Sendable () -> [RuleExample]
  /// The address of Apple's page, or the standard's, on the subject.
  public let reference: String
  /// True if it is run only if the settings give it a severity.
  public let isOffByDefault: Bool

  package init(
    _ id: String, _ severity: Severity, group: RuleGroup = .quickActions, title: LocalizedText,
    why: LocalizedText,
    examples: @autoclosure @escaping @Sendable () -> [RuleExample],
    reference: String = RuleDescription.itemsReference,
    isOffByDefault: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.group = group
    self.title = title
    self.why = why
    makeExamples = examples
    self.reference = reference
    self.isOffByDefault = isOffByDefault
  }

  /// Apple's page *UIApplicationShortcutItems*.
  public static let itemsReference =
    "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationshortcutitems"
  /// Apple's page *Managing your app's information property list*.
  public static let propertyListReference =
    "https://developer.apple.com/documentation/bundleresources/managing-your-app-s-information-property-list"
  /// The standard *Extensible Markup Language (XML) 1.0*.
  public static let xmlReference = "https://www.w3.org/TR/xml/"
  /// Apple's page *Localization*.
  public static let localizationReference =
    "https://developer.apple.com/documentation/xcode/localization"
  /// Apple's page *application(_:performActionFor:completionHandler:)*.
  public static let performActionReference =
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performactionfor:completionhandler:)"
  /// Apple's page *UIWindowSceneDelegate*.
  public static let sceneReference =
    "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate"
  /// The site of JSON Schema.
  public static let settingsReference = "https://json-schema.org/"
}
