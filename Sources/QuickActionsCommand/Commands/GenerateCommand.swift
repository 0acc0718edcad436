import CodeSyntax
import Files
import Guide
import QuickActions
import SourceText

/// `generate`: code for the quick actions of an app.
enum GenerateCommand: Command {
  static let name = "generate"
  static let options: [ArgumentParser.Option] = [
    .value("--into"), .flag("--diff"), .value("--for"), .value("--language"),
  ]
  static let help = LocalizedText(
    en: """
      usage: quickactions generate WHAT [OPTION…] [PATH]

      Writes code for the quick actions of an app. PATH is the app's folder, its Info.plist, or the
      app.json, project.yml or Project.swift that holds its items; the default is the working folder.
      WHAT is one of

        handler   methods that are called for a quick action, after a cold launch and while the app
                  runs, where the app has its life cycle: in a scene delegate, an app delegate, or
                  all that a SwiftUI app needs
        types     an enumeration of the types, or constants in Objective-C
        dynamic   the items of the property list as items that code makes, with their translations
        static    the other way: items that code makes of fixed texts, into the property list FILE
        intents   an App Intent and an App Shortcut for each action, with its title and symbol
        tests     UI tests that pick each action, when the app is not running and when it is
        traits    registerForTraitChanges in place of traitCollectionDidChange, in the view
                  controller in FILE
        context-menu
                  a context menu in place of peek and pop, in the view controller in FILE

      An app whose property list has no quick actions gets a handler, or the types, of the items that
      its code makes.

      PATH decides for which items code is written; what is there already is looked for in the whole app
      around it. Where that cannot be known, because a file that matters is unreadable, has a merge conflict,
      is excluded by the settings or lies behind a link to a folder, the file is named and nothing is written.

      Without --into the code is printed, or what would change where all of it goes into files that
      are there. Nothing is overwritten: what is there already is named, with its place.

        --into FILE            add the code to FILE, or make it; a handler also changes the files in
                               which the app's delegates stand
        --diff                 show what would change, and write nothing
        --for scenes|app-delegate|swiftui
                               the life cycle of a handler; the default is what the app has
        --language swift|objective-c
                               the default is the language of FILE, else of most of the app
        --lang en|zh-Hans

      Exit code: 0 done, 2 wrong arguments, something is there already or is missing, or a file, or
      the output, cannot be read or written.
      """,
    zhHans: """
      用法：quickactions generate 内容 [选项…] [路径]

      为应用的快捷操作生成代码。路径是应用的文件夹、其 Info.plist，或写有这些项目的 app.json、
      project.yml、Project.swift；默认为当前文件夹。内容可以是

        handler   处理快捷操作的方法，冷启动和运行时都会调用，放在应用的生命周期所在之处：scene
                  delegate、app delegate，或 SwiftUI 应用所需的全部代码
        types     类型的枚举，Objective-C 则为常量
        dynamic   把属性列表中的项目写成由代码创建的项目，沿用其翻译
        static    反过来：把代码用固定文字创建的项目写入属性列表文件
        intents   为每个操作生成 App Intent 和 App Shortcut，标题和符号相同
        tests     UI 测试：在应用未运行和运行时分别选择每个操作
        traits    在文件的视图控制器中用 registerForTraitChanges 代替 traitCollectionDidChange
        context-menu
                  在文件的视图控制器中用上下文菜单代替 peek 和 pop

      属性列表没有快捷操作时，handler 和 types 针对代码所创建的项目。

      路径决定为哪些项目生成代码；已有的声明则在整个应用中查找。如果因为某个相关文件无法读取、有合并冲突、
      被设置排除或位于文件夹链接之后而无法得知，则指出该文件，不写入任何内容。

      不使用 --into 时输出代码；如果全部写入现有文件，则输出将做的修改。不会覆盖任何内容：已有的声明会连同位置一起指出。

        --into 文件            把代码加入文件，没有时新建；handler 还会修改应用的 delegate 所在的文件
        --diff                 显示会做的修改，不写入
        --for scenes|app-delegate|swiftui
                               handler 的生命周期；默认为应用所用的方式
        --language swift|objective-c
                               默认为文件的语言，否则为应用大部分代码的语言
        --lang en|zh-Hans

      退出码：0 完成，2 参数有误、已有相应内容或缺少所需内容，或有文件、输出无法读写。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard let what = arguments.operands.first else {
      throw UsageError(
        en: "say what to generate: \(names)", zhHans: "请指定要生成的内容：\(names)")
    }
    guard arguments.operands.count <= 2 else {
      throw UsageError(en: "name one path", zhHans: "请只指定一个路径")
    }
    // What changes on the disk meanwhile is told when it is written.
    let files = RememberedFiles(DiskFiles())
    let into = arguments.value("--into")
    let app = try app(
      at: arguments.operands.count > 1 ? arguments.operands[1] : ".", into: into, in: files)
    let generator =
      ["static", "traits", "context-menu"].contains(what)
      ? nil : try generator(what, arguments.value("--for"), app)
    let codeLanguage =
      what == "intents" && arguments.value("--language") == nil
      ? .swift : try codeLanguage(arguments.value("--language"), into, app)
    do throws(GenerationFailure) {
      var run = GenerateRun(isDiff: arguments.has("--diff"), language, files)
      var notes: [LocalizedText] = []
      if let generator {
        let code = try generator.code(for: app, codeLanguage, into: into.map(GivenPath.absolute))
        notes = code.notes
        if into == nil, code.isInsideOfFiles {
          // There is nothing to print but what would become of the files.
          run.isDiff = true
          run.apply(code.fileEdits)
          if !arguments.has("--diff") { notes.append(.notWritten) }
        } else if let into {
          run.apply(try code.changes(into: GivenPath.absolute(into), of: app, in: files))
        } else if arguments.has("--diff") {
          throw GenerationFailure.needsFile
        } else {
          Console.write(content: Array(code.text(for: app).utf8))
          if !code.fileEdits.isEmpty { notes.append(.filesChange(code.fileEdits.map(\.path))) }
        }
      } else if what == "traits" {
        guard let into else { throw GenerationFailure.needsFile }
        let path = GivenPath.absolute(into)
        run.apply(try CodeGenerator.traitRegistration(in: path, of: app, in: files))
      } else if what == "context-menu" {
        guard let into else { throw GenerationFailure.needsFile }
        run.apply(try CodeGenerator.contextMenu(in: GivenPath.absolute(into), of: app, in: files))
      } else {
        guard let into else { throw GenerationFailure.needsFile }
        let change = try CodeGenerator.staticItems(
          of: app, into: GivenPath.absolute(into), in: files)
        run.apply([change.edit])
        notes = change.notes
      }
      for note in notes { Console.error("quickactions generate: " + note[language]) }
      for type in app.unknownTypes {
        Console.error("quickactions generate: " + LocalizedText.unknownType(type)[language])
      }
      for failure in run.failures { Console.error("quickactions generate: " + failure) }
      return run.failures.isEmpty ? ExitCode.success : ExitCode.usage
    } catch {
      var message = error.message[language]
      if let path = error.path {
        let line = error.place.map { ":\($0.line)" } ?? ""
        message = Path.relative(path, to: GivenPath.absolute("")) + line + ": " + message
      }
      Console.error("quickactions generate: " + message)
      return ExitCode.usage
    }
  }

  private static let names = "handler, types, dynamic, static, intents, tests, traits, context-menu"

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
      return projects.app(in: ProjectFiles.folder(around: full), propertyList: full)
    case .file:
      throw UsageError(
        en: "\(path): it is no property list; name the app's folder or its Info.plist",
        zhHans: "\(path)：不是属性列表，请指定应用的文件夹或其 Info.plist")
    case .link, .other:
      throw UsageError(en: "\(path): no such file", zhHans: "\(path)：没有这个文件")
    }
  }

}

/// Writes or shows changes of files.
struct GenerateRun {
  var isDiff: Bool
  let language: Language
  private(set) var failures: [String] = []

  private let files: any FileAccess

  /// - Parameter files: as they were when the changes were worked out.
  init(isDiff: Bool, _ language: Language, _ files: any FileAccess) {
    self.isDiff = isDiff
    self.language = language
    self.files = files
  }

  /// All files are read before one is written, so that a file that cannot be read leaves all as they are.
  mutating func apply(_ changes: [FileEdit]) {
    var written: [(path: String, old: [UInt8]?, new: [UInt8])] = []
    var shown: [UInt8] = []
    for change in changes {
      let name = Path.relative(change.path, to: GivenPath.absolute(""))
      do throws(FileReader.Failure) {
        let (old, new) = try content(of: change)
        guard let new else { continue }
        written.append((change.path, old, new))
        shown += FileDifference.unified(name, from: old, to: new)
      } catch {
        failures.append("\(name): " + error.message(for: name)[language])
      }
    }
    guard failures.isEmpty else { return }
    guard !isDiff else { return Console.write(content: shown) }
    // A file that cannot be written, or that an editor saved meanwhile, leaves the others as they are.
    for (path, old, _) in written {
      do throws(FileWriter.Failure) {
        try FileWriter.requireReplaceable(path, old)
      } catch {
        let name = Path.relative(path, to: GivenPath.absolute(""))
        failures.append("\(name): \(error.reason[language])")
      }
    }
    guard failures.isEmpty else { return }
    for (path, old, new) in written {
      let name = Path.relative(path, to: GivenPath.absolute(""))
      do throws(FileWriter.Failure) {
        if old == nil { try FileWriter.makeDirectory(Path.folder(of: path)) }
        try FileWriter.replace(path, old, with: new)
        Console.print(name)
      } catch {
        failures.append("\(name): \(error.reason[language])")
      }
    }
  }

  /// What a file holds, nil where there is none, and what it is to hold; nil where that cannot be written.
  private mutating func content(
    of change: FileEdit
  ) throws(FileReader.Failure) -> (old: [UInt8]?, new: [UInt8]?) {
    switch change.change {
    case .create(let text): return (nil, Array(text.utf8))
    case .edit(let edits):
      let bytes = try files.read(change.path)
      let (text, encoding) = FileEncoding.decode(bytes)
      do throws(FileEncoding.UnwritableCharacter) {
        return (bytes, try encoding.encode(text.applying(edits)))
      } catch {
        let name = Path.relative(change.path, to: Path.absolute(""))
        failures.append("\(name): \(error.reason[language])")
        return (bytes, nil)
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func unknownType(_ type: String) -> LocalizedText {
    let type = Console.shortened(type)
    return LocalizedText(
      en: "the type “\(type)” is left out: it is known only when the app is built",
      zhHans: "略过类型“\(type)”：构建应用时才能知道它的值")
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
