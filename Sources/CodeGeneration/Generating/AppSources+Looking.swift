import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

extension AppSources {
  /// Returns the first declaration of a type, or of a global constant, with a name.
  func declaration(of name: String) -> GenerationFailure.Place? {
    Self.first(in: sources + tests) {
      $0.parent == nil && $0.name == name && $0.kind != .type(.extension)
    }.map { GenerationFailure.Place($0.0, $0.1.nameToken) } ?? alias(called: name)
  }

  /// Returns the first global `typealias` of a name.
  private func alias(called name: String) -> GenerationFailure.Place? {
    for source in sources + tests where source.file.language == .swift {
      let tree = source.file.tree
      let names = tree.tokens.indices.dropFirst().lazy.filter { at in
        tree.isToken(at - 1, "typealias") && tree.isIdentifier(at)
      }
      let found = names.first { tree.name($0) == name && source.file.type(around: $0) == nil }
      if let found { return GenerationFailure.Place(source, found) }
    }
    return nil
  }

  private static func first(
    in sources: [Source], where isWanted: (Declaration) -> Bool
  ) -> (Source, Declaration)? {
    for source in sources {
      if let declaration = source.file.outline.declarations.first(where: isWanted) {
        return (source, declaration)
      }
    }
    return nil
  }

  /// Returns the first of some names that nothing in the app has, for a new type.
  func freeName(_ names: String...) -> String {
    names.first { declaration(of: $0) == nil } ?? names.last ?? ""
  }

  /// Returns the declaration of the first type that adopts a protocol itself, or the implementation of one whose
  /// interface does.
  func type(adopting names: Set<String>, in language: CodeLanguage? = nil) -> (Source, Declaration)?
  {
    types(adopting: names, in: language).first
  }

  /// Returns all such types; nested types come last.
  func types(
    adopting names: Set<String>, in language: CodeLanguage?
  ) -> [(Source, Declaration)] {
    let all = sources.filter { language == nil || $0.file.language == language }.flatMap { source in
      source.file.outline.declarations.compactMap { declaration -> (Source, Declaration)? in
        guard case .type(let kind) = declaration.kind,
          declaration.inherited.contains(where: names.contains),
          !source.file.isInactive(declaration.nameToken), source.file.isInTypes(declaration)
        else { return nil }
        switch kind {
        case .interface: return implementation(of: declaration.name)
        case .protocol: return nil
        // `extension AppDelegate: UIApplicationDelegate`
        case .extension: return implementation(of: declaration.name) ?? (source, declaration)
        default: return (source, declaration)
        }
      }
    }
    return all.filter { $0.1.parent == nil } + all.filter { $0.1.parent != nil }
  }

  func implementation(of name: String) -> (Source, Declaration)? {
    Self.first(in: sources) {
      $0.parent == nil && $0.name == name && $0.kind == .type(.class)
    }
  }

  /// Returns the `@interface` of a class, if it is not a category.
  func interface(of name: String) -> (source: Source, declaration: Declaration)? {
    Self.first(in: sources) { $0.name == name && $0.kind == .type(.interface) }
  }

  /// Returns the sources with one file before all others, so that it is searched first.
  ///
  /// - Parameter isApart: true if new methods of a delegate go into that file, too.
  func preferring(_ path: String, isApart: Bool = false) -> AppSources {
    var other = self
    if isApart { other.destination = path }
    guard let index = sources.firstIndex(where: { $0.path == path }) else { return other }
    other.sources.insert(other.sources.remove(at: index), at: 0)
    other.preferred = path
    return other
  }

  /// Returns the file whose extension of a type receives new methods, if it is not the file of the type's own
  /// methods.
  func fileApart(from type: Declaration, in source: Source) -> String? {
    let isSeen = !type.modifiers.contains("private") && !type.modifiers.contains("fileprivate")
    guard let destination, source.file.language == .swift, isSeen, type.parent == nil,
      CodeLanguage(path: destination) == .swift
    else { return nil }
    let hasPart = sources.contains { other in
      other.path == destination
        && other.file.outline.declarations.contains { $0.isType && $0.name == type.name }
    }
    return hasPart ? nil : destination
  }

  /// Returns the sources without some files.
  package func leavingOut(_ isLeftOut: (String) -> Bool) -> AppSources {
    var other = self
    other.sources.removeAll { isLeftOut($0.path) }
    return other
  }

  /// A method with the file that contains it.
  typealias Method = (source: Source, function: CodeFunction)

  /// Returns the methods of a type in all its files. A type of the same name in another app is a different one.
  func functions(of name: String, in source: Source) -> [Method] {
    func declares(_ source: Source) -> Bool {
      source.file.types.contains { $0.name == name && $0.kind == .class }
    }
    let isAlone = sources.count(where: declares) <= 1
    let folder = Path.folder(of: source.path)
    return sources.filter { other in
      other.path == source.path
        || other.file.language == source.file.language && !declares(other)
          && (isAlone || Path.isNested(other.path, folder))
    }.flatMap { other in
      other.file.functions.filter { function in
        other.file.type(of: function)?.name == name
          && !other.file.isInactive(function.declaration.nameToken)
      }.map { (other, $0) }
    }
  }

  /// Returns the first method of a type with one of these signatures.
  func function(
    _ signatures: String..., of name: String, in source: Source
  ) -> Method? {
    functions(of: name, in: source).first { signatures.contains($0.function.signature) }
  }

  /// Returns true if a type has a method with this base name.
  func member(
    called baseName: String, of name: String, in source: Source
  ) -> GenerationFailure.Place? {
    functions(of: name, in: source).first { $0.function.baseName == baseName }
      .map { GenerationFailure.Place($0) }
  }

  /// Returns the first explicit call of a method, other than on `super`.
  ///
  /// - Parameters:
  ///   - label: the label of an argument that distinguishes the method from others of its name; nil where none does.
  ///   - selector: its selector in Objective-C.
  func call(_ name: String, label: String?, selector: String) -> GenerationFailure.Place? {
    for source in sources {
      let call = source.file.calls.first { call in
        let isIt =
          call.style == .message
          ? call.name == selector
          : call.name == name && label.map { call.argument($0) != nil } ?? true
        return isIt && !source.file.isSuper(call.receiver)
      }
      if let call { return GenerationFailure.Place(source, call.nameToken) }
    }
    return nil
  }

  var swiftUIApp: (Source, Declaration)? {
    let apps = sources.filter { $0.file.language == .swift }.flatMap { source in
      source.file.outline.declarations.filter {
        $0.isType && $0.parent == nil
          && $0.inherited.contains(where: ["App", "SwiftUI.App"].contains)
      }.map { (source, $0) }
    }
    if let app = apps.first(where: { $0.1.attributes.contains("main") }) { return app }
    // `NotesApp.main()` in an entry point of its own.
    return apps.first { app in
      sources.contains { source in
        source.file.calls.contains {
          $0.name == "main" && $0.receiver.map { source.file.text(of: $0) } == app.1.name
        }
      }
    }
  }

  /// Returns the code style of the app's files in a language.
  func style(_ language: CodeLanguage, near path: String? = nil) -> CodeStyle {
    let own = sources.filter { $0.file.language == language }
    let sorted = own.filter { $0.path == path } + own
    return sorted.lazy.compactMap { CodeStyle($0.file) }.first ?? .xcode
  }

  /// Notes on the handlers of app delegates, which an app with scenes does not call.
  var neverCalled: [LocalizedText] {
    sources.flatMap(\.file.handlers).filter { $0.kind == .application }
      .map { .neverCalled($0.function.signature) }
  }

  func source(at path: String) -> Source? { sources.first { $0.path == path } }
}

extension CodeFile {
  /// Returns true if a declaration is nested only in types.
  func isInTypes(_ declaration: Declaration) -> Bool {
    var outer = declaration.parent
    while let at = outer, outline.declarations.indices.contains(at) {
      guard outline.declarations[at].isType else { return false }
      outer = outline.declarations[at].parent
    }
    return true
  }

  /// Returns the name of a type, preceded by those of the types around it.
  func fullName(of type: Declaration) -> String {
    self.type(around: type.nameToken)?.name ?? type.name
  }
}
