#if !canImport(Darwin)
  import CExtendedAttributes
#endif

/// The metadata of a file besides owner and permissions: extended attributes, access control lists, and on Darwin flags
/// and the date of its creation.
package enum FileMetadata {
  #if canImport(Darwin)
    /// Copies extended attributes and the access control list.
    ///
    /// - Returns: false if they cannot be kept.
    package static func copyExtended(from original: Int32, to copy: Int32) -> Bool {
      fcopyfile(original, copy, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) >= 0
    }

    /// Copies flags and the date of creation.
    package static func copyRest(of original: stat, to copy: Int32) {
      copyFlags(of: original, to: copy)
      copyCreationDate(of: original, to: copy)
    }

    /// Copies the flags that people set. The others say how the system stores or protects a file, and one that
    /// may not be changed is not replaced.
    private static func copyFlags(of original: stat, to copy: Int32) {
      let flags = original.st_flags & UInt32(UF_HIDDEN | UF_NODUMP)
      if flags != 0 { _ = fchflags(copy, flags) }
    }

    /// Copies the date of creation, where the file system has one that can be set.
    private static func copyCreationDate(of original: stat, to copy: Int32) {
      var list = attrlist()
      list.bitmapcount = UInt16(ATTR_BIT_MAP_COUNT)
      list.commonattr = attrgroup_t(ATTR_CMN_CRTIME)
      var date = original.st_birthtimespec
      _ = fsetattrlist(copy, &list, &date, MemoryLayout<timespec>.size, 0)
    }
  #else
    /// The extended attribute that contains the POSIX access control list.
    private static let accessList = "system.posix_acl_access"

    /// Copies extended attributes and the access control list.
    ///
    /// - Returns: false if they cannot be kept.
    package static func copyExtended(from original: Int32, to copy: Int32) -> Bool {
      let names = names(of: original)
      for name in names {
        guard let value = value(of: name, in: original), value != self.value(of: name, in: copy)
        else { continue }
        let isSet = fsetxattr(copy, name, value, value.count, 0) == 0
        // Labels such as `security.selinux` are the system's, which sets them by itself.
        let isUsers = name.hasPrefix("user.") || name.hasPrefix("system.")
        guard isSet || !isUsers else { return false }
      }
      // A folder can have a list for new files, which this file is not.
      if !names.contains(accessList), self.names(of: copy).contains(accessList) {
        return fremovexattr(copy, accessList) == 0
      }
      return true
    }

    /// Copies what only Darwin has: nothing.
    package static func copyRest(of original: stat, to copy: Int32) {}

    /// Empty where the file system knows no extended attributes.
    private static func names(of file: Int32) -> [String] {
      let length = flistxattr(file, nil, 0)
      guard length > 0 else { return [] }
      var bytes = [CChar](repeating: 0, count: length)
      let count = flistxattr(file, &bytes, length)
      guard count > 0 else { return [] }
      return bytes.prefix(count).split(separator: 0).map {
        String(decoding: $0.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }

    private static func value(of name: String, in file: Int32) -> [UInt8]? {
      let length = fgetxattr(file, name, nil, 0)
      guard length >= 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: length)
      let count = fgetxattr(file, name, &bytes, length)
      return count >= 0 ? Array(bytes.prefix(count)) : nil
    }
  #endif
}
