import AppFiles
import CodeModel

/// The types in the source files of an app, without tests and files of other apps. All files of the app share it,
/// because each of them asks for types of the others.
package final class AppTypes: Sendable {
  /// The files of an app as one of its files sees them.
  struct Key: Hashable, Sendable {
    let programs: ObjectIdentifier?
    /// The targets that contain the file.
    let owners: [Int]
    let app: [String]
  }

  /// The property by which a rule looks for a type in other files.
  package enum Trait: String, Sendable {
    case readsConnectionItem, handlesInScene, handlesInAppDelegate, configuresScenes

    fileprivate func isOf(_ part: CodeIndex.TypePart) -> Bool {
      switch self {
      case .readsConnectionItem: part.readsConnectionItem
      case .handlesInScene: part.handlers.contains(.windowScene)
      case .handlesInAppDelegate: part.handlers.contains(.application)
      case .configuresScenes: part.configuresScenes
      }
    }
  }

  /// The files, sorted.
  let paths: [String]
  private let isOwn: Set<String>
  private let partsByName = LazyTable<[CodeIndex.TypePart]>()
  private let inheritedByName = LazyTable<Set<String>>()
  private let pathsByTrait = LazyTable<[String]>()
  /// The programs whose identity is part of the key.
  private let programs: ProgramFiles?

  /// - Parameters:
  ///   - facts: the facts about the app of a file.
  ///   - own: the source files that may belong to the app; nil for all.
  init(_ facts: CodeFacts, in index: CodeIndex, _ own: Dictionary<String, ActionFacts>.Keys? = nil)
  {
    paths = (own.map(Array.init) ?? Array(index.files.keys)).filter { path in
      index.files[path]?.actions.isTest == false && !facts.isOfOtherApp(path)
    }.sorted()
    isOwn = Set(paths)
    programs = facts.programs
  }

  /// Returns the parts of a type, in the order of their files.
  ///
  /// - Parameter index: the index that the paths are from. It is not stored: a second reference would make each edit
  ///   copy it.
  func parts(of name: String, in index: CodeIndex) -> [CodeIndex.TypePart] {
    partsByName.value(for: name) { (index.parts[name] ?? []).filter { isOwn.contains($0.path) } }
  }

  /// Returns the superclasses and protocols that the parts of a type name, each once.
  func inherited(by name: String, in index: CodeIndex) -> Set<String> {
    inheritedByName.value(for: name) {
      parts(of: name, in: index).reduce(into: []) { $0.formUnion($1.inherited) }
    }
  }

  /// Returns the files with a part of a type that has a property.
  func paths(with trait: Trait, in index: CodeIndex) -> [String] {
    pathsByTrait.value(for: trait.rawValue) {
      paths.filter { index.files[$0]?.parts.contains(where: trait.isOf) == true }
    }
  }
}

extension SharedCode {
  /// Returns the types of the app of a file, made on the first call for that app.
  func appTypes(_ facts: CodeFacts, in index: CodeIndex) -> AppTypes {
    guard let path = facts.path, let own = actionsOfOwnApp(of: path) else {
      return AppTypes(facts, in: index)
    }
    let key = AppTypes.Key(
      programs: facts.programs.map(ObjectIdentifier.init),
      owners: facts.programs?.owners(of: path) ?? [],
      app: appKey(of: path) + [String(own.files.count)])
    return cachedValue(\.appTypes[key]) { AppTypes(facts, in: index, own.files.keys) }
  }
}
