import AppFiles
import DocumentationLookup
import Guide
import PropertyList
import RuleSubjects
import SourceText

/// Proposals for names of icons: images of the project, and SF Symbols.
package enum IconCompletions {
  /// The most names that are proposed at once; further typing narrows them down.
  static let maximumCount = 200

  /// - Parameter insertion: returns the edit for accepting a name.
  static func images(
    _ surroundings: Surroundings?, typed: String, _ insertion: (String) -> Insertion
  ) -> [Completion] {
    guard let images = surroundings?.images else { return [] }
    let all = images.names
    let fitting = all.count <= maximumCount ? all : all.filter { isMatch($0, typed) }
    return fitting.prefix(maximumCount).map { name in
      Completion(
        label: name, kind: .image, detail: images.image(name)?.kind.title ?? LocalizedText.image,
        topic: .key(ShortcutKey.iconFile.name), names: [name], insertion: insertion(name))
    }
  }

  /// Returns the symbols that match the typed text; before anything is typed, those that correspond to the icon
  /// types.
  static func symbols(typed: String, _ insertion: (String) -> Insertion) -> [Completion] {
    let found =
      typed.isEmpty
      ? IconType.all.compactMap { SFSymbol.named($0.symbolName) }
      : SFSymbol.matching(typed, limit: maximumCount)
    var seen = Set<String>()
    return found.filter { seen.insert($0.name).inserted }.map { symbol in
      let detail = "SF Symbol · iOS \(symbol.since)"
      return Completion(
        label: symbol.name, kind: .symbol, detail: LocalizedText(en: detail, zhHans: detail),
        topic: .key(ShortcutKey.iconSymbolName.name), names: [symbol.name],
        insertion: insertion(symbol.name))
    }
  }

  private static func isMatch(_ name: String, _ typed: String) -> Bool {
    typed.isEmpty || name.lowercased().contains(typed.lowercased())
  }
}

extension LocalizedText {
  fileprivate static let image = LocalizedText(en: "image", zhHans: "图片")
}
