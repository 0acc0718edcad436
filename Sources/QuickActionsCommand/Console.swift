#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Guide
import SourceText
import Synchronization

/// Standard output and standard error.
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

  static func print(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Text of the user's files as it is, UTF-8 or not; on a terminal without what it would obey.
  static func write(_ bytes: [UInt8]) {
    guard isatty(STDOUT_FILENO) == 1 else {
      bytes.withUnsafeBufferPointer { write($0, to: STDOUT_FILENO) }
      return
    }
    write(visibleLines(String(decoding: bytes, as: UTF8.self)), to: STDOUT_FILENO)
  }

  static func error(_ text: String) {
    write(visibleLines(text) + "\n", to: STDERR_FILENO)
  }

  /// A text of the user's, short enough for one line and without what terminals would obey.
  static func shortened(_ text: String) -> String {
    let line = visible(String(text.unicodeScalars.prefix(60)))
    return text.unicodeScalars.count > 60 ? line + "…" : line
  }

  /// A text of the user's on one line and without what terminals would obey.
  static func visible(_ text: String) -> String {
    PlainLine.text(text, maximumLength: text.unicodeScalars.count)
  }

  /// The same with the line ends and tabs of the text.
  private static func visibleLines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { visible(String($0)) }.joined(separator: "\t")
    }.joined(separator: "\n")
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
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Musl.write(descriptor, rest.baseAddress, rest.count)
      #endif
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

  /// The language that `--lang` names, else that of the environment.
  static func language(from arguments: [String]) -> Language {
    for (index, argument) in arguments.enumerated() {
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
