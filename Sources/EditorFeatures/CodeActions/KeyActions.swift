import AppFiles
import Guide
import PropertyList
import SourceText

/// Adds optional values of an item: a subtitle, user info, an SF Symbol for its icon type.
enum KeyActions: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.rewrite]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let selected = SelectedItem(context), selected.tree.isSound(selected.item.node) else {
      return []
    }
    var actions: [CodeAction] = []
    let item = selected.item
    if item[.subtitle] == nil, item[.title]?.string != nil {
      actions.append(
        CodeAction(.addSubtitle, .rewrite) {
          let lines = "<key>\(ShortcutKey.subtitle.name)</key>\n<string>Subtitle</string>"
          return CodeAction.Change([selected.adding(lines, behind: .title)])
        })
    }
    if item[.userInfo] == nil {
      actions.append(
        CodeAction(.addUserInfo, .rewrite) {
          let step = Layout(of: selected.tree.source).step
          let lines = """
            <key>\(ShortcutKey.userInfo.name)</key>
            <dict>
            \(step)<key>key</key>
            \(step)<string>value</string>
            </dict>
            """
          return CodeAction.Change([selected.tree.appending(lines, to: item.node)])
        })
    }
    if let symbol = symbolAction(selected, since: context.deploymentTarget) {
      actions.append(symbol)
    }
    return actions
  }

  /// Returns the action that adds the SF Symbol for an icon type. The icon type stays for versions of iOS without
  /// symbols, unless the app surely runs on none of them.
  private static func symbolAction(_ selected: SelectedItem, since target: Version?) -> CodeAction?
  {
    let (item, tree) = (selected.item, selected.tree)
    guard item[.iconSymbolName] == nil, item[.iconFile] == nil, let entry = item[.iconType],
      let symbol = entry.string.flatMap(IconType.init(value:))?.symbolName, let value = entry.value
    else { return nil }
    if let target, target >= Limits.symbolsSince {
      return CodeAction(.replaceBySymbol(symbol), .rewrite) {
        CodeAction.Change([
          tree.replacingText(of: entry.keyNode, with: ShortcutKey.iconSymbolName.name),
          tree.replacingText(of: value, with: symbol),
        ])
      }
    }
    return CodeAction(.addSymbol(symbol), .rewrite) {
      let lines = "<key>\(ShortcutKey.iconSymbolName.name)</key>\n<string>\(symbol)</string>"
      return CodeAction.Change([selected.adding(lines, behind: .iconType)])
    }
  }
}

extension LocalizedText {
  fileprivate static let addSubtitle = LocalizedText(en: "Add a subtitle", zhHans: "添加副标题")

  fileprivate static let addUserInfo = LocalizedText(en: "Add user info", zhHans: "添加用户信息")

  fileprivate static func addSymbol(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "Add the SF Symbol “\(name)”, keep the icon type for iOS 12",
      zhHans: "添加 SF Symbol“\(name)”，图标类型留给 iOS 12")
  }

  fileprivate static func replaceBySymbol(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "Replace the icon type by the SF Symbol “\(name)”",
      zhHans: "用 SF Symbol“\(name)”代替图标类型")
  }
}
