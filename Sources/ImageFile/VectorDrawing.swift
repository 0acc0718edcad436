/// The outlines of a vector image without their colors, which do not count for a template image.
public struct VectorDrawing: Sendable, Hashable {
  /// A step of an outline. The origin is at the upper left.
  public enum Step: Sendable, Hashable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  /// An outline with its painting attributes.
  public struct Shape: Sendable, Hashable {
    public var steps: [Step]
    public var isFilled: Bool
    /// True for the even-odd fill rule, which leaves areas open that the outline encloses twice.
    public var isEvenOdd: Bool
    /// The width of the stroke; nil if the outline is not stroked.
    public var lineWidth: Double?
  }

  /// The most steps of one image.
  public static let maximumSteps = 20_000

  public var width: Double
  public var height: Double
  public internal(set) var shapes: [Shape] = []

  /// Reads a PDF of one page that consists of outlines only; nil for other files and for unsupported content.
  ///
  /// - Parameter bytes: the whole file.
  public init?(pdf bytes: [UInt8]) {
    guard bytes.starts(with: Array("%PDF-".utf8)) else { return nil }
    let file = PDFObjects(bytes)
    guard let page = file.page, let box = file.mediaBox(of: page), box.width > 0, box.height > 0
    else { return nil }
    (width, height) = (box.width, box.height)
    // From an origin at the lower left to one at the upper left.
    let matrix = PDFMatrix(a: 1, b: 0, c: 0, d: -1, e: -box.x, f: box.y + box.height)
    var reader = PDFContent(file)
    let content = file.contents(of: page)
    guard !content.isEmpty, reader.read(content, resources: page, matrix, depth: 0),
      !reader.shapes.isEmpty
    else { return nil }
    shapes = reader.shapes
  }
}

/// A transformation of the plane.
struct PDFMatrix {
  var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  /// Returns the transformation that applies the other one first and then this one.
  func after(_ other: PDFMatrix) -> PDFMatrix {
    PDFMatrix(
      a: other.a * a + other.b * c, b: other.a * b + other.b * d,
      c: other.c * a + other.d * c, d: other.c * b + other.d * d,
      e: other.e * a + other.f * c + e, f: other.e * b + other.f * d + f)
  }

  func apply(_ x: Double, _ y: Double) -> (Double, Double) {
    (a * x + c * y + e, b * x + d * y + f)
  }

  /// The factor by which a line becomes longer.
  var scale: Double { abs(a * d - b * c).squareRoot() }

  init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  init?(_ numbers: [Double]) {
    guard numbers.count >= 6 else { return nil }
    let last = numbers.suffix(6).map { $0 }
    self.init(a: last[0], b: last[1], c: last[2], d: last[3], e: last[4], f: last[5])
  }
}
