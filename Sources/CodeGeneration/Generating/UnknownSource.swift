import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import PropertyList
import SourceText

/// A file or folder of an app whose declarations are not all known, so that generated code might declare something a
/// second time.
struct UnknownSource: Sendable {
  let path: String
  let reason: LocalizedText
  /// The known declarations: all of a file that is never changed, one side of a file with a merge conflict. Nil where
  /// it may declare anything.
  private let source: AppSources.Source?
  /// The offset of the merge conflict.
  private let conflict: Int?
  /// The position of the problem, in a file that may declare anything.
  private var place: GenerationFailure.Place?
  /// The app's types of which it may declare further parts.
  private let types: Set<String>

  /// Creates one that may declare anything.
  init(_ path: String, _ reason: LocalizedText) {
    self.init(path, reason, nil, [], conflict: nil)
  }

  /// Creates one that is never changed.
  ///
  /// - Parameter types: the delegates of the app and its enumerations of types.
  init(_ path: String, _ reason: LocalizedText, _ source: AppSources.Source, _ types: Set<String>) {
    self.init(path, reason, source, types, conflict: nil)
  }

  init(conflictAt offset: Int, in source: AppSources.Source) {
    self.init(source.path, .hasConflict, source, [], conflict: offset)
  }

  /// Creates one for a file that declares quick actions; returns nil for one without a merge conflict.
  init?(conflictIn path: String, in files: any FileAccess) {
    guard let bytes = try? files.read(path) else { return nil }
    let text = FileEncoding.decode(bytes).text
    guard let conflict = text.firstConflict else { return nil }
    self.init(path, .hasConflict)
    place = GenerationFailure.Place(path, text, conflict)
  }

  /// Creates one for a property list that iOS cannot read, which may contain more than is known; returns nil for one
  /// that it reads.
  init?(broken plist: InfoPlist, at path: String) {
    guard let issue = plist.tree.issues.first, case .stops = plist.tree.readerVerdict() else {
      return nil
    }
    self.init(path, .brokenList)
    place = GenerationFailure.Place(path, plist.tree.source, issue.range.start)
  }

  private init(
    _ path: String, _ reason: LocalizedText, _ source: AppSources.Source?, _ types: Set<String>,
    conflict: Int?
  ) {
    self.path = path
    self.reason = reason
    self.source = source
    self.types = types
    self.conflict = conflict
  }

  /// The failure if it matters.
  var failure: GenerationFailure {
    guard let source, let conflict else {
      return place.map { GenerationFailure(reason, at: $0) } ?? GenerationFailure(reason, in: path)
    }
    return GenerationFailure(
      reason, at: GenerationFailure.Place(path, source.file.source, conflict))
  }

  /// Returns the failure for code that needs some declarations and adds others; nil where this file does not affect
  /// it.
  func obstacle(to needs: Needs) -> GenerationFailure? {
    guard let source else { return failure }
    if conflict != nil {
      let bytes = source.file.source.bytes
      let words = needs.words + needs.names
      guard !source.file.isTest || needs.includesTests, !words.isEmpty,
        WordSearch(words).finds(in: bytes)
      else { return nil }
      return failure
    }
    return declaration(of: needs, in: source.file).map {
      GenerationFailure(reason, at: GenerationFailure.Place(source, $0))
    }
  }

  /// Returns the token of the first declaration that is needed, or that would be duplicated.
  private func declaration(of needs: Needs, in file: CodeFile) -> Int? {
    if needs.includesTests != file.isTest, file.isTest { return nil }
    let declaration = file.outline.declarations.first { declaration in
      guard !file.isInactive(declaration.nameToken) else { return false }
      if declaration.isType, declaration.inherited.contains(where: needs.protocols.contains) {
        return true
      }
      let isExtension = declaration.kind == .type(.extension)
      if isExtension { return needs.extendsTypes && types.contains(declaration.name) }
      return declaration.parent == nil && needs.names.contains(declaration.name)
    }
    if let declaration { return declaration.nameToken }
    if needs.extendsTypes, let handler = file.handlers.first {
      return handler.function.declaration.nameToken
    }
    guard needs.tables else { return nil }
    return TypeTable.all(in: file).first?.declaration.nameToken
  }
}

extension UnknownSource {
  /// The declarations that a generator looks for in an app before it adds any.
  struct Needs {
    /// The names of the declarations that it adds.
    var names: [String] = []
    /// The protocols whose types it changes, or of which an app has only one type.
    var protocols: Set<String> = []
    /// Words that every file contains with what it looks for.
    var words: [String] = []
    /// True if it adds members to the delegates of the app.
    var extendsTypes = false
    /// True if it looks for an enumeration of types.
    var tables = false
    var includesTests = false
  }
}

extension CodeGenerator {
  /// Returns the needs of this generator in an app.
  ///
  /// - Parameter names: the names of the declarations that it adds.
  func needs(adding names: [String]) -> UnknownSource.Needs {
    var needs = UnknownSource.Needs(names: names)
    switch self {
    case .handler:
      needs.protocols = AppSources.delegateProtocols.union(["App", "SwiftUI.App"])
      needs.words = AppSources.words
      needs.extendsTypes = true
      needs.tables = true
    case .types:
      needs.words = AppSources.words
      needs.tables = true
    case .intents:
      needs.protocols = ["AppShortcutsProvider"]
      needs.words = AppSources.words + [SwiftUIRouter.name]
    case .tests:
      needs.words = AppSources.words
      needs.includesTests = true
    case .dynamic: needs.words = AppSources.words
    }
    return needs
  }
}

extension AppSources {
  /// Throws if the app's declarations are not sufficiently known.
  func requireKnown(for needs: UnknownSource.Needs) throws(GenerationFailure) {
    for unknown in unknownSources {
      if let obstacle = unknown.obstacle(to: needs) { throw obstacle }
    }
  }

  /// Throws if a file that is never changed, or whose declarations are not known, may belong to a type.
  ///
  /// - Parameter word: the name of the type, or of a method.
  func requireKnown(naming word: String) throws(GenerationFailure) {
    for unknown in unknownSources where unknown.mayDeclare(word) {
      throw unknown.failure
    }
  }
}

extension UnknownSource {
  fileprivate func mayDeclare(_ word: String) -> Bool {
    guard let source else { return true }
    if conflict != nil { return WordSearch([word]).finds(in: source.file.source.bytes) }
    return source.file.outline.declarations.contains {
      $0.kind == .type(.extension) && $0.name == word
    } || source.file.functions.contains { $0.baseName == word }
  }
}

extension LocalizedText {
  static let hasConflict = LocalizedText(
    en: "the file has a merge conflict; resolve it first", zhHans: "文件中有合并冲突，请先解决")

  static let brokenList = LocalizedText(
    en: "the property list does not parse; quickactions check reports why",
    zhHans: "属性列表无法解析，原因可用 quickactions check 查看")

  static let isExcluded = LocalizedText(
    en:
      "the settings or .gitignore exclude this file, so it is not changed, and what it declares would be there twice; include it, or name its target in the project",
    zhHans: "设置或 .gitignore 排除了该文件，因此不会修改它，而其中的声明会重复；请取消排除，或在项目中注明其 target")

  static let isBehindLink = LocalizedText(
    en:
      "the file lies behind a link to a folder, so it is not changed, and what it declares would be there twice; change it by hand",
    zhHans: "该文件位于文件夹链接之后，因此不会修改它，而其中的声明会重复；请自行修改")

  static let folderNotSeen = LocalizedText(
    en:
      "not all files in this folder can be read, so what the app declares there is not known",
    zhHans: "无法查看该文件夹中的全部文件，因此无法得知 App 在其中声明了什么")

  static let tooManySources = LocalizedText(
    en:
      "the app has more than \(AppSources.maximumFiles) source files, and this and those behind it were not read; name the app's Info.plist or a smaller folder",
    zhHans: "App 的源文件超过 \(AppSources.maximumFiles) 个，从此文件起未读取；请指定 App 的 Info.plist 或更小的文件夹")

  static let tooLongSource = LocalizedText(
    en:
      "the file is longer than \(CodeWords.maximumLength / 1024 / 1024) MB and was not read, so what the app declares is not known",
    zhHans: "文件超过 \(CodeWords.maximumLength / 1024 / 1024) MB，未读取，因此无法得知 App 声明了什么")

  static func unreadable(_ failure: FileReader.Failure) -> LocalizedText {
    guard case .system(let reason) = failure else { return .notRead }
    return LocalizedText(
      en: "the file cannot be read (\(reason)), so what the app declares is not known",
      zhHans: "无法读取文件（\(reason)），因此无法得知 App 声明了什么")
  }

  private static let notRead = LocalizedText(
    en: "the file cannot be read, so what the app declares is not known",
    zhHans: "无法读取文件，因此无法得知 App 声明了什么")
}
