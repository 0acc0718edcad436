import Files
import Guide
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

      为 App 的快捷操作生成代码。路径是 App 的文件夹、其 Info.plist，或写有这些项目的 app.json、
      project.yml、Project.swift；默认为当前文件夹。内容可以是

        handler   处理快捷操作的方法，冷启动和运行时都会调用，放在 App 的生命周期所在之处：scene
                  delegate、app delegate，或 SwiftUI App 所需的全部代码
        types     类型的枚举，Objective-C 则为常量
        dynamic   把属性列表中的项目写成由代码创建的项目，沿用其翻译
        static    反过来：把代码用固定文字创建的项目写入属性列表文件
        intents   为每个操作生成 App Intent 和 App Shortcut，标题和符号相同
        tests     UI 测试：在 App 未运行和运行时分别选择每个操作
        traits    在文件的视图控制器中用 registerForTraitChanges 代替 traitCollectionDidChange
        context-menu
                  在文件的视图控制器中用上下文菜单代替 peek 和 pop

      属性列表没有快捷操作时，handler 和 types 针对代码所创建的项目。

      路径决定为哪些项目生成代码；已有的声明则在整个 App 中查找。如果因为某个相关文件无法读取、有合并冲突、
      被设置排除或位于文件夹链接之后而无法得知，则指出该文件，不写入任何内容。

      不使用 --into 时输出代码；如果全部写入现有文件，则输出将做的修改。不会覆盖任何内容：已有的声明会连同位置一起指出。

        --into 文件            把代码加入文件，没有时新建；handler 还会修改 App 的 delegate 所在的文件
        --diff                 显示会做的修改，不写入
        --for scenes|app-delegate|swiftui
                               handler 的生命周期；默认为 App 所用的方式
        --language swift|objective-c
                               默认为文件的语言，否则为 App 大部分代码的语言
        --lang en|zh-Hans

      退出码：0 完成，2 参数有误、已有相应内容或缺少所需内容，或有文件、输出无法读写。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard let what = arguments.operands.first else {
      let names = Generation.names
      throw UsageError(
        en: "say what to generate: \(names)", zhHans: "请指定要生成的内容：\(names)")
    }
    guard arguments.operands.count <= 2 else {
      throw UsageError(en: "name one path", zhHans: "请只指定一个路径")
    }
    // Files that change on the disk in the meantime are reported when they are written.
    let files = RememberedFiles(DiskFiles())
    let isDiff = arguments.has("--diff")
    let request = Generation.Request(
      what: what, path: arguments.operands.count > 1 ? arguments.operands[1] : ".",
      into: arguments.value("--into"), lifeCycle: arguments.value("--for"),
      codeLanguage: arguments.value("--language"), isDiff: isDiff)
    do throws(Generation.Failure) {
      let generation = try Generation(request, in: files)
      var run = GenerateRun(isDiff: isDiff || generation.isProposal, language, files)
      if let text = generation.text {
        Console.write(content: Array(text.utf8))
      } else {
        run.apply(generation.changes)
        if run.isDiff { Console.write(content: run.shown) }
      }
      for note in generation.notes(language) { Console.error("quickactions generate: " + note) }
      for failure in run.failures { Console.error("quickactions generate: " + failure) }
      return run.failures.isEmpty ? ExitCode.success : ExitCode.usage
    } catch {
      switch error {
      case .usage(let error): throw error
      case .generation(let failure):
        Console.error("quickactions generate: " + Generation.text(of: failure, language))
        return ExitCode.usage
      }
    }
  }
}
