import Platform
import SourceText

/// The metadata of a file: owner, permissions, extended attributes, access control lists, and on Darwin flags
/// and the date of its creation.
enum FileAttributes {
  /// Gives an open file all attributes of another one.
  ///
  /// - Returns: the attribute that cannot be kept; nil if all can.
  static func copy(from original: Int32, to copy: Int32) -> LocalizedText? {
    var (info, own) = (stat(), stat())
    guard fstat(original, &info) == 0, fstat(copy, &own) == 0 else { return .permissions }
    if own.st_uid != info.st_uid || own.st_gid != info.st_gid,
      fchown(copy, info.st_uid, info.st_gid) != 0
    {
      return .owner
    }
    guard FileMetadata.copyExtended(from: original, to: copy) else { return .extendedAttributes }
    FileMetadata.copyRest(of: info, to: copy)
    // Last, because a change of the owner resets permissions.
    return fchmod(copy, info.st_mode & 0o7777) == 0 ? nil : .permissions
  }

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
