import ActionFlow
import CodeGeneration
import CodeSyntax
import Files
import Guide
import SourceText

/// The code that is generated for a request: a text, or changes of files. Writes nothing.
struct Generation {
  /// The request, in the terms of the command line.
  struct Request {
    var what: String
    /// The app's folder or property list.
    var path: String
    var into: String?
    var lifeCycle: String?
    var codeLanguage: String?
    /// True if changes of files are requested instead of a text.
    var isDiff: Bool
  }

  enum Failure: Error {
    case usage(UsageError)
    case generation(GenerationFailure)
  }

  static let kinds = [
    "handler", "types", "dynamic", "static", "intents", "tests", "traits", "context-menu",
  ]
  static var names: String { kinds.joined(separator: ", ") }

  /// The code to print if no file is named; nil if files change.
  private(set) var text: String?
  private(set) var changes: [FileEdit] = []
  /// True if the changes concern files that the user has not named, so that they are shown and not written.
  private(set) var isProposal = false
  private var remarks: [LocalizedText] = []
  private var left: [LocalizedText] = []
  private let unknownTypes: [String]

  /// - Parameter files: the files for which the changes are computed.
  init(_ request: Request, in files: any FileAccess) throws(Failure) {
    let app: AppSources
    let generator: CodeGenerator?
    let codeLanguage: CodeLanguage
    do throws(UsageError) {
      app = try Self.app(at: request.path, into: request.into, in: files)
      generator =
        ["static", "traits", "context-menu"].contains(request.what)
        ? nil : try Self.generator(request.what, request.lifeCycle, app)
      codeLanguage =
        request.what == "intents" && request.codeLanguage == nil
        ? .swift : try Self.codeLanguage(request.codeLanguage, request.into, app)
    } catch {
      throw .usage(error)
    }
    unknownTypes = app.unknownTypes
    do throws(GenerationFailure) {
      let into = request.into.map(GivenPath.absolute)
      if let generator {
        let code = try generator.code(for: app, codeLanguage, into: into, isApart: true)
        try take(code, into, request, app, files)
      } else {
        guard let into else { throw GenerationFailure.needsFile }
        switch request.what {
        case "traits":
          changes = try CodeGenerator.traitRegistration(in: into, of: app, in: files)
        case "context-menu":
          changes = try CodeGenerator.contextMenu(in: into, of: app, in: files)
        default:
          let change = try CodeGenerator.staticItems(of: app, into: into, in: files)
          changes = [change.edit]
          remarks = change.notes
        }
      }
    } catch {
      throw .generation(error)
    }
    left = toDos(files)
  }

  /// Returns the placeholders that are left to fill in.
  private func toDos(_ files: any FileAccess) -> [LocalizedText] {
    if let text {
      return ToDoMark.new(in: text, since: "").map { .left($0.text) }
    }
    return changes.flatMap { change -> [LocalizedText] in
      let found: [ToDo]
      switch change.change {
      case .create(let text): found = ToDoMark.new(in: text, since: "")
      case .edit(let edits):
        guard let bytes = try? files.read(change.path) else { return [] }
        let former = FileEncoding.decode(bytes).text
        found = ToDoMark.new(in: former.applying(edits).string, since: former.string)
      }
      let path = Path.relative(change.path, to: GivenPath.absolute(""))
      return found.map { .left($0.text, at: "\(path):\($0.line): ") }
    }
  }

  private mutating func take(
    _ code: GeneratedCode, _ into: String?, _ request: Request, _ app: AppSources,
    _ files: any FileAccess
  ) throws(GenerationFailure) {
    remarks = code.notes
    if let into {
      changes = try code.changes(into: into, of: app, in: files)
      remarks += code.projectNotes(on: changes, of: app, in: files)
      if !changes.contains(where: { $0.path == into }) { remarks.append(.goesElsewhere(into)) }
    } else if code.isInsideOfFiles {
      // Without a text to print, the changes of the files are shown.
      isProposal = true
      changes = code.fileEdits
      if !request.isDiff { remarks.append(.notWritten) }
    } else if request.isDiff {
      throw GenerationFailure.needsFile
    } else {
      text = code.text(for: app)
      if !code.fileEdits.isEmpty { remarks.append(.filesChange(code.fileEdits.map(\.path))) }
    }
  }

  /// Returns notes on remaining work, and on parts that were left out.
  func notes(_ language: Language) -> [String] {
    (remarks + unknownTypes.map { .unknownType($0) } + left).map { $0[language] }
  }

  /// Returns the reason why nothing is generated, with its position.
  static func text(of failure: GenerationFailure, _ language: Language) -> String {
    guard let path = failure.path else { return failure.message[language] }
    let line = failure.place.map { ":\($0.line)" } ?? ""
    return Path.relative(path, to: GivenPath.absolute("")) + line + ": " + failure.message[language]
  }

  private static func generator(
    _ what: String, _ lifeCycle: String?, _ app: AppSources
  ) throws(UsageError) -> CodeGenerator {
    guard what == "handler" || lifeCycle == nil else {
      throw UsageError(en: "--for belongs to handler", zhHans: "--for 只用于 handler")
    }
    switch what {
    case "types": return .types
    case "dynamic": return .dynamic
    case "intents": return .intents
    case "tests": return .tests
    case "handler":
      guard let lifeCycle else { return .handler(HandlerGenerator.LifeCycle(app)) }
      guard let known = HandlerGenerator.LifeCycle(rawValue: lifeCycle) else {
        throw UsageError(
          en: "there is no life cycle “\(lifeCycle)”; use scenes, app-delegate or swiftui",
          zhHans: "没有生命周期“\(lifeCycle)”，请用 scenes、app-delegate 或 swiftui")
      }
      return .handler(known)
    default:
      throw UsageError(
        en: "“\(what)” cannot be generated; use one of \(names)",
        zhHans: "无法生成“\(what)”，请用以下之一：\(names)")
    }
  }

  private static func codeLanguage(
    _ name: String?, _ path: String?, _ app: AppSources
  ) throws(UsageError) -> CodeLanguage {
    switch name {
    case nil: return path.flatMap { CodeLanguage(path: $0) } ?? app.language
    case "swift": return .swift
    case "objective-c", "objc": return .objectiveC
    case let name?:
      throw UsageError(
        en: "there is no language “\(name)”; use swift or objective-c",
        zhHans: "没有语言“\(name)”，请用 swift 或 objective-c")
    }
  }

  private static func app(
    at path: String, into source: String?, in files: any FileAccess
  ) throws(UsageError) -> AppSources {
    let full = GivenPath.absolute(path)
    let projects = KnownProjects(files)
    switch files.kind(of: full) {
    case .directory:
      return projects.app(
        in: full, propertyList: nil, source: source.map { GivenPath.absolute($0) })
    case .file where DeclaredTypes.read(full, in: files) != nil:
      return projects.app(in: ProjectFiles.folder(around: full, in: files), propertyList: full)
    case .file:
      throw UsageError(
        en: "\(path): it is no property list; name the app's folder or its Info.plist",
        zhHans: "\(path)：不是属性列表，请指定 App 的文件夹或其 Info.plist")
    case .link, .other:
      throw UsageError(en: "\(path): no such file", zhHans: "\(path)：没有这个文件")
    }
  }
}

extension LocalizedText {
  fileprivate static func unknownType(_ type: String) -> LocalizedText {
    let type = Console.shortened(type)
    return LocalizedText(
      en: "the type “\(type)” is left out: it is known only when the app is built",
      zhHans: "略过类型“\(type)”：构建 App 时才能知道它的值")
  }

  fileprivate static func left(_ text: String, at place: String = "") -> LocalizedText {
    let text = Console.shortened(text)
    return LocalizedText(
      en: "\(place)left to fill in: \(text)", zhHans: "\(place)待补全：\(text)")
  }

  fileprivate static func goesElsewhere(_ path: String) -> LocalizedText {
    let name = Path.relative(path, to: GivenPath.absolute(""))
    return LocalizedText(
      en: "\(name) stays as it is: all of the code belongs in the files of the delegate",
      zhHans: "\(name) 保持不变：全部代码都应写在 delegate 所在的文件中")
  }

  fileprivate static let notWritten = LocalizedText(
    en: "nothing is written; with --into and one of these files it is",
    zhHans: "尚未写入；用 --into 指定其中一个文件即可写入")

  fileprivate static func filesChange(_ paths: [String]) -> LocalizedText {
    let names = paths.map { Path.relative($0, to: GivenPath.absolute("")) }
    return LocalizedText(
      en:
        "files that are there would change as well; --into FILE --diff shows how: \(names.joined(separator: ", "))",
      zhHans: "现有文件也会修改，可用 --into 文件 --diff 查看：\(names.joined(separator: "、"))")
  }
}
