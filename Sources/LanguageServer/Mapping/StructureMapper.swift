import EditorFeatures
import LanguageServerProtocol
import SourceText

/// Converts the structure of a document for one client.
struct StructureMapper {
  private let uri: String
  private let text: SourceText
  private let client: StructureCapabilities
  private var positions: PositionMapper

  init(_ document: OpenDocument, _ client: ClientCapabilities) {
    uri = document.uri
    text = document.text
    self.client = client.structure
    positions = PositionMapper(document.text, client.positionEncoding)
  }

  // MARK: Outline

  mutating func symbols(_ entries: [OutlineEntry]) -> DocumentSymbols {
    if client.hierarchicalSymbols { return .tree(entries.map { symbol($0) }) }
    var list: [SymbolInformation] = []
    for entry in entries { append(entry, in: nil, to: &list) }
    return .list(list)
  }

  private mutating func symbol(_ entry: OutlineEntry) -> DocumentSymbol {
    let range = positions.range(entry.range)
    let selection = positions.range(entry.selection)
    let children = entry.children.map { symbol($0) }
    return DocumentSymbol(
      name: Label.text(entry.name),
      detail: entry.detail.isEmpty ? nil : Label.text(entry.detail), kind: kind(entry.kind),
      range: range, selectionRange: selection, children: children.isEmpty ? nil : children)
  }

  private mutating func append(
    _ entry: OutlineEntry, in container: String?, to list: inout [SymbolInformation]
  ) {
    list.append(
      SymbolInformation(
        name: Label.text(entry.name), kind: kind(entry.kind),
        location: Location(uri: uri, range: positions.range(entry.range)),
        containerName: container.map { Label.text($0) }))
    for child in entry.children { append(child, in: entry.name, to: &list) }
  }

  /// Returns a symbol kind that the client knows; every client knows fields.
  private func kind(_ kind: OutlineEntry.Kind) -> SymbolKind {
    let wanted: SymbolKind =
      switch kind {
      case .dictionary: .object
      case .array: .array
      case .string: .string
      case .number: .number
      case .boolean: .boolean
      case .date, .data: .constant
      case .missing: .null
      }
    return client.symbolKinds.first(of: [wanted.rawValue]).map { _ in wanted } ?? .field
  }

  // MARK: Folding

  mutating func folding(_ regions: [FoldingRegion]) -> [FoldingRange] {
    var ranges: [FoldingRange] = []
    for region in regions {
      let range = positions.range(region.body)
      let kind = region.kind == .comment ? "comment" : nil
      guard client.foldsLinesOnly else {
        ranges.append(
          FoldingRange(
            startLine: range.start.line, startCharacter: range.start.character,
            endLine: range.end.line, endCharacter: range.end.character, kind: kind))
        continue
      }
      let endLine = lastHiddenLine(of: region, range)
      // Of two regions that begin on one line the client can show only the outer one.
      guard endLine > range.start.line, ranges.last?.startLine != range.start.line else { continue }
      ranges.append(FoldingRange(startLine: range.start.line, endLine: endLine, kind: kind))
    }
    return ranges
  }

  /// Returns the last hidden line. The line of an end tag stays visible; the end of a comment or an open element does
  /// not.
  private func lastHiddenLine(of region: FoldingRegion, _ body: LSPRange) -> Int {
    let line = text.lines.line(at: region.end)
    let hasEndTag = region.end > region.body.end && region.kind == .element
    let rest = text[ByteRange(start: region.end, end: text.endOfLine(line))]
    return hasEndTag || !rest.allSatisfy(\.isWhitespace) ? body.end.line - 1 : line
  }

  // MARK: Ranges

  mutating func selection(_ ranges: [ByteRange]) -> SelectionRange {
    SelectionRange(ranges.map { positions.range($0) })
  }

  mutating func highlights(_ ranges: [ByteRange]) -> [DocumentHighlight] {
    ranges.map { DocumentHighlight(range: positions.range($0)) }
  }

  mutating func linked(_ ranges: [ByteRange]) -> LinkedEditingRanges {
    LinkedEditingRanges(ranges: ranges.map { positions.range($0) })
  }
}
