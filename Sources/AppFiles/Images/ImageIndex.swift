import Files
import SourceText
import Synchronization

/// The images that an app can name: those of its asset catalogs and the loose files beside them.
///
/// Everything is read when somebody asks, and kept: most property lists name no image, and a project
/// has thousands of images of which four are named.
public final class ImageIndex: Sendable {
  /// Whether an image that is not here does surely not exist.
  public enum Coverage: Sendable {
    /// All catalogs of the project are known.
    case whole
    /// A dependency, or a folder outside of the project, could bring more.
    case others
    /// There is no image at all, or something could not be read.
    case partial
  }

  /// The files among which images are looked for.
  public let target: Target
  private let files: any FileAccess
  private let shared: SharedImages
  private let details = Mutex<[String: ImageDetails]>([:])

  /// - Parameter shared: reads each project once for all property lists.
  public init(_ target: Target, in files: any FileAccess, sharing shared: SharedImages) {
    self.target = target
    self.files = files
    self.shared = shared
  }

  private var project: ProjectImages { shared.images(of: target, files) }

  /// Reads the names, so that no later question has to.
  public func prepare() { _ = project }

  /// Which of the project's images are known. Reads the names, the first time.
  public var coverage: Coverage { project.coverage }

  /// The index where the names have been read; else it is noted that somebody asked.
  public func ifRead() -> ImageIndex? { shared.isRead(target) ? self : nil }

  /// All names that can be written, in order.
  public var names: [String] { project.names }

  /// Returns the name nearest to one that no image has.
  func nearestName(to name: String, limit: Int) -> String? {
    project.candidates.nearest(to: name, limit: limit)
  }

  /// The image that a value of `UIApplicationShortcutItemIconFile` means. The same name in the catalog
  /// of another app of the project is not meant, so the nearest counts.
  ///
  /// - Parameter isMember: whether a path belongs to the app; of several images those count first.
  public func image(_ value: String, preferring isMember: (String) -> Bool = { _ in true })
    -> NamedImage?
  {
    func preferred(_ paths: [String]) -> [String] {
      let members = paths.count > 1 ? paths.filter(isMember) : []
      return members.isEmpty ? paths : members
    }
    let project = self.project
    for name in [value, LooseImages.FileName(value).base] {
      if let path = target.nearest(preferred(project.sets[name] ?? [])),
        let kind = AssetCatalog.kind(of: path)
      {
        return NamedImage(name: name, kind: kind, paths: [path])
      }
      let files = preferred(project.loose[name] ?? [])
      if let nearest = target.nearest(files) {
        let folder = Path.folder(of: nearest)
        return NamedImage(
          name: name, kind: .loose,
          paths: Path.inside(folder, of: files).filter { Path.folder(of: $0) == folder })
      }
    }
    return nil
  }

  /// The image that has exactly this name.
  package func named(_ name: String) -> NamedImage? {
    image(name).flatMap { $0.name == name ? $0 : nil }
  }

  /// The folders in which the project's asset catalogs are, in order.
  public var catalogFolders: [String] {
    var folders = Set<String>()
    for path in project.sets.values.joined() {
      guard let catalog = path.range(ofText: ".xcassets/") else { continue }
      folders.insert(Path.folder(of: String(path[..<catalog.lowerBound])))
    }
    return folders.sorted()
  }

  /// Returns true if names with this beginning, up to a `/`, exist.
  func hasNamespace(_ prefix: String) -> Bool {
    project.sets.keys.contains { $0.hasPrefix(prefix) }
  }

  /// Returns what the files of an image are like. Reads them, the first time.
  public func details(of image: NamedImage) -> ImageDetails {
    if let known = details.withLock({ $0[image.name] }) { return known }
    let found = ImageDetails(image, in: files)
    details.withLock { $0[image.name] = found }
    return found
  }
}

/// What the images of several property lists have in common, read once for all of them.
public final class SharedImages: Sendable {
  /// By the folder of the project.
  private let projects = Mutex<[String: ProjectImages]>([:])
  /// Those that somebody has asked for and that have not been read.
  private let wanted = Mutex<[String: Target]>([:])
  private let unanswered: UnansweredQuestions?

  /// - Parameter unanswered: counts the questions that get no answer yet.
  public init(counting unanswered: UnansweredQuestions? = nil) {
    self.unanswered = unanswered
  }

  /// Returns true if the images of a project have been read; else it is noted that somebody asked.
  func isRead(_ target: Target) -> Bool {
    let isRead = projects.withLock { $0[target.projectFolder] != nil }
    if !isRead {
      wanted.withLock { $0[target.projectFolder] = target }
      unanswered?.note()
    }
    return isRead
  }

  /// Whether somebody has asked for what has not been read.
  public var isWanted: Bool { wanted.withLock { !$0.isEmpty } }

  /// The folders of the projects that somebody has asked for and that have not been read.
  public var wantedFolders: Set<String> { wanted.withLock { Set($0.keys) } }

  /// Reads what somebody has asked for.
  public func readWanted(in files: any FileAccess) {
    let targets = wanted.withLock { wanted in
      defer { wanted = [:] }
      return wanted
    }
    for target in targets.values { _ = images(of: target, files) }
  }

  func images(of target: Target, _ files: any FileAccess) -> ProjectImages {
    if let known = projects.withLock({ $0[target.projectFolder] }) { return known }
    let found = ProjectImages(target, in: files)
    projects.withLock { $0[target.projectFolder] = found }
    return found
  }
}

/// The images of one project by their names.
struct ProjectImages: Sendable {
  /// The folders of the sets in catalogs, in order.
  private(set) var sets: [String: [String]] = [:]
  /// The files in no catalog, in order.
  let loose: [String: [String]]
  let coverage: ImageIndex.Coverage
  /// All names that can be written, in order.
  let names: [String]
  let candidates: Spelling.Candidates

  init(_ target: Target, in files: any FileAccess) {
    var isComplete =
      target.hasAllImages && !(target.assetCatalogs.isEmpty && target.images.isEmpty)
    for path in target.assetCatalogs {
      let catalog = AssetCatalog(path, in: files)
      isComplete = isComplete && catalog.isComplete
      for (name, path) in catalog.sets { sets[name, default: []].append(path) }
    }
    for name in sets.keys {
      sets[name]?.sort { $0.precedes($1) }
    }
    loose = Dictionary(grouping: target.images) { LooseImages.FileName($0).base }
    let offered = sets.filter { $0.value.contains { AssetCatalog.kind(of: $0)?.isOffered == true } }
    names = Set(offered.keys).union(loose.keys).sorted()
    candidates = Spelling.Candidates(names)
    guard isComplete else {
      coverage = .partial
      return
    }
    let names = files.entries(of: target.projectFolder)?.map(\.name) ?? []
    // An app without a catalog is of a time, or a tool, that may bring its images along elsewhere.
    let takesMore =
      target.hasLinkedFolders || target.assetCatalogs.isEmpty
      || names.contains { Self.leadsOut(target.projectFolder, $0, files) }
      // What is brought along by code of others is not seen.
      || names.contains("Podfile") && !Self.knowsItsPods(target.projectFolder, names, files)
    coverage = takesMore ? .others : .whole
  }

  /// Returns true if a project says that its pods copy nothing into the app. Images in their own bundles are not found
  /// by name.
  private static func knowsItsPods(
    _ folder: String, _ names: [String], _ files: any FileAccess
  ) -> Bool {
    let projects = names.filter { $0.lowercased().hasSuffix(".xcodeproj") }
    return !projects.isEmpty
      && projects.allSatisfy { name in
        guard let bytes = try? files.read("\(folder)/\(name)/project.pbxproj") else {
          return false
        }
        return bytes.contains(Array("[CP] ".utf8))
          && !bytes.contains(Array("[CP] Copy Pods Resources".utf8))
      }
  }

  /// Returns true if a project takes files from outside of its folder, such as a catalog that several apps of a
  /// repository share. What cannot be read may do so.
  private static func leadsOut(_ folder: String, _ name: String, _ files: any FileAccess) -> Bool {
    var path = folder + "/" + name
    var marks = ["../"]
    switch name.lowercased() {
    case let name where FileKind.isXcodeGen(name): break
    // Tuist names what lies elsewhere from the root of the repository as well.
    case "project.swift": marks += ["relativeToRoot", "\"//"]
    case let name where name.hasSuffix(".xcodeproj"):
      path += "/project.pbxproj"
      // Other values lead out of products, or to headers and scripts.
      marks = [
        "path = ../", "path = \"../", "path = ..;", "path = \"..\"", "path = /", "path = \"/",
        "projectDirPath = ..", "projectDirPath = \"..",
      ]
    default: return false
    }
    guard files.kind(of: path) == .file else { return false }
    guard let bytes = try? files.read(path) else { return true }
    return marks.contains { bytes.contains(Array($0.utf8)) }
  }
}

/// An image by the name under which code and property lists know it.
public struct NamedImage: Sendable, Hashable {
  /// What the image is made of.
  public enum Kind: Sendable {
    /// `*.imageset` in an asset catalog.
    case imageSet
    /// `*.symbolset`: a symbol of the app's own.
    case symbolSet
    /// Some other set that has the name, such as an app icon.
    case otherSet
    /// Files that lie in no catalog.
    case loose

    var isOffered: Bool { self != .otherSet }
  }

  public let name: String
  public let kind: Kind
  /// The folder of the set, or the loose files.
  public let paths: [String]
}
