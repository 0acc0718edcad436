/// Measures texts in the system font of iOS, without the font.
public enum TextMeasure {
  /// The most characters of a text that are measured; no line of a picture is longer.
  public static let maximumLength = 2000

  /// The width of a text in points.
  public struct Width: Sendable, Equatable {
    public var points: Double
    /// The possible deviation of the true width in both directions, as a fraction of the width.
    public var tolerance: Double
    /// True if the table contains every character, so that another font can be fitted to the width.
    public var isExact: Bool
  }

  /// Returns the width of a text on one line.
  ///
  /// - Parameter size: the font size, in points.
  public static func width(of text: String, size: Double) -> Width {
    var measure = Accumulator(size: size)
    for character in text.prefix(maximumLength) { measure.add(character) }
    return measure.width
  }

  /// The width of a text that is measured character by character.
  struct Accumulator {
    private let size: Double
    private let tracking: Double
    private var isRough = false
    private var isExact = true
    private(set) var points = 0.0

    init(size: Double) {
      self.size = size
      tracking = TextMeasure.tracking(size)
    }

    mutating func add(_ character: Character) { points += advance(character) }

    /// Returns the width that a character would add.
    mutating func advance(_ character: Character) -> Double {
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { return 0 }
      if let width = AdvanceTable.widths[first.value] {
        // A variation selector turns the symbol into an emoji.
        if scalars.contains("\u{FE0F}") {
          isExact = false
          return CharacterClass.emoji.width * size / 1000
        }
        if scalars.count > 1 { isExact = false }
        return width * size / 1000 + tracking
      }
      isExact = false
      let kind = CharacterClass(first)
      if kind == .emoji || scalars.contains("\u{FE0F}") || isFlag(first) {
        return CharacterClass.emoji.width * size / 1000
      }
      if kind.isRough { isRough = true }
      var width = kind.width
      for scalar in scalars.dropFirst() {
        let other = CharacterClass(scalar)
        // Letters of scripts such as Devanagari that form a cluster.
        if kind.isRough, other == kind { width += other.width / 2 }
      }
      return width * size / 1000
    }

    private func isFlag(_ scalar: Unicode.Scalar) -> Bool {
      (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    var width: Width {
      Width(points: points, tolerance: isRough ? 0.2 : 0.02, isExact: isExact)
    }
  }

  /// Returns the space that iOS inserts between characters, in points, for a font size.
  static func tracking(_ size: Double) -> Double {
    let table: [Double] = [
      0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26, -0.10, 0.07,
    ]
    let place = size - 11
    guard place > 0 else { return table[0] }
    guard place < Double(table.count - 1) else { return table[table.count - 1] }
    let index = Int(place)
    let part = place - Double(index)
    return table[index] * (1 - part) + table[index + 1] * part
  }

  /// Returns the number of columns of a text in a terminal, where Chinese characters and emoji take two.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the number of columns of a character in a terminal.
  public static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch CharacterClass(first) {
    case .mark: return 0
    case .emoji, .han, .hangul: return 2
    case .halfWidthKana, .arabic, .hebrew, .thai, .indic, .other: return 1
    }
  }
}
