import Synchronization

/// What somebody has asked a snapshot for and nobody knows yet, and what people are told beside an answer.
final class Wants: Sendable {
  enum Subject: Hashable, Sendable {
    /// The files of a folder.
    case files(of: String)
    /// The Xcode projects of a folder.
    case xcodeProjects(of: String)
    /// What the source files of a folder say.
    case code(of: String)
    /// What surrounds a property list, by its path.
    case surroundings(of: String)
    /// The contents of closed files.
    case contents([String])
    /// The findings in a large document, which are worked out beside the server's thread.
    case findings(of: String)
  }

  /// A subject, and the document for which it is wanted.
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

  /// Has a message shown to people when the question has been answered.
  func tell(_ message: String) { told.withLock { $0.append(message) } }

  var messages: [String] { told.withLock { $0 } }

  /// In the order in which they were noted.
  var all: [Want] { noted.withLock { $0 } }
}
