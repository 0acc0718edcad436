import AppFiles
import CodeModel
import Files
import Guide
import RuleSubjects
import SourceText
import XcodeProject

/// Finds the texts of quick actions in each language of an app.
struct TextLookup {
  let languages: [ActionMenu.Language]
  private let developmentLanguage: String
  private let project: ProjectFacts?
  private let translations: Translations
  private let coverage: TranslationCoverage
  private let target: Target?
  private let files: any FileAccess
  /// The tables that code looks texts up in by their names, each read when a text of it is asked for.
  private let codeTables = LazyTable<Translations>()

  /// - Parameter isOfCode: true if only code creates the quick actions, so that the languages of its texts count.
  init(
    _ plist: InfoPlist, _ surroundings: Surroundings?, isOfCode: Bool = false,
    in files: any FileAccess
  ) {
    translations = surroundings?.translations ?? Translations([])
    project = surroundings?.project
    target = surroundings?.target
    self.files = files
    let regions = surroundings?.appLanguages ?? []
    coverage = TranslationCoverage(plist, translations, project, regions: regions)
    let own = coverage.developmentLanguage ?? "en"
    let ofCode =
      isOfCode ? Self.codeTables(Self.localizable, of: target, in: files).languages : []
    let all = regions.union(translations.languages).union(ofCode)
      .subtracting([TranslationLanguage.base])
    let development = all.sorted().first { TranslationCoverage.isSame($0, own) } ?? own
    developmentLanguage = development
    languages =
      [ActionMenu.Language(code: development, isDevelopment: true)]
      + all.subtracting([development]).sorted().map {
        ActionMenu.Language(code: $0, isDevelopment: false)
      }
  }

  /// The most different texts of one title that are listed.
  static let maximumVariants = 12

  /// Returns a text of a property list, which iOS looks up itself, with its variants in other configurations.
  func text(_ written: String, at location: FileLocation?) -> ActionMenu.Text {
    let key = expansion(of: written)
    var text = self.text(ofKey: key, at: location)
    guard written.contains("$"), let variants = project?.variants(of: written),
      variants.count > 1, let own = variants.first(where: { $0.text == key })
    else { return text }
    text.configurations = own.configurations
    text.variants = variants.prefix(Self.maximumVariants)
      .filter { $0.text != key && !$0.text.isBlank }
      .map { variant in
        var other = self.text(ofKey: variant.text, at: location)
        other.configurations = variant.configurations
        return other
      }
    return text
  }

  private func text(ofKey key: String, at location: FileLocation?) -> ActionMenu.Text {
    guard !holdsPlaceholder(key) else { return unknown(key, at: location) }
    let cells = cells(of: key, in: translations) { language in
      guard !isDevelopment(language) else { return coverage.isKey(key) }
      return translations.entries(of: key).allSatisfy(\.entry.isTranslatable)
    }
    return ActionMenu.Text(key: key, location: location, cells: cells)
  }

  /// Returns a text of code that is not looked up.
  func literal(_ text: String, at location: FileLocation?) -> ActionMenu.Text {
    let hasLetters = text.contains(where: \.isLetter)
    let cells = cells(of: text, in: Translations([])) { hasLetters && !isDevelopment($0) }
    return ActionMenu.Text(key: text, location: location, cells: cells)
  }

  /// The table in which code looks texts up that names none.
  static let localizable = "Localizable"

  /// A text of code that is looked up.
  ///
  /// - Parameter fallback: what is shown without an entry; nil for the key.
  func lookedUp(
    _ key: String, in table: String, else fallback: String?, at location: FileLocation?
  ) -> ActionMenu.Text {
    let tables = codeTables.value(for: table) {
      Self.codeTables(table, of: target, in: files)
    }
    let cells = cells(of: key, in: tables) { language in
      isDevelopment(language) ? fallback == nil && TitleStyle.looksLikeKey(key) : true
    }
    return ActionMenu.Text(
      key: fallback ?? key, location: location,
      cells: cells.mapValues { cell in
        guard let fallback, [.missing, .asWritten].contains(cell.state) else { return cell }
        return ActionMenu.Cell(text: fallback, state: cell.state)
      })
  }

  /// The tables of a name of the code of an app. In a folder with several apps those that lie nearest to it.
  private static func codeTables(
    _ name: String, of target: Target?, in files: any FileAccess
  ) -> Translations {
    let near = target?.nearTables.isEmpty == false ? target?.nearTables : target?.otherTables
    var paths = near ?? []
    if name != localizable {
      // Only files of the usual names are listed; others lie beside them.
      let isName = !name.isEmpty && !name.contains("/")
      let folders = Set((paths + (target?.stringsFiles ?? [])).map(Path.folder(of:)))
      paths = (isName ? folders : []).flatMap {
        ["\($0)/\(name).strings", "\($0)/\(name).xcstrings"]
      }
      .filter { files.kind(of: $0) == .file }.sorted()
    }
    return Translations(paths, areAll: false) { TranslationFile($0, in: files) }
  }

  /// Returns a text that is known only in a build or at run time.
  func unknown(_ text: String, at location: FileLocation?) -> ActionMenu.Text {
    let cell = ActionMenu.Cell(text: text, state: .unknown)
    return ActionMenu.Text(
      key: text, location: location,
      cells: Dictionary(languages.map { ($0.code, cell) }) { first, _ in first })
  }

  /// Returns a text with its build settings replaced, where they are known; the shipped configuration counts.
  func expansion(of text: String) -> String {
    guard text.contains("$") else { return text }
    return project?.shippedExpansion(of: text)
      ?? project?.expansions(of: text)?.first { !$0.isBlank && !holdsPlaceholder($0) } ?? text
  }

  private func isDevelopment(_ language: String) -> Bool {
    TranslationCoverage.isSame(language, developmentLanguage)
  }

  /// - Parameter isNeeded: returns true if a language needs a translation.
  private func cells(
    of key: String, in translations: Translations, isNeeded: (String) -> Bool
  ) -> [String: ActionMenu.Cell] {
    let found = translations.translations(of: key)
    let own = found.first { $0.language == developmentLanguage && !$0.value.isImplied }?.text ?? key
    let withFile = Set(translations.languages)
    var cells: [String: ActionMenu.Cell] = [:]
    for language in languages.map(\.code) {
      let entry =
        found.first { $0.language == language && !$0.value.isImplied }
        ?? (withFile.contains(language)
          ? nil : found.first { $0.language == TranslationLanguage.base })
      guard let entry else {
        cells[language] = ActionMenu.Cell(
          text: key, state: isNeeded(language) ? .missing : .asWritten)
        continue
      }
      guard let text = entry.text else {
        cells[language] = ActionMenu.Cell(text: key, state: .unknown)
        continue
      }
      let isSame = text == own && !isDevelopment(language) && text.contains(where: \.isLetter)
      cells[language] = ActionMenu.Cell(text: text, state: isSame ? .same : .translated)
    }
    return cells
  }

  /// Returns the translations of a key of the property list, such as `CFBundleDisplayName`, by language.
  func translations(ofKey key: String) -> [String: String] {
    let found = translations.translations(of: key).compactMap { entry in
      entry.text.map { (entry.language, $0) }
    }
    return Dictionary(found) { first, _ in first }
  }
}

/// The name under the icon of an app.
struct AppName {
  let plain: String
  let byLanguage: [String: String]

  /// The keys that name it, the one that counts first.
  private static let keys = ["CFBundleDisplayName", "CFBundleName"]

  /// - Parameters:
  ///   - target: the name of the app's target.
  ///   - configuration: the shipped configuration; nil where there is no project.
  init(
    _ plist: InfoPlist, _ surroundings: Surroundings?, _ target: String?,
    _ configuration: XcodeConfiguration?, _ lookup: TextLookup
  ) {
    var written: [String: String] = [:]
    let tree = plist.tree
    if let root = plist.root {
      tree.forEachEntry(of: root) { entry in
        let name = tree.scalarText(of: entry.key)
        guard Self.keys.contains(name), let value = entry.value else { return }
        written[name] = tree.scalarText(of: value)
      }
    }
    var names: [String: String] = [:]
    for key in Self.keys.reversed() {
      names.merge(lookup.translations(ofKey: key)) { $1 }
    }
    let given = Self.keys.flatMap { key in
      [configuration?["INFOPLIST_KEY_" + key].text, written[key]].compactMap(\.self)
    }
    let product = configuration?["PRODUCT_NAME"].text
    // If a file hides the name, the target's name is more like the app's than the product name.
    let isHidden = given.contains { $0.contains("$") }
    let others = (isHidden ? [target, product] : [product, target]).compactMap(\.self)
    let known = (given + others).map { text in
      configuration.map { $0.settings.expand(text) ?? "" } ?? lookup.expansion(of: text)
    }.first { !$0.isBlank && !holdsPlaceholder($0) }
    plain = known ?? surroundings.map { Path.name(of: $0.target.projectFolder) } ?? ""
    byLanguage = names
  }
}
