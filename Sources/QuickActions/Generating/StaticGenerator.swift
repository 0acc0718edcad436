import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText

/// Items that code makes of fixed texts, as static quick actions of a property list.
enum StaticGenerator {
  /// An item as code makes it.
  struct Item {
    let type: String
    var entries: [(key: ShortcutKey, text: String)] = []
    let place: GenerationFailure.Place
  }

  /// - Parameter propertyList: where they go.
  /// - Returns: the change, and notes on items that cannot be followed.
  static func edits(
    for app: AppSources, into plist: InfoPlist, at path: String
  ) throws(GenerationFailure) -> (edit: FileEdit, notes: [LocalizedText]) {
    let tree = plist.tree
    guard tree.issues.isEmpty, let root = plist.root, tree[root].isClosed else {
      throw GenerationFailure(.brokenList, in: path)
    }
    let known = Set(plist.items.compactMap { $0.string(.type) })
    var items: [Item] = []
    var notes: [LocalizedText] = []
    for source in app.sources {
      for call in source.file.calls where isItem(call, source.file) {
        let place = GenerationFailure.Place(source, call.nameToken)
        guard let item = item(call, source.file, place) else {
          notes.append(.notFixed(place))
          continue
        }
        guard !known.contains(item.type), !items.contains(where: { $0.type == item.type }) else {
          continue
        }
        items.append(item)
        notes.append(.removeFromCode(place))
      }
    }
    guard !items.isEmpty else { throw GenerationFailure(.nothingFixed) }
    let step = Layout(of: tree.source).step
    let markup = items.map { item in
      let lines = item.entries.map { key, text in
        "\(step)<key>\(key.name)</key>\n\(step)<string>\(escapedForXML(text))</string>"
      }
      return "<dict>\n\(lines.joined(separator: "\n"))\n</dict>"
    }.joined(separator: "\n")
    if let array = plist.declarations.first(where: { $0.qualifier == nil })?.value {
      guard tree[array].kind == .array else { throw GenerationFailure(.brokenList, in: path) }
      return (FileEdit(path, .edit([tree.appending(markup, to: array)])), notes)
    }
    let inner = markup.split(separator: "\n").map { step + $0 }.joined(separator: "\n")
    let lines = "<key>\(ShortcutKey.items.name)</key>\n<array>\n\(inner)\n</array>"
    return (FileEdit(path, .edit([tree.appending(lines, to: root)])), notes)
  }

  static func isItem(_ call: Call, _ file: CodeFile) -> Bool {
    let names = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]
    return call.style == .call
      ? names.contains(call.name) : call.name.hasPrefix("initWithType:localizedTitle:")
  }

  /// Nil where an argument is not a text in place.
  private static func item(
    _ call: Call, _ file: CodeFile, _ place: GenerationFailure.Place
  ) -> Item? {
    func argument(_ names: String...) -> Range<Int>? {
      names.lazy.compactMap { call.argument($0)?.value }.first
    }
    func text(_ tokens: Range<Int>) -> String? {
      if let text = file.string(tokens) { return text }
      // A title that is looked up is its own key.
      guard let lookup = file.calls(in: tokens).first(where: { $0.tokens == tokens }),
        ["NSLocalizedString", "String", "NSLocalizedStringFromTable"].contains(lookup.name),
        let first = lookup.arguments.first, first.label == nil || first.label == "localized"
      else { return nil }
      return file.string(first.value)
    }
    func isNil(_ tokens: Range<Int>) -> Bool {
      tokens.count == 1 && file.tree.isToken(tokens.lowerBound, "nil")
    }
    guard let type = argument("type", "initWithType").flatMap({ file.string($0) }), !type.isEmpty,
      let title = argument("localizedTitle").flatMap(text)
    else { return nil }
    var item = Item(type: type, place: place)
    item.entries = [(.type, type), (.title, title)]
    if let subtitle = argument("localizedSubtitle"), !isNil(subtitle) {
      guard let text = text(subtitle) else { return nil }
      item.entries.append((.subtitle, text))
    }
    if let icon = argument("icon"), !isNil(icon) {
      guard let entry = self.icon(icon, file) else { return nil }
      item.entries.append(entry)
    }
    if let info = argument("userInfo"), !isNil(info) { return nil }
    return item
  }

  private static func icon(
    _ tokens: Range<Int>, _ file: CodeFile
  ) -> (key: ShortcutKey, text: String)? {
    guard let call = file.calls(in: tokens).first(where: { $0.tokens == tokens }),
      let argument = call.arguments.first, call.arguments.count == 1
    else { return nil }
    switch argument.label {
    case "systemImageName", "iconWithSystemImageName":
      return file.string(argument.value).map { (.iconSymbolName, $0) }
    case "templateImageName", "iconWithTemplateImageName":
      return file.string(argument.value).map { (.iconFile, $0) }
    case "type", "iconWithType":
      guard let name = file.lastName(argument.value) else { return nil }
      let icon = IconType.all.first { $0.name == name || $0.value == name }
      return icon.map { (.iconType, $0.value) }
    default: return nil
    }
  }
}

extension LocalizedText {
  fileprivate static let brokenList = LocalizedText(
    en: "the property list does not parse; quickactions check reports why",
    zhHans: "属性列表无法解析，原因可用 quickactions check 查看")

  fileprivate static let nothingFixed = LocalizedText(
    en: "no code here makes an item of fixed texts that the property list does not have",
    zhHans: "这里没有代码用固定文字创建属性列表中尚无的快捷操作")

  fileprivate static func notFixed(_ place: GenerationFailure.Place) -> LocalizedText {
    let place = shown(place)
    return LocalizedText(
      en: "\(place): not followed, since it is made of more than fixed texts",
      zhHans: "\(place)：略过，它不只由固定文字组成")
  }

  fileprivate static func removeFromCode(_ place: GenerationFailure.Place) -> LocalizedText {
    let place = shown(place)
    return LocalizedText(
      en: "\(place): remove this item from the code, so that it is not there twice",
      zhHans: "\(place)：请从代码中删除该项，以免重复")
  }

  private static func shown(_ place: GenerationFailure.Place) -> String {
    "\(Path.name(of: place.path)):\(place.text.lines.line(at: place.offset) + 1)"
  }
}
