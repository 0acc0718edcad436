import Files
import Guide
import SourceText

/// Writes or shows changes of files.
struct GenerateRun {
  let isDiff: Bool
  let language: Language
  private(set) var failures: [String] = []
  /// The diff of the changes that are not written.
  private(set) var shown: [UInt8] = []

  private let files: any FileAccess

  /// - Parameter files: the files in the state for which the changes were computed.
  init(isDiff: Bool, _ language: Language, _ files: any FileAccess) {
    self.isDiff = isDiff
    self.language = language
    self.files = files
  }

  /// Reads all files before one is written, so that an unreadable file leaves all of them unchanged.
  mutating func apply(_ changes: [FileEdit]) {
    var written: [(path: String, old: [UInt8]?, new: [UInt8])] = []
    for change in changes {
      let name = Path.relative(change.path, to: GivenPath.absolute(""))
      do throws(FileReader.Failure) {
        let (old, new) = try content(of: change)
        guard let new else { continue }
        written.append((change.path, old, new))
        shown += FileDifference.unified(name, from: old, to: new)
      } catch {
        failures.append("\(name): " + error.message(for: name)[language])
      }
    }
    guard failures.isEmpty else {
      shown = []
      return
    }
    guard !isDiff else { return }
    // A file that cannot be written, or that an editor has saved since, leaves the others unchanged.
    for (path, old, _) in written {
      do throws(FileWriter.Failure) {
        try FileWriter.requireReplaceable(path, old)
      } catch {
        let name = Path.relative(path, to: GivenPath.absolute(""))
        failures.append("\(name): \(error.reason[language])")
      }
    }
    guard failures.isEmpty else { return }
    for (path, old, new) in written {
      let name = Path.relative(path, to: GivenPath.absolute(""))
      do throws(FileWriter.Failure) {
        if old == nil { try FileWriter.makeDirectory(Path.folder(of: path)) }
        try FileWriter.replace(path, old, with: new)
        Console.print(name)
      } catch {
        failures.append("\(name): \(error.reason[language])")
      }
    }
  }

  /// Returns the current content of a file, nil if it does not exist, and its new content; nil if it cannot
  /// be written.
  private mutating func content(
    of change: FileEdit
  ) throws(FileReader.Failure) -> (old: [UInt8]?, new: [UInt8]?) {
    switch change.change {
    case .create(let text): return (nil, Array(text.utf8))
    case .edit(let edits):
      let bytes = try files.read(change.path)
      let (text, encoding) = FileEncoding.decode(bytes)
      do throws(FileEncoding.UnwritableCharacter) {
        return (bytes, try encoding.encode(text.applying(edits)))
      } catch {
        let name = Path.relative(change.path, to: Path.absolute(""))
        failures.append("\(name): \(error.reason[language])")
        return (bytes, nil)
      }
    }
  }
}
