/// The signatures of all symbols with declarations in the guide, parsed on first use.
public enum APITable {
  /// The signatures in the order of the entries; keys have none.
  public static let all = signatures { $0 != SymbolLibrary.briefGroup }

  /// The signatures of symbols that the guide only mentions. Rules on code and completion use `all` only,
  /// because they were tested on real code with those.
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
      // A nested type may also be written with its last name only.
      if signature.kind == .type, let dot = signature.baseName.lastIndex(of: ".") {
        names.insert(String(signature.baseName[signature.baseName.index(after: dot)...]))
      }
      for name in names where !name.isEmpty { places[name, default: []].append(place) }
    }
    return places
  }()

  /// Returns the signature of an entry; nil if the guide has no declaration of it.
  public static func signature(_ id: String) -> APISignature? { places[id].map { all[$0] } }

  /// Returns the signatures that begin with a name in one of their spellings: `application`,
  /// `previewingContext`, `UIApplicationShortcutIconTypeCompose`.
  public static func signatures(beginningWith name: String) -> [APISignature] {
    (placesByName[name] ?? []).map { all[$0] }
  }

  /// The methods that UIKit calls on an object: delegate methods, and methods that classes override.
  public static let callbacks: [APISignature] = all.filter {
    $0.isDelegateMethod || $0.callsSuper
  }
}
