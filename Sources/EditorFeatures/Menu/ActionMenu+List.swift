import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import Linter
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText
import XcodeProject

extension ActionMenu {
  /// The kind of device on which the menu is displayed.
  public enum Device: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
  }

  /// Creates the menu of a list of quick actions.
  ///
  /// - Parameters:
  ///   - app: the app whose code creates dynamic quick actions; nil where that is not known.
  ///   - files: access to images and source files.
  ///   - codeFindings: returns the findings in a source file.
  public init(
    _ list: DeclaredTypes, _ surroundings: Surroundings?, app: App?, for device: Device = .phone,
    options: CheckOptions = CheckOptions(), in files: any FileAccess,
    codeFindings: (String) -> [Finding] = { _ in [] }
  ) {
    let plist = list.plist
    let lookup = TextLookup(plist, surroundings, in: files)
    let findings = Self.findings(list, surroundings, options)
    func location(_ range: ByteRange) -> FileLocation { list.location(of: range) }
    func note(_ finding: Finding) -> Note {
      Note(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        location: location(finding.range))
    }
    let declaration = Self.declaration(of: plist, for: device)
    let reader = IconReader(surroundings)
    var items: [Item] = []
    var ranges: [ByteRange] = []
    for row in declaration.map({ HomeScreenPreview($0).rows }) ?? [] {
      let item = row.item
      let range = plist.tree[item.node].range
      ranges.append(range)
      let own = findings.filter { range.contains($0.range) }
      func text(_ key: ShortcutKey) -> Text? {
        guard let entry = item[key], let text = entry.string, !text.isEmpty else { return nil }
        return lookup.text(text, at: entry.value.map { location(plist.tree.head(of: $0)) })
      }
      // iOS ignores a value that is not a string.
      items.append(
        Item(
          type: item.string(.type) ?? "", isDynamic: false, title: text(.title),
          subtitle: text(.subtitle), icon: reader.icon(of: item),
          location: location(plist.tree.head(of: item.node)), position: row.position,
          absence: row.reason, notes: own.map(note)))
    }
    items += Self.dynamicItems(of: app, lookup, reader, in: files, findings: codeFindings)
    Self.number(&items)
    let rest = findings.filter { finding in !ranges.contains { $0.contains(finding.range) } }
    let owner = surroundings?.project.owners.first
    let shipped = owner?.configurations.shipped
    let name = AppName(plist, surroundings, owner?.target.name, shipped, lookup)
    self.init(
      path: list.path, name: name.plain, names: name.byLanguage,
      appIcon: reader.appIcon(shipped, below: list.path, in: files), languages: lookup.languages,
      items: items,
      notes: rest.map(note), unknownCreation: app?.unknownCreation)
  }

  /// Creates the menu of an app without declared quick actions, whose code creates some.
  ///
  /// - Parameters:
  ///   - surroundings: the surroundings of the source file that creates them.
  ///   - around: returns the surroundings of the app's property list, which contains its name and its icon.
  public init(
    ofCode app: App, _ surroundings: Surroundings?, in files: any FileAccess,
    codeFindings: (String) -> [Finding] = { _ in [] }, around: (String) -> Surroundings?
  ) {
    let plist = InfoPlist(SyntaxTree(SourceText("")))
    let lookup = TextLookup(plist, surroundings, isOfCode: true, in: files)
    let reader = IconReader(surroundings)
    var items = Self.dynamicItems(of: app, lookup, reader, in: files, findings: codeFindings)
    Self.number(&items)
    let identity = app.identity
    let list = identity.propertyList.flatMap { Self.list(at: $0, in: files)?.plist }
    let near = identity.propertyList.flatMap(around) ?? surroundings
    let shipped = identity.configuration
    let name = AppName(
      list ?? plist, near, identity.target?.name, shipped,
      TextLookup(list ?? plist, near, in: files))
    self.init(
      path: app.path, name: name.plain, names: name.byLanguage,
      appIcon: IconReader(near).appIcon(
        shipped, below: identity.propertyList ?? app.path, in: files), languages: lookup.languages,
      items: items, notes: [], unknownCreation: app.unknownCreation)
  }

  /// Returns the menus of the lists in a folder or in one of its files, then those of apps whose quick actions only
  /// code creates.
  ///
  /// - Parameters:
  ///   - code: the code of the folder.
  ///   - path: the only file to use; nil for all.
  ///   - codeFindings: returns the findings in a source file.
  ///   - around: returns the surroundings of a file, and the code of its project.
  public static func all(
    in code: SharedCode, declaredIn path: String?, for device: Device = .phone,
    options: (String) -> CheckOptions, in files: any FileAccess,
    codeFindings: (String) -> [Finding] = { _ in [] },
    around: (String) -> (Surroundings?, SharedCode?)
  ) -> [ActionMenu] {
    let declared = code.declared().filter { path == nil || $0.path == path }
    var menus = SharedCode.lists(declared).map { list in
      let (surroundings, code) = around(list.propertyList)
      return ActionMenu(
        list, surroundings, app: code?.app(declaredIn: list.path, as: list.propertyList),
        for: device, options: options(list.path), in: files, codeFindings: codeFindings)
    }
    if path == nil {
      menus += code.appsOfCode().map {
        ActionMenu(ofCode: $0, around($0.path).0, in: files, codeFindings: codeFindings) {
          around($0).0
        }
      }
    }
    return menus
  }

  /// Returns the list in a file that the user named, also if nothing in it can be displayed; nil for a file without a
  /// list.
  public static func list(at path: String, in files: any FileAccess) -> DeclaredTypes? {
    guard let bytes = try? files.read(path), FileKind(path, bytes) == .propertyList else {
      return nil
    }
    if DocumentKind(bytes) == .binaryPropertyList {
      let xml = try? BinaryPropertyList(bytes).xml()
      return xml.map { DeclaredTypes(path, InfoPlist(SyntaxTree($0))) }
    }
    let (text, encoding) = FileEncoding.decode(bytes)
    if let xml = OldStyleForm.xml(of: text) {
      return DeclaredTypes(path, InfoPlist(SyntaxTree(xml)))
    }
    return DeclaredTypes(path, InfoPlist(SyntaxTree(text), encoding: encoding))
  }

  /// Returns the declaration for a device: the one with its qualifier, else the general one.
  private static func declaration(of plist: InfoPlist, for device: Device) -> ShortcutItems? {
    let all = plist.declarations
    // Of two equal keys the last counts, as in Apple's reader.
    return all.last { $0.qualifier?.hasSuffix("~" + device.rawValue) == true }
      ?? all.last { $0.qualifier == nil } ?? all.last { $0.qualifier == "-iphoneos" }
  }

  /// Numbers the rows: dynamic items follow the static ones, and all share the menu.
  private static func number(_ items: inout [Item]) {
    var taken = items.compactMap(\.position).max() ?? 0
    for index in items.indices where items[index].isDynamic && items[index].absence == nil {
      guard taken < Limits.shownItems else {
        items[index].absence = .noRoom
        continue
      }
      taken += 1
      items[index].position = taken
    }
  }

  /// The rules whose findings change what is displayed.
  private static let rules: Set<String> = [
    MissingRequiredKey.description.id, EmptyTitle.description.id, EmptyType.description.id,
    EmptyValue.description.id, WrongValueType.description.id, MoreThanFourItems.description.id,
    ItemNotDictionary.description.id, ItemsNotArray.description.id, EmptyItems.description.id,
    UnknownKey.description.id, DuplicateKey.description.id, MisplacedItems.description.id,
    MisspelledRootKey.description.id, SwitchedOffItems.description.id,
    MalformedPlist.description.id, MalformedXML.description.id,
    MergeConflictMarker.description.id, InvalidScalar.description.id,
    WrongProductType.description.id, UnknownIconType.description.id, IconFileName.description.id,
    IconNotFound.description.id, IconNotTemplate.description.id, IconScaleMissing.description.id,
    IconSize.description.id, IconTypeAvailability.description.id, ShadowedIcon.description.id,
    SymbolNeedsFallback.description.id, UnknownSymbol.description.id,
    TitleTooLong.description.id, TitleWhitespace.description.id,
    TitleNotLocalized.description.id, MissingTranslation.description.id,
  ]

  /// Returns the findings about what is displayed, with ranges of the list.
  private static func findings(
    _ list: DeclaredTypes, _ surroundings: Surroundings?, _ options: CheckOptions
  ) -> [Finding] {
    let found = Validator.findings(
      in: list.plist, options: options, surroundings: surroundings
    ).filter { rules.contains($0.rule) }
    guard list.generated != nil else { return found }
    let words = ValueWords(for: list.path)
    // The generated markup is not part of the file.
    return found.filter { !RuleRegistry.readsMarkup.contains($0.rule) }.map {
      Finding(
        rule: $0.rule, severity: $0.severity, range: $0.range, message: words.rewording($0.message))
    }
  }
}

extension LocalizedText {
  fileprivate static let noRoom = LocalizedText(
    en: "static quick actions and those before it take all \(Limits.shownItems) rows",
    zhHans: "静态快捷操作和它前面的已占满 \(Limits.shownItems) 行")
}
