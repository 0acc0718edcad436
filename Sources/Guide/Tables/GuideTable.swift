import SourceText

/// The tables that articles include by name. Each is generated from data, so that a number is written only
/// once.
enum GuideTable: String, CaseIterable {
  case keys
  case iconTypes = "icon-types"
  case iconPrecedence = "icon-precedence"
  case systemBehavior = "os-behaviour"
  case forceTouchDevices = "force-touch-devices"
  case forceTouchCapability = "force-touch-capability"
  case sizeClasses = "size-classes"
  case sizeClassInheritance = "size-class-inheritance"
  case idioms
  case presentationStyles = "presentation-styles"
  case transitionStyles = "transition-styles"
  case adaptation
  case traitProperties = "trait-properties"
  case previewActionStyles = "preview-action-styles"
  case arrowDirections = "arrow-directions"
  case adaptiveDelegate = "adaptive-delegate"
  case touchTypes = "touch-types"

  func block(in language: Language) -> Block {
    switch self {
    case .keys: Self.keysTable(language)
    case .iconTypes: Self.iconTypesTable(language)
    case .iconPrecedence: Self.iconPrecedenceList(language)
    case .systemBehavior: Self.systemBehaviorTable(language)
    case .forceTouchDevices: Self.forceTouchDevicesTable(language)
    case .sizeClasses: SizeClassTable.block(in: language)
    case .sizeClassInheritance: SizeClassTable.inheritance(in: language)
    case .adaptation: Self.adaptationTable(language)
    case .forceTouchCapability: Self.entries(below: "UIForceTouchCapability", language)
    case .idioms: Self.entries(below: "UIUserInterfaceIdiom", language)
    case .presentationStyles: Self.entries(below: "UIModalPresentationStyle", language)
    case .transitionStyles: Self.entries(below: "UIModalTransitionStyle", language)
    case .traitProperties:
      Self.entries(below: "UITraitCollection", language, where: Self.isTrait)
    case .previewActionStyles: Self.entries(below: "UIPreviewAction.Style", language)
    case .arrowDirections: Self.entries(below: "UIPopoverArrowDirection", language)
    case .adaptiveDelegate:
      Self.entries(below: "UIAdaptivePresentationControllerDelegate", language)
    case .touchTypes: Self.entries(below: "UITouch.TouchType", language)
    }
  }

  // MARK: Tables of entries

  /// Returns the members of a type: name, raw value if they have one, availability, meaning.
  private static func entries(
    below type: String, _ language: Language, where isShown: (SymbolEntry) -> Bool = { _ in true }
  ) -> Block {
    let entries = SymbolLibrary.ids
      .filter { isMember($0, of: type) }
      .compactMap(SymbolLibrary.entry)
      .filter(isShown)
    let hasRawValues = entries.contains { $0.rawValue != nil }
    var header = [Header.name, .since, .meaning]
    if hasRawValues { header.insert(.rawValue, at: 1) }
    let rows = entries.map { entry -> [[Inline]] in
      let name: [Inline] = [.link(.symbol(entry.id), [.code(entry.swiftName ?? entry.id)])]
      let since: [Inline] = [.text(entry.since(in: language) ?? "")]
      let meaning = GuideText.inlines(entry.meaning(in: language), in: language)
      let raw: [Inline] = [.text(entry.rawValue ?? "")]
      return hasRawValues ? [name, raw, since, meaning] : [name, since, meaning]
    }
    return .table(header: header.map { [.text($0.text[language])] }, rows: rows)
  }

  /// Returns true for a property of a trait collection that is a trait, not for its class properties.
  private static func isTrait(_ entry: SymbolEntry) -> Bool {
    entry.kind == "property" && entry.swiftDeclaration?.hasPrefix("class") != true
  }

  private static func isMember(_ id: String, of type: String) -> Bool {
    guard id.hasPrefix(type + ".") else { return false }
    let rest = id.dropFirst(type.count + 1)
    return !rest.prefix { $0 != "(" }.contains(".")
  }

  /// The headers of columns that several tables share.
  enum Header {
    case name
    case rawValue
    case since
    case meaning

    var text: LocalizedText {
      switch self {
      case .name: LocalizedText(en: "Name", zhHans: "名称")
      case .rawValue: LocalizedText(en: "Raw value", zhHans: "原始值")
      case .since: LocalizedText(en: "Since", zhHans: "起始版本")
      case .meaning: LocalizedText(en: "Meaning", zhHans: "含义")
      }
    }
  }

  static func table(
    _ header: [LocalizedText], _ rows: [[[Inline]]], _ language: Language
  ) -> Block {
    .table(header: header.map { [.text($0[language])] }, rows: rows)
  }
}
