import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum UnknownSymbol: Rule {
  package static let description = RuleDescription(
    "unknown-symbol", .hint, group: .icons,
    title: LocalizedText(
      en: "The SF Symbol is not known, or newer than the app's oldest iOS.",
      zhHans: "不认识这个 SF Symbol，或者它比 App 支持的最低 iOS 更新。"),
    why: LocalizedText(
      en: """
        The value is the exact name of an SF Symbol. iOS uses this key as soon as it is a string: for a name \
        that does not exist it draws nothing, and no other icon key is used (observed). The names known here \
        end with iOS \(SFSymbol.knownUntil), so an unknown one may just be newer. An information tells \
        when it is nearly a known one, or came after the oldest iOS that the app runs on. The name of an image of the app \
        does not belong here: it is a warning.
        """,
      zhHans: """
        这里写 SF Symbol 的准确名称。只要这个键是字符串，iOS 就使用它：名称不存在时什么都不画，也不会退回到其他图标键（观察所得）。\
        这里已知的名称到 iOS \(SFSymbol.knownUntil) 为止，不认识的名称也可能只是更新。与已知的名称相近，或晚于 App 支持的最低 iOS 时\
        作为信息提示。App 自带图片的名称不能写在这里，会作为警告提示。
        """),
    examples: [
      .fires(
        .item, value("«square.and.pencl»"), severity: .information,
        message: "No SF Symbol up to iOS 26.1 is"),
      .fires(.item, value("«compos»"), message: "No SF Symbol up to iOS 26.1 is"),
      .fires(
        .file,
        RuleExample.item(runningOn: "14.0", value("«sun.max.trianglebadge.exclamationmark»")),
        severity: .information, message: "The SF Symbol “sun.max.trianglebadge.exclamationmark”"
      ),
      .fires(
        .item, value("«notes.star»"),
        beside: ["Assets.xcassets/notes.star.symbolset/Contents.json": Array("{}".utf8)],
        severity: .warning, message: "“notes.star” is a symbol"),
      .fires(
        .item, value("«UIApplicationShortcutIconTypeAdd»"),
        fixed:
          "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeAdd</string>",
        severity: .warning, message: "“UIApplicationShortcutIconTypeAdd” is an icon"
      ),
      .fires(
        .item, value("«Star.Fill»"), fixed: value("star.fill"), severity: .warning,
        message: "No SF Symbol up to iOS 26.1 is"),
      .fires(
        .item, value("«compose»"), beside: ExampleFiles.catalog, severity: .warning,
        message: "“compose” is an image"),
      .silent(.item, value("square.and.pencil")),
      .silent(.file, RuleExample.item(runningOn: "15.0", value("sun.max.fill"))),
      .silent(.item, value("$(SYMBOL)")),
    ],
    reference: "https://developer.apple.com/sf-symbols/")

  private static func value(_ text: String) -> String {
    "<key>UIApplicationShortcutItemIconSymbolName</key>\n<string>\(text)</string>"
  }

  package static let needs: Set<Need> = [.images]
  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for item in document.infoPlist.items where !report.isFull {
      guard let entry = item[.iconSymbolName], let name = entry.string, let value = entry.value,
        !name.isBlank, !holdsPlaceholder(name)
      else { continue }
      let range = tree.head(of: value)
      let images = document.surroundings?.images
      guard let problem = SymbolProblem(name, runningOn: document.deploymentTarget, images) else {
        continue
      }
      func rename(to key: ShortcutKey, isPreferred: Bool) -> [Fix?] {
        guard item[key] == nil else { return [] }
        return [.rename(entry.keyNode, to: key.name, in: tree, isPreferred: isPreferred)]
      }
      switch problem {
      case .newer(let symbol, let target):
        // Where no other icon is there for old versions, another rule has said so.
        let needsFallback =
          target < Limits.symbolsSince && item.string(.iconFile) == nil
          && item.string(.iconType) == nil
        if !needsFallback {
          report.add(.newer(symbol, than: target), at: range, severity: .information)
        }
      case .ownImage(let isSymbol):
        report.add(
          isSymbol ? .ownSymbol(name) : .ownImage(name), at: range, severity: .warning,
          fixes: rename(to: .iconFile, isPreferred: false))
      case .iconType:
        report.add(
          .iconType(name), at: range, severity: .warning,
          fixes: rename(to: .iconType, isPreferred: true))
      case .wrongCase(let symbol):
        report.add(
          .unknownSymbol(name, near: symbol.name), at: range, severity: .warning,
          fixes: [.writing(symbol.name, into: value, tree, isPreferred: true)])
      case .unknown(let symbol):
        let near = symbol?.name
        let fix = near.map {
          Fix(.write($0), [tree.replacingText(of: value, with: $0)], isPreferred: false)
        }
        report.add(
          .unknownSymbol(name, near: near), at: range,
          // One that resembles a known symbol is hardly a newer one.
          severity: near == nil ? nil : .information, fixes: tree[value].isClosed ? [fix] : [])
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func iconType(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is an icon type and no SF Symbol; it belongs under \(ShortcutKey.iconType.name).",
      zhHans: "“\(name)”是图标类型，不是 SF Symbol；应写在 \(ShortcutKey.iconType.name) 中。")
  }

  fileprivate static func newer(_ symbol: SFSymbol, than target: Version) -> LocalizedText {
    LocalizedText(
      en:
        "The SF Symbol “\(symbol.name)” is available since iOS \(symbol.since), and the app runs on iOS \(target).",
      zhHans: "SF Symbol “\(symbol.name)”自 iOS \(symbol.since) 起可用，而 App 支持 iOS \(target)。")
  }

  fileprivate static func ownSymbol(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is a symbol of the app's own, and this key takes SF Symbols only; UIApplicationShortcutItemIconFile takes the app's images.",
      zhHans:
        "“\(name)”是 App 自己的符号，而这个键只接受 SF Symbol；App 的图片请写在 UIApplicationShortcutItemIconFile。")
  }

  fileprivate static func ownImage(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is an image of the app, and this key takes SF Symbols only; UIApplicationShortcutItemIconFile takes the app's images.",
      zhHans:
        "“\(name)”是 App 自带的图片，而这个键只接受 SF Symbol；App 的图片请写在 UIApplicationShortcutItemIconFile。")
  }

  /// Says that there is no such symbol, and which one is spelled almost alike.
  package static func unknownSymbol(_ name: String, near: String?) -> LocalizedText {
    let question = near.map { ("; did you mean “\($0)”?", "；是不是“\($0)”？") } ?? (".", "。")
    return LocalizedText(
      en: "No SF Symbol up to iOS \(SFSymbol.knownUntil) is called “\(name)”\(question.0)",
      zhHans: "iOS \(SFSymbol.knownUntil) 为止没有名为“\(name)”的 SF Symbol\(question.1)")
  }

  fileprivate static func write(_ name: String) -> LocalizedText {
    LocalizedText(en: "Write “\(name)”", zhHans: "改为“\(name)”")
  }
}
