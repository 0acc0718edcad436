/// The layout of a property list.
public struct FormattingStyle: Sendable, Hashable {
  /// The most spaces for one level of indentation.
  public static let maximumStep = 16

  /// The indentation of one level.
  public let step: String
  /// True if a text without a line end after its last tag gets one.
  public let insertsFinalNewline: Bool

  /// The style of Xcode's property lists: tabs.
  public static let xcode = FormattingStyle(step: "\t", insertsFinalNewline: false)

  private init(step: String, insertsFinalNewline: Bool) {
    self.step = step
    self.insertsFinalNewline = insertsFinalNewline
  }

  /// - Parameter spaces: the number of spaces for one level; nil for a tab.
  public init(spaces: Int?, insertsFinalNewline: Bool = false) {
    step =
      spaces.map { String(repeating: " ", count: min(max($0, 0), Self.maximumStep)) } ?? "\t"
    self.insertsFinalNewline = insertsFinalNewline
  }
}
