import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// Remarks on moved code that need a decision by the developer.
extension DelegateRewrite {
  /// Returns the remarks on code that creates the window only if there is none: UIKit can connect a scene a second
  /// time.
  static func remarksOnKeptWindow(
    _ delegate: DelegateParts, _ splits: [LaunchSplit], _ helpers: Set<String>
  ) -> [MigrationRemark] {
    let windows = delegate.words.windows
    func question(_ tokens: Range<Int>, _ source: AppSources.Source) -> MigrationRemark? {
      let tree = source.file.tree
      let asked = tokens.first { token in
        guard tree.isIdentifier(token), windows.contains(tree.name(token)) else { return false }
        if tree.isToken(token + 1, "=="), tree.isToken(token + 2, "nil") { return true }
        var before = token - 1
        while tree.isToken(before, among: [".", "self"]) { before -= 1 }
        return source.file.language == .objectiveC && tree.isToken(before, "!")
      }
      return asked.map { MigrationRemark(GenerationFailure.Place(source, $0), .windowIsKept) }
    }
    let moved = splits.flatMap { split in
      split.connecting.compactMap { question($0.part.tokens, split.method.source) }
    }
    return moved
      + delegate.functions.compactMap { source, function in
        guard helpers.contains(function.baseName) else { return nil }
        return function.body.flatMap { question($0, source) }
      }
  }

  /// Returns the remarks on a quick action that the launch handles and UIKit delivered again, as the scene delegate
  /// does.
  static func remarksOnRepeated(
    _ split: LaunchSplit, _ delegate: DelegateParts
  ) -> [MigrationRemark] {
    guard delegate.events.contains(where: { $0.event == .performAction }) else { return [] }
    let flow = LaunchFlow.of(split.method)
    if split.answers || split.losesItem, let flow, flow.isLost, let key = flow.keys.first {
      return [
        MigrationRemark(
          GenerationFailure.Place(split.method.source, key),
          split.losesItem ? .isLostForSure : .isLostAsBefore)
      ]
    }
    // `guard let item = … else { return true }` before `return false`: without an action nothing is delivered again.
    if split.answers, let flow, !flow.keys.isEmpty, flow.returnsFalse { return [] }
    return split.parts.indices.compactMap { place in
      let part = split.parts[place]
      let isDropped = split.dropped.contains(place)
      guard isDropped || split.moved.contains(place) && part.keys.contains("shortcutItem"),
        !split.answers || split.answersOtherThanNo(place)
      else { return nil }
      return MigrationRemark(
        GenerationFailure.Place(split.method.source, part.part.tokens.lowerBound),
        split.answers ? .isBroughtAgain : isDropped ? .repeatedIsGone : .mayRepeat)
    }
  }

  /// Returns the remarks on parts of a launch method that read options which are nil now, or that now run earlier.
  static func remarksOnParts(_ split: LaunchSplit) -> [MigrationRemark] {
    func remark(_ part: LaunchPart, _ text: LocalizedText) -> MigrationRemark {
      MigrationRemark(
        GenerationFailure.Place(split.method.source, part.part.tokens.lowerBound), text)
    }
    return split.readingNothing.map { remark($0, .optionsAreNil) }
      + split.deferredBefore.map { remark($0, .isDeferredBefore) }
  }
}

extension LocalizedText {
  fileprivate static let isDeferredBefore = LocalizedText(
    en:
      "this runs when the launch method ends, now before a scene connects and the interface is built; move it by hand where it needs the interface",
    zhHans: "此处在启动方法结束时运行，现在早于场景连接和界面构建；如果依赖界面，请自行移过去")

  fileprivate static let repeatedIsGone = LocalizedText(
    en:
      "the launch handled its quick action here, and UIKit brought it again because true was returned; it is handled once now, when the scene is active",
    zhHans: "启动时在此处理了快捷操作，又因返回 true 由 UIKit 再次传递；现在只在场景激活后处理一次")

  fileprivate static let mayRepeat = LocalizedText(
    en:
      "the quick action of a launch is read here, and the handler gets it again when the scene is active, as it did from UIKit; where both handle it, remove one",
    zhHans: "启动时的快捷操作在此读取，场景激活后处理方法会再次收到它（此前由 UIKit 传递）；如果两处都会处理，请去掉一处")

  fileprivate static let isLostAsBefore = LocalizedText(
    en:
      "nothing here handles the quick action of a launch, and false keeps it from the handler: it is lost, as it was before; return true for it",
    zhHans: "此处没有处理启动时的快捷操作，而返回 false 又使处理方法收不到它：与之前一样会丢失；请对它返回 true")

  fileprivate static let isLostForSure = LocalizedText(
    en:
      "nothing here handles the quick action of a launch, and false kept it from the handler: it is lost, as it was before; keep connectionOptions.shortcutItem where the scene connects, and hand it to the handler when the scene is active",
    zhHans:
      "此处没有处理启动时的快捷操作，而返回 false 又使处理方法收不到它：与之前一样会丢失；请在场景连接时保存 connectionOptions.shortcutItem，并在场景激活后交给处理方法"
  )

  fileprivate static let windowIsKept = LocalizedText(
    en:
      "a scene can connect again in the same process, and the window of the scene before is there still: make a new one each time, or set it to nil in sceneDidDisconnect(_:)",
    zhHans: "同一进程中场景可能再次连接，而之前场景的窗口仍在：请每次都创建新窗口，或在 sceneDidDisconnect(_:) 中把它设为 nil")

  fileprivate static let isBroughtAgain = LocalizedText(
    en:
      "where this returns true, the handler gets the quick action again when the scene is active, as it did from UIKit; return false where it is handled here",
    zhHans: "此处返回 true 时，场景激活后处理方法会再次收到快捷操作（此前由 UIKit 传递）；如果在此已处理，请返回 false")
}
