/// The style and the script of the exported site.
public enum SiteAssets {
  public static var style: String {
    EmbeddedGuide.style.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
  public static var script: String {
    EmbeddedGuide.script.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }
}
