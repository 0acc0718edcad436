import ActionFlow
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

extension AppSources {
  /// The first declaration of a type, or of a constant outside of types, with a name.
  func declaration(of name: String) -> GenerationFailure.Place? {
    Self.first(in: sources + tests) {
      $0.parent == nil && $0.name == name && $0.kind != .type(.extension)
    }.map { GenerationFailure.Place($0.0, $0.1.nameToken) } ?? alias(called: name)
  }

  /// The first `typealias` of a name outside of types.
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

  /// A name for a new type: the first that nobody has.
  func freeName(_ names: String...) -> String {
    names.first { declaration(of: $0) == nil } ?? names.last ?? ""
  }

  /// The declaration of the first type that adopts a protocol itself, or the implementation of one whose
  /// interface does.
  func type(adopting names: Set<String>, in language: CodeLanguage? = nil) -> (Source, Declaration)?
  {
    types(adopting: names, in: language).first
  }

  /// Those inside other types come last.
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

  /// The `@interface` of a class, where it is not a category.
  func interface(of name: String) -> (source: Source, declaration: Declaration)? {
    Self.first(in: sources) { $0.name == name && $0.kind == .type(.interface) }
  }

  /// The same with one source file before all others, so that what is looked for is found there first.
  ///
  /// - Parameter isApart: whether methods that a delegate gets go there, too.
  func preferring(_ path: String, isApart: Bool = false) -> AppSources {
    var other = self
    if isApart { other.destination = path }
    guard let index = sources.firstIndex(where: { $0.path == path }) else { return other }
    other.sources.insert(other.sources.remove(at: index), at: 0)
    other.preferred = path
    return other
  }

  /// The file in which an extension of a type takes new methods, where that is not where the type has its own.
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

  /// The same without some source files.
  package func leavingOut(_ isLeftOut: (String) -> Bool) -> AppSources {
    var other = self
    other.sources.removeAll { isLeftOut($0.path) }
    return other
  }

  /// A method with the file in which it stands.
  typealias Method = (source: Source, function: CodeFunction)

  /// The methods of a type in all files that belong to it. What an app beside declares under the same name
  /// is another type.
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

  /// The first method of a type with one of these signatures, with its place.
  func function(
    _ signatures: String..., of name: String, in source: Source
  ) -> Method? {
    functions(of: name, in: source).first { signatures.contains($0.function.signature) }
  }

  /// Returns whether a method of a type has a name before the parentheses.
  func member(
    called baseName: String, of name: String, in source: Source
  ) -> GenerationFailure.Place? {
    functions(of: name, in: source).first { $0.function.baseName == baseName }
      .map { GenerationFailure.Place($0) }
  }

  /// The first call of a method by hand, other than to `super`.
  ///
  /// - Parameters:
  ///   - label: of an argument that tells the method from others of its name; nil where none does.
  ///   - selector: its name in Objective-C.
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

  /// The style of the app's files in a language.
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
  /// Returns true if nothing but types stands around a declaration.
  func isInTypes(_ declaration: Declaration) -> Bool {
    var outer = declaration.parent
    while let at = outer, outline.declarations.indices.contains(at) {
      guard outline.declarations[at].isType else { return false }
      outer = outline.declarations[at].parent
    }
    return true
  }

  /// The name of a type behind those of the types around it.
  func fullName(of type: Declaration) -> String {
    self.type(around: type.nameToken)?.name ?? type.name
  }
}
