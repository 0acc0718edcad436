/// All rules. The order is the order in which documentation lists them.
public enum RuleRegistry {
  public static let all: [any Rule.Type] = [
    // The file.
    MalformedXML.self,
    MalformedPlist.self,
    MergeConflictMarker.self,
    DuplicateKey.self,
    InvalidScalar.self,
    // The root dictionary.
    MisspelledRootKey.self,
    SwitchedOffItems.self,
    ItemsNotArray.self,
    EmptyItems.self,
    MoreThanFourItems.self,
    // An item.
    ItemNotDictionary.self,
    MissingRequiredKey.self,
    UnknownKey.self,
    UndocumentedKey.self,
    WrongValueType.self,
    EmptyValue.self,
    // Its type.
    EmptyType.self,
    DuplicateType.self,
    ReservedTypePrefix.self,
    TypeLooksLikeConstant.self,
    // Its title.
    EmptyTitle.self,
    TitleWhitespace.self,
    // Its icon.
    UnknownIconType.self,
    IconTypeAvailability.self,
    IconFileName.self,
    ShadowedIcon.self,
    SymbolNeedsFallback.self,
    // The settings.
    InvalidSetting.self,
  ]

  public static func rule(id: String) -> (any Rule.Type)? {
    all.first { $0.description.id == id }
  }
}

/// The validation core: what the server, the command line and the tests run.
public enum Validator {
  /// Everything the rules have to say, in the order of the text, at most
  /// `Report.maximumFindings`.
  public static func findings(
    in infoPlist: InfoPlist, options: CheckOptions = CheckOptions(),
    surroundings: Surroundings? = nil
  ) -> [Finding] {
    let document = CheckedDocument(infoPlist, options: options, surroundings: surroundings)
    return findings(options) { rule, report in rule.check(document, &report) }
  }

  /// What there is to say about the settings of a project.
  public static func findings(
    in settings: SettingsFile, options: CheckOptions = CheckOptions()
  ) -> [Finding] {
    findings(options) { rule, report in rule.check(settings, &report) }
  }

  private static func findings(
    _ options: CheckOptions, _ check: (any Rule.Type, inout Report) -> Void
  ) -> [Finding] {
    var findings: [Finding] = []
    for rule in RuleRegistry.all {
      let setting = options.rules[rule.description.id]
      if setting == .off { continue }
      var report = Report(rule.description)
      check(rule, &report)
      if case .severity(let severity) = setting {
        findings += report.findings.map { $0.with(severity) }
      } else {
        findings += report.findings
      }
    }
    let sorted = findings.enumerated().sorted {
      ($0.element.range.start, $0.element.severity, $0.offset)
        < ($1.element.range.start, $1.element.severity, $1.offset)
    }
    return sorted.prefix(Report.maximumFindings).map(\.element)
  }
}
