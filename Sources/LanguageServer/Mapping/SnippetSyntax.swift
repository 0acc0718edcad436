import EditorFeatures

extension Snippet {
  /// Returns the snippet in LSP's syntax.
  ///
  /// - Parameter choices: true if the client can offer a choice of texts; else the first is a placeholder.
  func snippetText(choices: Bool = false) -> String {
    parts.map { part in
      switch part {
      case .text(let text): Snippet.escaped(text)
      case .stop(let number, ""): "$\(number)"
      case .choice(let number, let texts) where choices:
        "${\(number)|\(texts.map { Snippet.escaped($0, ",|") }.joined(separator: ","))|}"
      case .stop(let number, _), .choice(let number, _):
        "${\(number):\(Snippet.escaped(part.text))}"
      }
    }.joined()
  }

  fileprivate static func escaped(_ text: String, _ others: String = "") -> String {
    var escaped = ""
    for character in text {
      if "$}\\".contains(character) || others.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
