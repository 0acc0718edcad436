#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

/// The C library of the system. Whoever imports this target has its functions, and writes `Platform.read` for one that
/// has the name of a method.
package enum CLibrary {
  /// The name of its module.
  package static let name: String = {
    #if canImport(Darwin)
      "Darwin"
    #elseif canImport(Glibc)
      "Glibc"
    #else
      "Musl"
    #endif
  }()
}
