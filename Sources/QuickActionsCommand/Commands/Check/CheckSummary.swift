import AppFiles
import Files
import Guide
import Linter
import SourceText

/// What a run has looked at: a run that found nothing wrong should not look like one that found nothing
/// to check.
struct CheckSummary {
  /// How many names of files are listed.
  private static let maximumNames = 5

  var propertyLists = 0
  var withQuickActions = 0
  var stringsFiles = 0
  /// Source files, with and without quick actions.
  var codeFiles = 0
  /// Files that were named, or are called like property lists, and are none that is read.
  var others = 0
  /// Files from which tools make property lists.
  var generatorFiles: [String] = []
  /// Those of them whose property lists were read.
  var readGenerators: Set<String> = []

  /// Notes a file that was looked at.
  ///
  /// - Parameters:
  ///   - model: nil for one that is passed over.
  ///   - isChecked: whether there are rules for it.
  mutating func note(_ path: String, _ kind: FileKind, _ model: FileModel?, isChecked: Bool) {
    switch kind.role {
    case .code: codeFiles += 1
    case .propertyList where isChecked: propertyLists += 1
    case .translations where isChecked: stringsFiles += 1
    case .generator where isChecked:
      if case .generator(let file)? = model { propertyLists += file.lists.count }
      readGenerators.insert(path)
    case .propertyList, .translations, .generator, .image, .project, .alone:
      if !isChecked { others += 1 }
    }
  }

  /// One line of standard error, or two.
  ///
  /// - Parameter report: what is reported.
  func lines(_ report: CheckReport) -> [LocalizedText] {
    let files = LocalizedText(
      en:
        "looked at \(count(propertyLists, "property list")), \(withQuickActions) with quick actions"
        + (stringsFiles > 0 ? ", and \(count(stringsFiles, "file")) of translations" : "")
        + (codeFiles > 0 ? ", and \(count(codeFiles, "source file"))" : "")
        + (others > 0 ? "; not at \(count(others, "file")) of another form" : ""),
      zhHans: "查看了 \(propertyLists) 个属性列表，其中 \(withQuickActions) 个有快捷操作"
        + (stringsFiles > 0 ? "，以及 \(stringsFiles) 个译文文件" : "")
        + (codeFiles > 0 ? "\(stringsFiles > 0 ? "和" : "，以及") \(codeFiles) 个源代码文件" : "")
        + (others > 0 ? "；另有 \(others) 个其他格式的文件未查看" : ""))
    let result = report.summary
    let passedOver = passedOver
    let names = passedOver.prefix(Self.maximumNames)
    let more = passedOver.count - names.count
    let english = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let chinese = names.joined(separator: "、") + (more > 0 ? " 等 \(passedOver.count) 个文件" : "")
    let first = LocalizedText(
      en: "quickactions check: \(files.english): \(result.english)",
      zhHans: "quickactions check: \(files.simplifiedChinese)：\(result.simplifiedChinese)")
    let plugins = pluginFiles.map { path in
      LocalizedText(
        en:
          "not looked at: the quick actions that the plugin expo-quick-actions makes, in \(path)",
        zhHans: "未查看插件 expo-quick-actions 生成的快捷操作，见 \(path)")
    }
    guard !names.isEmpty else { return [first] + plugins }
    return [first] + plugins + [
      LocalizedText(
        en: "not looked at, though quick actions may be declared there: \(english)",
        zhHans: "未查看但可能声明了快捷操作的文件：\(chinese)")
    ]
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The files that may declare quick actions where no property list does: those that mention them,
  /// and if there are none anywhere, all that make an Info.plist.
  private var passedOver: [String] {
    let plugins = Set(pluginFiles)
    let unread = generatorFiles.filter { !readGenerators.contains($0) && !plugins.contains($0) }
    let mentioning = unread.filter { mentions(["UIApplicationShortcut", "quick-actions"], $0) }
    guard mentioning.isEmpty, withQuickActions == 0 else { return mentioning }
    // What is no program was read and has none.
    let programs = unread.filter { !$0.hasSuffix(".json") }
    return programs.filter { mentions(["targets", "\"expo\"", "expo:", "infoPlist"], $0) }
  }

  /// The files of Expo apps whose quick actions a plugin makes, in code that is not read.
  private var pluginFiles: [String] {
    generatorFiles.filter {
      $0.hasSuffix(".json") && mentions(["\"expo-quick-actions\"", "'expo-quick-actions'"], $0)
    }.prefix(Self.maximumNames).map(\.self)
  }

  /// How much of a file is searched, in bytes.
  private static let maximumLength = 1024 * 1024

  private func mentions(_ words: [String], _ path: String) -> Bool {
    do throws(FileReader.Failure) {
      let bytes = try DiskFiles().read(path, prefix: Self.maximumLength)
      let text = String(decoding: bytes, as: UTF8.self)
      return words.contains { text.contains($0) }
    } catch {
      return false
    }
  }
}
