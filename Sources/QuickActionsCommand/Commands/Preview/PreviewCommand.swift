import EditorFeatures
import Files
import Guide
import MenuPreview
import SourceText

/// `preview`: the Home Screen menu as an image, an HTML page or text.
enum PreviewCommand: Command {
  static let name = "preview"
  static let options: [ArgumentParser.Option] = [
    .value("--format"), .list("--language"), .flag("--all-languages"), .value("--device"),
    .flag("--dark"), .value("--output"), .flag("--watch"),
  ]
  static let help = LocalizedText(
    en: """
      usage: quickactions preview [OPTION…] [PATH]

      Draws the menu that iOS shows for an app's icon on the Home Screen: titles and subtitles in the
      languages of the app, cut where they are too long, icons, the order of static and dynamic quick
      actions, and what is not shown with the reason. PATH is a folder or a file; the default is the
      working folder. Icons of the system are drawn after their looks, images of the app as iOS colors
      them, SF Symbols as a frame of their size. Sizes of the menu are measured, not documented.

        --format text|svg|html    the default is text, or what the name of the output says; a page
                                  (html) has all languages side by side
        --language LANGUAGE,…     languages of the app, such as de; the default is the development
                                  language
        --all-languages           all languages of the app
        --device iphone|iphone-18|ipad
                                  iOS 26 on iPhone, iOS 13 to 18, or iPadOS 26; the default is iphone
        --dark                    in dark colors
        --output FILE             write a file instead of standard output
        --watch                   write the output again whenever a file changes, until the command is ended
        --lang en|zh-Hans         of the words around the menu

      Exit code: 0 a menu was drawn, 1 there is no quick action, 2 wrong arguments or a path that cannot
      be read or written.
      """,
    zhHans: """
      用法：quickactions preview [选项…] [路径]

      绘制 iOS 在主屏幕上为 App 图标显示的菜单：App 各种语言的标题和副标题（过长时截断）、图标、静态和动态快捷操作的顺序，
      以及不显示的项目和原因。路径是文件夹或文件，默认为当前文件夹。系统图标按其外观绘制，App 的图片按 iOS 的着色方式显示，
      SF Symbol 显示为相应大小的方框。菜单的尺寸来自测量，并非公开文档。

        --format text|svg|html    默认为 text，或由输出文件的名称决定；网页（html）并排显示所有语言
        --language 语言,…         App 的语言，例如 de；默认为开发语言
        --all-languages           App 的所有语言
        --device iphone|iphone-18|ipad
                                  iPhone 上的 iOS 26、iOS 13 至 18，或 iPadOS 26；默认为 iphone
        --dark                    使用深色
        --output 文件             写入文件而不是标准输出
        --watch                   文件变化时重新写入输出文件，直到命令结束
        --lang en|zh-Hans         菜单周围文字的语言

      退出码：0 已绘制菜单，1 没有快捷操作，2 参数有误或路径无法读取或写入。
      """)

  private enum Format: String, CaseIterable { case text, svg, html }

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = try format(arguments)
    let look = try FoundMenus.look(arguments)
    guard arguments.operands.count <= 1 else {
      throw UsageError(en: "name one path", zhHans: "请只指定一个路径")
    }
    let path = arguments.operands.first ?? "."
    guard arguments.has("--watch") else {
      return try draw(try FoundMenus(path, for: look), path, format, look, arguments, language) {
        Console.error(lines: $0)
      }
    }
    guard let output = arguments.value("--output"), output != "-" else {
      throw UsageError(
        en: "--watch writes a file; name it with --output", zhHans: "--watch 写入文件，请用 --output 指定")
    }
    let own = GivenPath.absolute(output)
    var images: [String] = []
    var told: [String] = []
    try PreviewWatch.run(language) {
      (FoundMenus.sources(path) + images).filter { $0 != own }
    } draw: { () throws(UsageError) in
      let found = try FoundMenus(path, for: look)
      images = found.images
      _ = try draw(found, path, format, look, arguments, language) { lines in
        if lines != told { Console.error(lines: lines) }
        told = lines
      }
    }
  }

  private static func draw(
    _ found: FoundMenus, _ path: String, _ format: Format, _ look: MenuMetrics.Look,
    _ arguments: ArgumentParser.Arguments, _ language: Language, tell: ([String]) -> Void
  ) throws(UsageError) -> Int32 {
    let pictures = PictureReader(found.files)
    let isOfAll =
      arguments.has("--all-languages") || format == .html && !arguments.has("--language")
    let languages = isOfAll ? nil : try languages(arguments, in: found.menus)
    let parts = found.menus.prefix(MenuPicture.maximumMenus).map { menu in
      MenuPicture.Part(
        menu,
        in: languages.map { Self.languages($0, of: menu) } ?? menu.languages.map(\.code),
        MenuNotes(menu, below: found.folder, pictures, language, text: found.text),
        caption: found.caption(of: menu))
    }
    let picture = MenuPicture(
      .init(look: look, isDark: arguments.has("--dark"), reader: language), pictures)
    let reasons = found.reasons.map { $0[language] }
    let reason = reasons.first ?? ""
    let saying = reasons.joined(separator: "; ")
    switch format {
    case .text:
      let lines = parts.isEmpty ? reasons : picture.lines(parts)
      if arguments.has("--output") {
        try write(lines.map { $0 + "\n" }.joined(), arguments)
      } else if !parts.isEmpty {
        Console.print(lines: lines)
      }
    case .svg:
      try write(parts.isEmpty ? picture.svg(saying: saying) : picture.svg(parts), arguments)
    case .html:
      try write(parts.isEmpty ? picture.html(saying: saying) : picture.html(parts), arguments)
    }
    tell(reasons.isEmpty ? [] : ["quickactions preview: " + reason] + reasons.dropFirst())
    guard parts.isEmpty else { return ExitCode.success }
    return found.isIncomplete ? ExitCode.usage : ExitCode.findings
  }

  private static func format(_ arguments: ArgumentParser.Arguments) throws(UsageError) -> Format {
    guard let name = arguments.value("--format") else {
      let output = arguments.value("--output")?.lowercased() ?? ""
      if output.hasSuffix(".svg") { return .svg }
      return output.hasSuffix(".html") || output.hasSuffix(".htm") ? .html : .text
    }
    guard let format = Format(rawValue: name) else {
      throw UsageError(
        en: "--format takes text, svg or html, not \(Console.shortened(name))",
        zhHans: "--format 只接受 text、svg 或 html，不接受 \(Console.shortened(name))")
    }
    return format
  }

  /// Returns the requested languages; at least one app has each of them.
  private static func languages(
    _ arguments: ArgumentParser.Arguments, in menus: [ActionMenu]
  ) throws(UsageError) -> [String] {
    let names = (arguments.value("--language") ?? "").split(separator: ",").map(String.init)
    for name in names where !menus.isEmpty && !menus.contains(where: { $0.language(name) != nil }) {
      let all = Set(menus.flatMap { $0.languages.map(\.code) }).sorted().joined(separator: ", ")
      throw UsageError(
        en: "the app has no language “\(Console.shortened(name))”; it has \(all)",
        zhHans: "App 没有语言“\(Console.shortened(name))”，它有 \(all)")
    }
    return names
  }

  /// Returns the requested languages of an app; its development language if it has none of them.
  private static func languages(_ names: [String], of menu: ActionMenu) -> [String] {
    let found = names.compactMap { menu.language($0)?.code }
    return found.isEmpty ? [menu.developmentLanguage] : found
  }

  private static func write(
    _ content: String, _ arguments: ArgumentParser.Arguments
  ) throws(UsageError) {
    guard let output = arguments.value("--output"), output != "-" else {
      Console.write(content: Array(content.utf8))
      return
    }
    let path = GivenPath.absolute(output)
    let old = try? DiskFiles().read(path)
    do throws(FileWriter.Failure) {
      try FileWriter.replace(path, old, with: Array(content.utf8))
    } catch {
      throw UsageError(
        en: "cannot write \(output): \(error.reason.english)",
        zhHans: "无法写入 \(output)：\(error.reason.simplifiedChinese)")
    }
  }
}
