import Files
import Guide
import SourceText

/// The sources of quick actions that are not read: programs that generate property lists, and code in other
/// languages that uses packages for quick actions. They are reported as unknown.
struct UnreadSources {
  /// The most names of files that are listed.
  private static let maximumNames = 5
  /// The most files with package names that are read.
  private static let maximumDependencyFiles = 100
  /// The most bytes of a file that are searched.
  private static let maximumLength = 1024 * 1024

  /// The packages for quick actions in Dart.
  private static let dartPackages = ["quick_actions"]
  /// The packages for quick actions in JavaScript.
  private static let javaScriptPackages = [
    "expo-quick-actions", "react-native-quick-actions", "react-native-actions-shortcuts",
    "react-native-app-quick-actions", "rn-quick-actions", "@rn-bridge/react-native-shortcuts",
    "@capawesome/capacitor-app-shortcuts", "capacitor-quick-actions", "capacitor-app-actions",
    "cordova-plugin-3dtouch",
  ]

  /// The files from which tools generate property lists.
  var generatorFiles: [String] = []
  /// The generator files whose property lists were read.
  var readGenerators: Set<String> = []
  /// The files that list the packages of an app.
  var dependencyFiles: [String] = []

  init() {}

  /// Creates the unread sources of a folder.
  init(_ folder: ShownFolder) {
    generatorFiles = folder.generatorFiles
    readGenerators = Set(generatorFiles.filter { $0.hasSuffix(".json") || $0.hasSuffix(".swift") })
    dependencyFiles = folder.dependencyFiles
  }

  /// Returns lines about unread sources of quick actions in a folder; none for a file.
  static func lines(in path: String, _ project: ProjectFiles) -> [LocalizedText] {
    guard DiskFiles().kind(of: GivenPath.absolute(path)) == .directory else { return [] }
    return UnreadSources(ShownFolder(path, project)).lines(hasActions: false)
  }

  /// Returns a line for each package and for the files that may declare quick actions.
  ///
  /// - Parameter hasActions: true if a property list that was read has quick actions.
  func lines(hasActions: Bool) -> [LocalizedText] {
    let plugins = pluginFiles
    let passedOver = passedOver(besides: Set(plugins), hasActions: hasActions)
    let names = passedOver.prefix(Self.maximumNames)
    let more = passedOver.count - names.count
    let english = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let chinese = names.joined(separator: "、") + (more > 0 ? " 等 \(passedOver.count) 个文件" : "")
    let files = LocalizedText(
      en: "not looked at, though quick actions may be declared there: \(english)",
      zhHans: "未查看但可能声明了快捷操作的文件：\(chinese)")
    return plugins.prefix(Self.maximumNames).map(LocalizedText.plugin)
      + packages(besides: plugins).prefix(Self.maximumNames).map(LocalizedText.package)
      + (names.isEmpty ? [] : [files])
  }

  /// Returns the files that may declare quick actions if no property list does: those that mention them, and
  /// if there are none anywhere, all that generate an Info.plist.
  private func passedOver(besides plugins: Set<String>, hasActions: Bool) -> [String] {
    let unread = generatorFiles.filter { !readGenerators.contains($0) && !plugins.contains($0) }
    let mentioning = unread.filter { mentions(["UIApplicationShortcut", "quick-actions"], $0) }
    guard mentioning.isEmpty, !hasActions else { return mentioning }
    // Files that are not programs were read and have none.
    let programs = unread.filter { !$0.hasSuffix(".json") }
    return programs.filter { mentions(["targets", "\"expo\"", "expo:", "infoPlist"], $0) }
  }

  /// The files of Expo apps whose quick actions a plugin creates, in code that is not read.
  private var pluginFiles: [String] {
    generatorFiles.filter {
      $0.hasSuffix(".json") && mentions(["\"expo-quick-actions\"", "'expo-quick-actions'"], $0)
    }
  }

  /// Returns the packages on which an app depends, with the file that lists them.
  private func packages(besides plugins: [String]) -> [(name: String, path: String)] {
    let told = Set(plugins.map(Path.folder(of:)))
    return dependencyFiles.prefix(Self.maximumDependencyFiles).flatMap { path in
      let text = text(of: path)
      let isDart = path.hasSuffix(".yaml")
      return (isDart ? Self.dartPackages : Self.javaScriptPackages).filter { name in
        let isTold = name == "expo-quick-actions" && told.contains(Path.folder(of: path))
        return !isTold && Self.names(name, in: text, isDart: isDart)
      }.map { ($0, path) }
    }
  }

  /// Returns true if a file has a package as a key, and not only as its own name.
  private static func names(_ package: String, in text: String, isDart: Bool) -> Bool {
    text.ranges(of: isDart ? package : "\"\(package)\"").contains { range in
      let before = text[..<range.lowerBound].reversed().first { $0 != " " }
      let isKey = text[range.upperBound...].first { $0 != " " } == ":"
      return isKey && (!isDart || before?.isNewline != false)
    }
  }

  private func mentions(_ words: [String], _ path: String) -> Bool {
    let text = text(of: path)
    return words.contains { text.contains($0) }
  }

  /// Returns the beginning of a file; empty if it cannot be read.
  private func text(of path: String) -> String {
    guard let bytes = try? DiskFiles().read(path, prefix: Self.maximumLength) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LocalizedText {
  fileprivate static func plugin(in path: String) -> LocalizedText {
    LocalizedText(
      en: "not looked at: the quick actions that the plugin expo-quick-actions makes, in \(path)",
      zhHans: "未查看插件 expo-quick-actions 生成的快捷操作，见 \(path)")
  }

  fileprivate static func package(_ name: String, in path: String) -> LocalizedText {
    LocalizedText(
      en: "not looked at: code that may make quick actions with the package \(name), in \(path)",
      zhHans: "未查看可能用软件包 \(name) 创建快捷操作的代码，见 \(path)")
  }
}
