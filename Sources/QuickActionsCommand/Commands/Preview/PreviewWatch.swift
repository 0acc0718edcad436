import Files
import Platform
import SourceText

/// Writes a picture again whenever a file changes that it depends on, until the process is ended.
enum PreviewWatch {
  /// Between two looks at the files, in milliseconds.
  private static let interval: Int32 = 300
  /// After how many looks the folder is listed again, for files that are new.
  private static let looksPerListing = 10

  /// - Parameters:
  ///   - files: the files that the picture depends on, looked for anew.
  ///   - draw: writes the picture; says what is wrong by throwing.
  static func run(
    _ language: Language, files: () -> [String], draw: () throws(UsageError) -> Void
  ) throws(UsageError) -> Never {
    // What changes while a picture is drawn is different from what was noted before.
    var watched = files()
    var stamps = watched.map(FileStamp.init)
    try draw()
    var looks = 0
    // A picture that could not be written is drawn again, and the reason is told once.
    var failure: String?
    while true {
      _ = poll(nil, 0, interval)
      looks += 1
      let isListed = looks.isMultiple(of: looksPerListing)
      let now = isListed ? files() : watched
      let current = now.map(FileStamp.init)
      guard now != watched || current != stamps || isListed && failure != nil else { continue }
      (watched, stamps) = (now, current)
      do throws(UsageError) {
        try draw()
        failure = nil
      } catch {
        let reason = error.message[language]
        if reason != failure { Console.error("quickactions preview: " + reason) }
        failure = reason
      }
    }
  }
}
