import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText

/// The kinds of code that can be generated.
public enum CodeGenerator: Sendable, Hashable {
  case handler(HandlerGenerator.LifeCycle)
  /// An enumeration of the types.
  case types
  /// Static quick actions as items that code creates.
  case dynamic
  /// App Intents with App Shortcuts.
  case intents
  /// Tests for the user interface.
  case tests

  /// Returns the code for an app in a language. Throws if something prevents it, with its position.
  ///
  /// - Parameters:
  ///   - path: the target file; nil where none was named.
  ///   - isApart: true if new methods of a delegate go into that file, too, and not next to the delegate's other
  ///     methods.
  public func code(
    for app: AppSources, _ language: CodeLanguage, into path: String? = nil, isApart: Bool = false
  ) throws(GenerationFailure) -> GeneratedCode {
    let app = path.map { app.preferring($0, isApart: isApart) } ?? app
    try app.requireKnown(for: needs(adding: []))
    let code = try made(for: app, language)
    try app.requireKnown(for: needs(adding: code.names))
    for name in code.names {
      if let place = app.declaration(of: name) {
        throw GenerationFailure(.isDeclared(name), at: place)
      }
    }
    return code
  }

  private func made(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    switch self {
    case .handler(let lifeCycle):
      return try HandlerGenerator.generate(for: app, language, lifeCycle)
    case .types: return try TypesGenerator.generate(for: app, language)
    case .dynamic: return try DynamicGenerator.generate(for: app, language)
    case .intents:
      guard language == .swift else { throw GenerationFailure(.intentsAreSwift) }
      return try IntentsGenerator.generate(for: app)
    case .tests: return try TestsGenerator.generate(for: app, language)
    }
  }

  /// Converts items that code creates to static quick actions of a property list.
  ///
  /// - Parameter index: the index of the app's files; nil to read them.
  /// - Returns: the change, and notes on what is left to do.
  public static func staticItems(
    of app: AppSources, into path: String, in files: any FileAccess, knowing index: CodeIndex? = nil
  ) throws(GenerationFailure) -> (edit: FileEdit, notes: [LocalizedText]) {
    guard let plist = InfoPlist(path, in: files) else {
      throw GenerationFailure(.noPropertyList, in: path)
    }
    try GenerationFailure.requireNoConflict(in: plist.tree.source, at: path)
    let index = index ?? CodeIndex(app.paths, in: files)
    return try StaticGenerator.edits(
      for: app, into: plist, at: path, TextResolver(index.files.mapValues(\.actions)))
  }
}

extension CodeGenerator {
  /// Converts a view controller to register for the traits that it compares.
  public static func traitRegistration(
    in path: String, of app: AppSources, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    try traitRegistration(in: try read(path, files), at: path, of: app, in: files)
  }

  /// - Parameter offset: an offset in the name of the method; nil for the first method of the file.
  package static func traitRegistration(
    in file: CodeFile, at path: String, touching offset: Int? = nil, of app: AppSources,
    in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    try GenerationFailure.requireNoConflict(in: file.source, at: path)
    return try TraitRegistration.edits(
      in: file, at: path, touching: offset,
      besides: { (name) throws(GenerationFailure) in
        try app.files(naming: name, besides: path, in: files)
      }, deploymentTarget: app.deploymentTarget)
  }

  /// Converts a view controller from peek and pop to a context menu.
  public static func contextMenu(
    in path: String, of app: AppSources, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    try contextMenu(in: try read(path, files), at: path, of: app, in: files)
  }

  /// Does the same in a parsed file.
  package static func contextMenu(
    in file: CodeFile, at path: String, of app: AppSources, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    try GenerationFailure.requireNoConflict(in: file.source, at: path)
    return try PreviewConversion.edits(
      in: file, at: path,
      besides: { (name) throws(GenerationFailure) in
        try app.files(naming: name, besides: path, in: files)
      }, deploymentTarget: app.deploymentTarget)
  }

  private static func read(
    _ path: String, _ files: any FileAccess
  ) throws(GenerationFailure) -> CodeFile {
    guard let language = CodeLanguage(path: path), let bytes = try? files.read(path) else {
      throw GenerationFailure(.unreadable, in: path)
    }
    let text = FileEncoding.decode(bytes).text
    try GenerationFailure.requireNoConflict(in: text, at: path)
    return CodeFile(text, language)
  }
}

extension GenerationFailure {
  /// The failure if a diff was requested and no file was named.
  public static let needsFile = GenerationFailure(
    LocalizedText(
      en: "name the file with --into", zhHans: "请用 --into 指定文件"))
}

extension LocalizedText {
  fileprivate static let intentsAreSwift = LocalizedText(
    en: "App Intents are written in Swift; use --language swift",
    zhHans: "App Intents 使用 Swift 编写，请用 --language swift")

  fileprivate static let noPropertyList = LocalizedText(
    en: "it is no property list in XML; name the app's Info.plist",
    zhHans: "不是 XML 属性列表，请指定 App 的 Info.plist")
}
