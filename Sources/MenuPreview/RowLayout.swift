import Drawing
import EditorFeatures

/// The texts of a row, broken into lines.
struct RowLayout {
  let title: LineBreaker.Lines
  let subtitle: LineBreaker.Lines?
  let height: Double

  /// - Parameter hasIcons: whether some row of the menu has an icon, beside which all texts leave room.
  init(
    _ item: ActionMenu.Item, in language: String, _ metrics: MenuMetrics, hasIcons: Bool
  ) {
    self.init(
      title: item.title?[language].text ?? "—", subtitle: item.subtitle?[language].text, metrics,
      hasIcons: hasIcons, isTitleCode: item.title?[language].state == .unknown,
      isSubtitleCode: item.subtitle?[language].state == .unknown)
  }

  fileprivate init(
    title: String, subtitle: String?, _ metrics: MenuMetrics, hasIcons: Bool,
    isTitleCode: Bool = false, isSubtitleCode: Bool = false
  ) {
    let width = hasIcons ? metrics.textWidth : metrics.textWidthWithoutIcons
    let hasSubtitle = subtitle?.isEmpty == false
    // Apple's documents give a title one line beside a subtitle, and two lines without.
    self.title = LineBreaker(
      size: metrics.titleSize, width: width, maximumLines: hasSubtitle ? 1 : 2,
      breaksNames: isTitleCode
    ).lines(of: title)
    self.subtitle = subtitle.flatMap { text in
      text.isEmpty
        ? nil
        : LineBreaker(
          size: metrics.subtitleSize, width: width, maximumLines: 2, breaksNames: isSubtitleCode
        ).lines(of: text)
    }
    var height =
      metrics.firstBaseline + Double(max(0, self.title.lines.count - 1)) * metrics.titleLine
    if let lines = self.subtitle?.lines, !lines.isEmpty {
      height += metrics.subtitleBaseline + Double(lines.count - 1) * metrics.subtitleLine
      height += metrics.bottomWithSubtitle
    } else {
      height += metrics.bottom
    }
    self.height = height
  }
}

extension MenuMetrics {
  /// Returns whether a text of an item is shown as a whole in a language. Beside an icon there is less room, and
  /// whether some row has one is the menu's to say.
  func fit(
    title: String, subtitle: String?, hasIcons: Bool
  ) -> (title: LineBreaker.Fit, subtitle: LineBreaker.Fit) {
    let row = RowLayout(title: title, subtitle: subtitle, self, hasIcons: hasIcons)
    return (row.title.fit, row.subtitle?.fit ?? .whole)
  }
}

extension ActionMenu {
  /// True if a row has an icon, or the dot that iOS draws instead.
  var hasIcons: Bool {
    items.contains { $0.position != nil && $0.hasIcon }
  }
}

extension ActionMenu.Item {
  var hasIcon: Bool {
    if case .absentSymbol = icon { return false }
    return true
  }
}
