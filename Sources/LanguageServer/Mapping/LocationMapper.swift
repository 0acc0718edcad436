import Files
import LanguageServerProtocol
import SourceText

/// Converts locations in files, open or not, for one client.
struct LocationMapper {
  private let text: (String) -> SourceText?
  private let encoding: PositionEncoding

  /// - Parameter text: returns the text of the file at a path; nil if it cannot be read.
  init(_ encoding: PositionEncoding, text: @escaping (String) -> SourceText?) {
    self.text = text
    self.encoding = encoding
  }

  /// - Parameter uri: the client's URI of the file.
  func location(_ place: FileLocation, as uri: String) -> Location {
    Location(uri: uri, range: range(of: place))
  }

  func link(
    _ place: FileLocation, from origin: LSPRange, as uri: String
  ) -> LocationLink {
    let range = range(of: place)
    return LocationLink(
      originSelectionRange: origin, targetUri: uri, targetRange: range,
      targetSelectionRange: range)
  }

  /// Returns the range of a location; the start of a file if the whole file is meant, or it cannot be read any more.
  private func range(of place: FileLocation) -> LSPRange {
    let start = Position(TextPosition(line: 0, column: 0))
    guard let range = place.range, let text = text(place.path) else {
      return LSPRange(start: start, end: start)
    }
    var positions = PositionMapper(text, encoding)
    return positions.range(range)
  }
}
