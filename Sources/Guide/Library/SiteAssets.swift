/// The style and the scripts of the exported site.
public enum SiteAssets {
  /// The style sheet of every page.
  public static var style: String { text(EmbeddedGuide.style) }
  /// What every page loads.
  public static var pageScript: String { text(EmbeddedGuide.pageScript) }
  /// What is loaded when somebody searches.
  public static var searchScript: String { text(EmbeddedGuide.searchScript) }

  private static func text(_ embedded: StaticString) -> String {
    embedded.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}
