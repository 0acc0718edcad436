import Files
import SourceText

extension ActionTrace {
  /// The ways of all quick actions of an app: those of its property list, then those that code makes.
  public static func all(of list: String, _ surroundings: Surroundings) -> [ActionTrace] {
    guard let code = surroundings.code, let index = code.actions(for: list) else { return [] }
    return all(
      code.types(for: list), in: index, hasScenes: surroundings.hasScenes,
      isFullyKnown: code.isFullyKnown)
  }

  /// The ways of what code makes, where no property list declares anything.
  public static func ofCode(_ code: SharedCode) -> [ActionTrace] {
    guard let index = code.actions(for: "") else { return [] }
    return all(code.types(), in: index, hasScenes: nil, isFullyKnown: code.isFullyKnown)
  }

  /// The lists to follow, one for each file: what a tool has written is left out where the file is there
  /// that it was made of.
  public static func lists(_ declared: [DeclaredTypes]) -> [DeclaredTypes] {
    var seen: Set<String> = []
    return DeclaredTypes.leavingOutWritten(declared).filter { seen.insert($0.path).inserted }
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
    let own = lists.filter { $0.propertyList == target.propertyList }
    if own.contains(where: \.plist.hasSceneManifest) { return true }
    // What a tool adds of its own is not known.
    let isAdded = own.contains { $0.generated != nil }
    let isOfSwiftUI = isSwiftUIApp(code)
    if isOfSwiftUI == true { return true }
    let configurations = project.owners.flatMap(\.configurations)
    if configurations.contains(where: {
      $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"].isYes
    }) {
      return true
    }
    return project.broken.isEmpty && isOfSwiftUI == false && !isAdded ? false : nil
  }

  /// Whether the app has SwiftUI's life cycle; nil where such an app lies elsewhere and may be this one.
  private func isSwiftUIApp(_ code: SharedCode) -> Bool? {
    guard let index = code.indexIfKnown() else { return false }
    let own = code.appFolder(of: target.propertyList)
    var isUnknown = false
    for (path, file) in index.files where file.hasSwiftUIApp && !isInNoTarget(path) {
      let other = code.appFolder(of: path)
      let isListed = project.owners.contains { $0.target.files.role(of: path) == .source }
      if other == own || isListed { return true }
      let isApart = if let own, let other { !Path.isNested(own, other) } else { false }
      if !isApart { isUnknown = true }
    }
    return isUnknown ? nil : false
  }
}
