import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Files
import Guide
import RuleSubjects
import SourceText

package enum DynamicTitleNotLocalized: Rule {
  package static let description = RuleDescription(
    "dynamic-title-not-localized", .information, group: .translations,
    title: LocalizedText(
      en: "The title of a dynamic quick action is never translated.",
      zhHans: "动态快捷操作的标题永远不会翻译。"),
    why: LocalizedText(
      en: """
        iOS looks the titles of static quick actions up by itself, and those of dynamic ones never: \
        `localizedTitle:` takes a text that the code has translated already, with `NSLocalizedString` or \
        `String(localized:)`. A literal is shown as it is, in every language of the app.

        Nothing is reported in an app with one language. Names that are the same everywhere can be left \
        as they are.
        """,
      zhHans: """
        静态快捷操作的标题由 iOS 查找译文，动态的则不会：`localizedTitle:` 要的是代码已经翻译好的文字，即用 `NSLocalizedString` \
        或 `String(localized:)` 取得。直接写字面量，在 App 的任何语言下都会原样显示。

        只有一种语言的 App 不会提示。在各种语言里都一样的名称可以保持原样。
        """),
    examples: [
      .fires(
        .swift,
        """
        func update() {
          let item = UIApplicationShortcutItem(type: "search", localizedTitle: «"Search"»)
          UIApplication.shared.shortcutItems = [item]
        }
        """, beside: app, severity: .warning, message: "translated in “de.lproj/"),
      .fires(
        .swift,
        """
        UIApplication.shared.shortcutItems = [
          UIApplicationShortcutItem(
            type: "write", localizedTitle: «"Write a Mail"», localizedSubtitle: «"To a friend"», icon: nil)
        ]
        """, beside: app, message: "is shown in every language"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)update {
          UIApplicationShortcutItem *item = [[UIApplicationShortcutItem alloc] initWithType:@"search" localizedTitle:«@"Search"»];
          [UIApplication sharedApplication].shortcutItems = @[item];
        }
        @end
        """, beside: app, severity: .warning),
      .silent(
        .swift,
        """
        func update() {
          let search = UIApplicationShortcutItem(
            type: "search", localizedTitle: NSLocalizedString("Search", comment: "quick action"))
          let write = UIApplicationShortcutItem(type: "write", localizedTitle: String(localized: "Write"))
          let last = UIApplicationShortcutItem(type: "last", localizedTitle: "\\(document.name) 📄")
          let own = UIApplicationShortcutItem(type: "own", localizedTitle: Titles.own)
          let sign = UIApplicationShortcutItem(type: "add", localizedTitle: "+")
          UIApplication.shared.shortcutItems = [search, write, last, own, sign]
        }
        """, beside: app),
      .silent(
        .swift,
        """
        UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "search", localizedTitle: "Search")]
        """,
        beside: ExampleProject.beside(regions: ["en"], sources: ["Example.swift"])),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)update {
          UIApplicationShortcutItem *item = [[UIApplicationShortcutItem alloc] initWithType:@"search" localizedTitle:NSLocalizedString(@"Search", nil)];
          [UIApplication sharedApplication].shortcutItems = @[item];
        }
        @end
        """, beside: app),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/localizedtitle")

  package static let needs: Set<Need> = [.project, .translations]

  private static let app = ExampleProject.beside(
    regions: ["en", "de"],
    sources: [
      "Example.swift", "Example.m", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
    ]
  ).merging([
    "en.lproj/Localizable.strings": Array("\"Search\" = \"Search\";\n".utf8),
    "de.lproj/Localizable.strings": Array("\"Search\" = \"Suchen\";\n".utf8),
  ]) { $1 }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let texts = file.dynamicItems.flatMap { [$0.title, $0.subtitle] }.compactMap { $0 }
      .compactMap { place in file.string(place).map { (place, $0) } }
      .filter { $0.1.contains(where: \.isLetter) }
    guard !texts.isEmpty, let tables = code.facts.codeTables, let other = tables.translation else {
      return
    }
    for (place, text) in texts {
      let table = tables.table(of: text)
      let fix = lookUp(place, file)
      report.add(
        table.map { .translated(text, name(of: $0)) } ?? .literal(text, name(of: other)),
        at: file.bytes(of: place), severity: table == nil ? .information : .warning, fixes: [fix])
    }
  }

  /// `de.lproj/Localizable.strings`
  private static func name(of table: String) -> String {
    let folder = Path.name(of: Path.folder(of: table))
    return (folder.hasSuffix(".lproj") ? folder + "/" : "") + Path.name(of: table)
  }

  /// Returns the fix that wraps the literal in a localized lookup, which changes nothing where no table has the text.
  private static func lookUp(_ place: Range<Int>, _ file: CodeFile) -> Fix {
    let literal = file.text(of: place)
    let call =
      file.language == .swift
      ? "NSLocalizedString(\(literal), comment: \"\")" : "NSLocalizedString(\(literal), nil)"
    return Fix(.lookUp, [TextEdit(file.bytes(of: place), call)], isPreferred: false)
  }
}

extension LocalizedText {
  fileprivate static func translated(_ text: String, _ table: String) -> LocalizedText {
    let text = PlainLine.text(text, maximumLength: 60)
    return LocalizedText(
      en:
        "“\(text)” is translated in “\(table)”, and nothing looks it up: use NSLocalizedString or String(localized:).",
      zhHans: "“\(text)”在“\(table)”中有译文，却没有查找：请用 NSLocalizedString 或 String(localized:)。")
  }

  fileprivate static func literal(_ text: String, _ table: String) -> LocalizedText {
    let text = PlainLine.text(text, maximumLength: 60)
    return LocalizedText(
      en:
        "“\(text)” is shown in every language, while the app has others (“\(table)”): iOS does not look it up.",
      zhHans: "App 还有其他语言（“\(table)”），而“\(text)”在每种语言下都原样显示：iOS 不会查找它。")
  }

  fileprivate static let lookUp = LocalizedText(
    en: "Look it up with NSLocalizedString", zhHans: "用 NSLocalizedString 查找译文")
}
