import SourceText

/// The decision which callback receives a quick action, as a tree of questions.
enum LaunchDecisionDiagram {
  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.launchDecision.canvas(height: 560, language)
    func word(_ english: String, _ chinese: String) -> String {
      LocalizedText(en: english, zhHans: chinese)[language]
    }
    let yes = word("yes", "是")
    let no = word("no", "否")

    question(&svg, 8, word("Does the app have scenes?", "App 使用场景吗？"))
    svg.arrow([(180, 48), (180, 79)])
    svg.text(188, 68, yes, .small)
    svg.arrow([(44, 28), (14, 28), (14, 324), (43, 324)])
    svg.text(29, 22, no, .small, .middle)

    // With scenes.
    question(&svg, 80, word("Is its scene connected?", "场景已连接吗？"))
    answer(
      &svg, 138, word("Cold launch", "冷启动"),
      "scene(_:willConnectTo:options:)\nconnectionOptions.shortcutItem")
    branch(&svg, from: 120, to: 171, no)
    answer(
      &svg, 218, word("Already there", "已在运行"),
      "windowScene(_:performActionFor:\ncompletionHandler:)")
    branch(&svg, from: 171, to: 251, yes)

    // Without scenes.
    question(&svg, 304, word("Is the app running?", "App 在运行吗？"))
    answer(
      &svg, 362, word("Cold launch", "冷启动"),
      "application(_:didFinishLaunching…)\nlaunchOptions[.shortcutItem]")
    branch(&svg, from: 344, to: 395, no)
    svg.arrow([(110, 428), (110, 463)])
    svg.text(
      120, 450, word("returned true; false: done", "返回 true 时；false 则结束"), .small)
    answer(
      &svg, 464, word("Always call the handler", "务必调用 completionHandler"),
      "application(_:performActionFor:\ncompletionHandler:)")
    branch(&svg, from: 395, to: 497, yes)
    svg.text(356, 549, word("deprecated in iOS 26", "iOS 26 起弃用"), .small, .end)
    return svg
  }

  private static func question(_ svg: inout SVG, _ y: Int, _ text: String) {
    svg.rect(44, y, 272, 40, .soft, radius: 12)
    svg.text(180, y + 25, text, .title, .middle)
  }

  private static func answer(_ svg: inout SVG, _ y: Int, _ title: String, _ code: String) {
    svg.rect(70, y, 286, 66, .box)
    svg.text(82, y + 19, title, .small)
    svg.text(82, y + 38, code, .code, lineHeight: 17)
  }

  /// Draws the line from a question, or the previous branch, to an answer below it.
  private static func branch(_ svg: inout SVG, from top: Int, to bottom: Int, _ answer: String) {
    svg.arrow([(54, top), (54, bottom), (69, bottom)])
    svg.text(48, bottom - 14, answer, .small, .end)
  }
}
