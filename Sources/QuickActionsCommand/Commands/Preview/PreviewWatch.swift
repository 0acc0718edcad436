import Files
import Platform
import SourceText

/// Redraws a picture whenever a file changes on which it depends, until the process ends.
enum PreviewWatch {
  /// The time between two checks of the files, in milliseconds.
  private static let interval: Int32 = 300
  /// The number of checks after which the folder is listed again, for new files.
  private static let looksPerListing = 10

  /// - Parameters:
  ///   - files: returns the files on which the picture depends.
  ///   - draw: writes the picture; throws an error if that fails.
  static func run(
    _ language: Language, files: () -> [String], draw: () throws(UsageError) -> Void
  ) throws(UsageError) -> Never {
    // The files are recorded before drawing, so that changes while a picture is drawn are detected.
    var watched = files()
    var stamps = watched.map(FileStamp.init)
    try draw()
    var looks = 0
    // A picture that could not be written is drawn again, and each reason is reported once.
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
