import SourceText

/// The drawings that articles show by name.
public enum Diagram: String, CaseIterable, Sendable {
  case menuAnatomy = "menu-anatomy"
  case launchDecision = "launch-decision"
  case forcePhases = "force-phases"
  case sizeClasses = "size-classes"
  case popoverAdaptation = "popover-adaptation"

  /// The drawing as SVG, with its words in a language.
  public func svg(in language: Language) -> String {
    switch self {
    case .menuAnatomy: MenuAnatomyDiagram.draw(language).text
    case .launchDecision: LaunchDecisionDiagram.draw(language).text
    case .forcePhases: ForcePhasesDiagram.draw(language).text
    case .sizeClasses: SizeClassesDiagram.draw(language).text
    case .popoverAdaptation: PopoverAdaptationDiagram.draw(language).text
    }
  }

  /// Returns what the drawing shows, in words, for readers who cannot see it.
  public func description(in language: Language) -> String {
    texts.description[language]
  }

  /// The title: a caption, or the text in place of the drawing.
  public func title(in language: Language) -> String {
    texts.title[language]
  }

  var texts: (title: LocalizedText, description: LocalizedText) {
    switch self {
    case .menuAnatomy:
      (
        LocalizedText(en: "Anatomy of the quick-action menu", zhHans: "快捷操作菜单的构成"),
        LocalizedText(
          en: """
            Beside the app icon a menu opens. First come the static actions from Info.plist in the \
            order of the file, then the dynamic actions from code, together at most \
            \(Limits.shownItems). Rows of the system follow: they are not counted.
            """,
          zhHans: """
            菜单在 App 图标旁打开。最前面是 Info.plist 中的静态操作，按文件顺序；接着是代码设置的动态操作；两者合计\
            最多 \(Limits.shownItems) 个。最后是系统的行，不计入数目。
            """)
      )
    case .launchDecision:
      (
        LocalizedText(
          en: "Where a quick action arrives", zhHans: "快捷操作会到达哪里"),
        LocalizedText(
          en: """
            With scenes: a scene that is not connected gets the action in its connection options, a \
            connected scene in windowScene(_:performActionFor:completionHandler:). Without scenes: an \
            app that is not running gets it in the launch options and, unless a launch method returns \
            false, in application(_:performActionFor:completionHandler:) as well; a running app only \
            there.
            """,
          zhHans: """
            使用场景时：场景尚未连接，操作在连接选项里；场景已连接，调用 \
            windowScene(_:performActionFor:completionHandler:)。不使用场景时：App 未运行，操作在启动选项里，\
            除非启动方法返回 false，随后还会调用 application(_:performActionFor:completionHandler:)；App 已在\
            运行，只调用后者。
            """)
      )
    case .forcePhases:
      (
        LocalizedText(en: "The phases of force", zhHans: "按压的三个阶段"),
        LocalizedText(
          en: """
            With growing force: first the surroundings blur to hint that there is a preview, then the \
            preview appears (peek), then the full view (pop). Lifting the finger before the pop goes \
            back.
            """,
          zhHans: """
            随着力度增大：先是周围变模糊，提示可以预览；然后出现预览（peek）；最后打开完整界面（pop）。在 pop 之前抬起手指\
            则恢复原状。
            """)
      )
    case .sizeClasses:
      (
        LocalizedText(en: "Size classes by device", zhHans: "各设备的尺寸类"),
        LocalizedText(
          en: """
            iPhone in portrait: compact width, regular height. In landscape: compact height, and \
            compact width on most models, regular width on the large ones. iPad, full screen, and the \
            inner display of iPhone Duo: regular in both directions.
            """,
          zhHans: """
            iPhone 竖屏：宽度紧凑，高度常规。横屏：高度紧凑，多数机型宽度紧凑，大屏机型宽度常规。iPad 全屏\
            和 iPhone Duo 的内屏：宽度和高度均为常规。
            """)
      )
    case .popoverAdaptation:
      (
        LocalizedText(en: "What becomes of a popover", zhHans: "弹出框如何自适应"),
        LocalizedText(
          en: """
            With regular width and height it stays a popover: up to iOS 18 with an arrow to the item it \
            came from, from iOS 26 on in the place of that item. Where one is compact it is shown like a \
            form sheet since iOS 13. A delegate that returns none keeps the popover.
            """,
          zhHans: """
            宽度和高度均为常规时保持弹出框：在 iOS 18 及以前，箭头指向来源；自 iOS 26 起，它取代来源的位置。\
            其中之一为紧凑时，自 iOS 13 起显示得像 form sheet。代理返回 none 则保持弹出框。
            """)
      )
    }
  }

  /// Drawings are as wide as the text on a phone, so that their words are as large as the text.
  private static let width = 360

  func canvas(height: Int, _ language: Language) -> SVG {
    SVG(
      width: Self.width, height: height, title: title(in: language),
      description: description(in: language))
  }
}
