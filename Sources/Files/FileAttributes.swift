#if canImport(Darwin)
  import Darwin
#else
  import CExtendedAttributes
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
#endif
import SourceText

/// The metadata of a file: owner, permissions, extended attributes, access control lists, and on Darwin flags
/// and the date of its creation.
enum FileAttributes {
  /// Gives an open file all that another one has.
  ///
  /// - Returns: what cannot be kept; nil if everything is.
  static func copy(from original: Int32, to copy: Int32) -> LocalizedText? {
    var (info, own) = (stat(), stat())
    guard fstat(original, &info) == 0, fstat(copy, &own) == 0 else { return .permissions }
    if own.st_uid != info.st_uid || own.st_gid != info.st_gid,
      fchown(copy, info.st_uid, info.st_gid) != 0
    {
      return .owner
    }
    guard copyExtended(from: original, to: copy) else { return .extendedAttributes }
    #if canImport(Darwin)
      copyFlags(of: info, to: copy)
      copyCreationDate(of: info, to: copy)
    #endif
    // Last, because a change of owner takes permissions away.
    return fchmod(copy, info.st_mode & 0o7777) == 0 ? nil : .permissions
  }

  #if canImport(Darwin)
    private static func copyExtended(from original: Int32, to copy: Int32) -> Bool {
      fcopyfile(original, copy, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) >= 0
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
    /// Where the access control list of POSIX is kept.
    private static let accessList = "system.posix_acl_access"

    private static func copyExtended(from original: Int32, to copy: Int32) -> Bool {
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

extension LocalizedText {
  fileprivate static let owner = LocalizedText(
    en: "its owner and group cannot be kept; nothing was written",
    zhHans: "无法保留其所有者和群组，没有写入")
  fileprivate static let permissions = LocalizedText(
    en: "its permissions cannot be kept; nothing was written", zhHans: "无法保留其权限，没有写入")
  fileprivate static let extendedAttributes = LocalizedText(
    en: "its extended attributes cannot be kept; nothing was written",
    zhHans: "无法保留其扩展属性，没有写入")
}
