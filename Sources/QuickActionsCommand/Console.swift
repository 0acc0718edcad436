import Guide
import Platform
import SourceText
import Synchronization

/// Standard output and standard error, to which nothing else writes.
///
/// Names of files, types and titles can hold what a terminal obeys and what breaks lines. All strings are shown
/// with their control characters spelled out, as `\u{1B}`, on a terminal and in a pipe alike. The content of
/// files, such as diffs and fixed texts, is written byte for byte into pipes and files, so that it can be used,
/// and spelled out on a terminal only. JSON has the same characters as escapes of its own.
///
/// Output that could not be written is remembered, so that every command can print without looking
/// back and `finish` tells at the end. After the first failure nothing more is written: an output with
/// a hole in it would be worse than one that is cut off.
enum Console {
  /// The `errno` of the first write to standard output that failed.
  private static let outputFailure = Mutex<Int32?>(nil)

  /// Ends standard output.
  ///
  /// - Returns: the `errno` with which writing failed, now or earlier; nil if all has been written.
  static func finish() -> Int32? {
    outputFailure.withLock { failure in
      guard failure == nil else { return failure }
      // Some file systems tell only here that there was no room.
      if close(STDOUT_FILENO) != 0, errno != EBADF { failure = errno }
      return failure
    }
  }

  /// True if standard output could not be written.
  static var hasFailed: Bool { outputFailure.withLock { $0 != nil } }

  /// Prints one line.
  static func print(_ line: String) { print(lines: [line]) }

  /// Prints lines, none of which becomes several.
  static func print(lines: [String]) {
    write(lines.map { PlainLine.visible($0) + "\n" }.joined(), to: STDOUT_FILENO)
  }

  /// Prints a text of several lines.
  static func print(text: String) {
    write(PlainLine.visibleLines(text) + "\n", to: STDOUT_FILENO)
  }

  /// Prints JSON, in which only strings hold control characters.
  static func print(json: String) {
    var escaped = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      guard scalar.value > 0x20, PlainLine.isControl(scalar) else {
        escaped.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
      escaped.append(contentsOf: ("\\u" + zeros + digits).unicodeScalars)
    }
    write(String(escaped) + "\n", to: STDOUT_FILENO)
  }

  /// Writes the content of a file, UTF-8 or not, as it is; on a terminal without what it would obey.
  static func write(content: [UInt8]) {
    guard isatty(STDOUT_FILENO) == 1 else {
      content.withUnsafeBufferPointer { write($0, to: STDOUT_FILENO) }
      return
    }
    let text = String(decoding: content, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false
    ).joined(separator: "\n")
    write(PlainLine.visibleLines(text), to: STDOUT_FILENO)
  }

  /// Prints a text of several lines with the colors of `TerminalWriter` and the links of `TerminalFormat`.
  static func print(styled text: String) {
    write(visible(styled: text) + "\n", to: STDOUT_FILENO)
  }

  /// A text of several lines of which terminals obey nothing but the colors of `TerminalWriter` and links.
  static func visible(styled text: String) -> String {
    let escape: Unicode.Scalar = "\u{1B}"
    var rest = text.unicodeScalars[...]
    var result = ""
    while let start = rest.firstIndex(of: escape) {
      result += PlainLine.visibleLines(String(rest[..<start]))
      rest = rest[start...]
      if let end = endOfStyle(rest) ?? endOfLink(rest) {
        result += String(rest[..<end])
        rest = rest[end...]
      } else {
        result += PlainLine.visible(String(escape))
        rest = rest.dropFirst()
      }
    }
    return result + PlainLine.visibleLines(String(rest))
  }

  /// The end of `ESC [ … m`, with which a text begins; nil if it begins with another sequence.
  private static func endOfStyle(
    _ text: Substring.UnicodeScalarView
  ) -> String.Index? {
    var code = text.dropFirst()
    guard code.popFirst() == "[" else { return nil }
    code = code.drop { ("0"..."9").contains($0) || $0 == ";" }
    return code.popFirst() == "m" ? code.startIndex : nil
  }

  /// The end of `ESC ] 8 ; ; ADDRESS ESC \`, the beginning or the end of a link; nil for another sequence.
  private static func endOfLink(
    _ text: Substring.UnicodeScalarView
  ) -> String.Index? {
    var code = text.dropFirst()
    for expected in "]8;;".unicodeScalars where code.popFirst() != expected { return nil }
    code = code.drop { ("!"..."~").contains($0) }
    return code.popFirst() == "\u{1B}" && code.popFirst() == "\\" ? code.startIndex : nil
  }

  /// Reports one line on standard error.
  static func error(_ line: String) { error(lines: [line]) }

  /// Reports lines on standard error, none of which becomes several.
  static func error(lines: [String]) {
    guard !lines.isEmpty else { return }
    write(lines.map { PlainLine.visible($0) + "\n" }.joined(), to: STDERR_FILENO)
  }

  /// Reports a text of several lines on standard error.
  static func error(text: String) {
    write(PlainLine.visibleLines(text) + "\n", to: STDERR_FILENO)
  }

  /// A text of the user's, short enough for one line and without what terminals would obey.
  static func shortened(_ text: String) -> String {
    let line = PlainLine.visible(String(text.unicodeScalars.prefix(60)))
    return text.unicodeScalars.count > 60 ? line + "…" : line
  }

  /// Whether people see the output directly, on a terminal that can do more than add lines.
  static var isTerminal: Bool {
    isatty(STDOUT_FILENO) == 1 && Environment.value("TERM") != "dumb"
  }

  /// Whether people have not asked all programs to do without colors.
  static var wantsColors: Bool { (Environment.value("NO_COLOR") ?? "").isEmpty }

  /// The columns of the terminal, or 80 where that is not known.
  static var columns: Int {
    var size = winsize()
    let result = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { write($0, to: descriptor) }
  }

  private static func write(_ buffer: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    guard descriptor == STDOUT_FILENO else {
      _ = failure(writing: buffer, to: descriptor)
      return
    }
    outputFailure.withLock { failure in
      failure = failure ?? Self.failure(writing: buffer, to: descriptor)
    }
  }

  /// Writes all bytes, or returns the `errno` that says why not.
  static func failure(
    writing buffer: UnsafeBufferPointer<UInt8>, to descriptor: Int32
  ) -> Int32? {
    var written = 0
    while written < buffer.count {
      let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[written...])
      let count = Platform.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // A pipe that somebody else has set not to wait.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// The variables of the environment that matter.
enum Environment {
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The language that the last `--lang` names, else that of the environment.
  static func language(from arguments: [String]) -> Language {
    for (index, argument) in arguments.enumerated().reversed() {
      if argument == "--lang", index + 1 < arguments.count,
        let language = Language(rawValue: arguments[index + 1])
      {
        return language
      }
      if argument.hasPrefix("--lang="),
        let language = Language(rawValue: String(argument.dropFirst("--lang=".count)))
      {
        return language
      }
    }
    let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "en"
    return Language(locale: locale)
  }
}
