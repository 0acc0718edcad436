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
    /// A dependency or another project could bring more.
    case others
    /// There is no catalog, or something could not be read.
    case partial
  }

  private struct Contents {
    /// The nearest to the property list first.
    let catalogs: [AssetCatalog]
    /// Loose files by the name that means them.
    let loose: [String: [String]]
    let coverage: Coverage
  }

  private let target: Target
  private let files: any FileAccess
  private let shared: SharedImages
  private let contents = Mutex<Contents?>(nil)
  private let details = Mutex<[String: ImageDetails]>([:])

  init(_ target: Target, in files: any FileAccess, sharing shared: SharedImages) {
    self.target = target
    self.files = files
    self.shared = shared
  }

  /// Reads the names, so that no later question has to.
  public func prepare() { _ = read() }

  public var coverage: Coverage { read().coverage }

  /// All names that can be written, in order.
  public var names: [String] {
    let contents = read()
    var names = Set(contents.loose.keys)
    for catalog in contents.catalogs {
      for image in catalog.images.values where image.kind.isOffered { names.insert(image.name) }
    }
    return names.sorted()
  }

  /// The image that a value of `UIApplicationShortcutItemIconFile` means.
  public func image(_ value: String) -> NamedImage? {
    let contents = read()
    for name in [value, LooseImages.FileName(value).base] {
      // The same name in the catalog of another app of the project is not meant.
      for catalog in contents.catalogs {
        if let image = catalog.images[name] { return image }
      }
      if let paths = contents.loose[name] { return loose(name, target.nearestFirst(paths)) }
    }
    return nil
  }

  /// The files of the nearest folder that has some.
  private func loose(_ name: String, _ paths: [String]) -> NamedImage {
    let folder = paths.first.map { Path.folder(of: $0) }
    return NamedImage(
      name: name, kind: .loose, paths: paths.filter { Path.folder(of: $0) == folder })
  }

  /// Whether names with this beginning, up to a `/`, exist.
  func hasNamespace(_ prefix: String) -> Bool {
    read().catalogs.contains { $0.images.keys.contains { $0.hasPrefix(prefix) } }
  }

  /// What the files of an image are like. Reads them, the first time.
  public func details(of image: NamedImage) -> ImageDetails {
    if let known = details.withLock({ $0[image.name] }) { return known }
    let found = ImageDetails(image, in: files)
    details.withLock { $0[image.name] = found }
    return found
  }

  private func read() -> Contents {
    contents.withLock { contents in
      if let contents { return contents }
      let catalogs = target.nearestFirst(target.assetCatalogs).map { shared.catalog($0, files) }
      let found = Contents(
        catalogs: catalogs, loose: shared.looseImages(of: target), coverage: coverage(of: catalogs))
      contents = found
      return found
    }
  }

  private func coverage(of catalogs: [AssetCatalog]) -> Coverage {
    guard target.isComplete, !catalogs.isEmpty, catalogs.allSatisfy(\.isComplete) else {
      return .partial
    }
    return target.hasImagesElsewhere || hasDependencies ? .others : .whole
  }

  /// Whether the project takes in code of others that can bring images along.
  private var hasDependencies: Bool {
    let names = files.entries(of: target.projectFolder)?.map(\.name) ?? []
    return names.contains { ["Podfile", "Cartfile"].contains($0) }
  }
}

/// What the images of several property lists have in common, read once for all of them.
public final class SharedImages: Sendable {
  private let catalogs = Mutex<[String: AssetCatalog]>([:])
  private let loose = Mutex<[String: [String: [String]]]>([:])

  public init() {}

  func catalog(_ path: String, _ files: any FileAccess) -> AssetCatalog {
    if let known = catalogs.withLock({ $0[path] }) { return known }
    let found = AssetCatalog(path, in: files)
    catalogs.withLock { $0[path] = found }
    return found
  }

  func looseImages(of target: Target) -> [String: [String]] {
    if let known = loose.withLock({ $0[target.projectFolder] }) { return known }
    let found = Dictionary(grouping: target.images) { LooseImages.FileName($0).base }
    loose.withLock { $0[target.projectFolder] = found }
    return found
  }
}

/// An image by the name under which code and property lists know it.
public struct NamedImage: Sendable, Hashable {
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
