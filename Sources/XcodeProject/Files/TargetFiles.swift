import Files

/// The files of a target.
///
/// Folders that Xcode synchronizes with the disk are not listed; whether a file in one belongs to the target follows
/// from its path, so that no file has to be looked up.
public struct TargetFiles: Sendable, Equatable {
  /// The role of a file in the target.
  public enum Role: String, Sendable, Hashable {
    case source
    case resource
    /// In a folder that is copied unchanged: catalogs in it are not compiled.
    case copied
    /// In a synchronized folder, where the kind of the file decides.
    case synchronized
  }

  /// A folder all of whose files belong to the target, or none, apart from exceptions.
  public struct SynchronizedFolder: Sendable, Equatable {
    public let path: String
    /// True if files other than the exceptions belong to the target.
    public let isOwner: Bool
    /// Paths below the folder for which the opposite holds. A folder includes its content.
    public let exceptions: [String]
    /// Folders in it that are copied as they are.
    let copiedFolders: [String]
    /// Files that are not for iOS.
    let otherPlatforms: Set<String>
    /// If there are any, only paths that match one of them belong to the target.
    private let taken: [PathPattern]
    /// Paths that match one of them do not belong to the target.
    private let leftOut: [PathPattern]

    init(
      path: String, isOwner: Bool, exceptions: [String], copiedFolders: [String] = [],
      otherPlatforms: Set<String> = [], taken: [PathPattern] = [], leftOut: [PathPattern] = []
    ) {
      self.path = path
      self.isOwner = isOwner
      self.exceptions = exceptions
      self.copiedFolders = copiedFolders.map(ProjectPath.folded)
      self.otherPlatforms = otherPlatforms
      self.taken = taken
      self.leftOut = leftOut
      foldedPath = ProjectPath.folded(path)
      foldedExceptions = Set(exceptions.map(ProjectPath.folded))
    }

    private let foldedPath: String
    private let foldedExceptions: Set<String>

    /// - Parameter path: a folded path.
    fileprivate func role(of path: String) -> Role? {
      guard let relative = ProjectPath.relative(path, to: foldedPath) else { return nil }
      guard isException(relative) != isOwner, !otherPlatforms.contains(relative),
        taken.isEmpty || taken.contains(where: { $0.matches(relative) }),
        !leftOut.contains(where: { $0.matches(relative) })
      else { return nil }
      let isCopied = copiedFolders.contains { ProjectPath.relative(relative, to: $0) != nil }
      return isCopied ? .copied : .synchronized
    }

    /// Returns true if a folded path is inside the folder, or the folder inside it.
    fileprivate func mayReach(_ path: String) -> Bool {
      path == foldedPath || ProjectPath.relative(path, to: foldedPath) != nil
        || ProjectPath.relative(foldedPath, to: path) != nil
    }

    private func isException(_ relative: String) -> Bool {
      if foldedExceptions.isEmpty { return false }
      if foldedExceptions.contains(relative) { return true }
      // `/Localized/InfoPlist.strings` stands for the file in every language.
      let folder = ProjectPath.folder(of: relative)
      if folder.hasSuffix(".lproj") {
        let beside = ProjectPath.folder(of: folder)
        let name = ProjectPath.name(of: relative)
        let pseudo = "/localized/" + (beside.isEmpty ? "" : beside + "/") + name
        if foldedExceptions.contains(pseudo) { return true }
      }
      var above = folder
      while !above.isEmpty, above != "/" {
        if foldedExceptions.contains(above) { return true }
        above = ProjectPath.folder(of: above)
      }
      return false
    }
  }

  /// The files that are listed one by one, by their paths; those of the variants of a localized
  /// file are among them.
  public private(set) var listed: [String: Role] = [:]
  /// Folders that are copied as they are.
  public private(set) var copiedFolders: [String] = []
  /// The folders whose files belong to the target without being listed: those of Xcode 16, and the source folders of
  /// XcodeGen.
  public private(set) var synchronizedFolders: [SynchronizedFolder] = []
  /// True if the location of a file of the target is not known, as with variables in its path.
  public private(set) var hasUnknownPlaces = false
  private var folded: [String: Role] = [:]

  /// The files that are listed, by their folded paths.
  var foldedPaths: some Sequence<String> { folded.keys }

  /// The folders whose content may belong to the target, by their folded paths.
  var foldedFolders: [String] {
    (copiedFolders + synchronizedFolders.map(\.path)).map { folder in
      let path = ProjectPath.folded(folder)
      return path.hasSuffix("/") && path.utf8.count > 1 ? String(path.dropLast()) : path
    }
  }

  /// Returns what the target does with a file; nil for one that does not belong to it.
  public func role(of path: String) -> Role? {
    let path = ProjectPath.folded(path)
    if let role = folded[path] { return role }
    for folder in copiedFolders
    where ProjectPath.relative(path, to: ProjectPath.folded(folder)) != nil {
      return .copied
    }
    for folder in synchronizedFolders {
      if let role = folder.role(of: path) { return role }
    }
    return nil
  }

  /// Returns true if source files of the target lie at some of the paths, or below them.
  public func haveSources(in paths: [String]) -> Bool {
    paths.map(ProjectPath.folded).contains { link in
      folded.contains { path, role in
        role == .source && (path == link || ProjectPath.relative(path, to: link) != nil)
      }
        || synchronizedFolders.contains { $0.mayReach(link) }
    }
  }

  /// Returns true if source files of the target may lie outside of a folder.
  public func leadOut(of folder: String) -> Bool {
    let folder = ProjectPath.folded(folder)
    return hasUnknownPlaces
      || folded.contains { path, role in
        role == .source && ProjectPath.relative(path, to: folder) == nil
      }
      || synchronizedFolders.contains { synchronized in
        let path = ProjectPath.folded(synchronized.path)
        return path != folder && ProjectPath.relative(path, to: folder) == nil
      }
  }

  mutating func add(_ path: String?, _ role: Role) {
    guard let path else {
      hasUnknownPlaces = true
      return
    }
    listed[path] = role
    folded[ProjectPath.folded(path)] = role
  }

  mutating func addCopiedFolder(_ path: String?) {
    guard let path else {
      hasUnknownPlaces = true
      return
    }
    copiedFolders.append(path)
  }

  mutating func add(_ folder: SynchronizedFolder) {
    synchronizedFolders.append(folder)
  }
}
