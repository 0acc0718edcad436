import Guide
import SourceText

/// The differences in quick actions between two points in time, for output.
public struct DifferenceReport: Sendable {
  /// One of the two compared sides.
  public struct Side: Sendable {
    /// The location of the files of a side.
    public enum Kind: String, Sendable {
      case folder, revision, workingTree
    }

    public let kind: Kind
    /// The name as the user wrote it.
    public let name: String
    /// The hash of a revision.
    public let commit: String?
    /// The prefix for paths that makes them relative to the current folder.
    public let prefix: String

    public init(_ kind: Kind, _ name: String, commit: String? = nil, prefix: String = "") {
      (self.kind, self.name, self.commit, self.prefix) = (kind, name, commit, prefix)
    }

    /// Returns the name of the side for people.
    func title(_ language: Language) -> String {
      switch kind {
      case .workingTree: LocalizedText.workingTree[language]
      case .folder: name
      case .revision:
        commit.map { $0.hasPrefix(name) ? String($0.prefix(9)) : "\(name) (\($0.prefix(9)))" }
          ?? name
      }
    }
  }

  /// A gap in the results, because a file could not be read.
  public struct Gap: Sendable {
    public let isOld: Bool
    public let path: String
    public let reason: LocalizedText

    public init(isOld: Bool, path: String, reason: LocalizedText) {
      (self.isOld, self.path, self.reason) = (isOld, path, reason)
    }
  }

  public let difference: ActionDifference
  let old: Side
  let new: Side
  /// The files that could not be read, those of the old side first.
  let gaps: [Gap]

  public init(_ difference: ActionDifference, from old: Side, to new: Side, gaps: [Gap] = []) {
    (self.difference, self.old, self.new, self.gaps) = (difference, old, new, gaps)
  }

  /// Returns a summary of the changes in one line, changes for the worse first.
  public func summary(_ language: Language) -> String {
    let changes = difference.changes
    guard !changes.isEmpty else { return LocalizedText.noChange[language] }
    let worse = Set(changes.filter { $0.effect == .worse }.map(\.type)).count
    let unknown = Set(changes.filter { $0.effect == .unknown }.map(\.type)).count
    func count(_ kind: ActionChange.Kind) -> Int { changes.count { $0.kind == kind } }
    let removed = changes.count { $0.kind == .removed && $0.effect == .changed }
    let parts: [(Int, LocalizedText)] = [
      (worse, .worse(worse)), (unknown, .unknown(unknown)),
      (count(.added), .added(count(.added))), (removed, .removed(removed)),
    ]
    let words = parts.filter { $0.0 > 0 }.map { $0.1[language] }
    let others = changes.count { change in
      ![.worse, .unknown].contains(change.effect) && ![.added, .removed].contains(change.kind)
    }
    return (words + (others > 0 ? [LocalizedText.others(others)[language]] : []))
      .joined(separator: language == .english ? ", " : "，")
  }

  /// Returns the extent of the comparison in one line.
  public func scope(_ language: Language) -> String {
    LocalizedText.scope(
      actions: difference.count, apps: difference.apps.count, old: old.title(language),
      new: new.title(language))[language]
  }

  /// Returns a line for each file that could not be read and leaves something unknown.
  public func gapLines(_ language: Language) -> [String] {
    gaps.map { gap in
      let side = gap.isOld ? old : new
      return LocalizedText.notRead(
        side.prefix + gap.path, side.title(language), gap.reason)[language]
    }
  }

  // MARK: Text

  /// Returns the lines for people, with an empty one between two apps.
  public func lines(_ language: Language) -> [String] {
    Array(
      difference.apps.filter { !$0.changes.isEmpty }.map { lines(of: $0, language) }
        .joined(separator: [""]))
  }

  private func lines(of app: AppDifference, _ language: Language) -> [String] {
    let before = app.formerPath.map { "  (\(LocalizedText.before[language]) \(old.prefix)\($0))" }
    return [(app.isRemoved ? old : new).prefix + app.path + (before ?? "")]
      + app.changes.flatMap { lines(of: $0, language) }
  }

  private func lines(of change: ActionChange, _ language: Language) -> [String] {
    let title = change.title.flatMap { $0.isEmpty ? nil : "  “\($0)”" } ?? ""
    var words = change.detail?[language]
    switch change.kind {
    case .added: words = LocalizedText.isNew[language]
    case .removed: words = words ?? LocalizedText.isGone[language]
    default: break
    }
    var lines = ["  \(change.mark) \(change.type)\(title)" + (words.map { "  " + $0 } ?? "")]
    guard change.tellsHandling else { return lines }
    let labels = [LocalizedText.before[language], LocalizedText.now[language]]
    let width = labels.map(\.displayWidth).max() ?? 0
    func add(_ label: String, _ state: ActionState, _ side: Side, reasons: Bool) {
      let gap = String(repeating: " ", count: width - label.displayWidth + 2)
      let place = state.location.map { "  \(side.prefix)\($0.file):\($0.line)" } ?? ""
      lines.append("      " + label + gap + state.label[language] + place)
      guard reasons else { return }
      let indent = String(repeating: " ", count: 6 + width + 2 + 2)
      lines += state.reasons.map { indent + $0[language] }
    }
    if let before = change.before { add(labels[0], before, old, reasons: false) }
    if let after = change.after { add(labels[1], after, new, reasons: !after.isHandled) }
    return lines
  }
}

extension ActionChange {
  /// The symbol before the change: its effect on users, else its kind.
  var mark: String {
    switch (effect, kind) {
    case (.worse, _): "✗"
    case (.unknown, _): "?"
    case (_, .added): "+"
    case (_, .removed): "−"
    case (.better, _): "✓"
    case (.changed, _): "~"
    }
  }

  /// True if the text of the change states how the quick action is handled.
  var tellsHandling: Bool { [.added, .handling, .formerItems].contains(kind) }
}

extension String {
  /// The number of columns of the text in a terminal: Chinese characters take two.
  fileprivate var displayWidth: Int {
    unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }
}

extension LocalizedText {
  static let before = LocalizedText(en: "before", zhHans: "之前")
  static let now = LocalizedText(en: "now", zhHans: "现在")
  static let isNew = LocalizedText(en: "is new", zhHans: "新增")
  static let isGone = LocalizedText(en: "is removed", zhHans: "已移除")
  static let workingTree = LocalizedText(en: "the working tree", zhHans: "工作区")
  static let noChange = LocalizedText(
    en: "no quick action has changed", zhHans: "快捷操作没有变化")
  fileprivate static func worse(_ count: Int) -> LocalizedText {
    LocalizedText(en: "\(count) got worse", zhHans: "\(count) 个变差")
  }
  fileprivate static func unknown(_ count: Int) -> LocalizedText {
    LocalizedText(en: "\(count) may have got worse", zhHans: "\(count) 个可能变差")
  }
  fileprivate static func added(_ count: Int) -> LocalizedText {
    LocalizedText(en: "\(count) added", zhHans: "新增 \(count) 个")
  }
  fileprivate static func removed(_ count: Int) -> LocalizedText {
    LocalizedText(en: "\(count) removed", zhHans: "移除 \(count) 个")
  }
  fileprivate static func others(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: count == 1 ? "1 other change" : "\(count) other changes", zhHans: "其他变化 \(count) 处")
  }
  fileprivate static func scope(
    actions: Int, apps: Int, old: String, new: String
  ) -> LocalizedText {
    let (action, app) = (
      actions == 1 ? "quick action" : "quick actions", apps == 1 ? "app" : "apps"
    )
    return LocalizedText(
      en: "compared \(actions) \(action) of \(apps) \(app): \(old) → \(new)",
      zhHans: "比较了 \(apps) 个 App 的 \(actions) 个快捷操作：\(old) → \(new)")
  }
  fileprivate static func notRead(
    _ path: String, _ side: String, _ reason: LocalizedText
  ) -> LocalizedText {
    LocalizedText(
      en: "\(path) in \(side) is not read: \(reason.english); what depends on it is unknown",
      zhHans: "未读取 \(side) 中的 \(path)：\(reason.simplifiedChinese)；与之有关的情况未知")
  }
}
