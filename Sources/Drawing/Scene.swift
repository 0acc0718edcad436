/// A drawing: shapes in the order in which they are painted, in points, with the origin at the upper left.
public struct Scene: Sendable, Equatable {
  public var width: Double
  public var height: Double
  /// A description of the drawing for people who cannot see it.
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

  /// A line of text at a position.
  public struct Label: Sendable, Equatable {
    /// The end of the text, in reading direction, that is at the position.
    public enum Anchor: String, Sendable { case start, middle, end }

    public var text: String
    public var x: Double
    /// The position of the baseline.
    public var y: Double
    public var size: Double
    public var ink: Ink
    public var anchor = Anchor.start
    public var isBold = false
    public var isRightToLeft = false
    public var isStruck = false
    /// The language as a BCP 47 tag, for the choice of glyphs.
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

  /// The position, scale and visibility of a group.
  public struct Placement: Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var scale: Double
    public var opacity: Double
    /// The visible part, in the coordinates of the group; nil to show all.
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

/// The fill and the stroke of a shape.
public struct Style: Sendable, Equatable {
  public var fill: Ink?
  public var stroke: Ink?
  public var lineWidth: Double
  /// True for the even-odd fill rule, which leaves areas open that a path encloses twice.
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

/// The outline of a shape in the notation of SVG. It consists of constants of this program or of numbers
/// only, so it needs no escaping.
public struct PathData: Sendable, Equatable {
  public private(set) var text: String

  /// Creates an outline that is part of the program.
  public init(_ text: StaticString) { self.text = text.description }

  /// Creates an empty outline, to which steps are added.
  public init() { text = "" }

  public var isEmpty: Bool { text.isEmpty }

  /// Begins a subpath.
  public mutating func move(_ x: Double, _ y: Double) { add("M", [x, y]) }
  /// Adds a straight line.
  public mutating func line(_ x: Double, _ y: Double) { add("L", [x, y]) }
  /// Adds a cubic curve with its two control points.
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    add("C", [x1, y1, x2, y2, x, y])
  }
  /// Closes the subpath.
  public mutating func close() { text += "Z" }

  private mutating func add(_ command: String, _ numbers: [Double]) {
    text += command + numbers.map(Decimal.text).joined(separator: " ")
  }
}

/// The bytes of an image.
public struct PictureData: Sendable, Equatable {
  /// The formats that browsers display.
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

  /// The image as a data URL, so that nothing is loaded from elsewhere.
  public var address: String { "data:\(format.rawValue);base64," + Base64.text(bytes) }
}
