/// The machine, as far as it matters for an error in this tool. Its name does not.
package enum Machine {
  /// The system with its version, the architecture and the number of processors.
  package static var description: String {
    var system = utsname()
    guard uname(&system) == 0 else { return "?" }
    return [
      string(system.sysname) + " " + string(system.release), string(system.machine),
      "\(sysconf(Int32(_SC_NPROCESSORS_ONLN))) CPU",
    ].joined(separator: ", ")
  }

  /// The processor time of this process until now. POSIX fixes the unit of `clock`.
  package static var processorTime: Duration { .microseconds(Int64(clamping: clock())) }

  /// A string of C in an array of fixed size.
  private static func string(_ characters: some Any) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
