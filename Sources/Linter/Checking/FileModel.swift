import ActionFlow
import AppFiles
import CodeModel
import Files
import PropertyList
import SourceText

/// The content of a file, parsed according to its kind, without data from other files.
public enum FileModel: Sendable {
  case propertyList(InfoPlist)
  case settings(SettingsFile)
  case translations(TranslationFile)
  case code(CodeFile)
  case generator(GeneratorFile)

  /// Returns nil for a kind that no rule checks.
  ///
  /// - Parameter encoding: nil for a text that represents another format of a file, and is never written.
  public init?(
    _ kind: FileKind, _ path: String, _ text: SourceText, _ encoding: FileEncoding? = .utf8
  ) {
    switch kind {
    case .propertyList: self = .propertyList(InfoPlist(SyntaxTree(text), encoding: encoding))
    case .strings, .stringCatalog:
      self = .translations(TranslationFile(path, text, encoding: encoding ?? .utf8))
    case .settings: self = .settings(SettingsFile(text))
    case .swift: self = .code(CodeFile(text, .swift))
    case .objectiveC: self = .code(CodeFile(text, .objectiveC))
    case .generator: self = .generator(GeneratorFile(path, text))
    case .image, .project, .nothing: return nil
    }
  }

  /// Returns nil also for a file that is skipped: a source file without quick action keywords, or a property list in
  /// another format than XML.
  public init?(_ kind: FileKind, _ path: String, bytes: [UInt8]) {
    if Self.passesOver(kind, bytes) { return nil }
    if kind.role == .translations {
      self = .translations(TranslationFile(path, bytes: bytes))
      return
    }
    let (text, encoding) = FileEncoding.decode(bytes)
    guard kind != .propertyList || OldStyleForm.isXML(text) else { return nil }
    self.init(kind, path, text, encoding)
  }

  /// Returns true for source code without quick action keywords, which needs no further work. Most source files are
  /// such.
  public static func passesOver(_ kind: FileKind, _ bytes: [UInt8]) -> Bool {
    kind.role == .code && !CodeWords.mayConcern(bytes)
  }

  /// Reads a file; returns nil also for one that cannot be read.
  public init?(_ path: String, in files: any FileAccess) {
    if TranslationFile.isNamed(path) {
      guard let file = TranslationFile(path, in: files) else { return nil }
      self = .translations(file)
    } else {
      guard let bytes = try? files.read(path) else { return nil }
      self.init(FileKind(path, bytes), path, bytes: bytes)
    }
  }

  /// The encoding for writing the file, where it is known for its kind.
  public var encoding: FileEncoding? {
    switch self {
    case .propertyList(let plist): plist.encoding
    case .translations(let file): file.encoding
    case .settings, .code, .generator: nil
    }
  }
}

extension ProjectFiles {
  /// The files that rules can check, in the order in which they are checked.
  public var checkedFiles: [String] {
    let files =
      propertyLists + stringsFiles.filter(TranslationFile.isOfInfoPlist) + codeFiles
      + generatorFiles.filter { FileKind(named: $0) == .generator }
    return ignoredFiles.isEmpty ? files : files.filter { !Path.isOne($0, of: ignoredFiles) }
  }
}
