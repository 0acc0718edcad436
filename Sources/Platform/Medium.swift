/// The medium that files are stored on.
package enum Medium {
  /// Writes what belongs to a descriptor to the medium.
  ///
  /// - Returns: 0, or -1 with the reason in `errno`.
  package static func sync(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // `fsync` leaves it in the cache of the drive there. Not every file system can do more.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }
}
