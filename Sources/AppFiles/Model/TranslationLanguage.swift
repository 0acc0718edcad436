/// Names of languages in folders and string catalogs.
public enum TranslationLanguage {
  /// The folder for texts of all languages.
  public static let base = "Base"

  /// Returns the language of `de.lproj`; nil for other folders.
  public static func ofFolder(_ name: String) -> String? {
    guard name.lowercased().hasSuffix(".lproj"), name.utf8.count > 6 else { return nil }
    return canonical(String(name.dropLast(6)))
  }

  /// Returns the name with hyphens. Names from before language codes, such as `English`, are still read.
  public static func canonical(_ name: String) -> String {
    oldNames[name] ?? String(name.map { $0 == "_" ? "-" : $0 })
  }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]

  /// Returns `zh` for `zh-Hans`.
  public static func primary(_ language: String) -> Substring {
    language.prefix { $0 != "-" }
  }
}
