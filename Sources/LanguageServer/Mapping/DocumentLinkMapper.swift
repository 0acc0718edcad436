import EditorFeatures
import Files
import Guide
import LanguageServerProtocol
import SourceText

/// Converts links to documentation for one client.
struct DocumentLinkMapper {
  private let hasTooltips: Bool
  private let guide: GuideLinks
  private let address: (String) -> String
  private var positions: PositionMapper

  /// - Parameter address: returns the URI of a path, in the client's spelling.
  init(
    _ document: OpenDocument, _ client: ClientCapabilities, _ guide: GuideLinks,
    address: @escaping (String) -> String
  ) {
    self.address = address
    hasTooltips = client.structure.linkTooltips
    self.guide = guide
    positions = PositionMapper(document.text, client.positionEncoding)
  }

  /// Converts links; those without a target for this client are left out.
  mutating func links(_ links: [DocumentationLink]) -> [DocumentLink] {
    links.compactMap { link in
      var target: String?
      var data: JSONValue?
      if guide.isKnownAtOnce(link.target) {
        guard let address = guide.address(link.target) else { return nil }
        target = address
      } else {
        data = .string(link.target.text)
      }
      return DocumentLink(
        range: positions.range(link.range), target: target,
        tooltip: hasTooltips ? link.title[guide.language] : nil, data: data)
    }
  }

  /// Converts links to files.
  mutating func links(_ links: [(range: ByteRange, path: String)]) -> [DocumentLink] {
    links.map { link in
      DocumentLink(
        range: positions.range(link.range), target: address(link.path),
        tooltip: hasTooltips ? Label.text(Path.name(of: link.path)) : nil, data: nil)
    }
  }
}

extension GuideLinks {
  /// Returns true if the address is known without an export. The first address of a file causes the guide to be
  /// written, which displaying a document does not justify.
  fileprivate func isKnownAtOnce(_ target: LinkTarget) -> Bool {
    if case .web = target { return true }
    return showsContent || exported == nil
  }
}
