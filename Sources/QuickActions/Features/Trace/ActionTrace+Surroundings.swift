import Files
import SourceText

extension ActionTrace {
  /// The ways of all quick actions of an app: those of its property list, then those that code makes.
  public static func all(of list: String, _ surroundings: Surroundings) -> [ActionTrace] {
    guard let code = surroundings.code, let index = code.actions(for: list) else { return [] }
    let hasScenes = surroundings.hasScenes
    return all(code.types(for: list), in: index, hasScenes: hasScenes)
  }

  /// The ways of what code makes, where no property list declares anything.
  public static func ofCode(_ code: SharedCode) -> [ActionTrace] {
    guard let index = code.actions(for: "") else { return [] }
    return all(code.types(), in: index, hasScenes: nil)
  }

  /// Whether somebody means it with a text: the type, or what stands behind its last dot.
  public func isNamed(_ text: String) -> Bool {
    type == text || TypePattern(declared: type).lastComponent == text
      || TypePattern(declared: type).matches(TypePattern([text]))
  }
}

extension Surroundings {
  /// Whether the app has scenes; nil where nobody knows.
  public var hasScenes: Bool? {
    guard let code, let lists = code.declaredIfKnown() else { return nil }
    if let plist = lists.first(where: { $0.path == target.propertyList })?.plist,
      plist.hasSceneManifest
    {
      return true
    }
    if code.indexIfKnown()?.hasSwiftUIApp == true { return true }
    let configurations = project.owners.flatMap(\.configurations)
    if configurations.contains(where: {
      $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"].isYes
    }) {
      return true
    }
    return project.broken.isEmpty ? false : nil
  }
}
