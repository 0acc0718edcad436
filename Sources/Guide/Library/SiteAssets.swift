/// The style sheet and the scripts of the exported site.
public enum SiteAssets {
  /// The style sheet of every page.
  public static var style: String { text(EmbeddedGuide.style) }
  /// The script of every page.
  public static var pageScript: String { text(EmbeddedGuide.pageScript) }
  /// The script that is loaded for a search.
  public static var searchScript: String { text(EmbeddedGuide.searchScript) }

  private static func text(_ embedded: StaticString) -> String {
    embedded.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}
