import ActionFlow
import Files
import Guide
import SourceText

extension ActionTrace {
  /// Returns the result for the quick action, short enough for a line above code: the function that runs, or where it
  /// is lost. It begins with ✓, ✗ or ?.
  ///
  /// - Parameter line: returns the line of a position, from 0.
  public func label(_ line: (FileLocation) -> Int) -> LocalizedText {
    let words = labelWords
    let detail =
      status == .notAttached
      ? modifier?.name
      : words.isHandled
        ? runs.map { Self.shortName($0.name) }
        : lostLocation.map { "\(Self.baseName($0.path)):\((knownLine(of: $0) ?? line($0)) + 1)" }
    guard let detail, !detail.isEmpty else { return words.text }
    return LocalizedText(
      en: "\(words.text.english) · \(detail)", zhHans: "\(words.text.simplifiedChinese) · \(detail)"
    )
  }

  /// The function that runs: one that the comparison calls, else the function around it.
  public var runs: Place? {
    let comparison = comparisons.first { $0.isReached && !$0.isEmpty } ?? reached
    return comparison.flatMap { $0.calls.first ?? $0.function }
      ?? ([.alike, .byDefault].contains(status) ? warm.first ?? cold.first : nil)
  }

  /// The position that the label is about.
  public var labelLocation: FileLocation? {
    labelWords.isHandled ? runs?.location ?? primaryLocation : lostLocation
  }

  /// The position where it is lost, or from which it is not followed.
  private var lostLocation: FileLocation? {
    switch status {
    case .warmOnly,
      .others where launch.outcome == .lost, .alike where launch.outcome == .lost:
      cold.first?.location ?? warm.first?.location
    case .coldOnly,
      .alike where running.outcome == .lost:
      warm.first?.location ?? cold.first?.location
    default: primaryLocation ?? unusedEntries.first?.location
    }
  }

  /// Returns the line of a position, from 0, where it is known without reading the file.
  private func knownLine(of location: FileLocation) -> Int? {
    if location == lost, let lostLine { return lostLine }
    return comparisons.first { $0.location == location }?.line
      ?? (cold + warm + uncalledEntries + unusedEntries).first { $0.location == location }?.line
  }

  private var labelWords: (text: LocalizedText, isHandled: Bool) {
    switch (launch.outcome, running.outcome) {
    case (.handled, .handled): (.launchAndRunning, true)
    case (.lost, .lost): (lostWords, false)
    case (.lost, _): (.lostAtLaunch, false)
    case (_, .lost): (.lostWhileRunning, false)
    default: (status == .others ? .perhapsByDefault : .unknown, false)
    }
  }

  private var lostWords: LocalizedText {
    switch status {
    case .nothingDone: .doesNothing
    case .onlyLogs: .logsOnly
    case .onlyWith3DTouch: .forceTouchOnly
    case .notReached: .comparisonNotReached
    case .notCompared: .typeNotCompared
    case .neverCalled: .handlerNeverCalled
    case .notAttached: .modifierNotUsed
    case .wrongClass: .classNeverMade
    case .neverMade: .itemNeverMade
    default: .noHandlerAtAll
    }
  }

  /// Returns the name of a function without its parameters: `Router.open`.
  static func shortName(_ name: String) -> String {
    var words = name.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").suffix(2).map(
      String.init)
    // Methods of UIKit's delegates are distinguished by their second label.
    let labels = name.split(whereSeparator: { "(:)".contains($0) }).dropFirst()
    if let base = words.last, ["scene", "windowScene", "application"].contains(base),
      let label = labels.first(where: { $0 != "_" })
    {
      words[words.count - 1] =
        callbackNames.first { label.hasPrefix($0) } ?? String(label)
    }
    return words.joined(separator: ".")
  }

  /// The beginnings of labels that name a method of UIKit's delegates in Swift and Objective-C.
  private static let callbackNames = [
    "willConnect", "performAction", "didFinishLaunching", "willFinishLaunching",
  ]

  private static func baseName(_ path: String) -> String {
    let name = Path.name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension LocalizedText {
  fileprivate static let launchAndRunning = LocalizedText(
    en: "✓ launch and running", zhHans: "✓ 启动时和运行时")
  fileprivate static let lostAtLaunch = LocalizedText(en: "✗ lost at launch", zhHans: "✗ 启动时丢失")
  fileprivate static let lostWhileRunning = LocalizedText(
    en: "✗ lost while the app runs", zhHans: "✗ 运行时丢失")
  fileprivate static let unknown = LocalizedText(en: "? not followed further", zhHans: "? 无法继续追踪")
  fileprivate static let perhapsByDefault = LocalizedText(
    en: "? perhaps by a default branch", zhHans: "? 也许由默认分支处理")
  fileprivate static let doesNothing = LocalizedText(en: "✗ does nothing", zhHans: "✗ 什么也没做")
  fileprivate static let logsOnly = LocalizedText(en: "✗ only logs", zhHans: "✗ 只写日志")
  fileprivate static let forceTouchOnly = LocalizedText(
    en: "✗ only with 3D Touch", zhHans: "✗ 仅在支持 3D Touch 时")
  fileprivate static let comparisonNotReached = LocalizedText(
    en: "✗ comparison not reached", zhHans: "✗ 到不了比较处")
  fileprivate static let typeNotCompared = LocalizedText(
    en: "✗ type not compared", zhHans: "✗ 没有比较此类型")
  fileprivate static let handlerNeverCalled = LocalizedText(
    en: "✗ handler never called", zhHans: "✗ 处理方法不会被调用")
  fileprivate static let modifierNotUsed = LocalizedText(
    en: "✗ modifier not used", zhHans: "✗ 修饰符未被使用")
  fileprivate static let classNeverMade = LocalizedText(
    en: "✗ handler in a class that UIKit does not create", zhHans: "✗ 处理方法在 UIKit 不创建的类中")
  fileprivate static let itemNeverMade = LocalizedText(en: "✗ never created", zhHans: "✗ 从未创建")
  fileprivate static let noHandlerAtAll = LocalizedText(en: "✗ no handler", zhHans: "✗ 没有处理方法")
}
