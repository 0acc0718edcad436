/// An index of the targets that contain a file, so that not every target has to be searched.
public struct TargetIndex: Sendable {
  private let targets: [XcodeTarget]
  /// The places of the targets that list a file, by its folded path.
  private var listing: [String: [Int]] = [:]
  /// The targets to which the content of a folder may belong, by its folded path.
  private var below: [String: [Int]] = [:]

  /// - Parameter targets: those that are named by their places among them.
  public init(_ targets: [XcodeTarget]) {
    self.targets = targets
    for (place, target) in targets.enumerated() {
      for path in target.files.foldedPaths { listing[path, default: []].append(place) }
      for folder in Set(target.files.foldedFolders) { below[folder, default: []].append(place) }
    }
  }

  /// The places of the targets that have a file, in order.
  public func owners(of path: String) -> [Int] {
    let folded = ProjectPath.folded(path)
    let listed = listing[folded] ?? []
    guard !below.isEmpty else { return listed }
    var near: Set<Int> = []
    var folder = folded
    while folder.utf8.count > 1 {
      folder = ProjectPath.folder(of: folder)
      if let places = below[folder] { near.formUnion(places) }
    }
    let others = near.subtracting(listed).filter { targets[$0].files.role(of: path) != nil }
    return others.isEmpty ? listed : (listed + others).sorted()
  }
}
