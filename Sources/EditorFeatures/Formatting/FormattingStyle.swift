/// How a property list is laid out.
public struct FormattingStyle: Sendable, Hashable {
  /// The widest step of indentation with spaces.
  public static let maximumStep = 16

  /// One step of indentation.
  public let step: String
  /// Whether a text without a line end after its last tag gets one.
  public let insertsFinalNewline: Bool

  /// As Xcode writes property lists: tabs.
  public static let xcode = FormattingStyle(step: "\t", insertsFinalNewline: false)

  private init(step: String, insertsFinalNewline: Bool) {
    self.step = step
    self.insertsFinalNewline = insertsFinalNewline
  }

  /// - Parameter spaces: how many spaces make one step; nil for a tab.
  public init(spaces: Int?, insertsFinalNewline: Bool = false) {
    step =
      spaces.map { String(repeating: " ", count: min(max($0, 0), Self.maximumStep)) } ?? "\t"
    self.insertsFinalNewline = insertsFinalNewline
  }
}
