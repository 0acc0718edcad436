import ActionFlow
import AppFiles
import Checks
import CodeModel
import Guide
import PropertyListRules
import RuleSubjects
import SourceText

package enum UnknownSystemImage: Rule {
  package static let needs: Set<Need> = [.images, .project]
  package static let description = RuleDescription(
    "unknown-system-image", .hint, group: .icons,
    title: LocalizedText(
      en: "The SF Symbol of the icon is not known, or newer than the app's oldest iOS.",
      zhHans: "不认识图标所用的 SF Symbol，或者它比 App 支持的最低 iOS 更新。"),
    why: LocalizedText(
      en: """
        `UIApplicationShortcutIcon(systemImageName:)` takes the exact name of an SF Symbol; for any \
        other name iOS draws nothing, not even a dot (observed). Names are judged as in a property list \
        (`unknown-symbol`). The names known here end with iOS \(SFSymbol.knownUntil), so an unknown one \
        may just be newer. Information tells when it is nearly a known one, or came after the oldest \
        iOS on which the line runs, by the deployment target and by `#available` around it. An image or symbol of the \
        app's own is a warning: `init(templateImageName:)` takes it.
        """,
      zhHans: """
        `UIApplicationShortcutIcon(systemImageName:)` 接受 SF Symbol 的准确名称；写成别的名称，iOS 什么都不画，连圆点也没有（观察所得）。\
        判断方法与属性列表相同（`unknown-symbol`）。这里已知的名称到 iOS \(SFSymbol.knownUntil) 为止，不认识的名称也可能\
        只是更新。与已知的名称相近，或晚于这一行运行的最低 iOS（由部署目标和外层的 `#available` 决定）时作为信息提示。App 自己的图片或符号\
        会作为警告提示：应使用 `init(templateImageName:)`。
        """),
    examples: [
      .fires(
        .swift, "let icon = UIApplicationShortcutIcon(systemImageName: «\"square.and.pencl\"»)",
        severity: .information),
      .fires(
        .objectiveC,
        "UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithSystemImageName:«@\"Star.Fill\"»];",
        fixed:
          "UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithSystemImageName:@\"star.fill\"];"
      ),
      .fires(
        .swift,
        "let icon: UIApplicationShortcutIcon = .init(systemImageName: «\"sun.max.trianglebadge.exclamationmark\"»)",
        beside: app),
      .fires(
        .swift, "let icon = UIApplicationShortcutIcon(systemImageName: «\"compose\"»)", beside: app),
      .silent(
        .swift,
        """
        func icon() -> UIApplicationShortcutIcon {
          if #available(iOS 17, *) {
            return UIApplicationShortcutIcon(systemImageName: "sun.max.trianglebadge.exclamationmark")
          }
          return UIApplicationShortcutIcon(systemImageName: "sun.max")
        }
        """, beside: app),
      .silent(.swift, "let image = Image(systemName: \"square.and.pencl\")"),
      .silent(
        .objectiveC,
        "UIApplicationShortcutIcon *icon = [UIApplicationShortcutIcon iconWithSystemImageName:@\"star\"];"
      ),
    ],
    reference: "https://developer.apple.com/sf-symbols/")

  private static let app = ExampleFiles.catalog.merging(
    ExampleProject.beside(sources: ["Example.swift"])
  ) { own, _ in own }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let names = code.file.iconArguments(.systemImageName).filter(\.isOfIcon)
    guard !names.isEmpty else { return }
    let images = code.facts.images()
    for name in names.prefix(CodeFlow.maximumPlaces) where !name.text.isBlank {
      let version = code.oldestVersion(at: name.value.lowerBound)
      guard let problem = SymbolProblem(name.text, runningOn: version, images) else { continue }
      let range = code.file.bytes(of: name.value)
      func fix(_ other: String?, isPreferred: Bool) -> [Fix?] {
        guard let other else { return [] }
        return [
          code.file.replacing(name.text, inLiteral: name.value, with: other).map {
            Fix(.write(other), [$0], isPreferred: isPreferred)
          }
        ]
      }
      switch problem {
      case .newer(let symbol, let version):
        report.add(.newer(symbol, than: version), at: range, severity: .information)
      case .ownImage: report.add(.ownImage(name.text), at: range, severity: .warning)
      case .iconType: report.add(.iconType(name.text), at: range, severity: .warning)
      case .wrongCase(let symbol):
        report.add(
          .unknownSymbol(name.text, near: symbol.name), at: range, severity: .warning,
          fixes: fix(symbol.name, isPreferred: true))
      case .unknown(let near):
        report.add(
          .unknownSymbol(name.text, near: near?.name), at: range,
          severity: near == nil ? nil : .information, fixes: fix(near?.name, isPreferred: false))
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func newer(_ symbol: SFSymbol, than version: Version) -> LocalizedText {
    LocalizedText(
      en:
        "The SF Symbol “\(symbol.name)” is available since iOS \(symbol.since), and this runs on iOS \(version).",
      zhHans: "SF Symbol “\(symbol.name)”自 iOS \(symbol.since) 起可用，而这里会在 iOS \(version) 上运行。")
  }

  fileprivate static func ownImage(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is an image of the app and no SF Symbol; init(templateImageName:) takes it.",
      zhHans: "“\(name)”是 App 自带的图片，不是 SF Symbol；应使用 init(templateImageName:)。")
  }

  fileprivate static func iconType(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is an icon type and no SF Symbol; init(type:) takes it.",
      zhHans: "“\(name)”是图标类型，不是 SF Symbol；应使用 init(type:)。")
  }

  fileprivate static func write(_ name: String) -> LocalizedText {
    LocalizedText(en: "Write “\(name)”", zhHans: "改为“\(name)”")
  }
}
