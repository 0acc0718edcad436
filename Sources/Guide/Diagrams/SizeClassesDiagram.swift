import SourceText

/// Screens with the size classes of their width and height.
enum SizeClassesDiagram {
  private struct Screen {
    let name: LocalizedText
    let device: String
    /// The lengths of the sides.
    let short: Int
    let long: Int
  }

  private static let screens = [
    Screen(
      name: LocalizedText(en: "most\niPhones", zhHans: "多数\niPhone"), device: "iPhone 17",
      short: 36, long: 66),
    Screen(
      name: LocalizedText(en: "large\niPhones", zhHans: "大屏\niPhone"),
      device: "iPhone 17 Pro Max", short: 36, long: 70),
    Screen(
      name: LocalizedText(en: "Duo,\ninner", zhHans: "Duo\n内屏"),
      device: "iPhone Duo inner display", short: 44, long: 62),
    Screen(
      name: LocalizedText(en: "iPad,\nfull screen", zhHans: "iPad\n全屏"), device: "iPad",
      short: 52, long: 68),
  ]

  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.sizeClasses.canvas(height: 400, language)
    for (column, screen) in screens.enumerated() {
      let center = 50 + column * 88
      svg.text(center, 20, screen.name[language], .title, .middle)
      for (row, orientation) in Orientation.allCases.enumerated() {
        guard let device = Device(named: screen.device) else { continue }
        let classes = device.sizeClasses(in: orientation)
        let isPortrait = orientation == .portrait
        let width = isPortrait ? screen.short : screen.long
        let height = isPortrait ? screen.long : screen.short
        // The devices of a row are aligned at the bottom.
        let bottom = row == 0 ? 162 : 310
        let (left, top) = (center - width / 2, bottom - height)
        svg.rect(left, top, width, height, .soft, radius: 10)
        // The color of a side is its size class: green is regular, orange is compact.
        svg.line(left + 8, bottom + 7, left + width - 8, bottom + 7, look(classes.width))
        svg.line(left - 7, top + 8, left - 7, bottom - 8, look(classes.height))
        let names = [
          letter("w", "宽", language) + " " + SizeClassTable.name(of: classes.width)[language],
          letter("h", "高", language) + " " + SizeClassTable.name(of: classes.height)[language],
        ]
        svg.text(
          center, bottom + 26, names.joined(separator: "\n"), .small, .middle, lineHeight: 15)
      }
    }
    svg.line(16, 384, 40, 384, .orange)
    svg.text(48, 388, SizeClassTable.name(of: .compact)[language], .small)
    svg.line(136, 384, 160, 384, .green)
    svg.text(168, 388, SizeClassTable.name(of: .regular)[language], .small)
    return svg
  }

  private static func look(_ sizeClass: SizeClass) -> SVG.Look {
    sizeClass == .regular ? .green : .orange
  }

  private static func letter(_ english: String, _ chinese: String, _ language: Language) -> String {
    LocalizedText(en: english, zhHans: chinese)[language]
  }
}
