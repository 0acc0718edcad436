import SourceText

/// The menu next to the app icon, with the origin of each row.
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
        en: "Info.plist, in the\norder of the file;\nthere from the\ninstallation on",
        zhHans: "Info.plist，\n按文件中的顺序；\n安装后就有")),
    Group(
      rows: [
        LocalizedText(en: "Shopping List", zhHans: "购物清单"),
        LocalizedText(en: "Travel Plans", zhHans: "旅行计划"),
      ],
      name: LocalizedText(en: "Dynamic", zhHans: "动态"),
      note: LocalizedText(
        en: "UIApplication\n.shortcutItems;\nfill the places\nthat are left",
        zhHans: "UIApplication\n.shortcutItems；\n填补剩下的位置")),
    Group(
      rows: [
        LocalizedText(en: "Edit Home Screen", zhHans: "编辑主屏幕"),
        LocalizedText(en: "Share App", zhHans: "共享 App"),
        LocalizedText(en: "Remove App", zhHans: "移除 App"),
      ],
      name: LocalizedText(en: "System", zhHans: "系统"),
      note: LocalizedText(en: "not yours,\nand not counted", zhHans: "不属于你的 App，\n也不计数")),
  ]

  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.menuAnatomy.canvas(height: 414, language)
    let (left, top, width, rowHeight) = (40, 66, 160, 44)
    svg.rect(left, 8, 48, 48, .accent, radius: 11)
    svg.text(left + 24, 37, "App", .onAccent, .middle)
    let rows = groups.reduce(0) { $0 + $1.rows.count }
    svg.rect(left, top, width, rows * rowHeight + 8, .box, radius: 14)
    var y = top + 4
    for (index, group) in groups.enumerated() {
      let start = y
      for row in group.rows {
        svg.text(left + 12, y + 27, row[language])
        if index < 2 { svg.circle(left + width - 18, y + 22, 7, .line) }
        y += rowHeight
      }
      if index < groups.count - 1 {
        svg.line(left, y, left + width, y, index == 1 ? .line : .thin)
      }
      svg.bracket(left + width + 6, from: start + 6, to: y - 6)
      svg.text(left + width + 22, start + 20, group.name[language], .title)
      svg.text(left + width + 22, start + 37, group.note[language], .small, lineHeight: 14)
    }
    svg.line(left - 8, top + 8, left - 8, top + 4 * rowHeight, .strong)
    svg.text(left - 14, top + 2 * rowHeight + 9, "≤ \(Limits.shownItems)", .label, .end)
    let limit = LocalizedText(
      en: "static and dynamic together: at most \(Limits.shownItems)",
      zhHans: "静态与动态合计最多 \(Limits.shownItems) 个")
    svg.text(left, 404, limit[language], .small)
    return svg
  }
}
