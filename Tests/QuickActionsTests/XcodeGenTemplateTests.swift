import Checks
import Files
import Guide
import PropertyList
import SourceText
import Testing
@testable import AppFiles
@testable import Linter
@testable import RuleSubjects

/// Property lists that XcodeGen targets inherit from templates.
@Suite struct XcodeGenTemplateTests {
  private static let text = """
    name: App
    targetTemplates:
      App:
        type: application
        platform: iOS
        info:
          path: ${target_name}/Info.plist
          properties:
            UIApplicationShortcutItems:
              - UIApplicationShortcutItemType: new
                UIApplicationShortcutItemTitle: New
    targets:
      Notes:
        templates: [App]
        info:
          properties:
            CFBundleDisplayName: Notes
            UIApplicationShortcutItems:
              - UIApplicationShortcutItemType: find
                UIApplicationShortcutItemTitle: Find
      Draft:
        templates: [App]
    """

  @Test func listsOfTemplatesAreMerged() throws {
    let lists = GeneratorFile("/w/project.yml", SourceText(Self.text)).lists
    #expect(lists.map(\.path) == ["/w/Notes/Info.plist", "/w/Draft/Info.plist"])
    let items = lists.map { $0.plist.items.map { $0.string(.type) ?? "" } }
    #expect(items == [["new", "find"], ["new"]])
    // Each item leads to its definition.
    for list in lists {
      for item in list.plist.items {
        let type = try #require(item.string(.type))
        let value = try #require(item[.type]?.value)
        let host = list.host(of: list.plist.tree[value].range)
        #expect(SourceText(Self.text)[host] == type)
      }
    }
  }

  @Test func whatTargetsShareIsReportedOnce() {
    let text = Self.text.replacing("Title: New", with: "Title: ''")
    let file = GeneratorFile("/w/project.yml", SourceText(text))
    let findings = Validator.findings(in: file, [], CheckOptions())
    #expect(findings.filter { $0.rule == "empty-title" }.count == 1)
  }
}
