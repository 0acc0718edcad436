import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import LanguageServerProtocol
import Linter
import SourceText

extension Snapshot {
  /// Returns findings in an open document as diagnostics. In a generated property list they link to the tool's file,
  /// because the tool overwrites changes made here.
  ///
  /// - Parameter code: the code around the file; nil for the code that the server knows.
  func diagnostics(
    _ findings: [Finding], in document: OpenDocument, _ code: SharedCode? = nil
  ) -> [Diagnostic] {
    let places = client.relatedInformation && !findings.isEmpty ? origins(of: document, code) : nil
    var mapper = DiagnosticMapper(document.uri, document.text, client, links(in: language)) {
      finding in
      places?(finding.range)
    }
    return findings.map { mapper.diagnostic($0) }
  }

  /// Returns the function that finds locations in the tool's file; nil for a file that is not generated.
  private func origins(
    of document: OpenDocument, _ code: SharedCode?
  ) -> ((ByteRange) -> Diagnostic.RelatedInformation?)? {
    guard document.kind == .propertyList, let path = document.path,
      let plist = document.infoPlist(), !plist.items.isEmpty,
      let maker = DeclaredTypes.maker(
        of: plist, at: path,
        code ?? project(of: document.uri).flatMap { workspace.code(in: $0.folder) })
    else { return nil }
    let mapper = LocationMapper(client.positionEncoding) { text(of: $0) }
    let message = LocalizedText.made(in: Path.name(of: maker.path))[language]
    return { range in
      maker.counterpart(of: range, in: plist).map { place in
        Diagnostic.RelatedInformation(
          location: mapper.location(place, as: documents.address(of: place.path)), message: message)
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func made(in file: String) -> LocalizedText {
    LocalizedText(
      en: "A tool makes this file from \(file): change it there.",
      zhHans: "这个文件由工具根据 \(file) 生成，请在那里修改。")
  }
}
