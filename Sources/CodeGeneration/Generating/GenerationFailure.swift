import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// The reason why code is not generated: something exists already, or is missing.
public struct GenerationFailure: Error, Sendable {
  /// A position in a file.
  public struct Place: Sendable {
    public let path: String
    public let text: SourceText
    /// A byte of `text`.
    public let offset: Int

    /// From 1.
    public var line: Int { text.lines.line(at: offset) + 1 }

    init(_ path: String, _ text: SourceText, _ offset: Int) {
      self.path = path
      self.text = text
      self.offset = offset
    }

    init(_ path: String, _ file: CodeFile, _ token: Int) {
      self.init(path, file.source, file.bytes(of: token).start)
    }

    init(_ source: AppSources.Source, _ token: Int) {
      self.init(source.path, source.file, token)
    }

    /// Creates the position of a method's name.
    init(_ method: AppSources.Method) {
      self.init(method.source, method.function.declaration.nameToken)
    }
  }

  public let message: LocalizedText
  /// The position of the cause.
  public let place: Place?
  /// The file of the cause; nil where no single file is.
  public let path: String?

  /// The message with the file and the line.
  package var text: LocalizedText {
    guard let path else { return message }
    var head = Path.name(of: path) + ": "
    if let place { head = "\(Path.name(of: path)):\(place.line): " }
    return LocalizedText(en: head + message[.english], zhHans: head + message[.simplifiedChinese])
  }

  package init(_ message: LocalizedText, at place: Place? = nil) {
    self.message = message
    self.place = place
    path = place?.path
  }

  init(_ message: LocalizedText, at method: AppSources.Method) {
    self.init(message, at: Place(method))
  }

  package init(_ message: LocalizedText, in path: String) {
    self.message = message
    self.path = path
    place = nil
  }
}

extension LocalizedText {
  static func isDeclared(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“\(name)” is declared already; rename or remove it first",
      zhHans: "已经有“\(name)”的声明，请先重命名或删除")
  }

  static func isImplemented(_ name: String) -> LocalizedText {
    LocalizedText(en: "“\(name)” is there already", zhHans: "已经有“\(name)”")
  }

  static let exists = LocalizedText(
    en: "the file is there already and is not overwritten",
    zhHans: "文件已存在，不会覆盖")

  static let isFolder = LocalizedText(en: "it is a folder; name a file", zhHans: "这是文件夹，请指定文件")

  static let unreadable = LocalizedText(en: "the file cannot be read", zhHans: "无法读取文件")

  static let isBroken = LocalizedText(
    en: "brackets do not match; fix the file first",
    zhHans: "括号不匹配，请先修正该文件")

  static func otherLanguage(_ language: CodeLanguage) -> LocalizedText {
    language == .swift
      ? LocalizedText(
        en: "the code is Swift; name a file that ends with .swift",
        zhHans: "生成的是 Swift 代码，请指定以 .swift 结尾的文件")
      : LocalizedText(
        en: "the code is Objective-C; name a file that ends with .m or .mm",
        zhHans: "生成的是 Objective-C 代码，请指定以 .m 或 .mm 结尾的文件")
  }

  static let noActions = LocalizedText(
    en: "no property list here declares a quick action with a type that is known",
    zhHans: "这里没有属性列表声明了类型已知的快捷操作")

  package static let noKnownActions = LocalizedText(
    en: "no property list and no code here has a quick action with a type that is known",
    zhHans: "这里的属性列表和代码都没有类型已知的快捷操作")
}
