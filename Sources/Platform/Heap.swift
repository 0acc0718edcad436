#if canImport(Glibc)
  import CAllocator
#endif

/// The memory that the C library hands out.
package enum Heap {
  /// Lets all threads share one heap. To be called before there are threads.
  package static func share() {
    #if canImport(Glibc)
      _ = mallopt(M_ARENA_MAX, 1)
    #endif
  }

  /// Returns freed memory to the system. It takes milliseconds.
  package static func returnFreedMemory() {
    #if canImport(Darwin)
      _ = malloc_zone_pressure_relief(nil, 0)
    #elseif canImport(Glibc)
      _ = malloc_trim(0)
    #endif
    // Musl returns free pages by itself.
  }
}
