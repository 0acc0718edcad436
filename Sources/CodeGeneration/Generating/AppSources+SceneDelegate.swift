import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

extension AppSources {
  /// Returns the scene delegate: the one in the requested file, else the one that the app names for its windows, else
  /// the first.
  func sceneDelegate(in language: CodeLanguage? = nil) -> (Source, Declaration)? {
    let all = sceneDelegateClasses(in: language)
    return named(of: all) ?? all.first
  }

  /// Returns the same. Throws if it is not known which of several classes iOS creates.
  func knownSceneDelegate(
    in language: CodeLanguage
  ) throws(GenerationFailure) -> (Source, Declaration)? {
    let all = sceneDelegateClasses(in: language)
    if let named = named(of: all) { return named }
    if let (source, second) = all.dropFirst().first {
      let names = all.map { "“\($0.1.name)”" }.joined(separator: ", ")
      throw GenerationFailure(
        .severalDelegates(names), at: GenerationFailure.Place(source, second.nameToken))
    }
    return all.first
  }

  /// The scene delegate next to the SwiftUI app, not one in the folder of another app.
  var besideSwiftUI: (Source, Declaration)? {
    guard let (app, _) = swiftUIApp, let known = sceneDelegate(in: .swift),
      Path.isInside(known.0.path, Path.folder(of: app.path))
    else { return nil }
    return known
  }

  /// Returns true if a manifest or code makes iOS create a class for the app's windows.
  func isConfigured(_ delegate: Declaration) -> Bool {
    sceneDelegates.contains(delegate.name)
      || sources.contains { $0.file.sceneDelegates?.contains(delegate.name) != false }
  }

  /// The method of an app delegate that configures scenes and reads the quick action of a launch.
  var configuration: Method? {
    for source in sources {
      let function = source.file.functions.first { function in
        Self.configuring.contains(function.signature)
          && !source.file.isInactive(function.declaration.nameToken)
          && source.file.readsConnectionItem(function)
      }
      if let function { return (source, function) }
    }
    return nil
  }

  /// The same method, if it may lead to the handling of the quick action.
  var handlingConfiguration: Method? { losesLaunch ? nil : configuration }

  private static let configuring: Set = [
    "application(_:configurationForConnecting:options:)",
    "application:configurationForConnectingSceneSession:options:",
  ]

  /// Returns each class once; of two with the same name, each build contains one.
  private func sceneDelegateClasses(in language: CodeLanguage?) -> [(Source, Declaration)] {
    var names: Set<String> = []
    return types(adopting: ["UIWindowSceneDelegate"], in: language).filter { _, declaration in
      names.insert(declaration.name).inserted
    }
  }

  /// Returns the class that the app names: in the file that the user chose, in the manifest, or where code configures
  /// scenes.
  private func named(of all: [(Source, Declaration)]) -> (Source, Declaration)? {
    func adopting(_ name: String) -> (Source, Declaration)? {
      let names = Set(superclasses(of: name) + [name])
      return all.first { $0.1.name == name } ?? all.first { names.contains($0.1.name) }
    }
    if let own = all.first(where: { $0.0.path == preferred })
      ?? sceneDelegates.lazy.compactMap(adopting).first
    {
      return own
    }
    let configured = sources.map(\.file.sceneDelegates)
    guard !configured.contains(where: { $0 == nil }) else { return nil }
    let names = configured.reduce(into: Set<String>()) { $0.formUnion($1 ?? []) }
    let found = names.sorted().compactMap(adopting)
    return found.count == 1 ? found.first : nil
  }

  /// Returns the app's own superclasses of a class, nearest first.
  private func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var at = name
    while let type = implementation(of: at)?.1 ?? interface(of: at)?.declaration,
      let next = type.inherited.first, next != name, !found.contains(next)
    {
      found.append(next)
      at = next
    }
    return found
  }

  /// Throws if a subclass of a delegate overrides one of its methods without calling it.
  ///
  /// - Parameters:
  ///   - cold: the signatures of the method called at a launch, which may be overridden if `super` is called.
  ///   - warm: the signatures of the method for a running app.
  func requireReached(
    _ delegate: Declaration, cold: Set<String>, warm: Set<String>
  ) throws(GenerationFailure) {
    // iOS creates the class that the manifest names, not its subclasses.
    guard !sceneDelegates.contains(delegate.name) else { return }
    for source in sources {
      for type in source.file.types where type.kind != nil {
        guard superclasses(of: type.name).contains(delegate.name) else { continue }
        for method in functions(of: type.name, in: source) {
          let (file, function) = (method.source.file, method.function)
          let isCold = cold.contains(function.signature)
          guard isCold || warm.contains(function.signature), let body = function.body else {
            continue
          }
          let callsSuper = file.calls(in: body).contains {
            file.isSuper($0.receiver) && $0.baseName == function.baseName
          }
          guard !callsSuper else { continue }
          throw GenerationFailure(
            isCold ? .isOverridden(type.name, delegate.name) : .isImplemented(function.signature),
            at: method)
        }
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func severalDelegates(_ names: String) -> LocalizedText {
    LocalizedText(
      en:
        "\(names) are scene delegates, and neither a manifest nor code says which one iOS makes; name the file of the one with --into",
      zhHans: "\(names) 都是场景代理，但清单和代码都没有说明 iOS 会创建哪一个；请用 --into 指定其所在文件")
  }

  fileprivate static func isOverridden(_ name: String, _ base: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” has this method without calling super, so a launch would not reach the handler in “\(base)”; call super here first",
      zhHans: "“\(name)”的此方法没有调用 super，启动时无法到达“\(base)”中的处理方法；请先在此调用 super")
  }
}
