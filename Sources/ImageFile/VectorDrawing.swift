/// The outlines of a vector image: what is painted, whatever its color, as of a template image only that counts.
public struct VectorDrawing: Sendable, Hashable {
  /// A step of an outline. The origin is at the upper left.
  public enum Step: Sendable, Hashable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  /// An outline with how it is painted.
  public struct Shape: Sendable, Hashable {
    public var steps: [Step]
    public var isFilled: Bool
    /// True if what the outline goes around twice is left open.
    public var isEvenOdd: Bool
    /// Nil where the outline itself is not drawn.
    public var lineWidth: Double?
  }

  /// How many steps one image has.
  public static let maximumSteps = 20_000

  public var width: Double
  public var height: Double
  public internal(set) var shapes: [Shape] = []

  /// Reads a PDF of one page that has outlines only; nil for another, and for what is not understood.
  ///
  /// - Parameter bytes: the whole file.
  public init?(pdf bytes: [UInt8]) {
    guard bytes.starts(with: Array("%PDF-".utf8)) else { return nil }
    let file = PDFObjects(bytes)
    guard let page = file.page, let box = file.mediaBox(of: page), box.width > 0, box.height > 0
    else { return nil }
    (width, height) = (box.width, box.height)
    // From the lower left, upwards, to the upper left, downwards.
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

  /// Returns what another one makes of it that is done before.
  func after(_ other: PDFMatrix) -> PDFMatrix {
    PDFMatrix(
      a: other.a * a + other.b * c, b: other.a * b + other.b * d,
      c: other.c * a + other.d * c, d: other.c * b + other.d * d,
      e: other.e * a + other.f * c + e, f: other.e * b + other.f * d + f)
  }

  func apply(_ x: Double, _ y: Double) -> (Double, Double) {
    (a * x + c * y + e, b * x + d * y + f)
  }

  /// How much longer a line becomes.
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
