#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Shows a long text a screen at a time, by the program that `PAGER` names, else by `less`.
enum Pager {
  /// What a shell returns for a command that there is not.
  private static let notFound: Int32 = 127

  /// Shows a text on the terminal; without a pager where none is wanted or found.
  static func show(_ text: String, isWanted: Bool) {
    guard isWanted, let command, run(command, text) else {
      Console.print(text)
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

  /// Returns false for a command that there is not.
  private static func run(_ command: String, _ text: String) -> Bool {
    // With these `less` shows colors, ends at once where a screen is enough, and leaves the text there.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    guard let pipe = popen(command, "w") else { return false }
    // Interrupting is the pager's affair; this process waits for it to give the terminal back.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { _ = signal(SIGINT, interrupt) }
    // A pager that is left early wants no more.
    fputs(text + "\n", pipe)
    let status = pclose(pipe)
    return status < 0 || (status >> 8) & 0xFF != notFound
  }
}
