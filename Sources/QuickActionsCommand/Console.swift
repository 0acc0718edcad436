import Guide
import Platform
import SourceText
import Synchronization

/// Standard output and standard error. No other code writes to them.
///
/// Names of files, types and titles can contain control characters, which terminals obey and which break
/// lines. All strings are shown with their control characters spelled out, as in `\u{1B}`, on a terminal and
/// in a pipe alike. The content of files, such as diffs and fixed texts, is written byte for byte into pipes
/// and files, so that it can be used, and spelled out on a terminal only. JSON contains the same characters
/// as its own escapes.
///
/// A failed write is recorded, so that commands can print without checking each call, and `finish` returns
/// the error. After the first failure nothing more is written: output with a gap would be worse than output
/// that is cut off.
enum Console {
  /// The `errno` of the first failed write to standard output.
  private static let outputFailure = Mutex<Int32?>(nil)

  /// Closes standard output.
  ///
  /// - Returns: the `errno` of a failed write, now or earlier; nil if everything has been written.
  static func finish() -> Int32? {
    outputFailure.withLock { failure in
      guard failure == nil else { return failure }
      // Some file systems report only here that the disk is full.
      if close(STDOUT_FILENO) != 0, errno != EBADF { failure = errno }
      return failure
    }
  }

  /// True if a write to standard output has failed.
  static var hasFailed: Bool { outputFailure.withLock { $0 != nil } }

  /// Prints one line.
  static func print(_ line: String) { print(lines: [line]) }

  /// Prints lines. Line ends inside of them are spelled out.
  static func print(lines: [String]) {
    write(lines.map { PlainLine.visible($0) + "\n" }.joined(), to: STDOUT_FILENO)
  }

  /// Prints a text of several lines.
  static func print(text: String) {
    write(PlainLine.visibleLines(text) + "\n", to: STDOUT_FILENO)
  }

  /// Prints JSON, in which only strings contain control characters.
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

  /// Writes the content of a file unchanged, UTF-8 or not; on a terminal its control characters are spelled
  /// out.
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

  /// Returns a text of several lines in which the only control sequences are links and the colors of
  /// `TerminalWriter`.
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

  /// Returns the end of `ESC [ … m` at the beginning of a text; nil if it begins with another sequence.
  private static func endOfStyle(
    _ text: Substring.UnicodeScalarView
  ) -> String.Index? {
    var code = text.dropFirst()
    guard code.popFirst() == "[" else { return nil }
    code = code.drop { ("0"..."9").contains($0) || $0 == ";" }
    return code.popFirst() == "m" ? code.startIndex : nil
  }

  /// Returns the end of `ESC ] 8 ; ; ADDRESS ESC \`, the beginning or the end of a link; nil for another
  /// sequence.
  private static func endOfLink(
    _ text: Substring.UnicodeScalarView
  ) -> String.Index? {
    var code = text.dropFirst()
    for expected in "]8;;".unicodeScalars where code.popFirst() != expected { return nil }
    code = code.drop { ("!"..."~").contains($0) }
    return code.popFirst() == "\u{1B}" && code.popFirst() == "\\" ? code.startIndex : nil
  }

  /// Prints one line on standard error.
  static func error(_ line: String) { error(lines: [line]) }

  /// Prints lines on standard error. Line ends inside of them are spelled out.
  static func error(lines: [String]) {
    guard !lines.isEmpty else { return }
    write(lines.map { PlainLine.visible($0) + "\n" }.joined(), to: STDERR_FILENO)
  }

  /// Prints a text of several lines on standard error.
  static func error(text: String) {
    write(PlainLine.visibleLines(text) + "\n", to: STDERR_FILENO)
  }

  /// Returns a text of the user, shortened for one line and with its control characters spelled out.
  static func shortened(_ text: String) -> String {
    let line = PlainLine.visible(String(text.unicodeScalars.prefix(60)))
    return text.unicodeScalars.count > 60 ? line + "…" : line
  }

  /// True if standard output is a terminal that supports more than adding lines.
  static var isTerminal: Bool {
    isatty(STDOUT_FILENO) == 1 && Environment.value("TERM") != "dumb"
  }

  /// True unless the user has disabled colors for all programs.
  static var wantsColors: Bool { (Environment.value("NO_COLOR") ?? "").isEmpty }

  /// The number of columns of the terminal, or 80 if it is not known.
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

  /// Writes all bytes. Returns the `errno` if that fails, else nil.
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
        // The descriptor of a pipe may have been set to non-blocking by another process.
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// The relevant environment variables.
enum Environment {
  static func value(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Returns the language of the last `--lang`, else that of the environment.
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
