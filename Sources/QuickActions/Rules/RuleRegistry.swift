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
    WrongProductType.self,
    UnreadableProject.self,
    MisplacedItems.self,
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
    TypeSlip.self,
    // Its title.
    EmptyTitle.self,
    TitleWhitespace.self,
    // Its icon.
    UnknownIconType.self,
    IconTypeAvailability.self,
    IconFileName.self,
    ShadowedIcon.self,
    SymbolNeedsFallback.self,
    UnknownSymbol.self,
    IconNotFound.self,
    IconSize.self,
    IconNotTemplate.self,
    IconScaleMissing.self,
    // Its translations.
    TitleNotLocalized.self,
    MissingTranslation.self,
    TitleTooLong.self,
    // The files of translations.
    StringsFileNameCase.self,
    MalformedStrings.self,
    DuplicateStringsKey.self,
    OrphanTranslation.self,
    // What silences the others.
    UnusedSilence.self,
    // The settings.
    InvalidSetting.self,
  ]

  public static func rule(id: String) -> (any Rule.Type)? { byID[id] }

  /// The place of a rule in the list.
  static func place(ofID id: String) -> Int { places[id] ?? 0 }

  private static let places = Dictionary(
    all.enumerated().map { ($0.element.description.id, $0.offset) },
    uniquingKeysWith: { first, _ in first })

  private static let byID = Dictionary(
    all.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rules about the markup itself; what they find follows from nothing else.
  static let readsMarkup: Set<String> = [
    MalformedXML.description.id, MalformedPlist.description.id, InvalidScalar.description.id,
    DuplicateKey.description.id, MergeConflictMarker.description.id, UnusedSilence.description.id,
  ]
}

/// The validation core: what the server, the command line and the tests run.
public enum Validator {
  /// Everything the rules have to say, in the order of the text, at most
  /// as many as the options allow.
  public static func findings(
    in infoPlist: InfoPlist, options: CheckOptions = CheckOptions(),
    surroundings: Surroundings? = nil
  ) -> [Finding] {
    findings(
      in: CheckedDocument(infoPlist, options: options, surroundings: surroundings), options)
  }

  static func findings(in document: CheckedDocument, _ options: CheckOptions) -> [Finding] {
    var document = document
    var spoken = findings(options) { rule, report in
      if rule != UnusedSilence.self { rule.check(document, &report) }
    }
    if spoken.count <= FirstCause.maximumMistakes {
      spoken = spoken.filter { !document.reading.explains($0) }
    }
    spoken = TagRepairAdvice(document).settle(spoken)
    // What is silenced is known only when all rules have spoken; what silences nothing is left over.
    let silenced = document.silences.apply(to: spoken) { rule in
      options.rules[rule] != .off && document.judges(rule)
    }
    document.unusedSilences = silenced.unused
    let unused = findings(options) { rule, report in
      if rule == UnusedSilence.self { rule.check(document, &report) }
    }
    return sorted(
      silenced.kept + document.silences.apply(to: unused).kept, limit: options.maximumFindings)
  }

  /// What the rules report that can be asked about an item alone, in their order.
  static func findings(inItem document: CheckedDocument, _ options: CheckOptions) -> [Finding] {
    findings(options, of: itemRules) { rule, report in rule.check(document, &report) }
  }

  private static let itemRules = RuleRegistry.all.filter {
    $0.scope == .item || $0.scope == .itemAmongOthers
  }

  /// What there is to say about the settings of a project.
  public static func findings(
    in settings: SettingsFile, options: CheckOptions = CheckOptions()
  ) -> [Finding] {
    sorted(
      findings(options) { rule, report in rule.check(settings, &report) },
      limit: options.maximumFindings)
  }

  /// What there is to say about a file of translations.
  public static func findings(
    in translations: CheckedTranslations, options: CheckOptions = CheckOptions()
  ) -> [Finding] {
    sorted(
      findings(options) { rule, report in rule.check(translations, &report) },
      limit: options.maximumFindings)
  }

  private static func findings(
    _ options: CheckOptions, of rules: [any Rule.Type] = RuleRegistry.all,
    _ check: (any Rule.Type, inout Report) -> Void
  ) -> [Finding] {
    var findings: [Finding] = []
    for rule in rules {
      let setting = options.rules[rule.description.id]
      if setting == .off { continue }
      var report = Report(rule.description, limit: options.maximumFindings)
      check(rule, &report)
      if case .severity(let severity) = setting {
        findings += report.findings.map { $0.with(severity) }
      } else {
        findings += report.findings
      }
    }
    return findings
  }

  /// Findings of one place in the order in which a check of the whole file has them.
  static func inOrder(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    return sorted(
      findings.enumerated().sorted { left, right in
        (RuleRegistry.place(ofID: left.element.rule), left.offset)
          < (RuleRegistry.place(ofID: right.element.rule), right.offset)
      }.map(\.element), limit: findings.count)
  }

  private static func sorted(_ findings: [Finding], limit: Int) -> [Finding] {
    let sorted = findings.enumerated().sorted {
      ($0.element.range.start, $0.element.severity, $0.offset)
        < ($1.element.range.start, $1.element.severity, $1.offset)
    }
    return sorted.prefix(limit).map(\.element)
  }
}
