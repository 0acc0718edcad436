import SourceText

/// The menu beside the app icon: whose rows are whose.
enum MenuAnatomyDiagram {
  private struct Group {
    let rows: [LocalizedText]
    let name: LocalizedText
    let note: LocalizedText
  }

  private static let groups = [
    Group(
      rows: [
        LocalizedText(en: "New Note", zhHans: "新建备忘录"),
        LocalizedText(en: "Search", zhHans: "搜索"),
      ],
      name: LocalizedText(en: "Static", zhHans: "静态"),
      note: LocalizedText(
        en: "Info.plist, in the order of the file;\nthere from the installation on",
        zhHans: "Info.plist，按文件中的顺序；\n安装后就有")),
    Group(
      rows: [
        LocalizedText(en: "Shopping List", zhHans: "购物清单"),
        LocalizedText(en: "Travel Plans", zhHans: "旅行计划"),
      ],
      name: LocalizedText(en: "Dynamic", zhHans: "动态"),
      note: LocalizedText(
        en: "UIApplication.shortcutItems;\nfill the places that are left",
        zhHans: "UIApplication.shortcutItems；\n填补剩下的位置")),
    Group(
      rows: [
        LocalizedText(en: "Edit Home Screen", zhHans: "编辑主屏幕"),
        LocalizedText(en: "Share App", zhHans: "共享 App"),
        LocalizedText(en: "Remove App", zhHans: "移除 App"),
      ],
      name: LocalizedText(en: "System", zhHans: "系统"),
      note: LocalizedText(en: "not yours, and not counted", zhHans: "不属于你的 App，也不计数")),
  ]

  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.menuAnatomy.canvas(width: 680, height: 330, language)
    let (left, width, rowHeight) = (120, 250, 40)
    svg.rect(30, 24, 52, 52, .accent, radius: 12)
    svg.text(56, 55, "App", .onAccent, .middle)
    let rows = groups.reduce(0) { $0 + $1.rows.count }
    svg.rect(left, 20, width, rows * rowHeight + 12, .box, radius: 14)
    var y = 26
    for (index, group) in groups.enumerated() {
      let top = y
      for row in group.rows {
        svg.text(left + 16, y + 25, row[language])
        if index < 2 { svg.circle(left + width - 24, y + 20, 7, .line) }
        y += rowHeight
      }
      if index < groups.count - 1 {
        svg.line(left, y, left + width, y, index == 1 ? .line : .thin)
      }
      svg.bracket(left + width + 10, from: top + 6, to: y - 4)
      svg.text(left + width + 30, (top + y) / 2 - 10, group.name[language], .title)
      svg.text(left + width + 30, (top + y) / 2 + 10, group.note[language], .small, lineHeight: 16)
    }
    let limit = LocalizedText(
      en: "together\nat most \(Limits.shownItems)", zhHans: "合计\n最多 \(Limits.shownItems) 个")
    svg.line(left - 10, 32, left - 10, 26 + 4 * rowHeight - 4, .strong)
    svg.text(left - 20, 26 + 3 * rowHeight, limit[language], .small, .end, lineHeight: 16)
    return svg
  }
}
