/// Languages as projects name them.
enum RegionName {
  /// The names that Xcode used before codes.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es",
    "Italian": "it", "Dutch": "nl", "Portuguese": "pt", "Danish": "da", "Swedish": "sv",
    "Norwegian": "nb", "Finnish": "fi", "Korean": "ko", "Russian": "ru", "Polish": "pl",
    "Chinese": "zh-Hans",
  ]

  /// The code of a language; nil for `Base`, which is none.
  static func code(_ name: String) -> String? {
    name == "Base" || name.isEmpty ? nil : oldNames[name] ?? name
  }

  /// The codes of a list, each once, in order.
  static func codes(_ names: [String]) -> [String] {
    var seen = Set<String>()
    return names.compactMap(code).filter { seen.insert($0).inserted }
  }
}
