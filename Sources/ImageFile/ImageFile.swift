/// The content of a file that should be an image, as far as its bytes show it.
///
/// Reading cannot fail and never reads beyond the given bytes.
public enum ImageFile: Sendable, Hashable {
  case image(ImageHeader)
  /// A file that begins as an image and ends before its size.
  case truncated(ImageHeader.Format)
  /// A Git LFS pointer, in place of a large file that was not fetched.
  case pointer
  /// Another or an empty file.
  case other

  /// The most bytes of a file that are useful. This includes all of an icon, and the size of any larger
  /// image, which is at its beginning.
  public static let maximumPrefix = 1024 * 1024

  /// - Parameter bytes: the file, or the first `maximumPrefix` bytes of it.
  public init(_ bytes: [UInt8]) {
    if bytes.starts(with: PNGReader.signature) {
      self = Self.found(PNGReader.header(bytes), .png)
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      self = .image(PDFReader.header(bytes))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = Self.found(JPEGReader.header(bytes), .jpeg)
    } else if bytes.starts(with: Array("version https://git-lfs".utf8)) {
      self = .pointer
    } else if Self.isOtherImage(bytes) {
      self = .image(ImageHeader(format: .other, size: nil, opacity: .unknown))
    } else if let header = SVGReader.header(bytes) {
      self = .image(header)
    } else {
      self = .other
    }
  }

  private static func found(_ header: ImageHeader?, _ format: ImageHeader.Format) -> ImageFile {
    header.map { .image($0) } ?? .truncated(format)
  }

  /// Returns true for GIF, TIFF, BMP, WebP, and HEIC and related formats, which their first bytes identify
  /// and which are not read further.
  private static func isOtherImage(_ bytes: [UInt8]) -> Bool {
    let signatures: [[UInt8]] = [
      Array("GIF8".utf8), [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A], Array("BM".utf8),
    ]
    if signatures.contains(where: { bytes.starts(with: $0) }) { return true }
    return bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }
}

/// The properties of an image that the beginning of its file states.
public struct ImageHeader: Sendable, Hashable {
  /// The format, as identified by the first bytes. Its raw value is the name in messages.
  public enum Format: String, Sendable {
    case png = "PNG"
    case pdf = "PDF"
    case jpeg = "JPEG"
    case svg = "SVG"
    /// An image of another format.
    case other = ""
  }

  /// The opacity of the pixels.
  public enum Opacity: Sendable {
    /// Every pixel is opaque: as a template the image is a filled rectangle.
    case opaque
    case transparent
    case unknown
  }

  /// The width and height in pixels; in points for PDF and SVG, which have no pixels.
  public struct Size: Sendable, Hashable {
    public let width: Double
    public let height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  public let format: Format
  /// The size; nil if the file does not state it, or not at its beginning.
  public let size: Size?
  public let opacity: Opacity

  public init(format: Format, size: Size?, opacity: Opacity) {
    self.format = format
    self.size = size
    self.opacity = opacity
  }

  /// True if the size is in points and the image fits every scale.
  public var isVector: Bool { format == .pdf || format == .svg }
}
