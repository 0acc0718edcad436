import CodeModel
import Files
import CodeSyntax
import Guide
import SourceText

/// Why code is not generated: what is there already, or what is missing.
public struct GenerationFailure: Error, Sendable {
  /// A place in a file.
  public struct Place: Sendable {
    public let path: String
    public let text: SourceText
    public let offset: Int

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
  }

  public let message: LocalizedText
  /// Where what is in the way stands.
  public let place: Place?

  /// The message with the file and the line.
  var text: LocalizedText {
    guard let place else { return message }
    let line = place.text.lines.line(at: place.offset) + 1
    let head = "\(Path.name(of: place.path)):\(line): "
    return LocalizedText(en: head + message[.english], zhHans: head + message[.simplifiedChinese])
  }

  init(_ message: LocalizedText, at place: Place? = nil) {
    self.message = message
    self.place = place
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

  static func exists(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path): the file is there already and is not overwritten",
      zhHans: "\(path)：文件已存在，不会覆盖")
  }

  static func isFolder(_ path: String) -> LocalizedText {
    LocalizedText(en: "\(path): it is a folder; name a file", zhHans: "\(path)：这是文件夹，请指定文件")
  }

  static func unreadable(_ path: String) -> LocalizedText {
    LocalizedText(en: "\(path): the file cannot be read", zhHans: "\(path)：无法读取文件")
  }

  static func isBroken(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path): brackets do not match; mend the file first",
      zhHans: "\(path)：括号不匹配，请先修正该文件")
  }

  static func otherLanguage(_ path: String, _ language: CodeLanguage) -> LocalizedText {
    language == .swift
      ? LocalizedText(
        en: "\(path): the code is Swift; name a file that ends with .swift",
        zhHans: "\(path)：生成的是 Swift 代码，请指定以 .swift 结尾的文件")
      : LocalizedText(
        en: "\(path): the code is Objective-C; name a file that ends with .m or .mm",
        zhHans: "\(path)：生成的是 Objective-C 代码，请指定以 .m 或 .mm 结尾的文件")
  }

  static let noActions = LocalizedText(
    en: "no property list here declares a quick action with a type that is known",
    zhHans: "这里没有属性列表声明了类型已知的快捷操作")
}
