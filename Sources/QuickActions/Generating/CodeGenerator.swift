import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText
import PropertyList

/// What code can be generated.
public enum CodeGenerator: Sendable, Hashable {
  case handler(HandlerGenerator.LifeCycle)
  /// An enumeration of the types.
  case types
  /// Static quick actions as items that code makes.
  case dynamic
  /// App Intents with App Shortcuts.
  case intents
  /// Tests for the user interface.
  case tests

  /// The code for an app in a language. Throws where something is in the way, with its place.
  ///
  /// - Parameter path: the file it is meant for; nil where nobody has named one.
  public func code(
    for app: AppSources, _ language: CodeLanguage, into path: String? = nil
  ) throws(GenerationFailure) -> GeneratedCode {
    let app = path.map(app.preferring) ?? app
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

  /// Items that code makes as static quick actions of a property list.
  ///
  /// - Parameter index: what is known of the app's files; nil to read them.
  /// - Returns: the change, and what is left to do.
  public static func staticItems(
    of app: AppSources, into path: String, in files: any FileAccess, knowing index: CodeIndex? = nil
  ) throws(GenerationFailure) -> (edit: FileEdit, notes: [LocalizedText]) {
    guard let plist = InfoPlist(path, in: files) else {
      throw GenerationFailure(.noPropertyList, in: path)
    }
    let index = index ?? CodeIndex(app.paths, in: files)
    return try StaticGenerator.edits(
      for: app, into: plist, at: path, TextResolver(index.files.mapValues(\.actions)))
  }
}

extension CodeGenerator {
  /// A view controller that registers for the traits that it compares.
  public static func traitRegistration(
    in path: String, of app: AppSources, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    try TraitRegistration.edits(
      in: try read(path, files), at: path,
      besides: { app.files(naming: $0, besides: path, in: files) },
      deploymentTarget: app.deploymentTarget)
  }

  /// A view controller that shows a context menu in place of peek and pop.
  public static func contextMenu(
    in path: String, of app: AppSources, in files: any FileAccess
  ) throws(GenerationFailure) -> [FileEdit] {
    try PreviewConversion.edits(
      in: try read(path, files), at: path,
      besides: { app.files(naming: $0, besides: path, in: files) },
      deploymentTarget: app.deploymentTarget)
  }

  private static func read(
    _ path: String, _ files: any FileAccess
  ) throws(GenerationFailure) -> CodeFile {
    guard let language = CodeLanguage(path: path), let bytes = try? files.read(path) else {
      throw GenerationFailure(.unreadable, in: path)
    }
    return CodeFile(FileEncoding.decode(bytes).text, language)
  }
}

extension GenerationFailure {
  /// A diff was asked for, and no file is named.
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
    zhHans: "不是 XML 属性列表，请指定应用的 Info.plist")
}
