import Platform

/// Shows a long text one screen at a time, with the program in `PAGER`, else with `less`.
enum Pager {
  /// The exit code of a shell for a missing command.
  private static let notFound: Int32 = 127

  /// Shows a text on the terminal, without a pager if none is requested or found.
  static func show(_ text: String, isWanted: Bool) {
    guard isWanted, let command, run(command, text) else {
      Console.print(styled: text)
      return
    }
  }

  /// The command of the pager; nil if the output is not a terminal, or if `PAGER` disables it.
  private static var command: String? {
    guard isatty(STDOUT_FILENO) == 1,
      (Environment.value("TERM") ?? "dumb") != "dumb"
    else { return nil }
    guard let value = getenv("PAGER") else { return "less" }
    let name = String(cString: value)
    return name.isEmpty || name == "cat" ? nil : name
  }

  /// Runs a command and writes a text to its standard input.
  ///
  /// - Returns: false if there is no such command, or it could not be started.
  private static func run(_ command: String, _ text: String) -> Bool {
    // With these options `less` shows colors, ends at once if the text fits the screen, and leaves the text
    // on it.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    guard let (process, input) = start(command) else { return false }
    // The pager handles interrupts; this process waits until it returns the terminal.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, interrupt) }
    var text = Console.visible(styled: text) + "\n"
    // A pager that ends early reads no further.
    _ = text.withUTF8 { Console.failure(writing: $0, to: input) }
    close(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      // The process has ended, but its status is not known.
      guard errno == EINTR else { return true }
    }
    return (status >> 8) & 0xFF != notFound
  }

  /// Starts a command of the shell.
  ///
  /// - Returns: the process and the descriptor of its standard input; nil if it could not be started.
  private static func start(_ command: String) -> (process: pid_t, input: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Otherwise the pager would hold its own pipe open and wait for the end of it forever.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Ignored signals are inherited. A pager that consists of several commands relies on this one to end.
    let broken = signal(SIGPIPE, SIG_DFL)
    let process = ChildStart.run(["/bin/sh", "-c", command], descriptors: [ends[0]])
    _ = signal(SIGPIPE, broken)
    close(ends[0])
    guard let process else {
      close(ends[1])
      return nil
    }
    return (process, ends[1])
  }
}
