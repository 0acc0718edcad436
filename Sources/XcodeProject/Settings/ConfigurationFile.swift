import SourceText

/// A configuration file (`.xcconfig`), line by line. Reading never fails: lines other than assignments and `#include`
/// are left out.
struct ConfigurationFile: Sendable {
  /// The longest file that is read, in bytes.
  static let maximumLength = 4 * 1024 * 1024

  enum Statement: Sendable, Hashable {
    case include(path: String, isOptional: Bool, line: Int)
    /// - Parameter key: the name with its conditions.
    case assignment(key: String, value: String, line: Int)
  }

  private(set) var statements: [Statement] = []

  init(_ source: SourceText) {
    guard source.length <= Self.maximumLength else { return }
    var pending = ""
    var first: Int?
    for (index, line) in Self.lines(of: source).enumerated() {
      let text = Self.withoutComment(line)
      // A backslash at the end of a line continues it.
      if text.hasSuffix("\\") {
        pending += Self.trimmed(text.dropLast()) + " "
        first = first ?? index
        continue
      }
      read(pending + text, line: (first ?? index) + 1)
      (pending, first) = ("", nil)
    }
    if let first { read(pending, line: first + 1) }
  }

  private static func lines(of source: SourceText) -> [Substring] {
    // A Swift character can be `\r\n`.
    source.string.split(omittingEmptySubsequences: false) { character in
      character == "\n" || character == "\r" || character == "\r\n" || character == "\u{2028}"
        || character == "\u{2029}"
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    let bytes = Array(line.utf8)
    var end = 0
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count, bytes[end + 1] == bytes[end] {
        break
      }
      end += 1
    }
    return trimmed(String(decoding: bytes[..<end], as: UTF8.self))
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop { $0.isWhitespace })
  }

  private mutating func read(_ line: String, line number: Int) {
    if line.hasPrefix("#include") {
      var rest = line.dropFirst("#include".count)
      let isOptional = rest.first == "?"
      if isOptional { rest = rest.dropFirst() }
      let quoted = Self.trimmed(rest)
      guard quoted.hasPrefix("\""), let end = quoted.dropFirst().firstIndex(of: "\"") else {
        return
      }
      let path = String(quoted[quoted.index(after: quoted.startIndex)..<end])
      if !path.isEmpty {
        statements.append(.include(path: path, isOptional: isOptional, line: number))
      }
      return
    }
    guard let key = Self.key(line) else { return }
    var value = Self.trimmed(line.dropFirst(key.count).drop { $0.isWhitespace }.dropFirst())
    if value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
    statements.append(
      .assignment(key: String(key.filter { !$0.isWhitespace }), value: value, line: number))
  }

  /// `NAME[sdk=iphoneos*]` before a `=`.
  private static func key(_ line: String) -> Substring? {
    var depth = 0
    var end = line.startIndex
    for (index, character) in zip(line.indices, line) {
      switch character {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0:
        let key = line[..<end]
        let name = key.prefix { $0 != "[" && !$0.isWhitespace }
        let isName =
          !name.isEmpty
          && name.utf8.enumerated().allSatisfy {
            SettingOperation.isNameByte($1, isFirst: $0 == 0)
          }
        return isName ? key : nil
      default: break
      }
      if !character.isWhitespace { end = line.index(after: index) }
    }
    return nil
  }
}
