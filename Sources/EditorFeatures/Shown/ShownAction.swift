import ActionFlow
import AppFiles
import Files
import Guide
import Linter
import RuleSubjects
import SourceText

/// A quick action of an app with everything that users see of it, for comparison with an earlier version.
public struct ShownAction: Sendable {
  /// The icon of an item.
  public enum Icon: Sendable, Equatable {
    case none
    case shown(String)
    /// The icon does not exist, so that iOS draws a dot, or nothing for a symbol.
    case missing(String)
    /// The image was not found, but may come from elsewhere.
    case notFound(String)
    case unknown(String)
  }

  public let type: String
  private let pattern: TypePattern
  public let title: String?
  public let subtitle: String?
  /// The row on the Home Screen, from 1; nil for one that is not displayed, or created by code.
  public let row: Int?
  /// The reason why an item of a property list is not displayed.
  public let absence: LocalizedText?
  /// The languages into which the title is translated, without the one it is written in; nil where they are not
  /// known, and for a quick action that code creates.
  public let titleLanguages: Set<String>?
  /// The same for the subtitle.
  public let subtitleLanguages: Set<String>?
  /// The icon; nil for a quick action that code creates.
  public let icon: Icon?
  public let trace: ActionTrace
}

/// The quick actions of an app, as the Home Screen displays them, with their traces.
public struct ShownActions: Sendable {
  public let app: App
  /// The property list of the app; nil where only code creates quick actions.
  public let propertyList: String?
  /// The quick actions of the property list in its order, then those that code creates.
  public let actions: [ShownAction]
  /// The languages of the app, as far as they are known.
  public let languages: Set<String>

  /// The apps of a folder that have quick actions.
  public static func all(in checks: FolderChecks) -> [ShownActions] {
    let code = checks.sharedCode
    let lists = SharedCode.lists(code.declared())
    // Together, so that they are read on all processors.
    _ = App.traces(of: code.apps(of: lists) ?? [])
    let declared = lists.compactMap { list -> ShownActions? in
      guard let app = code.app(declaredIn: list.path, as: list.propertyList),
        let surroundings = checks.surroundings(of: list.propertyList)
      else { return nil }
      return ShownActions(app, list, surroundings)
    }
    return declared + code.appsOfCode().map { ShownActions($0) }
  }

  private init(_ app: App) {
    self.app = app
    propertyList = nil
    languages = []
    actions = app.traces.map { ShownAction($0) }
  }

  private init(_ app: App, _ list: DeclaredTypes, _ surroundings: Surroundings) {
    self.app = app
    propertyList = list.propertyList
    languages = surroundings.appLanguages.union(surroundings.translations.languages)
    let traces = Dictionary(app.traces.map { ($0.type, $0) }) { first, _ in first }
    let coverage = TranslationCoverage(
      list.plist, surroundings.translations, surroundings.project)
    var qualifiers = Set<String?>()
    // Only the last of equal keys counts.
    let declarations = list.plist.declarations.reversed()
      .filter { qualifiers.insert($0.qualifier).inserted }.reversed()
    let rows = declarations.flatMap { HomeScreenPreview($0).rows }
    let declared = rows.compactMap { row -> ShownAction? in
      guard let type = row.item.string(.type), let trace = traces[type] else { return nil }
      return ShownAction(trace, row, coverage, surroundings)
    }
    actions = declared + app.traces.filter(\.isDynamic).map { ShownAction($0) }
  }
}

extension ShownAction {
  /// True if both surely have the same type, which may contain a build setting.
  package func isOfSameType(as other: ShownAction) -> Bool {
    type == other.type || pattern.isSurely(other.pattern) || other.pattern.isSurely(pattern)
  }

  /// True if Xcode replaces a part of the type.
  package var holdsBuildSetting: Bool { pattern.text == nil }

  /// Creates a quick action that code creates, or created.
  package init(former trace: ActionTrace) { self.init(trace) }

  fileprivate init(_ trace: ActionTrace) {
    (type, title, self.trace) = (trace.type, trace.title, trace)
    pattern = TypePattern(declared: type)
    (subtitle, row, absence, titleLanguages, subtitleLanguages, icon) = (
      nil, nil, nil, nil, nil, nil
    )
  }

  fileprivate init(
    _ trace: ActionTrace, _ row: HomeScreenPreview.Row, _ coverage: TranslationCoverage,
    _ surroundings: Surroundings
  ) {
    self.trace = trace
    type = trace.type
    pattern = TypePattern(declared: type)
    title = row.item.string(.title)
    subtitle = row.item.string(.subtitle)
    self.row = row.position
    absence = row.reason
    let isKnown = surroundings.translations.isComplete
    func languages(of text: String?) -> Set<String>? {
      guard isKnown, let text, !text.isEmpty else { return nil }
      let all = coverage.languages(of: text).subtracting([TranslationLanguage.base])
      // A text needs no entry in the language in which it is written.
      guard !coverage.isKey(text), let own = coverage.developmentLanguage else { return all }
      return all.filter { !TranslationCoverage.isSame($0, own) }
    }
    titleLanguages = languages(of: title)
    subtitleLanguages = languages(of: subtitle)
    icon = Self.icon(of: row.item, surroundings.images)
  }

  private static func icon(of item: ShortcutItem, _ images: ImageIndex) -> Icon {
    guard let entry = item.effectiveIcon, let key = entry.key, let value = entry.string,
      !value.isEmpty
    else { return .none }
    switch key {
    case .iconType: return IconType(value: value) == nil ? .missing(value) : .shown(value)
    case .iconSymbolName:
      return SymbolProblem.isShown(value, images).map { $0 ? .shown(value) : .missing(value) }
        ?? .unknown(value)
    default:
      if images.image(value) != nil { return .shown(value) }
      if holdsPlaceholder(value) { return .unknown(value) }
      guard let missing = MissingImage(value, in: images) else { return .unknown(value) }
      return missing.isSure ? .missing(value) : .notFound(value)
    }
  }
}
