import SourceText

/// A launch sequence in the style of the drawings of `trace`: a card with a lane for the launch and one for
/// the running app. The lanes are vertical, because the names of the methods are as wide as a phone.
enum LaunchSequenceDiagram {
  private static let (margin, padding, width, gap) = (4, 12, 360, 20)
  /// The number of characters of code in a line.
  private static let codeWidth = 43
  private static let (codeLine, noteLine) = (15, 16)

  static func draw(_ diagram: Diagram, _ sequence: LaunchSequence, _ language: Language) -> SVG {
    let lanes = [
      (LocalizedText(en: "Cold launch", zhHans: "冷启动"), sequence.cold),
      (LocalizedText(en: "While the app runs", zhHans: "App 运行时"), sequence.warm),
    ]
    let heights = lanes.map { height(of: $0.1) }
    var svg = diagram.canvas(
      height: heights.reduce(0, +) + (lanes.count + 1) * margin + 4 + 22, language)
    var top = margin
    for (lane, height) in zip(lanes, heights) {
      svg.rect(margin, top, width - 2 * margin, height, .card, radius: 10)
      svg.text(margin + padding, top + 23, lane.0[language], .title)
      var y = top + 34
      for (index, step) in lane.1.enumerated() {
        if index > 0 {
          if step.state != .unreached {
            svg.arrow([(width / 2, y), (width / 2, y + gap - 1)])
          }
          y += gap
        }
        draw(step, &svg, y, language)
        y += Self.height(of: step)
      }
      top += height + margin + 4
    }
    legend(&svg, top + 12, sequence.cold + sequence.warm, language)
    return svg
  }

  private static func draw(
    _ step: LaunchSequence.Step, _ svg: inout SVG, _ y: Int, _ language: Language
  ) {
    let lines = lines(of: step.code)
    let x = margin + padding
    svg.rect(x, y, width - 2 * x, height(of: step), look(step.state), radius: 7)
    let isGone = step.state == .unreached
    svg.text(
      x + 9, y + 18, lines.joined(separator: "\n"), isGone ? .goneCode : .code,
      lineHeight: codeLine)
    svg.text(x + 9, y + 3 + lines.count * codeLine + noteLine, step.note[language], .small)
  }

  private static func height(of steps: [LaunchSequence.Step]) -> Int {
    34 + steps.reduce(0) { $0 + height(of: $1) } + gap * max(0, steps.count - 1) + padding
  }

  private static func height(of step: LaunchSequence.Step) -> Int {
    lines(of: step.code).count * codeLine + noteLine + 12
  }

  /// Returns the code in lines that fit, broken after colons.
  static func lines(of code: String) -> [String] {
    var lines = [""]
    var rest = code[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: ":").map { rest.index(after: $0) } ?? rest.endIndex
      let piece = rest[..<end]
      rest = rest[end...]
      // A closing bracket at the end stays with its label.
      let length = (lines.last?.count ?? 0) + piece.count + (rest.count == 1 ? 1 : 0)
      if length > codeWidth, lines != [""] {
        lines.append("  " + piece)
      } else {
        lines[lines.count - 1] += piece
      }
    }
    return lines
  }

  /// Draws the legend of the boxes in the drawing.
  private static func legend(
    _ svg: inout SVG, _ y: Int, _ steps: [LaunchSequence.Step], _ language: Language
  ) {
    let entries: [(LaunchSequence.Step.State, LocalizedText, Int)] = [
      (.item, LocalizedText(en: "has the item", zhHans: "收到操作"), 0),
      (.passed, LocalizedText(en: "called without it", zhHans: "被调用，无操作"), 112),
      (.unreached, LocalizedText(en: "not called", zhHans: "不调用"), 250),
    ]
    for (state, words, x) in entries where steps.contains(where: { $0.state == state }) {
      svg.rect(margin + padding + x, y - 9, 12, 10, look(state), radius: 3)
      svg.text(margin + padding + x + 18, y, words[language], .small)
    }
  }

  private static func look(_ state: LaunchSequence.Step.State) -> SVG.Look {
    switch state {
    case .item: .ok
    case .passed: .box
    case .unreached: .gone
    }
  }
}
