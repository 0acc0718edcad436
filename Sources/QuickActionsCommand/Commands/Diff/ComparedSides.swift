import ActionChanges
import Files
import GitRevisions
import Guide
import SourceText

/// One side of the comparison by `diff`: a folder on the disk or in a revision.
struct ComparedSides {
  let side: DifferenceReport.Side
  /// The folder whose apps are compared.
  private let folder: String
  /// The folder with all relevant files.
  private let root: String
  private let files: any FileAccess
  private let projects: KnownProjects

  private init(
    _ side: DifferenceReport.Side, folder: String, root: String, _ files: any FileAccess
  ) {
    (self.side, self.folder, self.root, self.files) = (side, folder, root, files)
    projects = KnownProjects(files)
  }

  /// The apps and their quick actions.
  var states: AppStates {
    AppStates(projects.checks(in: projects.project(in: root)), in: folder, files)
  }

  /// Returns the files that could not be read so far.
  func gaps(isOld: Bool) -> [DifferenceReport.Gap] {
    var gaps: [DifferenceReport.Gap] = []
    switch files {
    case let files as RevisionFiles:
      gaps = files.obstacles.map { path, obstacle in
        .init(isOld: isOld, path: shown(path), reason: obstacle.reason)
      }
    case let files as NotingFiles:
      gaps = files.unreadable.map { .init(isOld: isOld, path: shown($0), reason: .noPermission) }
    default: break
    }
    return gaps
  }

  private func shown(_ path: String) -> String {
    Path.isInside(path, folder)
      ? Path.relative(path, to: folder) : Path.relative(path, to: root)
  }

  // MARK: Finding the sides

  /// Returns the two sides that operands name.
  ///
  /// - Parameter scope: the folder of the repository that `--in` names.
  static func sides(
    _ operands: [String], in scope: String?
  ) throws(UsageError) -> (old: ComparedSides, new: ComparedSides) {
    let working = GivenPath.absolute(".")
    let folders = operands.map(folder)
    if folders.allSatisfy({ $0 != nil }), !(try isAmbiguous(operands, in: working)) {
      guard scope == nil else {
        throw UsageError(
          en: "--in is for revisions; name the folders themselves", zhHans: "--in 只用于版本；请直接指定文件夹")
      }
      let sides = (operands.count == 1 ? operands + ["."] : operands).map(side(ofFolder:))
      return (sides[0], sides[1])
    }
    do throws(GitFailure) {
      let repository = try GitRepository(around: working)
      if let other = zip(operands, folders).first(where: { $0.1 == nil })?.0,
        let folder = zip(operands, folders).first(where: { $0.1 != nil })?.0
      {
        // An operand that is no folder has to be a revision; then the other has to be one, too.
        _ = try repository.commit(other)
        guard (try? repository.commit(folder)) != nil else {
          throw .folderAndRevision(folder, other)
        }
      }
      let names = try commits(operands, in: repository)
      let given = scope.map(GivenPath.absolute) ?? working
      let isInside = Path.isInside(given, repository.root)
      if let scope, !isInside { throw .noFolder(scope) }
      let folder = isInside ? given : repository.root
      var sides: [ComparedSides] = []
      for commit in names {
        let files: RevisionFiles
        let side: DifferenceReport.Side
        let prefix = Path.isInside(folder, working) ? Path.relative(folder + "/", to: working) : ""
        if let commit {
          files = try repository.files(of: commit)
          side = .init(.revision, commit.name, commit: commit.id, prefix: prefix)
        } else {
          files = try repository.workingFiles()
          side = .init(.workingTree, "", prefix: prefix)
        }
        sides.append(
          ComparedSides(side, folder: folder, root: repository.root, files))
      }
      // A folder can be new or removed, so it may be missing on one side.
      if let scope, !sides.contains(where: { $0.files.kind(of: folder) == .directory }) {
        throw .noFolder(scope)
      }
      return (sides[0], sides[1])
    } catch {
      // A path that does not exist is not reported as a missing revision.
      let missing = operands.first { $0.contains("/") && folder($0) == nil }
      if case .notARepository = error, let missing {
        throw UsageError(en: "\(missing): no such folder", zhHans: "\(missing)：没有这个文件夹")
      }
      throw UsageError(
        en: error.message.english, zhHans: error.message.simplifiedChinese)
    }
  }

  /// Returns the folder that an operand names; nil if there is none.
  private static func folder(_ operand: String) -> String? {
    let path = GivenPath.absolute(operand)
    return DiskFiles().kind(of: path) == .directory ? path : nil
  }

  private static func side(ofFolder operand: String) -> ComparedSides {
    let path = GivenPath.absolute(operand)
    let prefix = operand == "." ? "" : operand.hasSuffix("/") ? operand : operand + "/"
    return ComparedSides(
      .init(.folder, operand, prefix: prefix), folder: path, root: path, NotingFiles(DiskFiles()))
  }

  /// Returns true if operands can be both folders and revisions, which is reported as an error.
  private static func isAmbiguous(
    _ operands: [String], in working: String
  ) throws(UsageError) -> Bool {
    // An operand written as a path is a path.
    let names = operands.filter { !$0.hasPrefix("/") && !$0.hasPrefix(".") && !$0.hasSuffix("/") }
    guard names.count == operands.count,
      let repository = try? GitRepository(around: working),
      names.allSatisfy({ (try? repository.commit($0)) != nil })
    else { return false }
    let name = names.first ?? ""
    throw UsageError(
      en: "“\(name)” is a folder and a revision; write ./\(name) or heads/\(name)",
      zhHans: "“\(name)”既是文件夹又是版本；请写 ./\(name) 或 heads/\(name)")
  }

  /// Returns the commits that operands name; nil for the working tree.
  private static func commits(
    _ operands: [String], in repository: GitRepository
  ) throws(GitFailure) -> [GitRepository.Commit?] {
    func commit(_ name: Substring) throws(GitFailure) -> GitRepository.Commit {
      try repository.commit(name.isEmpty ? "HEAD" : String(name))
    }
    guard operands.count == 1, let operand = operands.first else {
      return [try repository.commit(operands[0]), try repository.commit(operands[1])]
    }
    if let dots = operand.firstRange(of: "...") {
      let (first, second) = (
        try commit(operand[..<dots.lowerBound]), try commit(operand[dots.upperBound...])
      )
      return [try repository.mergeBase(first, second), second]
    }
    if let dots = operand.firstRange(of: "..") {
      return [try commit(operand[..<dots.lowerBound]), try commit(operand[dots.upperBound...])]
    }
    return [try repository.commit(operand), nil]
  }
}

extension RevisionFiles.Obstacle {
  fileprivate var reason: LocalizedText {
    switch self {
    case .submodule: LocalizedText(en: "it is a submodule", zhHans: "它是子模块")
    case .pointer: LocalizedText(en: "its content is in Git LFS", zhHans: "内容在 Git LFS 中")
    case .encrypted: LocalizedText(en: "it is encrypted", zhHans: "它已加密")
    case .other(let reason): LocalizedText(en: reason, zhHans: reason)
    }
  }
}

extension LocalizedText {
  fileprivate static let noPermission = LocalizedText(en: "no permission", zhHans: "没有权限")
}
