/// A drawing: shapes in the order in which they are painted, in points, with the origin at the upper left.
public struct Scene: Sendable, Equatable {
  public var width: Double
  public var height: Double
  /// The drawing in words, for people who do not see it.
  public var title: String
  public var shapes: [Shape]

  public init(width: Double, height: Double, title: String, shapes: [Shape] = []) {
    self.width = width
    self.height = height
    self.title = title
    self.shapes = shapes
  }
}

/// A part of a drawing.
public indirect enum Shape: Sendable, Equatable {
  case rectangle(Frame, radius: Double = 0, Style)
  case path(PathData, Style)
  case text(Label)
  /// An image of a file, fitted into a frame.
  ///
  /// - tint: the color that replaces all colors of the image; nil for the image as it is.
  case image(PictureData, Frame, radius: Double = 0, tint: Ink? = nil)
  case group([Shape], Placement = Placement())

  /// A line of text at a place.
  public struct Label: Sendable, Equatable {
    /// Which end of the text is at the place, as it is read.
    public enum Anchor: String, Sendable { case start, middle, end }

    public var text: String
    public var x: Double
    /// The baseline.
    public var y: Double
    public var size: Double
    public var ink: Ink
    public var anchor = Anchor.start
    public var isBold = false
    public var isRightToLeft = false
    public var isStruck = false
    /// BCP 47, for the choice of glyphs.
    public var language: String?

    public init(
      _ text: String, x: Double, y: Double, size: Double, _ ink: Ink, anchor: Anchor = .start,
      isBold: Bool = false, isRightToLeft: Bool = false, isStruck: Bool = false,
      language: String? = nil
    ) {
      self.text = text
      self.x = x
      self.y = y
      self.size = size
      self.ink = ink
      self.anchor = anchor
      self.isBold = isBold
      self.isRightToLeft = isRightToLeft
      self.isStruck = isStruck
      self.language = language
    }
  }

  /// Where a group is, and how it is seen.
  public struct Placement: Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var scale: Double
    public var opacity: Double
    /// What is outside of it, in the group's own measure, is not seen; nil for all.
    public var clip: Frame?

    public init(
      x: Double = 0, y: Double = 0, scale: Double = 1, opacity: Double = 1, clip: Frame? = nil
    ) {
      self.x = x
      self.y = y
      self.scale = scale
      self.opacity = opacity
      self.clip = clip
    }
  }
}

/// A rectangle.
public struct Frame: Sendable, Equatable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a shape is filled and stroked.
public struct Style: Sendable, Equatable {
  public var fill: Ink?
  public var stroke: Ink?
  public var lineWidth: Double
  /// True if what a path goes around twice is left open.
  public var isEvenOdd: Bool
  public var isDashed: Bool
  public var opacity: Double

  public init(
    fill: Ink? = nil, stroke: Ink? = nil, lineWidth: Double = 1, isEvenOdd: Bool = false,
    isDashed: Bool = false, opacity: Double = 1
  ) {
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.isEvenOdd = isEvenOdd
    self.isDashed = isDashed
    self.opacity = opacity
  }
}

/// The outline of a shape in the notation of SVG. Made of our own data or of numbers only, so that it needs no
/// escaping.
public struct PathData: Sendable, Equatable {
  public private(set) var text: String

  /// An outline that is part of the program.
  public init(_ text: StaticString) { self.text = text.description }

  /// An empty outline, to which steps are added.
  public init() { text = "" }

  public var isEmpty: Bool { text.isEmpty }

  /// Begins a part of the outline.
  public mutating func move(_ x: Double, _ y: Double) { add("M", [x, y]) }
  /// Adds a straight line.
  public mutating func line(_ x: Double, _ y: Double) { add("L", [x, y]) }
  /// Adds a cubic curve with its two control points.
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    add("C", [x1, y1, x2, y2, x, y])
  }
  /// Closes the part.
  public mutating func close() { text += "Z" }

  private mutating func add(_ command: String, _ numbers: [Double]) {
    text += command + numbers.map(Decimal.text).joined(separator: " ")
  }
}

/// The bytes of an image.
public struct PictureData: Sendable, Equatable {
  /// The formats that browsers draw.
  public enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  public var format: Format
  public var bytes: [UInt8]

  public init(_ format: Format, _ bytes: [UInt8]) {
    self.format = format
    self.bytes = bytes
  }

  /// The image as an address, so that nothing is loaded from elsewhere.
  public var address: String { "data:\(format.rawValue);base64," + Base64.text(bytes) }
}
