import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText

/// What code for an app is generated from: its quick actions, and the source files that have to do with
/// quick actions, scenes or the app's life cycle.
public struct AppSources: Sendable {
  /// A source file, read.
  public struct Source: Sendable {
    public let path: String
    public let file: CodeFile
  }

  /// How many source files are looked at.
  public static let maximumFiles = CodeIndex.maximumFiles

  /// The quick actions of the property lists, each type once.
  public let actions: [DeclaredAction]
  /// Types that hold build settings nobody knows the value of.
  public let unknownTypes: [String]
  /// The property lists that were read, and the files from which tools make some.
  public let propertyLists: [String]
  /// Whether a property list or a project declares scenes.
  public let hasSceneManifest: Bool
  /// The lowest iOS the app runs on; nil where it is not known.
  public let deploymentTarget: Version?
  /// The source files with words of quick actions, scenes or the app's life cycle.
  public let sources: [Source]
  /// The paths of all source files.
  public let paths: [String]

  /// - Parameters:
  ///   - plists: those that count, by their paths, with what projects say of them.
  ///   - paths: all source files of the app.
  public init(
    _ plists: [(path: String, plist: InfoPlist, facts: ProjectFacts)], _ paths: [String],
    in files: any FileAccess
  ) {
    var actions: [DeclaredAction] = []
    var unknown: [String] = []
    for (path, plist, facts) in plists {
      let own = DeclaredAction.all(of: plist, at: path, expand: facts.expansion)
      actions += own.actions.filter { action in
        !actions.contains { $0.ownType == action.ownType }
      }
      unknown += own.unknown.filter { !unknown.contains($0) }
    }
    self.actions = actions
    unknownTypes = unknown
    propertyLists = plists.map(\.path).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    hasSceneManifest = plists.contains { _, plist, facts in
      plist.hasSceneManifest || facts.addsSceneManifest
    }
    deploymentTarget = plists.compactMap { $0.facts.deploymentTarget ?? $0.plist.minimumVersion }
      .min()
    self.paths = paths
    sources = paths.prefix(Self.maximumFiles).compactMap { path in
      guard let language = CodeLanguage(path: path), let bytes = try? files.read(path),
        Self.mayConcern(bytes)
      else { return nil }
      return Source(path: path, file: CodeFile(FileEncoding.decode(bytes).text, language))
    }
  }

  /// Whether code can be generated into a source file, or for what it declares.
  public static func mayConcern(_ bytes: [UInt8]) -> Bool {
    bytes.count <= CodeWords.maximumLength && marks.finds(in: bytes)
  }

  private static let marks = WordSearch([
    "hortcutItem", "UIApplicationDelegate", "SceneDelegate", ": App", "QuickAction",
    "AppShortcutsProvider",
  ])

  // MARK: Looking

  /// The first declaration of a type, or of a constant outside of types, with a name.
  func declaration(of name: String) -> GenerationFailure.Place? {
    for source in sources {
      for declaration in source.file.outline.declarations
      where declaration.parent == nil && declaration.name == name {
        if case .type(.extension) = declaration.kind { continue }
        return GenerationFailure.Place(source, declaration.nameToken)
      }
    }
    return nil
  }

  /// A name for a new type: the first that nobody has.
  func freeName(_ names: String...) -> String {
    names.first { declaration(of: $0) == nil } ?? names.last ?? ""
  }

  /// The declaration of the first type that adopts a protocol itself, or the implementation of one whose
  /// interface does.
  func type(adopting names: Set<String>, in language: CodeLanguage? = nil) -> (Source, Declaration)?
  {
    for source in sources where language == nil || source.file.language == language {
      for declaration in source.file.outline.declarations where declaration.parent == nil {
        guard case .type(let kind) = declaration.kind,
          declaration.inherited.contains(where: names.contains)
        else { continue }
        switch kind {
        case .interface: return implementation(of: declaration.name)
        case .protocol: continue
        // `extension AppDelegate: UIApplicationDelegate`
        case .extension: return implementation(of: declaration.name) ?? (source, declaration)
        default: return (source, declaration)
        }
      }
    }
    return nil
  }

  private func implementation(of name: String) -> (Source, Declaration)? {
    for source in sources {
      for declaration in source.file.outline.declarations
      where declaration.parent == nil && declaration.name == name {
        if case .type(.class) = declaration.kind { return (source, declaration) }
      }
    }
    return nil
  }

  var hasScenes: Bool {
    hasSceneManifest || swiftUIApp != nil || type(adopting: ["UIWindowSceneDelegate"]) != nil
  }

  var swiftUIApp: (Source, Declaration)? {
    type(adopting: ["App", "SwiftUI.App"], in: .swift).flatMap { source, declaration in
      declaration.attributes.contains("main") ? (source, declaration) : nil
    }
  }

  /// The style of the app's files in a language.
  func style(_ language: CodeLanguage, near path: String? = nil) -> CodeStyle {
    let own = sources.filter { $0.file.language == language }
    let sorted = own.filter { $0.path == path } + own
    return sorted.lazy.compactMap { CodeStyle($0.file) }.first ?? .xcode
  }

  /// The handlers of app delegates in Objective-C.
  var neverCalledHandlers: [Handler] {
    sources.filter { $0.file.language == .objectiveC }.flatMap(\.file.handlers)
      .filter { $0.kind == .application }
  }

  func source(at path: String) -> Source? { sources.first { $0.path == path } }
}

extension ProjectFacts {
  /// Whether Xcode adds a scene manifest to the property list.
  var addsSceneManifest: Bool {
    owners.flatMap(\.configurations).contains {
      $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"].isYes
    }
  }
}
