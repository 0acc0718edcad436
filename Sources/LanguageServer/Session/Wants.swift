import Synchronization

/// The data that was requested from a snapshot and is not known yet, and messages to show besides an answer.
final class Wants: Sendable {
  enum Subject: Hashable, Sendable {
    /// The files of a folder.
    case files(of: String)
    /// The Xcode projects of a folder.
    case xcodeProjects(of: String)
    /// The code of a folder's source files.
    case code(of: String)
    /// The surroundings of a property list, by its path.
    case surroundings(of: String)
    /// The contents of closed files.
    case contents([String])
    /// The findings in a large document, which are computed on another thread.
    case findings(of: String)
  }

  /// A subject, and the document for which it is needed.
  struct Want: Hashable, Sendable {
    let subject: Subject
    let uri: String
  }

  private let noted = Mutex<[Want]>([])
  private let told = Mutex<[String]>([])

  func note(_ subject: Subject, for uri: String) {
    let want = Want(subject: subject, uri: uri)
    noted.withLock { if !$0.contains(want) { $0.append(want) } }
  }

  /// Notes a message to show to the user after the request has been answered.
  func tell(_ message: String) { told.withLock { $0.append(message) } }

  var messages: [String] { told.withLock { $0 } }

  /// The wants in the order in which they were noted.
  var all: [Want] { noted.withLock { $0 } }
}
