import Checks
import Drawing
import EditorFeatures
import Files
import Guide
import SourceText

/// The remarks beside a menu: why something is not shown, and the findings of rules.
public struct MenuNotes: Sendable {
  /// A remark on an item, or on the list.
  public struct Note: Sendable, Equatable {
    /// The kind of a remark.
    public enum Kind: Sendable { case notShown, finding, fact }

    public let kind: Kind
    public let text: String
    /// The file with its line; nil for a remark without a place.
    public let place: String?
    let ink: Ink
  }

  /// The most notes on one item, and on the list.
  static let maximumCount = 12

  /// By the index of the item.
  let ofItems: [Int: [Note]]
  let ofList: [Note]

  /// No notes, for a picture of the menu alone.
  public static let none = MenuNotes()

  private init() { (ofItems, ofList) = ([:], []) }

  /// - Parameters:
  ///   - folder: paths below it are written from there.
  ///   - text: the content of a file, for its lines.
  public init(
    _ menu: ActionMenu, below folder: String, _ pictures: PictureReader, _ language: Language,
    text: (String) -> SourceText?
  ) {
    var texts: [String: SourceText?] = [:]
    func place(_ location: FileLocation) -> String {
      let known = texts[location.path] ?? text(location.path)
      texts[location.path] = .some(known)
      let file = Path.relative(location.path, to: folder)
      guard let known, let range = location.range else { return file }
      return "\(file):\(known.lines.line(at: min(range.start, known.length)) + 1)"
    }
    func notes(_ found: [ActionMenu.Note]) -> [Note] {
      found.prefix(Self.maximumCount).map { finding in
        Note(
          kind: .finding, text: finding.message[language], place: place(finding.location),
          ink: finding.severity == .error
            ? .error : finding.severity == .warning ? .warning : .secondary)
      }
    }
    var ofItems: [Int: [Note]] = [:]
    for (index, item) in menu.items.enumerated() {
      var own: [Note] = []
      var findings = item.notes
      if let absence = item.absence {
        // A rule that reports it says it better.
        let reason = findings.firstIndex { Self.rulesOfAbsence.contains($0.rule) }
        let finding = reason.map { findings.remove(at: $0) }
        own.append(
          Note(
            kind: .notShown,
            text: LocalizedText.notShownBecause[language] + (finding?.message ?? absence)[language],
            place: place(finding?.location ?? item.location), ink: .error))
      }
      // A rule that reports the icon says why there is none, and what is not shown has no icon.
      let isReported = findings.contains { Self.rulesOfIcons.contains($0.rule) }
      if item.absence == nil, let fact = Self.fact(of: item.icon, pictures),
        !(item.icon.isAbsent && isReported)
      {
        own.append(Note(kind: .fact, text: fact[language], place: nil, ink: .secondary))
      }
      for text in [item.title, item.subtitle].compactMap(\.self) where !text.variants.isEmpty {
        own.append(
          Note(
            kind: .fact, text: LocalizedText.variants(of: text)[language],
            place: text.location.map(place), ink: .secondary))
      }
      if item.isDynamic {
        own.append(
          Note(
            kind: .fact, text: LocalizedText.dynamic[language], place: place(item.location),
            ink: .secondary))
      }
      own += notes(findings)
      if !own.isEmpty { ofItems[index] = own }
    }
    self.ofItems = ofItems
    let others = menu.unknownCreation.map {
      Note(
        kind: .fact, text: LocalizedText.unknownTypes[language], place: place($0), ink: .secondary)
    }
    let appIcon = menu.undrawnAppIconPath.map {
      Note(
        kind: .fact, text: LocalizedText.appIcon(Path.name(of: $0))[language],
        place: Path.relative($0, to: folder), ink: .secondary)
    }
    ofList = notes(menu.notes) + [others, appIcon].compactMap { $0 }
  }

  /// The rules that report that an item is not shown.
  private static let rulesOfAbsence: Set<String> = [
    "missing-required-key", "empty-title", "wrong-value-type", "more-than-four-items",
    "dynamic-item-never-made", "dynamic-items-over-limit",
  ]

  /// The rules that report that an item has no icon.
  private static let rulesOfIcons: Set<String> = [
    "unknown-icon-type", "icon-not-found", "unknown-symbol", "unknown-system-image",
    "template-image-not-found", "empty-value",
  ]

  /// Returns what a picture cannot show of an icon.
  private static func fact(
    of icon: ActionMenu.Icon, _ pictures: PictureReader
  ) -> LocalizedText? {
    switch icon {
    case .system: return nil
    case .none: return .noIcon
    case .symbol(let name): return .symbol(name)
    case .absent(let name): return .absent(name)
    case .absentSymbol(let name): return .absentSymbol(name)
    case .unknownSymbol(let name): return .unknownSymbol(name)
    case .unknown(let name): return .unknownIcon(name)
    case .image(let name, let path, _, _):
      guard case .failure(let obstacle) = pictures.image(path) else { return nil }
      switch obstacle {
      case .tooLong: return .tooLong(name)
      case .unreadable: return .unreadable(name)
      case .format(let format): return .format(name, format)
      }
    }
  }

  /// All notes in the order of the menu, with the index of their item.
  public var all: [(item: Int?, note: Note)] {
    ofItems.keys.sorted().flatMap { index in
      (ofItems[index] ?? []).map { (item: index, note: $0) }
    } + ofList.map { (item: nil, note: $0) }
  }
}

extension ActionMenu.Icon {
  /// True if one is declared and iOS shows none.
  fileprivate var isAbsent: Bool {
    switch self {
    case .absent, .absentSymbol: true
    case .none, .system, .symbol, .image, .unknownSymbol, .unknown: false
    }
  }
}

extension LocalizedText {
  private static func shown(_ name: String) -> String { PlainLine.text(name, maximumLength: 60) }

  fileprivate static let notShownBecause = LocalizedText(en: "Not shown: ", zhHans: "不显示：")
  fileprivate static let dynamic = LocalizedText(en: "Dynamic: made by code", zhHans: "动态：由代码创建")

  fileprivate static let unknownTypes = LocalizedText(
    en: "Code may make more quick actions, of types that only the running app knows",
    zhHans: "代码可能还会创建其他快捷操作，其类型只有 App 运行时才知道")

  fileprivate static func appIcon(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "App icon “\(shown(name))”: Icon Composer's format, which is not drawn here",
      zhHans: "App 图标“\(shown(name))”：Icon Composer 格式，这里不绘制")
  }

  /// The configuration that is drawn, and what the text is in others.
  fileprivate static func variants(of text: ActionMenu.Text) -> LocalizedText {
    let others = text.variants.prefix(3).map {
      (text: shown($0.key), names: $0.configurations.prefix(3).map(shown))
    }
    let isCut = text.variants.count > others.count
    let own = text.configurations.prefix(3).map(shown)
    let english = others.map { "“\($0.text)” in \($0.names.joined(separator: ", "))" }
    let chinese = others.map { "\($0.names.joined(separator: "、")) 中为“\($0.text)”" }
    return LocalizedText(
      en:
        "As built for \(own.joined(separator: ", ")); \(english.joined(separator: ", "))\(isCut ? ", …" : "")",
      zhHans:
        "按 \(own.joined(separator: "、")) 的构建显示；\(chinese.joined(separator: "，"))\(isCut ? "……" : "")"
    )
  }

  fileprivate static func symbol(_ name: String) -> LocalizedText {
    LocalizedText(en: "Icon: SF Symbol “\(shown(name))”", zhHans: "图标：SF Symbol“\(shown(name))”")
  }

  fileprivate static let noIcon = LocalizedText(
    en: "No icon is given: iOS draws a dot (observed)", zhHans: "没有指定图标：iOS 画一个圆点（观察所得）")

  fileprivate static func absentSymbol(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "No SF Symbol “\(shown(name))”: iOS draws nothing (observed)",
      zhHans: "没有 SF Symbol“\(shown(name))”：iOS 什么都不画（观察所得）")
  }

  fileprivate static func absent(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "No icon “\(shown(name))”: iOS draws a dot (observed)",
      zhHans: "没有图标“\(shown(name))”：iOS 画一个圆点（观察所得）")
  }

  fileprivate static func unknownSymbol(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "SF Symbol “\(shown(name))”: not among those up to iOS \(SFSymbol.knownUntil); unless it is newer, iOS draws nothing (observed)",
      zhHans:
        "SF Symbol“\(shown(name))”：截至 iOS \(SFSymbol.knownUntil) 的名称中没有；如果不是更新的符号，iOS 什么都不画（观察所得）")
  }
  fileprivate static func unknownIcon(_ name: String) -> LocalizedText {
    name == "…"
      ? LocalizedText(
        en: "Icon: known only when the app runs", zhHans: "图标：App 运行时才知道")
      : LocalizedText(
        en: "Icon “\(shown(name))”: not found in what is known of the project",
        zhHans: "图标“\(shown(name))”：在已知的项目内容中找不到")
  }

  fileprivate static func tooLong(_ name: String) -> LocalizedText {
    let limit = PictureReader.maximumLength / 1024
    return LocalizedText(
      en: "Icon “\(shown(name))”: larger than \(limit) KB, so it is not part of the picture",
      zhHans: "图标“\(shown(name))”：超过 \(limit) KB，未放入图中")
  }

  fileprivate static func unreadable(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "Icon “\(shown(name))”: the file cannot be read as an image",
      zhHans: "图标“\(shown(name))”：文件无法作为图片读取")
  }

  fileprivate static func format(_ name: String, _ format: String) -> LocalizedText {
    let format = format.isEmpty ? "?" : format
    return LocalizedText(
      en: "Icon “\(shown(name))”: \(format), which is not drawn here",
      zhHans: "图标“\(shown(name))”：\(format) 格式，这里不绘制")
  }
}
