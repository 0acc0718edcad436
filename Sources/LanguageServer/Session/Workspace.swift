import ActionFlow
import AppFiles
import Files
import LanguageServerProtocol
import RuleSubjects

/// What the server knows of files that are not open: its folders, where their files lie, and what
/// surrounds each open property list. Everything is found out when it is first needed.
struct Workspace: Sendable {
  struct Folder: Hashable {
    let path: String
    let name: String
  }

  /// A folder that has been looked through, and what its source files say, read when somebody asks.
  struct Scan {
    let project: ProjectFiles
    let code: SharedCode
    let scenes: SharedSceneCode
    let time: ContinuousClock.Instant

    /// - Parameters:
    ///   - open: the texts of open documents, by their paths.
    ///   - former: what the source files said when the folder was last looked through.
    ///   - unanswered: counts the questions about source files that get no answer yet.
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
  /// By the path of the folder: those of the workspace, and those around documents outside of it.
  private var scans: [String: Scan] = [:]
  /// What source files said, by the folder, where a folder is to be looked through again.
  private var formerCode: [String: SharedCode] = [:]
  /// Folders that are being looked through.
  private var scanning = Set<String>()
  /// The folders of the projects around documents outside of the workspace.
  private var foldersAround = FoldersAround()
  /// Documents that have asked for the files of a folder while they were not known, by the folder.
  private var asking: [String: Set<String>] = [:]
  private var surroundings: [String: Surroundings] = [:]
  /// What was known last, where it is out of date.
  private var former: [String: Surroundings] = [:]
  /// Property lists whose surroundings are being read.
  private var reading = Set<String>()
  /// Files that are being read, and the documents that have asked for them.
  private var loading: [String: Set<String>] = [:]
  /// The property lists that have been found to use a strings file.
  private var users: [String: Set<String>] = [:]
  /// The images of property lists, which outlive a change of their translations.
  private var images: [String: ImageIndex] = [:]
  private(set) var sharedImages: SharedImages
  /// Counts the questions about source files, scenes and images that get no answer yet.
  let unanswered = UnansweredQuestions()
  /// The Xcode projects that are known.
  private(set) var sharedProjects = SharedProjects()
  /// The tables of the texts of code.
  private(set) var codeTables = CodeTables()
  /// Folders whose projects or source files are being read.
  var readingCode = Set<String>()
  /// Grow with everything that makes what is known out of date, so that what was begun before can
  /// be told from what was begun after.
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

  /// The innermost folder of the workspace that a path lies in.
  func folder(of path: String) -> Folder? {
    folders.filter { Path.isInside(path, $0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The folder to look through for what belongs to a document.
  func projectFolder(of path: String, in files: any FileAccess) -> String {
    folder(of: path)?.path ?? foldersAround.folder(around: path, in: files)
  }

  // MARK: What is known

  func project(in folder: String) -> ProjectFiles? { scans[folder]?.project }

  func scan(of folder: String) -> Scan? { scans[folder] }

  /// Returns what the source files of a folder say; nil where nobody has looked through the folder.
  func code(in folder: String) -> SharedCode? { scans[folder]?.code }

  /// The folder with source files that a path lies in.
  func scan(around path: String) -> Scan? {
    scans.first { Path.isInside(path, $0.key) }?.value
  }

  /// Forgets what is made again in no time, and what was known before something changed: where nobody has asked for
  /// more since, it would keep all that its folder's source files once said.
  mutating func rest() {
    for scan in scans.values { scan.code.rest() }
    if !isReading { former = [:] }
  }

  func isScanning(_ folder: String) -> Bool { scanning.contains(folder) }

  mutating func beginScan(of folder: String) {
    scans[folder] = nil
    scanning.insert(folder)
  }

  /// A document needs the files of a folder, which are not known yet.
  mutating func note(_ uri: String, asksFor folder: String) {
    asking[folder, default: []].insert(uri)
  }

  /// The documents that have asked for the files of a folder since they were last known.
  mutating func takeAsking(for folder: String) -> Set<String> {
    asking.removeValue(forKey: folder) ?? []
  }

  /// Returns whether the result is still of use.
  mutating func finishScan(of folder: String, _ scan: Scan, begun: Int) -> Bool {
    guard begun == scanGeneration else { return false }
    scanning.remove(folder)
    scan.code.use(sharedProjects)
    scans[folder] = scan
    formerCode[folder] = nil
    return true
  }

  /// Returns what the source files of a folder said before it was to be looked through again.
  func formerCode(in folder: String) -> SharedCode? { formerCode[folder] }

  func surroundings(of path: String) -> Surroundings? { surroundings[path] }

  /// Returns what was known before something changed. Until more is known it is nearer to the truth than nothing, and
  /// no finding goes and comes back.
  func formerSurroundings(of path: String) -> Surroundings? { former[path] }

  /// Whether something is being found out that open documents depend on.
  var isReading: Bool {
    !reading.isEmpty || !loading.isEmpty || !scanning.isEmpty
  }

  /// True while a subject is being read.
  func isReading(_ subject: Wants.Subject) -> Bool {
    switch subject {
    case .files(let folder): scanning.contains(folder)
    case .xcodeProjects(let folder), .code(let folder): readingCode.contains(folder)
    case .surroundings(let path): reading.contains(path)
    case .contents(let paths): paths.contains { loading[$0] != nil }
    case .findings: false
    }
  }

  /// The folders whose source files, scenes or images a question was about that got no answer yet.
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

  /// The images of a property list that are known and still those of its target.
  func images(of path: String, _ target: Target) -> ImageIndex? {
    images[path].flatMap { $0.target == target ? $0 : nil }
  }

  // MARK: Files that documents depend on

  /// Returns whether nobody reads the file yet.
  mutating func beginLoading(_ path: String, for uri: String) -> Bool {
    loading[path, default: []].insert(uri)
    return loading[path]?.count == 1
  }

  /// Returns the documents that have asked for the file.
  mutating func finishLoading(_ path: String) -> Set<String> {
    loading.removeValue(forKey: path) ?? []
  }

  // MARK: What is out of date

  /// Files have come or gone.
  mutating func forgetEverything() {
    scanGeneration += 1
    contentGeneration += 1
    // Of a folder that nobody has asked for since, nothing is kept.
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

  /// Returns the property lists that projects may tell of.
  private mutating func forgetProjects() -> [String] {
    sharedProjects = SharedProjects()
    for scan in scans.values { scan.code.use(sharedProjects) }
    return surroundings.filter { !$0.value.target.xcodeProjects.isEmpty }.map(\.key)
  }

  private mutating func forgetImages() {
    images = [:]
    sharedImages = SharedImages(counting: unanswered)
  }

  /// The content of a file has changed. Returns the property lists that it belongs to.
  ///
  /// - Parameter isSaved: the change is on the disk. Tables in which iOS does not look for titles are
  ///   long, so they are not read at every stroke of a key.
  mutating func forgetContent(of path: String, isSaved: Bool) -> [String] {
    let concerned: [String]
    switch FileKind(named: path)?.role {
    // No property list belongs to another; this one changes with every stroke of a key.
    case .propertyList: return []
    case .translations:
      concerned =
        (users[path] ?? []).filter { surroundings[$0] != nil }
        + (isSaved ? usersOfOtherTable(path) : [])
      if isSaved { codeTables.forget(around: path) }
    case .project: concerned = forgetProjects()
    // It changes with every stroke of a key, too.
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

  /// The property lists in whose project a table is that iOS does not ask for titles, and the source files
  /// that have been checked against it.
  func usersOfOtherTable(_ path: String) -> [String] {
    surroundings.filter { $0.value.target.otherTables.contains(path) }.map(\.key)
      + codeTables.users(around: path)
  }

  /// Looks again when the last look is older than some time, for clients that do not tell of changed
  /// files.
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
