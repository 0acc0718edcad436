import Files
import SourceText
import Synchronization

/// The lines of positions, for which each file is read once.
final class FileLines: Sendable {
  private let files: any FileAccess
  private let texts = Mutex<[String: SourceText?]>([:])

  init(_ files: any FileAccess) { self.files = files }

  /// The line of a position, from 0; the first where it is not known.
  func line(of location: FileLocation) -> Int {
    guard let range = location.range else { return 0 }
    let known = texts.withLock { $0[location.path] }
    let text =
      known ?? (try? files.read(location.path)).map { FileEncoding.decode($0).text }
    texts.withLock { $0[location.path] = .some(text) }
    return text.map { $0.lines.line(at: min(range.start, $0.length)) } ?? 0
  }
}
