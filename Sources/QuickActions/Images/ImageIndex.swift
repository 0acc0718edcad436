import Synchronization

/// The images that an app can name: those of its asset catalogs and the loose files beside them.
///
/// The names are read at once. What an image is like is read when somebody asks, and kept: a project
/// has thousands of images and names four of them.
public struct ImageIndex: Sendable {
  /// How many sets and groups of the catalogs are looked at.
  public static let maximumCount = 50_000

  /// Whether an image that is not here does surely not exist.
  public enum Coverage: Sendable {
    /// All catalogs of the project are known.
    case whole
    /// A dependency or another project could bring more.
    case others
    /// There is no catalog, or something could not be read.
    case partial
  }

  public let coverage: Coverage
  private let images: [String: NamedImage]
  private let details: Details

  init(_ target: Target, in files: any FileAccess) {
    var images: [String: NamedImage] = [:]
    var isComplete = target.isComplete && !target.assetCatalogs.isEmpty
    var room = Self.maximumCount
    for catalog in target.nearestFirst(target.assetCatalogs) {
      let listing = AssetCatalog(catalog, in: files, room: room)
      room -= listing.count
      isComplete = isComplete && listing.isComplete
      // The same name in the catalog of another app of the project is not meant.
      images.merge(listing.images) { first, _ in first }
    }
    images.merge(LooseImages.named(target.nearestFirst(target.images))) { first, _ in first }
    self.images = images
    details = Details(files)
    if !isComplete {
      coverage = .partial
    } else {
      coverage = target.hasImagesElsewhere || Self.hasDependencies(target, files) ? .others : .whole
    }
  }

  /// Whether the project takes in code of others that can bring images along.
  private static func hasDependencies(_ target: Target, _ files: any FileAccess) -> Bool {
    let names = files.entries(of: target.projectFolder)?.map(\.name) ?? []
    return names.contains { ["Podfile", "Cartfile"].contains($0) }
  }

  /// All names that can be written, in order.
  public var names: [String] {
    images.values.filter { $0.kind.isOffered }.map(\.name).sorted()
  }

  /// The image that a value of `UIApplicationShortcutItemIconFile` means.
  public func image(_ value: String) -> NamedImage? {
    images[value] ?? images[LooseImages.FileName(value).base]
  }

  /// Whether names with this beginning, up to a `/`, exist.
  func hasNamespace(_ prefix: String) -> Bool {
    images.keys.contains { $0.hasPrefix(prefix) }
  }

  /// What the files of an image are like. Reads them, the first time.
  public func details(of image: NamedImage) -> ImageDetails {
    details.details(of: image)
  }

  /// What has been read so far.
  private final class Details: Sendable {
    private let files: any FileAccess
    private let known = Mutex<[String: ImageDetails]>([:])

    init(_ files: any FileAccess) {
      self.files = files
    }

    func details(of image: NamedImage) -> ImageDetails {
      if let details = known.withLock({ $0[image.name] }) { return details }
      let details = ImageDetails(image, in: files)
      known.withLock { $0[image.name] = details }
      return details
    }
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
