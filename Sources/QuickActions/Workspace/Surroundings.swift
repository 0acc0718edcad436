/// What is known beside one property list. Built once after each look over the project and whenever
/// one of the files changes; plain data from then on.
public struct Surroundings: Sendable {
  public let target: Target
  /// The images that an icon can name.
  public let images: ImageIndex

  public init(_ target: Target, in files: any FileAccess) {
    self.target = target
    images = ImageIndex(target, in: files)
  }
}
