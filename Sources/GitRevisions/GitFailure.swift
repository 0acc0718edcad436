import SourceText

/// The reason why a revision cannot be read.
public enum GitFailure: Error, Sendable, Equatable {
  /// There is no program called `git`.
  case notInstalled
  case notARepository(String)
  /// A bare repository, which has no files outside of commits.
  case noWorkingTree
  /// - isShallow: true if the clone lacks the part of the history that may contain the revision.
  case unknownRevision(String, isShallow: Bool)
  /// A folder that none of the compared revisions contains.
  case noFolder(String)
  /// A folder and a revision, which cannot be compared.
  case folderAndRevision(String, String)
  case noCommonAncestor(String, String, isShallow: Bool)
  /// A failure with the message of `git`.
  case failed(String)

  /// The reason on one line.
  public var message: LocalizedText {
    switch self {
    case .notInstalled:
      LocalizedText(en: "git cannot be run; is it in PATH?", zhHans: "无法运行 git；它在 PATH 中吗？")
    case .notARepository(let folder):
      LocalizedText(
        en: "\(folder) is not in a git repository; name two folders instead",
        zhHans: "\(folder) 不在 git 仓库中；请改为指定两个文件夹")
    case .noWorkingTree:
      LocalizedText(
        en: "the repository has no working tree; name two revisions",
        zhHans: "仓库没有工作区；请指定两个版本")
    case .unknownRevision(let name, let isShallow):
      LocalizedText(
        en: "there is no revision or folder “\(name)”" + (isShallow ? Self.shallow.english : ""),
        zhHans: "没有版本或文件夹“\(name)”" + (isShallow ? Self.shallow.simplifiedChinese : ""))
    case .noFolder(let folder):
      LocalizedText(
        en: "\(folder): no such folder in the repository", zhHans: "\(folder)：仓库中没有这个文件夹")
    case .folderAndRevision(let folder, let revision):
      LocalizedText(
        en: "“\(folder)” is a folder and “\(revision)” a revision; name two of a kind",
        zhHans: "“\(folder)”是文件夹，“\(revision)”是版本；请指定同类的两个")
    case .noCommonAncestor(let first, let second, let isShallow):
      LocalizedText(
        en: "“\(first)” and “\(second)” have no common ancestor"
          + (isShallow ? Self.shallow.english : ""),
        zhHans: "“\(first)”和“\(second)”没有共同祖先" + (isShallow ? Self.shallow.simplifiedChinese : ""))
    case .failed(let reason): LocalizedText(en: "git: \(reason)", zhHans: "git：\(reason)")
    }
  }

  private static let shallow = LocalizedText(
    en:
      "; the clone is shallow: fetch more history, with “git fetch --unshallow” or fetch-depth: 0",
    zhHans: "；这是浅克隆：请获取更多历史，用“git fetch --unshallow”或 fetch-depth: 0")
}
