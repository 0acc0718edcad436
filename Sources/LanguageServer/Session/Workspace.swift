import ActionFlow
import AppFiles
import Files
import LanguageServerProtocol
import RuleSubjects

/// The state of files that are not open: the folders, their files, and the surroundings of each open property list.
/// Everything is read when it is first needed.
struct Workspace: Sendable {
  struct Folder: Hashable {
    let path: String
    let name: String
  }

  /// A scanned folder, with its code, which is read on demand.
  struct Scan {
    let project: ProjectFiles
    let code: SharedCode
    let scenes: SharedSceneCode
    let time: ContinuousClock.Instant

    /// - Parameters:
    ///   - open: the texts of open documents, by their paths.
    ///   - former: the code at the last scan of the folder.
    ///   - unanswered: counts the requests about source files that cannot be answered yet.
    init(
      _ project: ProjectFiles, in disk: any FileAccess, open: [String: [UInt8]],
      after former: SharedCode? = nil, counting unanswered: UnansweredQuestions? = nil,
      time: ContinuousClock.Instant
    ) {
      self.project = project
      code = SharedCode(
        in: disk, open: open, isMadeLater: true, after: former, counting: unanswered
      ) { project }
      scenes = SharedSceneCode(project.codeFiles, in: disk, counting: unanswered)
      self.time = time
    }
  }

  private(set) var folders: [Folder] = []
  /// The scans by the path of the folder: those of the workspace, and those around documents outside of it.
  private var scans: [String: Scan] = [:]
  /// The former code, by the folder, for folders that are scanned again.
  private var formerCode: [String: SharedCode] = [:]
  /// Folders that are being scanned.
  private var scanning = Set<String>()
  /// The project folders of documents outside of the workspace.
  private var foldersAround = FoldersAround()
  /// Documents that need the files of a folder which are not known, by the folder.
  private var asking: [String: Set<String>] = [:]
  private var surroundings: [String: Surroundings] = [:]
  /// The last known surroundings, while they are outdated.
  private var former: [String: Surroundings] = [:]
  /// Property lists whose surroundings are being read.
  private var reading = Set<String>()
  /// Files that are being read, with the documents that need them.
  private var loading: [String: Set<String>] = [:]
  /// The property lists that use a strings file, as far as they are known.
  private var users: [String: Set<String>] = [:]
  /// The images of property lists, which are kept when their translations change.
  private var images: [String: ImageIndex] = [:]
  private(set) var sharedImages: SharedImages
  /// Counts the requests about source files, scenes and images that cannot be answered yet.
  let unanswered = UnansweredQuestions()
  /// The known Xcode projects.
  private(set) var sharedProjects = SharedProjects()
  /// The localized tables of code.
  private(set) var codeTables = CodeTables()
  /// Folders whose projects or source files are being read.
  var readingCode = Set<String>()
  /// Incremented by every invalidation, so that results of work that started before can be recognized.
  private(set) var scanGeneration = 0
  private(set) var contentGeneration = 0

  init() { sharedImages = SharedImages(counting: unanswered) }

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

  /// Returns the innermost folder of the workspace that contains a path.
  func folder(of path: String) -> Folder? {
    folders.filter { Path.isInside(path, $0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// Returns the folder to scan for the project of a document.
  func projectFolder(of path: String, in files: any FileAccess) -> String {
    folder(of: path)?.path ?? foldersAround.folder(around: path, in: files)
  }

  // MARK: What is known

  func project(in folder: String) -> ProjectFiles? { scans[folder]?.project }

  func scan(of folder: String) -> Scan? { scans[folder] }

  /// Returns the code of a folder; nil if the folder has not been scanned.
  func code(in folder: String) -> SharedCode? { scans[folder]?.code }

  /// Returns the scan of the folder that contains a path.
  func scan(around path: String) -> Scan? {
    scans.first { Path.isInside(path, $0.key) }?.value
  }

  /// Releases data that can be created again quickly, and former data: if it has not been needed since, it would keep
  /// all the old facts of its folder.
  mutating func rest() {
    for scan in scans.values { scan.code.rest() }
    if !isReading { former = [:] }
  }

  func isScanning(_ folder: String) -> Bool { scanning.contains(folder) }

  mutating func beginScan(of folder: String) {
    scans[folder] = nil
    scanning.insert(folder)
  }

  /// Notes that a document needs the files of a folder, which are not known yet.
  mutating func note(_ uri: String, asksFor folder: String) {
    asking[folder, default: []].insert(uri)
  }

  /// Returns the documents that have requested the files of a folder since they were last known.
  mutating func takeAsking(for folder: String) -> Set<String> {
    asking.removeValue(forKey: folder) ?? []
  }

  /// Ends a scan. Returns true if its result is still valid.
  mutating func finishScan(of folder: String, _ scan: Scan, begun: Int) -> Bool {
    guard begun == scanGeneration else { return false }
    scanning.remove(folder)
    scan.code.use(sharedProjects)
    scans[folder] = scan
    formerCode[folder] = nil
    return true
  }

  /// Returns the code of a folder before it was invalidated.
  func formerCode(in folder: String) -> SharedCode? { formerCode[folder] }

  func surroundings(of path: String) -> Surroundings? { surroundings[path] }

  /// Returns the surroundings before they were invalidated. Until they are read again they are a better approximation
  /// than none, and no finding disappears and reappears.
  func formerSurroundings(of path: String) -> Surroundings? { former[path] }

  /// True if data on which open documents depend is being read.
  var isReading: Bool {
    !reading.isEmpty || !loading.isEmpty || !scanning.isEmpty
  }

  /// Returns true while a subject is being read.
  func isReading(_ subject: Wants.Subject) -> Bool {
    switch subject {
    case .files(let folder): scanning.contains(folder)
    case .xcodeProjects(let folder), .code(let folder): readingCode.contains(folder)
    case .surroundings(let path): reading.contains(path)
    case .contents(let paths): paths.contains { loading[$0] != nil }
    case .findings: false
    }
  }

  /// The folders with pending requests about source files, scenes or images.
  var foldersWithQuestions: [String] {
    let images = sharedImages.wantedFolders
    return scans.filter { folder, scan in
      scan.code.isWanted || scan.scenes.isWanted
        || images.contains { Path.isInside($0, folder) }
    }.keys.sorted()
  }

  mutating func beginReading(around path: String) -> Bool { reading.insert(path).inserted }

  mutating func finishReading(around path: String, _ found: Surroundings, begun: Int) -> Bool {
    reading.remove(path)
    guard begun == contentGeneration else { return false }
    surroundings[path] = found
    former[path] = nil
    images[path] = found.images
    let files = Set(found.translations.files.map(\.path)).union(found.target.stringsFiles)
    for file in files { users[file, default: []].insert(path) }
    return true
  }

  /// Returns the images of a property list if they are known and still those of its target.
  func images(of path: String, _ target: Target) -> ImageIndex? {
    images[path].flatMap { $0.target == target ? $0 : nil }
  }

  // MARK: Files that documents depend on

  /// Notes that a document needs a file. Returns true if the file is not being read yet.
  mutating func beginLoading(_ path: String, for uri: String) -> Bool {
    loading[path, default: []].insert(uri)
    return loading[path]?.count == 1
  }

  /// Ends the reading of a file. Returns the documents that have requested it.
  mutating func finishLoading(_ path: String) -> Set<String> {
    loading.removeValue(forKey: path) ?? []
  }

  // MARK: What is out of date

  /// Discards everything after files have been added or removed.
  mutating func forgetEverything() {
    scanGeneration += 1
    contentGeneration += 1
    // Folders that have not been needed since are not kept.
    if !scans.isEmpty || !scanning.isEmpty {
      formerCode = formerCode.filter { scanning.contains($0.key) }
      formerCode.merge(scans.mapValues(\.code)) { $1 }
    }
    scans = [:]
    scanning = []
    foldersAround = FoldersAround()
    former.merge(surroundings) { $1 }
    surroundings = [:]
    reading = []
    users = [:]
    forgetImages()
    sharedProjects = SharedProjects()
    codeTables = CodeTables()
  }

  /// Discards the projects, and returns the property lists that they may concern.
  private mutating func forgetProjects() -> [String] {
    sharedProjects = SharedProjects()
    for scan in scans.values { scan.code.use(sharedProjects) }
    return surroundings.filter { !$0.value.target.xcodeProjects.isEmpty }.map(\.key)
  }

  private mutating func forgetImages() {
    images = [:]
    sharedImages = SharedImages(counting: unanswered)
  }

  /// Discards what depends on the content of a file, and returns the property lists that it belongs to.
  ///
  /// - Parameter isSaved: true if the change is on the disk. Tables in which iOS does not look up titles are long, so
  ///   they are not read on every keystroke.
  mutating func forgetContent(of path: String, isSaved: Bool) -> [String] {
    let concerned: [String]
    switch FileKind(named: path)?.role {
    // No property list belongs to another, and this one changes on every keystroke.
    case .propertyList: return []
    case .translations:
      concerned =
        (users[path] ?? []).filter { surroundings[$0] != nil }
        + (isSaved ? usersOfOtherTable(path) : [])
      if isSaved { codeTables.forget(around: path) }
    case .project: concerned = forgetProjects()
    // It changes on every keystroke, too.
    case .generator where FileKind.isXcodeGen(path): concerned = isSaved ? forgetProjects() : []
    // A catalog can hold files of any name.
    case .image, .code, .generator, .alone, nil:
      concerned = surroundings.filter { $0.value.target.holdsImage(path) }.map(\.key)
      if !concerned.isEmpty { forgetImages() }
    }
    if !concerned.isEmpty || !reading.isEmpty { contentGeneration += 1 }
    for path in concerned { former[path] = surroundings.removeValue(forKey: path) }
    return concerned.sorted()
  }

  /// Returns the property lists whose project contains a table that iOS does not use for titles, and the source files
  /// that have been checked against it.
  func usersOfOtherTable(_ path: String) -> [String] {
    surroundings.filter { $0.value.target.otherTables.contains(path) }.map(\.key)
      + codeTables.users(around: path)
  }

  /// Discards what is older than an age, for clients that do not report changed files. Returns true if something was
  /// discarded.
  mutating func forget(olderThan age: Duration) -> Bool {
    let now = ContinuousClock.now
    let isOld = scans.values.contains { now - $0.time > age }
    if isOld { forgetEverything() }
    return isOld
  }
}

extension Target {
  /// Returns true if a file is one of the images of the property list, or part of one.
  func holdsImage(_ path: String) -> Bool {
    Path.isOne(path, of: images)
      || assetCatalogs.contains { Path.isInside(path, $0) }
  }
}
