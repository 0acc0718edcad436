import ActionFlow
import AppFiles
import EditorFeatures
import Files
import SourceText

/// Locations in files that no result includes: a list of references names the first such file, so that users do not
/// take the list for complete.
extension Snapshot {
  func tellOfUnseenReferences(to type: String, around uri: String) {
    switch knownCode(around: uri)?.unseenFile(spelling: type) {
    case nil: break
    case .unread(let path)?: wants.tell(LocalizedText.mayHaveMore(Path.name(of: path))[language])
    case .spells(let path)?: wants.tell(LocalizedText.notListed(Path.name(of: path))[language])
    }
  }

  func tellOfUnseenEntries(of key: String, _ links: LocalizationLinks) {
    switch links.filePassedOver(having: key, in: disk) {
    case .unreadable(let path)?:
      wants.tell(LocalizedText.mayHaveMore(Self.inFolder(path))[language])
    case .passedOver(let path)?:
      wants.tell(LocalizedText.excluded(Self.inFolder(path))[language])
    default: break
    }
  }

  /// `de.lproj/InfoPlist.strings`
  private static func inFolder(_ path: String) -> String {
    Path.name(of: Path.folder(of: path)) + "/" + Path.name(of: path)
  }
}

extension LocalizedText {
  fileprivate static func mayHaveMore(_ file: String) -> LocalizedText {
    LocalizedText(
      en: "\(file) cannot be read, and may have more places than are listed.",
      zhHans: "无法读取 \(file)，其中可能还有未列出的位置。")
  }

  fileprivate static func notListed(_ file: String) -> LocalizedText {
    LocalizedText(
      en:
        "The places in \(file) are not listed: it is excluded, behind a link, not in UTF-8 or in the middle of a merge.",
      zhHans: "未列出 \(file) 中的位置：它被排除、位于链接之后、不是 UTF-8 编码或正在合并。")
  }

  fileprivate static func excluded(_ file: String) -> LocalizedText {
    LocalizedText(
      en: "The places in \(file) are not listed: it is excluded or in no target.",
      zhHans: "未列出 \(file) 中的位置：它被排除或不属于任何目标。")
  }
}
