// `environ` is a variable of C.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Starts programs.
package enum ChildStart {
  /// The variables of this process, as `NAME=value`.
  package static var environment: [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
      result.append(String(cString: entry))
      next += 1
    }
    return result
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments. One without a `/` in its name is looked for in `PATH`.
  ///   - environment: its variables, as `NAME=value`; nil for those of this process.
  ///   - descriptors: the descriptors of this process that become its standard input, output and error.
  /// - Returns: nil if it could not be started.
  package static func run(
    _ words: [String], environment: [String]? = nil, descriptors: [Int32]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (standard, descriptor) in zip(STDIN_FILENO...STDERR_FILENO, descriptors) {
      posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
    }
    var arguments = copies(words)
    var variables = environment.map(copies) ?? []
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let name = words.first ?? ""
    let error =
      environment == nil
      ? posix_spawnp(&process, name, &actions, nil, &arguments, environ)
      : posix_spawnp(&process, name, &actions, nil, &arguments, &variables)
    return error == 0 ? process : nil
  }

  private static func copies(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }
}
