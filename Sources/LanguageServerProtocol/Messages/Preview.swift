/// `quickActions/preview`, a request of our own: the Home Screen menu of the app of a document as an HTML page, from
/// the texts as they are in the editor. Result: `PreviewResult`, or null for a document of no app.
public struct PreviewParams: Sendable, Decodable {
  /// A property list, a file from which a tool makes one, its translations, or a source file of the app.
  public let textDocument: TextDocumentIdentifier
  /// `menu`, or `translations` for the matrix of titles and languages; `menu` if nil.
  public let kind: String?
  /// `iphone`, `iphone-18` or `ipad`; `iphone` if nil.
  public let device: String?
  /// `light`, `dark`, or `auto` for what the browser prefers; `auto` if nil.
  public let appearance: String?
  /// Colors of the text around the drawings by name, as `#RRGGBB` or `var(--NAME)`.
  public let colors: [String: String]?
  /// The nonce for the page's style in its content policy; the policy allows inline styles if nil.
  public let nonce: String?
  /// `en` or `zh-Hans`, of the words around the menus; the server's language if nil.
  public let language: String?

  public init(textDocument: TextDocumentIdentifier, kind: String?) {
    self.textDocument = textDocument
    self.kind = kind
    device = nil
    appearance = nil
    colors = nil
    nonce = nil
    language = nil
  }
}

/// The answer to `quickActions/preview`.
public struct PreviewResult: Sendable, Encodable {
  /// A page that holds no script and loads nothing.
  public let html: String
  /// True if there is no quick action; the page says why.
  public let isEmpty: Bool

  public init(html: String, isEmpty: Bool) {
    self.html = html
    self.isEmpty = isEmpty
  }
}
