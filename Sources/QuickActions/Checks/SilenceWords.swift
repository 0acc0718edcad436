/// The words of comments that silence rules.
enum SilenceWords {
  static let mark = "quickactions:"
  static let nextLine = "disable-next-line"
  static let wholeFile = "disable"
  /// The rule about such comments, which they cannot silence one by one.
  static let rule = "unused-silence"
}
