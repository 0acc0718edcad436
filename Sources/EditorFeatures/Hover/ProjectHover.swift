import AppFiles
import Files
import Guide
import SourceText
import XcodeProject

/// Hover content from Xcode projects for a position in a property list.
package enum ProjectHover {
  /// The most owners and values that are listed.
  static let maximumCount = 8

  /// Returns the targets and configurations that use the file.
  static func blocks(for facts: ProjectFacts, _ language: Language) -> [Block] {
    guard !facts.isEmpty else { return [] }
    let lines = facts.owners.prefix(maximumCount).map { owner -> [Inline] in
      let configurations = owner.configurations.map(\.name).joined(separator: ", ")
      return [
        .strong([.text(owner.target.name)]),
        .text(" (\(configurations)), "), .code(Path.name(of: owner.project.path)),
      ]
    }
    var blocks: [Block] = [.paragraph([.text(LocalizedText.usedBy[language])])]
    blocks.append(.list(isOrdered: false, lines.map { [.paragraph($0)] }))
    if let target = facts.deploymentTarget {
      blocks.append(.paragraph([.text(LocalizedText.runsOn(target)[language])]))
    }
    if facts.isPreprocessed {
      blocks.append(.paragraph([.text(LocalizedText.preprocessed[language])]))
    }
    return blocks
  }

  /// Returns the values of a text with build settings.
  static func blocks(
    forText text: String, _ facts: ProjectFacts?, _ language: Language
  ) -> [Block] {
    guard text.contains("$"), let all = facts?.expansions(of: text) else { return [] }
    var values: [String] = []
    for value in all where value != text && !values.contains(value) { values.append(value) }
    guard !values.isEmpty else { return [] }
    var line: [Inline] = [.text(LocalizedText.becomes[language])]
    for (index, value) in values.prefix(maximumCount).enumerated() {
      if index > 0 { line.append(.text(LocalizedText.or[language])) }
      line.append(.code(value))
    }
    return [.paragraph(line)]
  }
}

extension LocalizedText {
  fileprivate static let usedBy = LocalizedText(
    en: "The Info.plist of these targets:", zhHans: "以下 target 使用这个 Info.plist：")
  fileprivate static let preprocessed = LocalizedText(
    en: "Xcode runs the C preprocessor over it (INFOPLIST_PREPROCESS), so it is not checked.",
    zhHans: "Xcode 会先对它运行 C 预处理器（INFOPLIST_PREPROCESS），因此不作检查。")
  fileprivate static let becomes = LocalizedText(
    en: "With the settings of the project: ", zhHans: "按项目的设置，它会变成：")
  fileprivate static let or = LocalizedText(en: " or ", zhHans: " 或 ")

  fileprivate static func runsOn(_ version: Version) -> LocalizedText {
    LocalizedText(en: "They run on iOS \(version) and later.", zhHans: "最低支持 iOS \(version)。")
  }
}
