/// The words of comments that suppress rules.
package enum SilenceWords {
  package static let mark = "quickactions:"
  package static let nextLine = "disable-next-line"
  package static let wholeFile = "disable"
  /// The rule about such comments, which they cannot suppress one by one.
  package static let rule = "unused-silence"
}
