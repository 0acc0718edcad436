/// Breaks a text into the lines of a label. The last line ends with an ellipsis if the text does not fit.
public struct LineBreaker: Sendable {
  /// The amount of the text that is shown.
  public enum Fit: Sendable, Equatable {
    case whole
    /// The text is so close to the limit that the approximate widths do not decide.
    case uncertain
    case cut
  }

  /// The lines of a text.
  public struct Lines: Sendable, Equatable {
    public var lines: [String]
    public var fit: Fit
  }

  /// The size of the font, in points.
  public let size: Double
  /// The width of the label, in points.
  public let width: Double
  public let maximumLines: Int
  /// True if a word that is wider than a line is broken between the parts of a name, as in `item.shortTitle`.
  public let breaksNames: Bool

  public init(size: Double, width: Double, maximumLines: Int, breaksNames: Bool = false) {
    self.size = size
    self.width = width
    self.maximumLines = max(1, maximumLines)
    self.breaksNames = breaksNames
  }

  /// Returns the lines of a text, with control characters replaced as by `DrawableText`.
  public func lines(of text: String) -> Lines {
    let text = DrawableText.line(text)
    let tolerance = TextMeasure.width(of: text, size: size).tolerance
    let (lines, isCut) = breakLines(text, within: width)
    let isCutWider = breakLines(text, within: width * (1 + tolerance)).isCut
    let isCutNarrower = breakLines(text, within: width / (1 + tolerance)).isCut
    let fit: Fit =
      isCutWider ? .cut : isCutNarrower || isCut ? .uncertain : .whole
    return Lines(lines: lines, fit: fit)
  }

  private func breakLines(_ text: String, within width: Double) -> (lines: [String], isCut: Bool) {
    var lines: [String] = []
    var rest = text[...].drop { $0 == " " }
    while !rest.isEmpty {
      if lines.count == maximumLines - 1 {
        let (line, isCut) = lastLine(rest, within: width)
        return (lines + [line], isCut)
      }
      let end = end(ofLine: rest, within: width)
      var line = rest[..<end]
      while line.last == " " { line = line.dropLast() }
      lines.append(String(line))
      rest = rest[end...].drop { $0 == " " }
    }
    return (lines, false)
  }

  /// Returns the end of the first line of a text: after the last word that fits, or inside a word that is
  /// wider than a line.
  private func end(ofLine text: Substring, within width: Double) -> Substring.Index {
    var measure = TextMeasure.Accumulator(size: size)
    var lastBreak: Substring.Index?
    var lastPart: Substring.Index?
    var previous: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if let previous, index > text.startIndex {
        if mayBreak(previous, character) { lastBreak = index }
        if breaksNames, Self.beginsPart(previous, character) { lastPart = index }
      }
      let advance = measure.advance(character)
      // A space at the end of a line needs no room.
      if character != " ", measure.points + advance > width, index > text.startIndex {
        return lastBreak ?? lastPart ?? index
      }
      measure.add(character)
      previous = character
      index = text.index(after: index)
    }
    return text.endIndex
  }

  /// Returns true before a separator of the parts of a name, and before an upper-case letter after a
  /// lower-case one.
  private static func beginsPart(_ before: Character, _ after: Character) -> Bool {
    if after == "." || after == "_" || after == "(" || after == "[" { return before != "." }
    return after.isUppercase && before.isLowercase
  }

  private func mayBreak(_ before: Character, _ after: Character) -> Bool {
    if before == " " || before == "-" || before == "–" { return true }
    guard let left = before.unicodeScalars.first, let right = after.unicodeScalars.first else {
      return false
    }
    // Closing punctuation cannot begin a line.
    if Self.closing.contains(right) || Self.opening.contains(left) { return false }
    return CharacterClass(left).breaksAnywhere || CharacterClass(right).breaksAnywhere
  }

  private static let closing = Set("、。，．：；？！）】」』〉》”’ー…".unicodeScalars)
  private static let opening = Set("（【「『〈《“‘".unicodeScalars)

  private func lastLine(_ text: Substring, within width: Double) -> (String, isCut: Bool) {
    var measure = TextMeasure.Accumulator(size: size)
    let ellipsis = TextMeasure.width(of: "…", size: size).points
    /// The end of the longest prefix that leaves room for the ellipsis.
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let isLast = text[index...].allSatisfy { $0 == " " }
      if isLast { break }
      measure.add(character)
      let next = text.index(after: index)
      if measure.points + ellipsis <= width { end = next }
      if measure.points > width {
        var line = text[..<end]
        while line.last == " " { line = line.dropLast() }
        return (String(line) + "…", true)
      }
      index = next
    }
    return (String(text[..<index]), false)
  }
}
