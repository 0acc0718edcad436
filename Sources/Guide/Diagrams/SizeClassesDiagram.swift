import SourceText

/// Screens with the classes of their width and height.
enum SizeClassesDiagram {
  private struct Screen {
    let name: LocalizedText
    let device: String
    /// The sides in portrait.
    let short: Int
    let long: Int
  }

  private static let screens = [
    Screen(
      name: LocalizedText(en: "most iPhones", zhHans: "多数 iPhone"), device: "iPhone 17",
      short: 84, long: 148),
    Screen(
      name: LocalizedText(en: "large iPhones", zhHans: "大屏 iPhone"),
      device: "iPhone 17 Pro Max", short: 80, long: 160),
    Screen(
      name: LocalizedText(en: "iPad, full screen", zhHans: "iPad 全屏"), device: "iPad",
      short: 130, long: 170),
  ]

  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.sizeClasses.canvas(width: 720, height: 470, language)
    for (column, screen) in screens.enumerated() {
      let center = 120 + column * 240
      svg.text(center, 24, screen.name[language], .title, .middle)
      for (row, orientation) in Orientation.allCases.enumerated() {
        guard let device = Device(named: screen.device) else { continue }
        let classes = device.sizeClasses(in: orientation)
        let isPortrait = orientation == .portrait
        let width = isPortrait ? screen.short : screen.long
        let height = isPortrait ? screen.long : screen.short
        let top = row == 0 ? 44 + (170 - height) / 2 : 278 + (130 - height) / 2
        let left = center - width / 2
        svg.rect(left, top, width, height, .soft, radius: 12)
        // A side's color is its class: green is regular, orange is compact.
        svg.line(
          left + 10, top + height + 8, left + width - 10, top + height + 8, look(classes.width))
        svg.line(left - 8, top + 10, left - 8, top + height - 10, look(classes.height))
        svg.text(
          center, top + height / 2 - 4,
          letter("w", "宽", language) + " " + SizeClassTable.name(of: classes.width)[language],
          .small, .middle)
        svg.text(
          center, top + height / 2 + 14,
          letter("h", "高", language) + " " + SizeClassTable.name(of: classes.height)[language],
          .small, .middle)
      }
    }
    svg.line(40, 446, 70, 446, .orange)
    svg.text(78, 450, SizeClassTable.name(of: .compact)[language], .small)
    svg.line(190, 446, 220, 446, .green)
    svg.text(228, 450, SizeClassTable.name(of: .regular)[language], .small)
    return svg
  }

  private static func look(_ sizeClass: SizeClass) -> SVG.Look {
    sizeClass == .regular ? .green : .orange
  }

  private static func letter(_ english: String, _ chinese: String, _ language: Language) -> String {
    LocalizedText(en: english, zhHans: chinese)[language]
  }
}
