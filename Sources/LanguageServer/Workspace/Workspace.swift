import LanguageServerProtocol
import QuickActions

/// What the server knows of files that are not open: its folders, where their files lie, and what
/// surrounds each open property list. Everything is found out when it is first needed.
struct Workspace {
  struct Folder: Hashable {
    let path: String
    let name: String
  }

  /// What has been found out about a folder.
  enum Scan {
    case underWay
    case done(ProjectFiles, at: ContinuousClock.Instant)
  }

  private(set) var folders: [Folder] = []
  /// By the path of the folder: those of the workspace, and those around documents outside of it.
  private var scans: [String: Scan] = [:]
  /// The folders of the projects around documents outside of the workspace, by their own folders.
  private var foldersAround: [String: String] = [:]
  private var surroundings: [String: Surroundings] = [:]
  /// What was known last, where it is out of date.
  private var former: [String: Surroundings] = [:]
  /// Property lists whose surroundings are being read.
  private var reading = Set<String>()
  /// Grow with everything that makes what is known out of date, so that what was begun before can
  /// be told from what was begun after.
  private(set) var scanGeneration = 0
  private(set) var contentGeneration = 0

  // MARK: Folders

  mutating func set(_ folders: [Folder]) {
    self.folders = folders
    forgetEverything()
  }

  mutating func add(_ added: [Folder], removing removed: [Folder]) {
    let removedPaths = Set(removed.map(\.path))
    folders.removeAll { removedPaths.contains($0.path) }
    for folder in added where !folders.contains(where: { $0.path == folder.path }) {
      folders.append(folder)
    }
    forgetEverything()
  }

  /// The innermost folder of the workspace that a path lies in.
  func folder(of path: String) -> Folder? {
    folders.filter { Path.isInside(path, $0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The folder to look through for what belongs to a document.
  mutating func projectFolder(of path: String) -> String {
    if let folder = folder(of: path) { return folder.path }
    let own = Path.folder(of: path)
    if let known = foldersAround[own] { return known }
    let found = ProjectFiles.folder(around: path)
    foldersAround[own] = found
    return found
  }

  // MARK: What is known

  func project(in folder: String) -> ProjectFiles? {
    if case .done(let project, _) = scans[folder] { project } else { nil }
  }

  func isScanning(_ folder: String) -> Bool {
    if case .underWay = scans[folder] { true } else { false }
  }

  mutating func beginScan(of folder: String) {
    scans[folder] = .underWay
  }

  /// Returns whether the result is still of use.
  mutating func finishScan(of folder: String, _ project: ProjectFiles, begun: Int) -> Bool {
    guard begun == scanGeneration else {
      scans[folder] = nil
      return false
    }
    scans[folder] = .done(project, at: .now)
    return true
  }

  func surroundings(of path: String) -> Surroundings? { surroundings[path] }

  /// What was known before something changed. Until more is known it is nearer to the truth than
  /// nothing, and no finding goes and comes back.
  func formerSurroundings(of path: String) -> Surroundings? { former[path] }

  mutating func beginReading(around path: String) -> Bool { reading.insert(path).inserted }

  mutating func finishReading(around path: String, _ found: Surroundings, begun: Int) -> Bool {
    reading.remove(path)
    guard begun == contentGeneration else { return false }
    surroundings[path] = found
    former[path] = nil
    return true
  }

  // MARK: What is out of date

  /// Files have come or gone.
  mutating func forgetEverything() {
    scanGeneration += 1
    contentGeneration += 1
    scans = [:]
    foldersAround = [:]
    former.merge(surroundings) { $1 }
    surroundings = [:]
    reading = []
  }

  /// The content of a file has changed. Returns the property lists that it belongs to.
  mutating func forgetContent(of path: String) -> [String] {
    // No property list belongs to another; this one changes with every stroke of a key.
    guard !path.hasSuffix(".plist") else { return [] }
    let concerned = surroundings.filter { $0.value.target.holds(path) }.map(\.key)
    if !concerned.isEmpty || !reading.isEmpty { contentGeneration += 1 }
    for path in concerned { former[path] = surroundings.removeValue(forKey: path) }
    return concerned.sorted()
  }

  /// Looks anew when the last look is older than some time, for clients that do not tell of changed
  /// files.
  mutating func forget(olderThan age: Duration) -> Bool {
    let isOld = scans.values.contains { scan in
      if case .done(_, let time) = scan { ContinuousClock.now - time > age } else { false }
    }
    if isOld { forgetEverything() }
    return isOld
  }
}

extension Target {
  /// Whether the content of a file can matter to the property list.
  func holds(_ path: String) -> Bool {
    stringsFiles.contains(path) || images.contains(path)
      || assetCatalogs.contains { Path.isInside(path, $0) }
  }
}
