/// The signatures of all symbols that the guide has declarations of. Read once, when first asked for.
public enum APITable {
  /// In the order of the entries; keys have none.
  public static let all = signatures { $0 != SymbolLibrary.briefGroup }

  /// The symbols that the guide names in passing. Rules on code and completion keep to `all`: they
  /// were tried on real code with those alone.
  public static let brief = signatures { $0 == SymbolLibrary.briefGroup }

  private static func signatures(in isWanted: (String?) -> Bool) -> [APISignature] {
    SymbolLibrary.ids.compactMap { id in
      guard isWanted(SymbolLibrary.group(of: id)), let entry = SymbolLibrary.entry(id),
        entry.kind != "key"
      else { return nil }
      return APISignature(entry)
    }
  }

  private static let places: [String: Int] = Dictionary(
    all.indices.map { (all[$0].id, $0) }, uniquingKeysWith: { first, _ in first })

  private static let placesByName: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for (place, signature) in all.enumerated() {
      var names: Set<String> = [signature.baseName]
      if let name = signature.selector.first?.name ?? signature.objectiveCName {
        names.insert(name)
      }
      if let name = signature.swift2Name { names.insert(String(name.prefix { $0 != "(" })) }
      // A nested type is written with its last name alone, too.
      if signature.kind == .type, let dot = signature.baseName.lastIndex(of: ".") {
        names.insert(String(signature.baseName[signature.baseName.index(after: dot)...]))
      }
      for name in names where !name.isEmpty { places[name, default: []].append(place) }
    }
    return places
  }()

  /// The signature of an entry; nil where the guide has no declaration of it.
  public static func signature(_ id: String) -> APISignature? { places[id].map { all[$0] } }

  /// The signatures that begin with a name in one of their spellings: `application`,
  /// `previewingContext`, `UIApplicationShortcutIconTypeCompose`.
  public static func signatures(beginningWith name: String) -> [APISignature] {
    (placesByName[name] ?? []).map { all[$0] }
  }

  /// The methods that UIKit calls in an object: those of delegates, and those that classes override.
  public static let callbacks: [APISignature] = all.filter {
    $0.isDelegateMethod || $0.callsSuper
  }
}
