import Files
import SourceText
import Synchronization

/// Converts positions to lines, reading each file once.
final class FileLines: Sendable {
  private let files: any FileAccess
  private let texts = Mutex<[String: SourceText?]>([:])

  init(_ files: any FileAccess) { self.files = files }

  /// Returns the line of a position, counted from 0; the first line if the position is not known.
  func line(of location: FileLocation) -> Int {
    guard let range = location.range else { return 0 }
    let known = texts.withLock { $0[location.path] }
    let text =
      known ?? (try? files.read(location.path)).map { FileEncoding.decode($0).text }
    texts.withLock { $0[location.path] = .some(text) }
    return text.map { $0.lines.line(at: min(range.start, $0.length)) } ?? 0
  }
}
