import SourceText

/// The way in which a quick action is lost although its path is complete: all calls are made, but at the wrong time
/// or on the wrong object.
package enum ActionMiss: Sendable {
  /// The comparison reads another object than the one that receives the quick action.
  case otherObject
  /// It is stored after the code that reads it has run.
  case askedBefore
  /// The comparison stores it after the code that reads it has run.
  case askedBeforeBehind
  /// It is passed on before the receiver exists.
  case tooEarly
  /// It is stored, and the code that reads it runs too early at a launch, or not at all.
  case notAskedThen
  /// The value that is set for it is replaced before anything sees it.
  case setBack

  /// It needs the window of the app delegate, and only scenes have one.
  case noWindow

  /// True if the comparison is reached, and what is lost is lost behind it.
  package var isBehind: Bool { self == .askedBeforeBehind || self == .setBack }

  /// The reason, for use after a colon.
  package var words: LocalizedText {
    switch self {
    case .otherObject:
      LocalizedText(
        en: "what compares it looks at another object than the one that is told",
        zhHans: "比较它的代码看的不是收到它的那个对象")
    case .noWindow:
      LocalizedText(
        en: "it needs the window of the app delegate, which no code sets in an app with scenes",
        zhHans: "它需要 app delegate 的 window，而在使用场景的 App 里没有代码设置它")
    case .askedBefore, .askedBeforeBehind:
      LocalizedText(
        en: "it is kept, and what asks for it has run by then and does not run again",
        zhHans: "它被保存下来，而读取它的代码在那之前运行过，不会再运行")
    case .tooEarly:
      LocalizedText(
        en: "it is handed over before what it needs is there", zhHans: "交出它的时候，它需要的还不存在")
    case .setBack:
      LocalizedText(
        en: "what it selects is set to something else right after that",
        zhHans: "它选中的内容随即又被设成别的值")
    case .notAskedThen:
      LocalizedText(
        en: "it is kept, and what asks for it runs too early then, or not at all",
        zhHans: "它被保存下来，而读取它的代码那时运行得太早，或者根本不运行")
    }
  }
}
