import SourceText

/// A page of HTML that holds no script and loads nothing.
package enum StandalonePage {
  /// - Parameters:
  ///   - title: escaped.
  ///   - policy: the sources that the content policy allows besides none.
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
