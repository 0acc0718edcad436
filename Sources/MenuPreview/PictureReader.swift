import Drawing
import Files
import ImageFile

/// Reads the images that become part of a picture. Nothing else is read or loaded.
public struct PictureReader: Sendable {
  /// The longest image that is put into a picture, in bytes. Icons of 1024 pixels often have more than 512 KB.
  public static let maximumLength = 1024 * 1024

  /// The reason why an image is not shown.
  enum Obstacle: Error, Equatable {
    case tooLong
    case unreadable
    /// A format that browsers do not draw.
    case format(String)
  }

  private let files: any FileAccess
  private let limit: Int

  /// - Parameter limit: the longest image that is part of the picture, in bytes; at most `maximumLength`.
  public init(_ files: any FileAccess, limit: Int = maximumLength) {
    self.files = files
    self.limit = min(limit, Self.maximumLength)
  }

  /// An image that can be part of a picture.
  enum Image {
    case file(PictureData)
    /// A PDF of outlines only.
    case drawing(VectorDrawing)
  }

  func image(_ path: String) -> Result<Image, Obstacle> {
    guard let bytes = try? files.read(path, prefix: limit + 1) else {
      return .failure(.unreadable)
    }
    guard bytes.count <= limit else { return .failure(.tooLong) }
    guard case .image(let header) = ImageFile(bytes) else { return .failure(.unreadable) }
    switch header.format {
    case .png where bytes.dropFirst(12).starts(with: Array("CgBI".utf8)):
      return .failure(.format("CgBI"))
    case .png: return .success(.file(PictureData(.png, bytes)))
    case .jpeg: return .success(.file(PictureData(.jpeg, bytes)))
    case .svg: return .success(.file(PictureData(.svg, bytes)))
    case .pdf:
      return VectorDrawing(pdf: bytes).map { .success(.drawing($0)) }
        ?? .failure(.format(header.format.rawValue))
    case .other: return .failure(.format(header.format.rawValue))
    }
  }
}
