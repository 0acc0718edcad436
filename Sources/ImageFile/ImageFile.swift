/// What a file that should be an image turns out to be, as far as its bytes tell.
///
/// Reading cannot fail and never looks at more than it is given; any bytes are something.
public enum ImageFile: Sendable, Hashable {
  case image(ImageHeader)
  /// Begins as an image does and ends before it states its size.
  case truncated(ImageHeader.Format)
  /// The note that Git leaves in the place of a large file that was not fetched.
  case pointer
  /// Something else, or nothing.
  case other

  /// How much of a file is worth reading, in bytes. All of an icon fits; of anything larger the
  /// beginning tells the size.
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

  /// GIF, TIFF, BMP, WebP, and HEIC and its kin: known by their first bytes and not read further.
  private static func isOtherImage(_ bytes: [UInt8]) -> Bool {
    let signatures: [[UInt8]] = [
      Array("GIF8".utf8), [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A], Array("BM".utf8),
    ]
    if signatures.contains(where: { bytes.starts(with: $0) }) { return true }
    return bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      || bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }
}

/// What the beginning of an image tells.
public struct ImageHeader: Sendable, Hashable {
  /// The format, told from the first bytes. Its raw value is the name that messages show.
  public enum Format: String, Sendable {
    case png = "PNG"
    case pdf = "PDF"
    case jpeg = "JPEG"
    case svg = "SVG"
    /// An image of another format.
    case other = ""
  }

  /// Whether there is anything to see through.
  public enum Opacity: Sendable {
    /// Every pixel covers what is behind it: as a template the image is a filled rectangle.
    case opaque
    case transparent
    case unknown
  }

  /// Width and height in pixels; in points for PDF and SVG, which have no pixels.
  public struct Size: Sendable, Hashable {
    public let width: Double
    public let height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  public let format: Format
  /// Nil where the file does not say, or not at its beginning.
  public let size: Size?
  public let opacity: Opacity

  public init(format: Format, size: Size?, opacity: Opacity) {
    self.format = format
    self.size = size
    self.opacity = opacity
  }

  /// Whether the size is in points, good for every scale.
  public var isVector: Bool { format == .pdf || format == .svg }
}
