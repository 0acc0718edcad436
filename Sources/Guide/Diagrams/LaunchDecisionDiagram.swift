import SourceText

/// Which callback gets a quick action, as a tree of questions.
enum LaunchDecisionDiagram {
  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.launchDecision.canvas(width: 760, height: 470, language)
    func word(_ english: String, _ chinese: String) -> String {
      LocalizedText(en: english, zhHans: chinese)[language]
    }
    let yes = word("yes", "是")
    let no = word("no", "否")

    question(&svg, 380, 24, word("Does the app have scenes?", "App 使用场景吗？"))
    svg.arrow([(250, 46), (190, 46), (190, 92)])
    svg.text(220, 40, yes, .small, .middle)
    svg.arrow([(510, 46), (570, 46), (570, 92)])
    svg.text(540, 40, no, .small, .middle)

    // With scenes.
    question(&svg, 190, 94, word("Is its scene connected?", "场景已连接吗？"))
    svg.arrow([(96, 138), (96, 196)])
    svg.text(86, 170, no, .small, .end)
    svg.arrow([(290, 138), (290, 286)])
    svg.text(298, 170, yes, .small)
    answer(
      &svg, 12, 198, 262, word("Cold launch", "冷启动"),
      "scene(_:willConnectTo:options:)\nconnectionOptions.shortcutItem")
    answer(
      &svg, 84, 288, 290, word("Already there", "已在运行"),
      "windowScene(_:performActionFor:\n            completionHandler:)")

    // Without scenes.
    question(&svg, 570, 94, word("Is the app running?", "App 在运行吗？"))
    svg.arrow([(486, 138), (486, 196)])
    svg.text(476, 170, no, .small, .end)
    svg.arrow([(690, 138), (690, 376)])
    svg.text(698, 170, yes, .small)
    answer(
      &svg, 390, 198, 286, word("Cold launch", "冷启动"),
      "application(_:didFinishLaunching…)\nlaunchOptions[.shortcutItem]")
    svg.arrow([(520, 270), (520, 376)])
    svg.text(
      512, 306, word("returned true", "返回 true"), .small, .end)
    svg.arrow([(600, 270), (600, 310)])
    svg.text(608, 300, word("false: done", "false：结束"), .small)
    svg.circle(600, 318, 6, .line)
    answer(
      &svg, 420, 378, 320, word("Always call the handler", "务必调用 completionHandler"),
      "application(_:performActionFor:\n            completionHandler:)")
    let note = LocalizedText(
      en: "deprecated in iOS 26", zhHans: "iOS 26 起弃用")
    svg.text(740, 462, note[language], .small, .end)
    return svg
  }

  private static func question(_ svg: inout SVG, _ x: Int, _ y: Int, _ text: String) {
    svg.rect(x - 130, y, 260, 44, .soft, radius: 22)
    svg.text(x, y + 27, text, .title, .middle)
  }

  private static func answer(
    _ svg: inout SVG, _ x: Int, _ y: Int, _ width: Int, _ title: String, _ code: String
  ) {
    svg.rect(x, y, width, 70, .box)
    svg.text(x + 12, y + 20, title, .small)
    svg.text(x + 12, y + 40, code, .code, lineHeight: 18)
  }
}
