import AppFiles
import Guide
import SourceText
import XcodeProject

extension ProjectReport {
  /// The most files of one kind that are named; further ones are counted.
  private static let maximumFiles = 8

  /// Returns the report for people.
  func lines(_ language: Language) -> [String] {
    var lines: [String] = []
    for shownProject in projects {
      let project = shownProject.project
      if let problem = project.problem {
        let place = shown(project.file) + (problem.line.map { ":\($0)" } ?? "")
        lines.append("\(place): " + problem.text[language])
        continue
      }
      lines.append(shown(project.file))
      let regions = regions(of: project).joined(separator: ", ")
      lines.append(
        "  " + LocalizedText.regions(project.developmentRegion ?? "–", regions)[language])
      for (target, configurations) in shownProject.targets {
        lines.append("  \(target.name)  (\(Self.shortType(target.productType)))")
        for configuration in configurations { lines += text(of: configuration, language) }
        lines += fileLines(of: target, language)
      }
    }
    for file in tuistFiles { lines += self.lines(of: file, language) }
    return lines
  }

  private static func shortType(_ type: String) -> String {
    let prefix = "com.apple.product-type."
    return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
  }

  private func text(of configuration: XcodeConfiguration, _ language: Language) -> [String] {
    let platform = configuration.platform.rawValue
    var lines = ["    \(configuration.name)  (\(platform))"]
    for (name, value) in values(of: configuration) {
      let label = name.padded(to: 28)
      switch value {
      case .known(let text, let origin):
        let text = name == "INFOPLIST_FILE" ? shown(text) : text
        lines.append("      \(label) \(text)  [\(place(of: origin, language))]")
      case .unset: lines.append("      \(label) –")
      case .unknown(let reason):
        lines.append(
          "      \(label) " + LocalizedText.unknown[language] + relative(reason.text[language]))
      }
    }
    return lines
  }

  /// Returns a text with its paths relative to the folder.
  func relative(_ text: String) -> String { text.replacing(folder + "/", with: "") }

  private func place(of origin: SettingOrigin, _ language: Language) -> String {
    guard let path = origin.path else { return LocalizedText.byDefault[language] }
    return shown(path) + (origin.line.map { ":\($0)" } ?? "")
  }

  private func fileLines(of target: XcodeTarget, _ language: Language) -> [String] {
    files(of: target).map { role, paths in
      let named = paths.prefix(Self.maximumFiles).joined(separator: ", ")
      let rest = paths.count - Self.maximumFiles
      return "    " + LocalizedText.role(role)[language] + ": " + named
        + (rest > 0 ? LocalizedText.more(rest)[language] : "")
    } + (target.files.hasUnknownPlaces ? ["    " + LocalizedText.unknownPlaces[language]] : [])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension LocalizedText {
  fileprivate static func regions(_ development: String, _ known: String) -> LocalizedText {
    LocalizedText(
      en: "development region \(development); regions \(known)",
      zhHans: "开发地区 \(development)；地区 \(known)")
  }

  fileprivate static let unknown = LocalizedText(en: "unknown: ", zhHans: "未知：")
  fileprivate static let byDefault = LocalizedText(en: "default", zhHans: "默认")
  fileprivate static let unknownPlaces = LocalizedText(
    en: "some files lie at places that are not known", zhHans: "有些文件的位置未知")

  fileprivate static func more(_ number: Int) -> LocalizedText {
    LocalizedText(en: " and \(number) more", zhHans: " 等，另有 \(number) 个")
  }

  fileprivate static func role(_ name: String) -> LocalizedText {
    switch name {
    case "catalogs": LocalizedText(en: "asset catalogs", zhHans: "资源目录")
    case "strings": LocalizedText(en: "strings files", zhHans: "strings 文件")
    case "sources": LocalizedText(en: "sources", zhHans: "源文件")
    case "folders": LocalizedText(en: "copied folders", zhHans: "原样复制的文件夹")
    case "synchronizedFolders": LocalizedText(en: "synchronized folders", zhHans: "同步文件夹")
    default: LocalizedText(en: "other resources", zhHans: "其他资源")
    }
  }
}
