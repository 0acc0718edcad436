import SourceText

/// An HTML page without scripts that loads nothing.
package enum StandalonePage {
  /// Returns the source of the page.
  ///
  /// - Parameters:
  ///   - title: the title, with its HTML characters escaped.
  ///   - policy: the directives of the content security policy that follow `default-src 'none'`.
  ///   - styleTag: the start tag of the style.
  ///   - style: CSS, with a line end.
  ///   - body: HTML, with a line end.
  package static func html(
    _ title: String, _ language: Language, policy: String, styleTag: String = "<style>",
    style: String, _ body: String
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)">
    <title>\(title)</title>
    \(styleTag)
    \(style)</style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }
}
