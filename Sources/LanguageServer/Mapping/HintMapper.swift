import EditorFeatures
import Guide
import LanguageServerProtocol
import SourceText

/// Converts inlay hints and semantic tokens for one client.
struct HintMapper {
  /// The longest label of a hint, in Unicode scalars: it is shown inside a line of the document.
  static let maximumLength = 100

  private let text: SourceText
  private let language: Language
  private var positions: PositionMapper

  init(_ document: OpenDocument, _ client: ClientCapabilities, _ language: Language) {
    text = document.text
    self.language = language
    positions = PositionMapper(document.text, client.positionEncoding)
  }

  mutating func items(_ hints: [InlayHint]) -> [InlayHintItem] {
    hints.map { hint in
      InlayHintItem(
        position: positions.position(hint.offset),
        label: Label.text(hint.label[language], maximumLength: Self.maximumLength),
        tooltip: Label.text(hint.tooltip[language]), paddingLeft: true)
    }
  }

  // MARK: Tokens

  /// The names of the kinds of tokens, by their raw values.
  static let tokenTypes = SemanticToken.Kind.allCases.map { kind in
    switch kind {
    case .comment: "comment"
    case .key: "property"
    case .type: "type"
    case .iconType: "enumMember"
    case .buildSetting: "macro"
    }
  }

  static let tokenModifiers = ["deprecated"]

  mutating func tokens(_ tokens: [SemanticToken]) -> SemanticTokensData {
    var data: [Int] = []
    var last = Position(line: 0, character: 0)
    for token in tokens {
      for piece in lines(of: token.range) {
        let range = positions.range(piece)
        let isSameLine = range.start.line == last.line
        data += [
          range.start.line - last.line,
          range.start.character - (isSameLine ? last.character : 0),
          range.end.character - range.start.character, Self.number(of: token.kind),
          token.isUnknown ? 1 : 0,
        ]
        last = range.start
      }
    }
    return SemanticTokensData(data: data)
  }

  /// Returns the index of a kind among `tokenTypes`.
  private static func number(of kind: SemanticToken.Kind) -> Int {
    SemanticToken.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  /// Returns a range split at line ends; parts without text are left out.
  private func lines(of range: ByteRange) -> [ByteRange] {
    let first = text.lines.line(at: range.start)
    let last = text.lines.line(at: range.end)
    return (first...max(first, last)).compactMap { line in
      let piece = ByteRange(
        start: max(range.start, text.lines.start(ofLine: line)),
        end: min(range.end, text.endOfLine(line)))
      return piece.isEmpty ? nil : piece
    }
  }
}
