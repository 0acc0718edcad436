import SourceText

/// The diagrams that articles include by name.
public enum Diagram: String, CaseIterable, Sendable {
  case menuAnatomy = "menu-anatomy"
  case menuTitles = "menu-titles"
  case menuIcons = "menu-icons"
  case menuLimit = "menu-limit"
  case iconTypes = "icon-types"
  case launchDecision = "launch-decision"
  case launchAppDelegate = "launch-app-delegate"
  case launchScenes = "launch-scenes"
  case launchSwiftUI = "launch-swiftui"
  case forcePhases = "force-phases"
  case sizeClasses = "size-classes"
  case popoverAdaptation = "popover-adaptation"

  /// Returns the diagram as SVG, with its texts in a language.
  public func svg(in language: Language) -> String {
    switch self {
    case .menuAnatomy: MenuAnatomyDiagram.draw(language).text
    case .menuTitles, .menuIcons, .menuLimit: MenuDiagram.svg(self, in: language)
    case .iconTypes: IconTypesDiagram.draw(language).text
    case .launchDecision: LaunchDecisionDiagram.draw(language).text
    case .launchAppDelegate: LaunchSequenceDiagram.draw(self, .appDelegate, language).text
    case .launchScenes: LaunchSequenceDiagram.draw(self, .scenes, language).text
    case .launchSwiftUI: LaunchSequenceDiagram.draw(self, .swiftUI, language).text
    case .forcePhases: ForcePhasesDiagram.draw(language).text
    case .sizeClasses: SizeClassesDiagram.draw(language).text
    case .popoverAdaptation: PopoverAdaptationDiagram.draw(language).text
    }
  }

  /// Returns a description of the diagram for readers who cannot see it.
  public func description(in language: Language) -> String {
    texts.description[language]
  }

  /// Returns the title, which is the caption or the text in place of the diagram.
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
    case .menuTitles:
      (
        LocalizedText(
          en: "Titles and subtitles in the menu, on an iPhone with iOS 26",
          zhHans: "菜单中的标题和副标题（iOS 26 的 iPhone）"),
        LocalizedText(
          en: """
            Four rows. A short title has one line. A long title without a subtitle is broken into two \
            lines. A title above a subtitle has one line, as in Apple's documents, and is cut with an ellipsis where it \
            is too long. A long subtitle is broken into two lines.
            """,
          zhHans: """
            四行。短标题占一行。没有副标题的长标题折为两行。有副标题时，标题按 Apple 的文档只占一行，过长时以省略号截断。过长的副标题\
            折为两行。
            """)
      )
    case .menuIcons:
      (
        LocalizedText(
          en: "Icons in the menu, on an iPhone with iOS 26", zhHans: "菜单中的图标（iOS 26 的 iPhone）"),
        LocalizedText(
          en: """
            Four rows: a magnifying glass for an icon type of the system, a tree from a template image, of \
            which iOS keeps the shape only, a solid square for an image without transparency, and a dot in a \
            row without an icon, whose title begins where the others do.
            """,
          zhHans: """
            四行：系统图标类型显示放大镜；模板图片显示一棵树，iOS 只保留其形状；不透明的图片显示为实心方块；没有图标的行显示\
            一个圆点，标题仍与其他行对齐。
            """)
      )
    case .menuLimit:
      (
        LocalizedText(
          en: "Three static and three dynamic actions: four are shown",
          zhHans: "三个静态操作和三个动态操作：显示四个"),
        LocalizedText(
          en: """
            The menu shows the three static actions Search, New Note and Scan in the order of the file, then \
            the first dynamic one, Shopping List. Below it, in a dashed frame, are the two dynamic actions \
            for which no row is left: Travel Plans and Recipes.
            """,
          zhHans: """
            菜单先按文件顺序显示三个静态操作：搜索、新建备忘录和扫描，再显示第一个动态操作：购物清单。下方虚线框中是没有空位\
            的两个动态操作：旅行计划和菜谱。
            """)
      )
    case .iconTypes:
      (
        LocalizedText(
          en: "The system icons, in a drawing of this guide", zhHans: "系统图标（本指南自绘）"),
        LocalizedText(
          en: """
            All \(IconType.all.count) icons of the system above the names of their cases in Swift. The drawings \
            are this guide's own, after the icons of iOS 9 to 12; those of newer systems differ in detail.
            """,
          zhHans: """
            全部 \(IconType.all.count) 种系统图标，下方是 Swift 中的名称。图形由本指南参照 iOS 9 至 12 的图标自绘，\
            与较新系统的图标在细节上有所不同。
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
    case .launchAppDelegate:
      (
        LocalizedText(
          en: "A quick action in an app without scenes", zhHans: "不使用场景的 App 中的快捷操作"),
        LocalizedText(
          en: """
            Cold launch: application(_:didFinishLaunchingWithOptions:) gets the item in \
            launchOptions[.shortcutItem]; unless a launch method returned false, \
            application(_:performActionFor:completionHandler:) gets it again. While the app runs: only \
            application(_:performActionFor:completionHandler:) is called.
            """,
          zhHans: """
            冷启动：application(_:didFinishLaunchingWithOptions:) 在 launchOptions[.shortcutItem] 中收到操作；\
            除非启动方法返回 false，随后 application(_:performActionFor:completionHandler:) 再次收到它。\
            App 运行时：只调用 application(_:performActionFor:completionHandler:)。
            """)
      )
    case .launchScenes:
      (
        LocalizedText(
          en: "A quick action in an app with scenes", zhHans: "使用场景的 App 中的快捷操作"),
        LocalizedText(
          en: """
            Cold launch: application(_:didFinishLaunchingWithOptions:) gets no launch options; \
            application(_:configurationForConnecting:options:), if there is one, sees the item for a new \
            scene; scene(_:willConnectTo:options:) gets it in connectionOptions.shortcutItem; \
            windowScene(_:performActionFor:completionHandler:) is not called. While the app runs: \
            windowScene(_:performActionFor:completionHandler:) gets the item, and \
            scene(_:willConnectTo:options:) is not called.
            """,
          zhHans: """
            冷启动：application(_:didFinishLaunchingWithOptions:) 的启动选项为 nil；新场景会询问 \
            application(_:configurationForConnecting:options:)（若已实现），其中可见操作；\
            scene(_:willConnectTo:options:) 在 connectionOptions.shortcutItem 中收到操作；不调用 \
            windowScene(_:performActionFor:completionHandler:)。App 运行时：\
            windowScene(_:performActionFor:completionHandler:) 收到操作，不调用 scene(_:willConnectTo:options:)。
            """)
      )
    case .launchSwiftUI:
      (
        LocalizedText(
          en: "A quick action in a SwiftUI app", zhHans: "SwiftUI App 中的快捷操作"),
        LocalizedText(
          en: """
            Cold launch: SwiftUI makes the app delegate of the adaptor; \
            application(_:configurationForConnecting:options:) sees the item and names the scene delegate; \
            scene(_:willConnectTo:options:) sees it as well, and it is used once; the root view goes there. \
            While the app runs: windowScene(_:performActionFor:completionHandler:) gets the item, the router \
            keeps where to go, and the root view goes there.
            """,
          zhHans: """
            冷启动：SwiftUI 创建 adaptor 指定的 App 代理；application(_:configurationForConnecting:options:) \
            可见操作并指定场景代理；scene(_:willConnectTo:options:) 也能看到它，只使用一次；根视图前往目标。\
            App 运行时：windowScene(_:performActionFor:completionHandler:) 收到操作，路由记下目标，根视图前往目标。
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

  /// The width of diagrams, which is that of the text on a phone, so that their texts have the same size.
  private static let width = 360

  func canvas(height: Int, _ language: Language) -> SVG {
    SVG(
      width: Self.width, height: height, title: title(in: language),
      description: description(in: language))
  }
}
