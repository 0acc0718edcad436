import SourceText

/// What one sees as the finger presses harder.
enum ForcePhasesDiagram {
  static func draw(_ language: Language) -> SVG {
    var svg = Diagram.forcePhases.canvas(width: 680, height: 330, language)
    func word(_ english: String, _ chinese: String) -> String {
      LocalizedText(en: english, zhHans: chinese)[language]
    }
    svg.arrow([(40, 290), (660, 290)])
    svg.text(660, 312, word("force", "力度"), .small, .end)
    svg.path("M40,286 C200,282 240,272 300,262 C400,248 480,232 640,204", .strong)

    let phases = [
      (120, word("1  Hint", "1  提示"), word("the surroundings blur", "周围变模糊")),
      (330, word("2  Peek", "2  Peek 预览"), word("a preview; swipe up for actions", "预览；上滑显示操作")),
      (550, word("3  Pop", "3  Pop 打开"), word("the full view", "完整界面")),
    ]
    for (index, phase) in phases.enumerated() {
      phone(&svg, phase.0 - 38, 58, index)
      svg.text(phase.0, 26, phase.1, .title, .middle)
      svg.text(phase.0, 46, phase.2, .small, .middle)
      svg.line(phase.0, 196, phase.0, 290, .thin)
    }
    svg.text(
      40, 312, word("lift the finger before the pop: all as before", "在 pop 之前抬起手指：恢复原状"), .small)
    return svg
  }

  /// A screen with a list of rows, as it looks in one phase.
  private static func phone(_ svg: inout SVG, _ x: Int, _ y: Int, _ phase: Int) {
    svg.rect(x, y, 76, 136, .box, radius: 12)
    switch phase {
    case 0:
      for row in 0..<4 {
        svg.rect(x + 10, y + 16 + row * 28, 56, 20, row == 1 ? .accent : .soft, radius: 4)
      }
    case 1:
      for row in 0..<4 { svg.rect(x + 10, y + 16 + row * 28, 56, 20, .soft, radius: 4) }
      svg.rect(x + 6, y + 22, 64, 82, .accent, radius: 8)
    default:
      svg.rect(x + 4, y + 4, 68, 128, .accent, radius: 9)
      svg.text(x + 12, y + 22, "‹", .onAccent)
    }
  }
}
