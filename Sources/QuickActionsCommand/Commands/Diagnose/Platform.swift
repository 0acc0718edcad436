#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The machine and the build, as far as they matter for a mistake in this tool. The name of the machine does not.
enum Platform {
  /// The system with its version, the architecture and the number of processors.
  static var description: String {
    var system = utsname()
    guard uname(&system) == 0 else { return "?" }
    return [
      string(system.sysname) + " " + string(system.release), string(system.machine),
      "\(sysconf(Int32(_SC_NPROCESSORS_ONLN))) CPU",
    ].joined(separator: ", ")
  }

  /// How the executable was built.
  static var build: String {
    #if DEBUG
      let configuration = "debug"
    #else
      let configuration = "release"
    #endif
    #if canImport(Darwin)
      let library = "Darwin"
    #elseif canImport(Glibc)
      let library = "Glibc"
    #else
      let library = "Musl"
    #endif
    return configuration + ", " + library
  }

  /// The processor time of this process until now. POSIX fixes the unit of `clock`.
  static var processorTime: Duration { .microseconds(Int64(clamping: clock())) }

  /// A string of C in an array of fixed size.
  private static func string(_ characters: some Any) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
