import ActionFlow
import EditorFeatures
import Guide
import SourceText

/// Compares the quick actions of one app.
struct AppComparison {
  private(set) var changes: [ActionChange] = []
  private let pair: AppPair
  private let now: AppStates
  private let readsLess: Bool
  /// True if static quick actions left room for a dynamic one, before and now.
  private let (hadRoom, hasRoom): (Bool, Bool)

  /// - Parameters:
  ///   - now: all apps in their current state.
  ///   - readsLess: true if something that was readable before is not readable now.
  init(_ pair: AppPair, _ now: AppStates, readsLess: Bool) {
    self.pair = pair
    self.now = now
    self.readsLess = readsLess
    (hadRoom, hasRoom) = (Self.hasRoom(pair.before), Self.hasRoom(pair.after))
    let old = pair.before?.actions ?? []
    let new = pair.after?.actions ?? []
    let order = Dictionary(
      (new + old).enumerated().map { ($0.element.type, $0.offset) }
    ) { first, _ in first }
    let matching = ActionMatching(old, new)
    for pair in matching.pairs { compare(pair) }
    compareRows(matching.pairs)
    let mayBeMade = pair.before.flatMap { former in
      matching.removed.contains(where: \.isDynamic)
        ? now.unknownCreation(of: former, in: pair.after) : nil
    }
    for action in matching.removed { remove(action, mayBeMadeAt: mayBeMade) }
    for action in matching.added { add(action) }
    let effects = ActionChange.Effect.allCases
    changes.sort { first, second in
      func key(_ change: ActionChange) -> (Int, Int) {
        (order[change.type] ?? 0, effects.firstIndex(of: change.effect) ?? 0)
      }
      return key(first) < key(second)
    }
  }

  // MARK: One quick action

  private mutating func note(
    _ kind: ActionChange.Kind, _ effect: ActionChange.Effect, _ before: ActionState?,
    _ after: ActionState?, _ detail: LocalizedText? = nil
  ) {
    changes.append(
      ActionChange(kind: kind, effect: effect, before: before, after: after, detail: detail))
  }

  private mutating func compare(_ pair: ActionPair) {
    let (before, after) = (pair.before, pair.after)
    if !before.shown.isOfSameType(as: after.shown) {
      note(.renamed, .changed, before, after, .renamed(from: before.type))
      if before.isDynamic { checkFormerItems(before) }
    }
    compareHandling(before, after)
    compareVisibility(before, after)
    if let title = after.title, let former = before.title, title != former {
      note(.title, .changed, before, after, .title(former, title))
    }
    let (subtitle, former) = (after.shown.subtitle ?? "", before.shown.subtitle ?? "")
    if !after.isDynamic, !before.isDynamic, subtitle != former {
      note(.subtitle, .changed, before, after, .subtitle(former, subtitle))
    }
    compareLanguages(
      pair, before.shown.titleLanguages, after.shown.titleLanguages, isTitle: true)
    compareLanguages(
      pair, before.shown.subtitleLanguages, after.shown.subtitleLanguages, isTitle: false)
    compareIcons(before, after)
  }

  private mutating func compareHandling(_ before: ActionState, _ after: ActionState) {
    let ways = [(before.launch, after.launch), (before.running, after.running)]
    if ways.contains(where: { $0.0 != .lost && $0.1 == .lost }) {
      note(.handling, .worse, before, after)
    } else if ways.contains(where: { $0.0 == .handled && $0.1 == .unknown }) {
      // UIKit called a function in a file that is still read, and the function is gone.
      let isGone =
        !readsLess && before.isHandled && after.shown.trace.cold.isEmpty
        && after.shown.trace.warm.isEmpty
      note(.handling, isGone ? .worse : .unknown, before, after, isGone ? .entriesGone : nil)
    } else if ways.contains(where: { $0.0 != $0.1 }) {
      note(.handling, after.isHandled ? .better : .changed, before, after)
    } else if before.isLost, before.shown.trace.status != after.shown.trace.status {
      note(.handling, .changed, before, after)
    } else if let runs = after.runs, let former = before.runs, runs != former {
      note(.runs, .changed, before, after, .runs(former, runs))
    }
  }

  private mutating func compareVisibility(_ before: ActionState, _ after: ActionState) {
    if before.isDynamic, after.isDynamic {
      if hadRoom, !hasRoom { note(.visibility, .worse, before, after, .hidden(.noRoom)) }
      if !hadRoom, hasRoom { note(.visibility, .better, before, after, .roomAgain) }
    }
    guard !before.isDynamic, !after.isDynamic else { return }
    switch (before.shown.row, after.shown.row) {
    case (.some, nil):
      note(.visibility, .worse, before, after, .hidden(after.shown.absence))
    case (nil, let row?): note(.visibility, .better, before, after, .visible(row))
    default: break
    }
  }

  /// Returns true if static quick actions leave room for a dynamic one.
  private static func hasRoom(_ app: AppState?) -> Bool {
    (app?.actions ?? []).count { !$0.isDynamic && $0.shown.row != nil } < Limits.shownItems
  }

  private mutating func compareLanguages(
    _ pair: ActionPair, _ before: Set<String>?, _ after: Set<String>?, isTitle: Bool
  ) {
    guard let before, let after else { return }
    let lost = before.subtracting(after)
    let languages = self.pair.after?.languages ?? []
    let (kept, gone) = (lost.intersection(languages), lost.subtracting(languages))
    if !kept.isEmpty {
      note(.languages, .worse, pair.before, pair.after, .lost(kept.sorted(), isTitle: isTitle))
    }
    if !gone.isEmpty {
      note(.languages, .changed, pair.before, pair.after, .gone(gone.sorted(), isTitle: isTitle))
    }
    let gained = after.subtracting(before)
    if !gained.isEmpty {
      note(.languages, .better, pair.before, pair.after, .gained(gained.sorted(), isTitle: isTitle))
    }
  }

  private mutating func compareIcons(_ before: ActionState, _ after: ActionState) {
    guard let old = before.shown.icon, let new = after.shown.icon, old != new else { return }
    switch (old, new) {
    case (.shown(let name), .none): note(.icon, .worse, before, after, .iconRemoved(name))
    case (.shown, .missing(let name)), (.unknown, .missing(let name)):
      note(.icon, .worse, before, after, .iconMissing(name))
    case (.shown(let old), .notFound(let name)) where old == name:
      note(.icon, .unknown, before, after, .iconNotFound(name))
    case (.none, .missing(let name)), (.missing, .missing(let name)),
      (.notFound, .missing(let name)):
      note(.icon, .changed, before, after, .iconMissing(name))
    case (.none, .shown(let name)), (.missing, .shown(let name)):
      note(.icon, .better, before, after, .iconShown(name))
    case (.unknown(let name), .none), (.missing(let name), .none), (.notFound(let name), .none):
      note(.icon, .changed, before, after, .iconRemoved(name))
    case (_, .shown(let name)), (_, .unknown(let name)), (_, .notFound(let name)):
      // Only the knowledge about its existence may have changed, not the icon.
      guard old.value != name else { return }
      note(.icon, .changed, before, after, .iconChanged(old.value, name))
    case (.none, .none): break
    }
  }

  // MARK: Added and removed quick actions

  private mutating func add(_ action: ActionState) {
    note(.added, action.isLost ? .worse : .changed, nil, action)
  }

  /// - Parameter place: the position where the app creates items with types known only at run time; nil if
  ///   there is none.
  private mutating func remove(_ action: ActionState, mayBeMadeAt place: ActionState.Location?) {
    guard action.isDynamic else { return note(.removed, .changed, action, nil) }
    if let place { return note(.removed, .unknown, action, nil, .perhapsMade(place)) }
    note(.removed, .changed, action, nil)
    checkFormerItems(action)
  }

  /// Records items of the former version that the new one does not handle: dynamic items stay on the Home
  /// Screen after an update, until the app replaces them.
  private mutating func checkFormerItems(_ action: ActionState) {
    guard let former = pair.before, action.launch == .handled || action.running == .handled,
      let after = now.state(of: action, of: former, in: pair.after), !after.isHandled
    else { return }
    note(.formerItems, after.isLost ? .worse : .unknown, action, after, .formerItems)
  }

  // MARK: Rows

  /// Records the quick actions that move among the others, but not those that only make room for them.
  private mutating func compareRows(_ pairs: [ActionPair]) {
    let shown = pairs.compactMap { pair -> (pair: ActionPair, old: Int, new: Int)? in
      guard !pair.before.isDynamic, !pair.after.isDynamic, let old = pair.before.shown.row,
        let new = pair.after.shown.row
      else { return nil }
      return (pair, old, new)
    }.sorted { $0.new < $1.new }
    let kept = Set(
      Self.longestRise(shown.map(\.old)) { shown[$0].old == shown[$0].new })
    for (index, item) in shown.enumerated() where !kept.contains(index) && item.old != item.new {
      note(.row, .changed, item.pair.before, item.pair.after, .row(item.old, item.new))
    }
  }

  /// Returns the indices of a longest increasing subsequence.
  ///
  /// - Parameter isPreferred: true for indices of preferred numbers; of several longest subsequences, the one
  ///   with most of them is returned.
  static func longestRise(
    _ numbers: [Int], preferring isPreferred: (Int) -> Bool = { _ in false }
  ) -> [Int] {
    typealias Rise = (indices: [Int], preferred: Int)
    func isLess(_ first: Rise, _ second: Rise) -> Bool {
      (first.indices.count, first.preferred) < (second.indices.count, second.preferred)
    }
    var rises: [Rise] = []
    for (index, number) in numbers.enumerated() {
      let before = rises.filter { $0.indices.last.map { numbers[$0] < number } ?? true }.max(
        by: isLess)
      rises.append(
        ((before?.indices ?? []) + [index], (before?.preferred ?? 0) + (isPreferred(index) ? 1 : 0))
      )
    }
    return rises.max(by: isLess)?.indices ?? []
  }
}

extension ShownAction.Icon {
  /// The value of the key; empty if there is none.
  fileprivate var value: String {
    switch self {
    case .none: ""
    case .shown(let value), .missing(let value), .notFound(let value), .unknown(let value): value
    }
  }
}

extension LocalizedText {
  fileprivate static func renamed(from type: String) -> LocalizedText {
    LocalizedText(en: "its type was \(type)", zhHans: "类型原来是 \(type)")
  }
  fileprivate static func title(_ before: String, _ after: String) -> LocalizedText {
    LocalizedText(en: "title “\(before)” → “\(after)”", zhHans: "标题“\(before)”→“\(after)”")
  }
  fileprivate static func subtitle(_ before: String, _ after: String) -> LocalizedText {
    LocalizedText(en: "subtitle “\(before)” → “\(after)”", zhHans: "副标题“\(before)”→“\(after)”")
  }
  fileprivate static func runs(_ before: String, _ after: String) -> LocalizedText {
    LocalizedText(en: "runs \(before) → \(after)", zhHans: "执行 \(before) → \(after)")
  }
  fileprivate static func hidden(_ reason: LocalizedText?) -> LocalizedText {
    LocalizedText(
      en: "no longer shown" + (reason.map { ": " + $0.english } ?? ""),
      zhHans: "不再显示" + (reason.map { "：" + $0.simplifiedChinese } ?? ""))
  }
  fileprivate static let noRoom = LocalizedText(
    en: "static quick actions take all \(Limits.shownItems) rows",
    zhHans: "静态快捷操作占满了全部 \(Limits.shownItems) 行")
  fileprivate static let roomAgain = LocalizedText(
    en: "there is room for it now", zhHans: "现在有位置显示它了")
  fileprivate static func visible(_ row: Int) -> LocalizedText {
    LocalizedText(en: "shown now, in row \(row)", zhHans: "现在显示在第 \(row) 行")
  }
  fileprivate static func row(_ before: Int, _ after: Int) -> LocalizedText {
    LocalizedText(en: "row \(before) → row \(after)", zhHans: "第 \(before) 行 → 第 \(after) 行")
  }
  private static func name(_ isTitle: Bool) -> LocalizedText {
    isTitle
      ? LocalizedText(en: "title", zhHans: "标题") : LocalizedText(en: "subtitle", zhHans: "副标题")
  }
  fileprivate static func lost(_ languages: [String], isTitle: Bool) -> LocalizedText {
    LocalizedText(
      en: "\(name(isTitle).english) no longer translated: \(languages.joined(separator: ", "))",
      zhHans: "\(name(isTitle).simplifiedChinese)不再有译文：\(languages.joined(separator: "、"))")
  }
  fileprivate static func gone(_ languages: [String], isTitle: Bool) -> LocalizedText {
    LocalizedText(
      en:
        "\(name(isTitle).english) no longer translated, as the app itself is not: \(languages.joined(separator: ", "))",
      zhHans:
        "\(name(isTitle).simplifiedChinese)不再有译文，App 也不再支持这些语言：\(languages.joined(separator: "、"))")
  }
  fileprivate static func gained(_ languages: [String], isTitle: Bool) -> LocalizedText {
    LocalizedText(
      en: "\(name(isTitle).english) translated now: \(languages.joined(separator: ", "))",
      zhHans: "\(name(isTitle).simplifiedChinese)现在有译文：\(languages.joined(separator: "、"))")
  }
  fileprivate static func iconRemoved(_ name: String) -> LocalizedText {
    LocalizedText(en: "no icon any more, it was “\(name)”", zhHans: "不再有图标，原来是“\(name)”")
  }
  fileprivate static func iconMissing(_ name: String) -> LocalizedText {
    LocalizedText(en: "the icon is not shown: there is no “\(name)”", zhHans: "不显示图标：没有“\(name)”")
  }
  fileprivate static func iconNotFound(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "the image “\(name)” of the icon is not found any more", zhHans: "找不到图标的图片“\(name)”了")
  }

  fileprivate static func iconShown(_ name: String) -> LocalizedText {
    LocalizedText(en: "icon “\(name)” is shown now", zhHans: "现在显示图标“\(name)”")
  }
  fileprivate static func iconChanged(_ before: String, _ after: String) -> LocalizedText {
    LocalizedText(en: "icon “\(before)” → “\(after)”", zhHans: "图标“\(before)”→“\(after)”")
  }
  fileprivate static let entriesGone = LocalizedText(
    en: "the methods that UIKit called are gone, and no others are found",
    zhHans: "UIKit 原来调用的方法已不存在，也没有找到其他方法")
  fileprivate static func perhapsMade(_ place: ActionState.Location) -> LocalizedText {
    LocalizedText(
      en:
        "is not found any more; the types of what \(place.file):\(place.line) makes are known only when the app runs",
      zhHans: "不再找到；\(place.file):\(place.line) 创建的快捷操作，其类型只有在 App 运行时才知道")
  }
  fileprivate static let formerItems = LocalizedText(
    en:
      "items that the installed version made stay on the Home Screen after the update, until the app replaces them",
    zhHans: "已安装版本创建的快捷操作在更新后仍留在主屏幕上，直到 App 替换它们")
}
