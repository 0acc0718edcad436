import Foundation
import TestKit
import Testing

/// Checks that all Chinese texts use the same word for the same thing.
@Suite struct ChineseWordTests {
  /// Words that are not used, each with its replacement, from Apple's Chinese documentation. The exception is
  /// 卡片, which the article on sheets explains.
  static let words: [(not: String, but: String)] = [
    ("应用", "App"), ("启动画面", "启动屏幕"), ("快速操作", "快捷操作"), ("尺寸类别", "尺寸类"), ("点击", "轻点"),
    ("弹出窗口", "弹出框"), ("委托", "代理"), ("表单", "卡片"), ("储存", "存储"), ("缺省", "默认"), ("登陆", "登录"),
    ("视图控件", "视图控制器"), ("触感触摸", "触感触控"), ("本地化字符串目录", "字符串目录"),
  ]

  /// Texts that mention the other word: the meaning of a form, or Apple's term for something.
  static let exceptions = [
    "称为“表单”；那个词也指填写用的表单（form）", "用于表单和对话框", "适合表单和对话框", "称为“表单”", "称为“弹出窗口”",
    "“快速操作”", "class 委托",
  ]

  /// Files with search terms, or with terms in several variants.
  static let passedOver = [
    "Sources/Guide/Search/QueryWords.swift", "Sources/Guide/Search/SimplifiedChinese.swift",
  ]

  @Test func oneWordForOneThing() throws {
    let folders = ["Sources", "Samples/Editors", "Protocol"]
    let paths =
      ["README.zh-Hans.md", "action.yml"]
      + (try folders.flatMap { try Project.files(below: $0) })
    let endings = [".swift", ".md", ".json", ".js", ".yml"]
    var lines = 0
    for path in paths
    where !Self.passedOver.contains(path) && endings.contains(where: path.hasSuffix) {
      let isGlossary = path.hasSuffix("glossary.md")
      for line in try Project.text(path).split(separator: "\n")
      where line.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) {
        // Searches use any word; a row of the glossary begins with the names of a term.
        if ["keywords:", "asked:"].contains(where: line.hasPrefix) { continue }
        if isGlossary, line.hasPrefix("|") { continue }
        lines += 1
        let text = Self.exceptions.reduce(String(line)) { $0.replacing($1, with: "") }
        for (word, better) in Self.words where text.contains(word) {
          Issue.record("\(path): \(better), not \(word): \(line)")
        }
      }
    }
    #expect(lines > 3000)
  }
}
