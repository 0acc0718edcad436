import Files
import SourceText
import Synchronization

/// The images that an app can name: those of its asset catalogs and the loose files next to them.
///
/// Everything is read on first use and cached: most property lists name no image, and a project has thousands of
/// images of which four are named.
public final class ImageIndex: Sendable {
  /// The reliability of the statement that an image does not exist.
  public enum Coverage: Sendable {
    /// All catalogs of the project are known.
    case whole
    /// A dependency, or a folder outside of the project, may add images.
    case others
    /// There is no image at all, or something could not be read.
    case partial
  }

  /// The target whose images are indexed.
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

  /// Reads the names, so that later requests need not.
  public func prepare() { _ = project }

  /// The coverage of the project's images. Reads the names on first use.
  public var coverage: Coverage { project.coverage }

  /// Returns the index if the names have been read; else notes the request.
  public func ifRead() -> ImageIndex? { shared.isRead(target) ? self : nil }

  /// All names that code and property lists can use, in order.
  public var names: [String] { project.names }

  /// Returns the name most similar to one that no image has.
  func nearestName(to name: String, limit: Int) -> String? {
    project.candidates.nearest(to: name, limit: limit)
  }

  /// Returns the image for a value of `UIApplicationShortcutItemIconFile`. An image of the same name in another app's
  /// catalog is not meant, so the nearest one counts.
  ///
  /// - Parameter isMember: returns true for a path that belongs to the app; its images are preferred.
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

  /// Returns the image with exactly this name.
  package func named(_ name: String) -> NamedImage? {
    image(name).flatMap { $0.name == name ? $0 : nil }
  }

  /// The folders that contain the project's asset catalogs, in order.
  public var catalogFolders: [String] {
    var folders = Set<String>()
    for path in project.sets.values.joined() {
      guard let catalog = path.range(ofText: ".xcassets/") else { continue }
      folders.insert(Path.folder(of: String(path[..<catalog.lowerBound])))
    }
    return folders.sorted()
  }

  /// Returns true if there are names with this beginning, up to a `/`.
  func hasNamespace(_ prefix: String) -> Bool {
    project.sets.keys.contains { $0.hasPrefix(prefix) }
  }

  /// Returns the properties of an image's files. Reads them on first use.
  public func details(of image: NamedImage) -> ImageDetails {
    if let known = details.withLock({ $0[image.name] }) { return known }
    let found = ImageDetails(image, in: files)
    details.withLock { $0[image.name] = found }
    return found
  }
}

/// The images of several property lists, read once for all of them.
public final class SharedImages: Sendable {
  /// The images by the folder of the project.
  private let projects = Mutex<[String: ProjectImages]>([:])
  /// The requested images that have not been read.
  private let wanted = Mutex<[String: Target]>([:])
  private let unanswered: UnansweredQuestions?

  /// - Parameter unanswered: counts the requests that cannot be answered yet.
  public init(counting unanswered: UnansweredQuestions? = nil) {
    self.unanswered = unanswered
  }

  /// Returns true if the images of a project have been read; else notes the request.
  func isRead(_ target: Target) -> Bool {
    let isRead = projects.withLock { $0[target.projectFolder] != nil }
    if !isRead {
      wanted.withLock { $0[target.projectFolder] = target }
      unanswered?.note()
    }
    return isRead
  }

  /// True if something was requested that has not been read.
  public var isWanted: Bool { wanted.withLock { !$0.isEmpty } }

  /// The folders of the requested projects that have not been read.
  public var wantedFolders: Set<String> { wanted.withLock { Set($0.keys) } }

  /// Reads what was requested.
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
    let names = isComplete ? files.entries(of: target.projectFolder)?.map(\.name) ?? [] : []
    guard isComplete, !names.contains(where: { Self.lacksCatalog(target, $0, files) }) else {
      coverage = .partial
      return
    }
    // An app without a catalog is so old, or made by a tool, that its images may be added in other ways.
    let takesMore =
      target.hasLinkedFolders || target.assetCatalogs.isEmpty
      || names.contains { Self.leadsOut(target.projectFolder, $0, files) }
      // Images that dependencies add are not known.
      || names.contains("Podfile") && !Self.knowsItsPods(target.projectFolder, names, files)
    coverage = takesMore ? .others : .whole
  }

  /// Returns true if a project lists an asset catalog that is not on the disk, as where only some folders are checked
  /// out.
  private static func lacksCatalog(
    _ target: Target, _ name: String, _ files: any FileAccess
  ) -> Bool {
    let path = "\(target.projectFolder)/\(name)/project.pbxproj"
    guard name.lowercased().hasSuffix(".xcodeproj"), files.kind(of: path) == .file,
      let bytes = try? files.read(path)
    else { return false }
    let known = Set(target.assetCatalogs.map { Path.name(of: $0).lowercased() })
    let ending = Array(".xcassets".utf8)
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      guard line.contains(ending), let value = Self.path(in: String(decoding: line, as: UTF8.self))
      else { return false }
      return !known.contains(Path.name(of: value).lowercased())
    }
  }

  /// Returns the value of `path = …;` in a line of a project.
  private static func path(in line: String) -> String? {
    guard line.contains("PBXFileReference"), let start = line.firstRange(of: "path = ") else {
      return nil
    }
    let value = line[start.upperBound...].prefix { $0 != ";" }.trimmed
    return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
  }

  /// Returns true if a project shows that its pods copy nothing into the app. Images in their own bundles are not
  /// found by name.
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

  /// Returns true if a project uses files outside of its folder, such as a catalog that several apps of a repository
  /// share. A project that cannot be read may do so.
  private static func leadsOut(_ folder: String, _ name: String, _ files: any FileAccess) -> Bool {
    var path = folder + "/" + name
    var marks = ["../"]
    switch name.lowercased() {
    case let name where FileKind.isXcodeGen(name): break
    // Tuist names files elsewhere also by paths from the root of the repository.
    case "project.swift": marks += ["relativeToRoot", "\"//"]
    case let name where name.hasSuffix(".xcodeproj"):
      path += "/project.pbxproj"
      // Other settings refer to products, headers and scripts.
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

/// An image, by its name in code and property lists.
public struct NamedImage: Sendable, Hashable {
  /// The source of the image.
  public enum Kind: Sendable {
    /// `*.imageset` in an asset catalog.
    case imageSet
    /// `*.symbolset`: a symbol of the app's own.
    case symbolSet
    /// Some other set that has the name, such as an app icon.
    case otherSet
    /// Files outside of catalogs.
    case loose

    var isOffered: Bool { self != .otherSet }
  }

  public let name: String
  public let kind: Kind
  /// The folder of the set, or the loose files.
  public let paths: [String]
}
