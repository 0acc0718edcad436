#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LanguageServerProtocol

/// A dialogue with the server written down line by line; the format is described in
/// `Protocol/Sessions.md`.
///
/// The server is the one that editors get, without the streams around it.
public struct ScriptedSession {
  /// Something that happened, in order.
  public enum Step {
    case sent(Message)
    case received(Message)
    case failed(Failure)
  }

  /// A message as it was written, for those who want to see it as a value.
  public struct Message {
    /// JSON on one line; what the server has sent has its members in the order of their names.
    public let text: String

    /// The message read as JSON; a string where it is none.
    public var value: JSONValue { JSONValue(decoding: Array(text.utf8)) ?? .string(text) }
  }

  /// An expectation that was not met.
  public struct Failure {
    /// The line of the script, from 1.
    public let line: Int
    /// The expected and the received message.
    public let message: String
  }

  private let lines: [Substring]
  private let folder: String

  /// - Parameters:
  ///   - script: the text of the session.
  ///   - folder: what `{{here}}` stands for: the absolute path of the folder the script lies in.
  public init(_ script: String, folder: String) {
    lines = script.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
    }
    self.folder = folder
  }

  /// Runs the script to its end or to `exit`.
  ///
  /// - Parameter observe: called for everything that happens.
  /// - Returns: how many expectations were met and how many not.
  public func run(_ observe: (Step) -> Void) -> (met: Int, failed: Int) {
    let inbox = Inbox()
    let server = LanguageServer { message in
      inbox.messages.append(Message(text: JSONValue.text(encoding: message)))
    }
    // Values only where they are compared: most messages of a long script are passed on.
    var received: [Message] = []
    var pending: [JSONValue]?
    var (met, failed) = (0, 0)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.isEmpty || text.hasPrefix("#") { continue }
      if let expectation = Expectation(text, folder: folder) {
        var values = pending ?? received.map(\.value)
        defer { pending = values }
        if let message = expectation.check(&values) {
          failed += 1
          observe(.failed(Failure(line: index + 1, message: message)))
        } else {
          met += 1
        }
        continue
      }
      guard server.exitCode == nil else { break }
      let message = Self.fill(String(text), folder)
      observe(.sent(Message(text: message)))
      server.receive(Array(message.utf8))
      server.idle()
      (received, pending) = (inbox.messages, nil)
      inbox.messages = []
      for message in received { observe(.received(message)) }
    }
    return (met, failed)
  }

  /// Puts the folder in place of `{{here}}`, as it is written inside a JSON string.
  fileprivate static func fill(_ text: String, _ folder: String) -> String {
    guard namesFolder(text) else { return text }
    let escaped = String(JSONValue.string(folder).text.dropFirst().dropLast())
    return text.split(separator: "{{here}}", omittingEmptySubsequences: false)
      .joined(separator: escaped)
  }

  /// Looks at bytes: the text of a document can be one message, and characters cost fifty times as
  /// much.
  private static func namesFolder(_ text: String) -> Bool {
    let mark = Array("{{here}}".utf8)
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count >= mark.count else { return false }
      return (0...(bytes.count - mark.count)).contains { start in
        bytes[start] == mark[0] && bytes[start..<(start + mark.count)].elementsEqual(mark)
      }
    }
  }

  /// The messages of the server since the last message of the script.
  private final class Inbox {
    var messages: [Message] = []
  }
}

/// A line that begins with `<-` or `<!-`.
private struct Expectation {
  let isNegative: Bool
  let pattern: JSONValue?
  let text: String

  init?(_ line: Substring, folder: String) {
    if line.hasPrefix("<- ") {
      isNegative = false
      text = ScriptedSession.fill(String(line.dropFirst(3)), folder)
    } else if line.hasPrefix("<!- ") {
      isNegative = true
      text = ScriptedSession.fill(String(line.dropFirst(4)), folder)
    } else {
      return nil
    }
    pattern = JSONValue(decoding: Array(text.utf8))
  }

  /// Looks for the message among those that have not been expected yet. Messages before it are
  /// passed over.
  ///
  /// - Returns: what is different; nil when all is well.
  func check(_ pending: inout [JSONValue]) -> String? {
    guard let pattern else { return "The expectation is not JSON: \(text)" }
    let found = pending.firstIndex { JSONDifference(pattern, $0) == nil }
    if isNegative {
      return found.map { "There should be no such message:\n  \(pending[$0].text)" }
    }
    if let found {
      pending.removeSubrange(...found)
      return nil
    }
    let nearest = pending.compactMap { JSONDifference(pattern, $0) }.max { $0.depth < $1.depth }
    guard let nearest else { return "Expected a message, and there is none:\n  \(text)" }
    return "Expected:\n  \(text)\nDifference \(nearest.description)"
  }
}
