import Platform

/// Shows a long text a screen at a time, by the program that `PAGER` names, else by `less`.
enum Pager {
  /// What a shell returns for a command that there is not.
  private static let notFound: Int32 = 127

  /// Shows a text on the terminal; without a pager where none is wanted or found.
  static func show(_ text: String, isWanted: Bool) {
    guard isWanted, let command, run(command, text) else {
      Console.print(styled: text)
      return
    }
  }

  /// Nil when nobody reads along, and where `PAGER` says that none is wanted.
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
    // With these `less` shows colors, ends at once where a screen is enough, and leaves the text there.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    guard let (process, input) = start(command) else { return false }
    // Interrupting is the pager's affair; this process waits for it to give the terminal back.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, interrupt) }
    var text = Console.visible(styled: text) + "\n"
    // A pager that is left early reads no further.
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
    // The pager would wait for ever for the end of a pipe that it holds open itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A process inherits which signals are ignored. A pager of several commands ends by this one.
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
