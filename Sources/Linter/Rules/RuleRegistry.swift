import ActionFlow
import Checks
import CodeRules
import PropertyListRules
import RuleSubjects

/// All rules, a list for each subject. The order is the order in which documentation lists them.
///
/// To add a rule, write `Rules/NAME.swift` and add `NAME.self` to one list. To add a subject:
/// 1. Declare what rules get, a value that holds the file's model and what is known beside it.
/// 2. Add a list here, `[any Rule<NAME>.Type]`, and to `all`.
/// 3. Run it with `Validator.findings(of: RuleRegistry.NAME, in: subject, options)`, which minds the
///    settings, the limit and the order. `CheckableFile` has a case for it, so that the server and
///    the command line check it alike. A rule's examples name the file: `.whole("NAME")`.
public enum RuleRegistry {
  /// Rules on property lists.
  public static let propertyList: [any Rule<CheckedDocument>.Type] = [
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
    SceneDelegateMissing.self,
    SceneManifestGenerated.self,
    AppWithoutScenes.self,
    MisplacedItems.self,
    ItemsNotArray.self,
    EmptyItems.self,
    MoreThanFourItems.self,
    NoQuickActionHandler.self,
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
    UnhandledShortcutType.self,
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
  ]

  /// Rules on the files of translations.
  public static let translations: [any Rule<CheckedTranslations>.Type] = [
    StringsFileNameCase.self,
    MalformedStrings.self,
    DuplicateStringsKey.self,
    OrphanTranslation.self,
  ]

  /// Rules on source files, in Swift and Objective-C.
  public static let code: [any Rule<CheckedCode>.Type] = [
    NearMissDelegateMethod.self,
    CompletionHandlerNotCalled.self,
    CompletionHandlerCalledTwice.self,
    HandledTwice.self,
    ColdLaunchIgnored.self,
    HandledOnlyAtLaunch.self,
    ComparisonNotReached.self,
    HandlerInWrongClass.self,
    ModifierNotAttached.self,
    HandlerDoesNothing.self,
    DynamicItemNotHandled.self,
    DynamicItemNeverMade.self,
    AppDelegateHandlerInSceneApp.self,
    SceneHandlerWithoutScenes.self,
    MissingSuperCall.self,
    ComparesLocalizedTitle.self,
    EmptyBranchForType.self,
    TypeWithoutCase.self,
    UnknownShortcutType.self,
    ComparesTypeByAddress.self, EndlessPush.self,
    PresentOverPresented.self,
    NotificationOnlyRouting.self,
    // Dynamic quick actions.
    DynamicItemsAppended.self,
    DynamicItemsOverLimit.self,
    DynamicItemRepeatsStatic.self,
    DynamicTitleNotLocalized.self,
    QuickActionsGatedOn3DTouch.self,
    IconNameWithScale.self,
    TemplateImageNotFound.self,
    UnknownSystemImage.self,
    // Peek and pop, force.
    PreviewRegisteredPerCell.self,
    PreviewRegisteredRepeatedly.self,
    UnconvertedPreviewLocation.self,
    ForceTouchUnchecked.self,
    ForceDivisionUnchecked.self,
    // Presentation.
    PopoverWithoutAnchor.self,
    AdaptiveStyleIncomplete.self,
    // Versions.
    DeprecatedApi.self,
  ]

  /// Rules on the comments that silence others. They are asked last, in every kind of file.
  public static let silences: [any Rule<UnusedSilences>.Type] = [
    UnusedSilence.self
  ]

  /// Rules on the settings of a project.
  public static let settings: [any Rule<SettingsFile>.Type] = [
    InvalidSetting.self
  ]

  /// All rules.
  ///
  /// Converted one by one, because the conversion of an array looks up each type at run time.
  public static let all: [any Rule.Type] =
    propertyList.map { $0 as any Rule.Type } + translations.map { $0 as any Rule.Type }
    + code.map { $0 as any Rule.Type } + silences.map { $0 as any Rule.Type }
    + settings.map { $0 as any Rule.Type }

  /// Returns the rule with an id; nil where there is none.
  public static func rule(id: String) -> (any Rule.Type)? { byID[id] }

  /// The names of rules in settings and options: their own ids and those of their groups.
  public static let names =
    all.map { $0.description.id } + RuleGroup.allCases.map(\.name)

  /// Returns the index of a rule in the list.
  static func place(ofID id: String) -> Int { places[id] ?? 0 }

  private static let places = Dictionary(
    all.enumerated().map { ($0.element.description.id, $0.offset) },
    uniquingKeysWith: { first, _ in first })

  private static let byID = Dictionary(
    all.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rules on the markup itself, whose findings follow from nothing else.
  package static let readsMarkup: Set<String> = [
    MalformedXML.description.id, MalformedPlist.description.id, InvalidScalar.description.id,
    DuplicateKey.description.id, MergeConflictMarker.description.id, UnusedSilence.description.id,
  ]
}
