import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText

/// Converts items that code creates from constant texts to static quick actions of a property list.
package enum StaticGenerator {
  /// - Parameters:
  ///   - plist: the target list.
  ///   - resolver: finds the constants of the app.
  /// - Returns: the change, and notes on items that cannot be followed.
  static func edits(
    for app: AppSources, into plist: InfoPlist, at path: String, _ resolver: TextResolver
  ) throws(GenerationFailure) -> (edit: FileEdit, notes: [LocalizedText]) {
    let tree = plist.tree
    guard tree.issues.isEmpty, let root = plist.root, tree[root].isClosed else {
      throw GenerationFailure(.brokenList, in: path)
    }
    let known = Set(plist.items.compactMap { $0.string(.type) })
    var items: [StaticItem] = []
    var notes: [LocalizedText] = []
    for source in app.sources {
      let values = FixedValues(file: source.file, path: source.path, resolver: resolver)
      for call in source.file.calls where isItem(call, source.file) {
        let place = GenerationFailure.Place(source, call.nameToken)
        guard let item = StaticItem(call, values) else {
          notes.append(.notFixed(place))
          continue
        }
        guard !known.contains(item.type), !items.contains(where: { $0.type == item.type }) else {
          continue
        }
        items.append(item)
        notes.append(.removeFromCode(place))
        notes += item.keys.map { .moveTranslations(of: $0, place) }
      }
    }
    guard !items.isEmpty else { throw GenerationFailure(.nothingFixed) }
    let step = Layout(of: tree.source).step
    let markup = items.map { item in
      var lines = item.entries.flatMap { key, text in
        ["<key>\(key.name)</key>", "<string>\(escapedForXML(text))</string>"]
      }
      if !item.userInfo.isEmpty {
        lines += ["<key>\(ShortcutKey.userInfo.name)</key>", "<dict>"]
        lines += item.userInfo.flatMap { key, value in
          ["\(step)<key>\(escapedForXML(key))</key>", step + value.markup]
        }
        lines.append("</dict>")
      }
      return "<dict>\n\(lines.map { step + $0 }.joined(separator: "\n"))\n</dict>"
    }.joined(separator: "\n")
    if let array = plist.declarations.first(where: { $0.qualifier == nil })?.value {
      guard tree[array].kind == .array else { throw GenerationFailure(.brokenList, in: path) }
      return (FileEdit(path, .edit([tree.appending(markup, to: array)])), notes)
    }
    let inner = markup.split(separator: "\n").map { step + $0 }.joined(separator: "\n")
    let lines = "<key>\(ShortcutKey.items.name)</key>\n<array>\n\(inner)\n</array>"
    return (FileEdit(path, .edit([tree.appending(lines, to: root)])), notes)
  }

  /// Returns true if a call creates a quick action.
  package static func isItem(_ call: Call, _ file: CodeFile) -> Bool {
    let names = ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]
    return call.style == .call
      ? names.contains(call.name) : call.name.hasPrefix("initWithType:localizedTitle:")
  }
}

extension LocalizedText {
  fileprivate static let nothingFixed = LocalizedText(
    en: "no code here makes an item of fixed texts that the property list does not have",
    zhHans: "这里没有代码用固定文字创建属性列表中尚无的快捷操作")

  static func notFixed(_ place: GenerationFailure.Place) -> LocalizedText {
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

  fileprivate static func moveTranslations(
    of key: String, _ place: GenerationFailure.Place
  ) -> LocalizedText {
    let place = shown(place)
    return LocalizedText(
      en: "\(place): “\(key)” is looked up in InfoPlist.strings now; put its translations there",
      zhHans: "\(place)：“\(key)”现在在 InfoPlist.strings 中查找，请把翻译放到那里")
  }

  private static func shown(_ place: GenerationFailure.Place) -> String {
    "\(Path.name(of: place.path)):\(place.text.lines.line(at: place.offset) + 1)"
  }
}
