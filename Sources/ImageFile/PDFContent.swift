/// Reads the shapes that a page of a PDF paints. A text, an image or a shading ends the reading, because it
/// is not part of an icon.
struct PDFContent {
  /// The most saved graphics states, and the most levels of nested forms.
  private static let maximumStates = 64
  private static let maximumDepth = 4
  private static let maximumOperands = 64

  private(set) var shapes: [VectorDrawing.Shape] = []
  private var steps = 0
  private let file: PDFObjects

  init(_ file: PDFObjects) { self.file = file }

  private struct State {
    var matrix: PDFMatrix
    var lineWidth = 1.0
    /// The outline that clips the painted shapes, unless it is a rectangle.
    var clip: (steps: [VectorDrawing.Step], isEvenOdd: Bool)?
  }

  private struct Outline {
    var steps: [VectorDrawing.Step] = []
    var (x, y) = (0.0, 0.0)
    var clips: Bool?

    /// True if the outline is a single rectangle parallel to the axes.
    var isRectangle: Bool {
      var corners: [(Double, Double)] = []
      for (index, step) in steps.enumerated() {
        switch step {
        case .move(let x, let y) where index == 0: corners.append((x, y))
        case .line(let x, let y) where index > 0 && index < 5: corners.append((x, y))
        case .close where index == steps.count - 1: break
        case .move, .line, .curve, .close: return false
        }
      }
      guard corners.count == 4 || corners.count == 5 else { return false }
      return zip(corners, corners.dropFirst()).allSatisfy { first, next in
        abs(first.0 - next.0) < 0.001 || abs(first.1 - next.1) < 0.001
      }
    }
  }

  /// - Returns: true if the whole content could be interpreted.
  mutating func read(
    _ content: [UInt8], resources: String, _ matrix: PDFMatrix, depth: Int
  ) -> Bool {
    guard depth < Self.maximumDepth, !file.hasMasks else { return false }
    var tokens = PDFTokens(content)
    var state = State(matrix: matrix)
    var kept: [State] = []
    var numbers: [Double] = []
    var name = ""
    var outline = Outline()
    while let token = tokens.next() {
      switch token {
      case .number(let number):
        guard numbers.count < Self.maximumOperands, number.isFinite else { return false }
        numbers.append(number)
        continue
      case .name(let text):
        name = text
        continue
      case .other: continue
      case .word(let word):
        switch word {
        case "q":
          guard kept.count < Self.maximumStates else { return false }
          kept.append(state)
        case "Q": state = kept.popLast() ?? state
        case "cm":
          guard let own = PDFMatrix(numbers) else { return false }
          state.matrix = state.matrix.after(own)
        case "w": state.lineWidth = numbers.last ?? 1
        case "m", "l", "c", "v", "y", "h", "re":
          guard add(word, numbers, state.matrix, &outline) else { return false }
        case "W": outline.clips = false
        case "W*": outline.clips = true
        case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "n":
          paint(word, &outline, &state)
        case "Do":
          guard paintForm(name, resources, state.matrix, depth: depth) else { return false }
        case "sh", "BI", "Tj", "TJ", "'", "\"": return false
        default: break
        }
        numbers = []
      }
    }
    return true
  }

  private mutating func add(
    _ word: String, _ numbers: [Double], _ matrix: PDFMatrix, _ outline: inout Outline
  ) -> Bool {
    let needed = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "h": 0, "re": 4][word] ?? 0
    guard numbers.count >= needed else { return false }
    steps += word == "re" ? 5 : 1
    guard steps <= VectorDrawing.maximumSteps else { return false }
    let last = Array(numbers.suffix(needed))
    func point(_ x: Double, _ y: Double) -> (Double, Double) { matrix.apply(x, y) }
    func curve(_ all: [Double]) {
      let (x1, y1) = point(all[0], all[1])
      let (x2, y2) = point(all[2], all[3])
      let (x, y) = point(all[4], all[5])
      outline.steps.append(.curve(x1, y1, x2, y2, x, y))
      (outline.x, outline.y) = (all[4], all[5])
    }
    switch word {
    case "m", "l":
      let (x, y) = point(last[0], last[1])
      outline.steps.append(word == "m" ? .move(x, y) : .line(x, y))
      (outline.x, outline.y) = (last[0], last[1])
    case "c": curve(last)
    case "v": curve([outline.x, outline.y] + last)
    case "y": curve(last + last.suffix(2))
    case "re":
      let corners = [
        (last[0], last[1]), (last[0] + last[2], last[1]), (last[0] + last[2], last[1] + last[3]),
        (last[0], last[1] + last[3]),
      ]
      for (index, corner) in corners.enumerated() {
        let (x, y) = point(corner.0, corner.1)
        outline.steps.append(index == 0 ? .move(x, y) : .line(x, y))
      }
      outline.steps.append(.close)
      (outline.x, outline.y) = (last[0], last[1])
    default: outline.steps.append(.close)
    }
    return true
  }

  private mutating func paint(_ word: String, _ outline: inout Outline, _ state: inout State) {
    defer {
      if let isEvenOdd = outline.clips, !outline.isRectangle, !outline.steps.isEmpty {
        state.clip = (outline.steps, isEvenOdd)
      }
      outline = Outline()
    }
    guard word != "n", !outline.steps.isEmpty else { return }
    var steps = outline.steps
    if ["s", "b", "b*"].contains(word) { steps.append(.close) }
    let isFilled = !["S", "s"].contains(word)
    let isStroked = ["S", "s", "B", "B*", "b", "b*"].contains(word)
    var isEvenOdd = word.hasSuffix("*")
    // A filled rectangle in front of a clipping outline shows the shape of that outline.
    if isFilled, !isStroked, outline.isRectangle, let clip = state.clip {
      (steps, isEvenOdd) = clip
    }
    shapes.append(
      VectorDrawing.Shape(
        steps: steps, isFilled: isFilled, isEvenOdd: isEvenOdd,
        lineWidth: isStroked ? state.lineWidth * state.matrix.scale : nil))
  }

  private mutating func paintForm(
    _ name: String, _ resources: String, _ matrix: PDFMatrix, depth: Int
  ) -> Bool {
    guard let number = file.external(name, resources), let head = file.dictionary(number),
      head.contains("/Form"), let content = file.stream(number)
    else { return false }
    var own = matrix
    if let key = head.ranges(of: "/Matrix").first {
      let numbers = head[key.upperBound...].drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      if let matrix = PDFMatrix(numbers) { own = own.after(matrix) }
    }
    return read(content, resources: head, own, depth: depth + 1)
  }
}

/// The tokens of a page's content.
private struct PDFTokens {
  enum Token {
    case number(Double)
    case name(String)
    case word(String)
    /// A text or a bracket.
    case other
  }

  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    while at < bytes.count, Self.isBlank(bytes[at]) { at += 1 }
    guard at < bytes.count else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "%"):
      while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      return .other
    case UInt8(ascii: "("):
      skipText()
      return .other
    case UInt8(ascii: "/"):
      at += 1
      return .name(word())
    case let byte where Self.isDelimiter(byte):
      at += 1
      return .other
    default:
      let text = word()
      return Double(text).map(Token.number) ?? .word(text)
    }
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, !Self.isBlank(bytes[at]), !Self.isDelimiter(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func skipText() {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      at += 1
      if depth == 0 { return }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    "()<>[]{}/%".utf8.contains(byte)
  }
}
