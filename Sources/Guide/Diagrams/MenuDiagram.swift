import SourceText

/// Menus as `preview` draws them. The files in `Pictures` are made by a test of `MenuPreview`, which the guide
/// does not know.
enum MenuDiagram {
  /// The picture with the words of a diagram; only the words where there is no picture.
  static func svg(_ diagram: Diagram, in language: Language) -> String {
    let picture = diagram.menuPicture(in: language) ?? "<svg></svg>"
    let text = picture.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    // In place of the element's own head and title.
    let start = text.firstRange(of: "</title>\n")?.upperBound ?? text.startIndex
    let size = text.firstRange(of: "viewBox=").map { text[$0.lowerBound...] } ?? ""
    let attributes = size.firstRange(of: " role=").map { size[..<$0.lowerBound] } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(attributes) role="img" class="menu">
      <title>\(HTMLWriter.escaped(diagram.title(in: language)))</title>
      <desc>\(HTMLWriter.escaped(diagram.description(in: language)))</desc>
      """ + "\n" + text[start...].split(separator: "\n").joined(separator: "\n")
  }
}

extension Diagram {
  /// The embedded picture of a menu; nil for other diagrams.
  func menuPicture(in language: Language) -> StaticString? {
    EmbeddedGuide.picture("\(rawValue).\(language.rawValue)")
  }
}
