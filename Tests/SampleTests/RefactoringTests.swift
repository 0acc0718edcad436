import AppFiles
import Checks
import EditorFeatures
import Foundation
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// Refactorings of every item of every sample, and of real files if they exist next to the project.
@Suite struct RefactoringTests {
  private struct File: CustomTestStringConvertible, Sendable {
    let name: String
    let text: SourceText
    var testDescription: String { name }
  }

  /// Findings that a change may cause by its nature.
  private static let consequences: Set<String> = [
    "more-than-four-items", "empty-items", "shadowed-icon", "unused-silence",
    // A duplicate may be reported at another item that now comes later.
    "duplicate-type",
  ]

  private static func files() throws -> [File] {
    var urls = try Project.files(below: "Samples", suffix: ".plist").map { Project.url($0) }
    if let folder = Project.beside("shared/corpus/plists") {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
        urls.append(folder.appending(path: name))
      }
    }
    return try urls.compactMap { url in
      let text = FileEncoding.decode(Array(try Data(contentsOf: url))).text
      let isPropertyList = DocumentKind(text.bytes) == .propertyList
      return isPropertyList ? File(name: url.path(), text: text) : nil
    }
  }

  private func context(_ text: SourceText, at offset: Int = 0) -> CodeActionContext {
    let plist = InfoPlist(SyntaxTree(text))
    return CodeActionContext(
      .propertyList(plist, nil), selection: ByteRange(at: offset),
      findings: Validator.findings(in: plist))
  }

  private func faults(_ text: SourceText) -> Int {
    let tree = SyntaxTree(text)
    return tree.issues.count + tree.structureIssues().count
  }

  private func counts(_ text: SourceText) -> [String: Int] {
    let findings = Validator.findings(in: InfoPlist(SyntaxTree(text)))
    return Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  private func titles(_ text: SourceText) -> [String?] {
    InfoPlist(SyntaxTree(text)).items.map { $0.string(.title) }
  }

  @Test func everyActionLeavesAGoodFile() throws {
    var seen = Set<String>()
    for file in try Self.files() {
      let plist = InfoPlist(SyntaxTree(file.text))
      let (before, faults) = (counts(file.text), faults(file.text))
      let hasCarriageReturns = file.text.bytes.contains(0x0D)
      for item in plist.items {
        let context = context(file.text, at: plist.tree[item.node].start + 1)
        for action in CodeActionRegistry.actions(for: context, of: [.rewrite, .move])
        where action.obstacle == nil {
          let after = file.text.applying(action.change().edits)
          seen.insert(String(action.title.english.replacing(/“.*”/, with: "")))
          try #require(after != file.text, "\(action.title.english) in \(file.name)")
          // A duplicate key of an item is also in its copy.
          let isCopy = action.title.english.hasPrefix("Duplicate")
          #expect(
            self.faults(after) <= (isCopy ? 2 * faults : faults),
            "\(action.title.english) in \(file.name)")
          for (rule, count) in counts(after) where count > before[rule] ?? 0 {
            #expect(
              Self.consequences.contains(rule) || isCopy && before[rule] != nil,
              "\(rule) is new in \(file.name) after \(action.title.english)")
          }
          if hasCarriageReturns, !file.text.string.replacing("\r\n", with: "").contains("\n") {
            #expect(!after.string.replacing("\r\n", with: "").contains("\n"), "\(file.name)")
          }
        }
      }
    }
    #expect(seen.count >= 9, "\(seen)")
  }

  @Test func movingDownAndUpAgainChangesNothing() throws {
    var moved = 0
    for file in try Self.files() {
      let plist = InfoPlist(SyntaxTree(file.text))
      for (index, item) in plist.items.enumerated() {
        func move(_ text: SourceText, _ offset: Int, _ direction: String) -> SourceText? {
          let actions = CodeActionRegistry.actions(for: context(text, at: offset), of: [.move])
          let action = actions.first { $0.title.english.hasSuffix(direction) }
          return action?.obstacle == nil ? action.map { text.applying($0.change().edits) } : nil
        }
        guard let down = move(file.text, plist.tree[item.node].start + 1, "down") else { continue }
        moved += 1
        if plist.declarations.count == 1 {
          var expected = titles(file.text)
          // An element that is no item has no title.
          if expected.count == plist.tree.values(of: plist.declarations[0].value ?? item.node).count
          {
            expected.swapAt(index, index + 1)
            #expect(titles(down) == expected, "\(file.name)")
          }
        }
        let next = InfoPlist(SyntaxTree(down))
        guard next.items.indices.contains(index + 1) else { continue }
        let place = next.tree[next.items[index + 1].node].start + 1
        #expect(move(down, place, "up") == file.text, "\(file.name)")
      }
    }
    #expect(moved > 5)
  }

  @Test func sortingKeepsAllAndIsDoneOnce() throws {
    var sorted = 0
    for file in try Self.files() {
      let actions = CodeActionRegistry.actions(for: context(file.text), of: [.sortKeys])
      guard let action = actions.first else { continue }
      sorted += 1
      let after = file.text.applying(action.change().edits)
      #expect(CodeActionRegistry.actions(for: context(after), of: [.sortKeys]).isEmpty)
      #expect(after.bytes.sorted() == file.text.bytes.sorted(), "\(file.name)")
      #expect(faults(after) <= faults(file.text))
      // The values are the same, and the order is that of Foundation's own writer.
      guard faults(after) == 0,
        let old = try? value(of: file.text), let new = try? value(of: after)
      else { continue }
      #expect(NSDictionary(dictionary: old) == NSDictionary(dictionary: new), "\(file.name)")
      let written = try PropertyListSerialization.data(
        fromPropertyList: old, format: .xml, options: 0)
      #expect(keys(after) == keys(SourceText(Array(written))), "\(file.name)")
    }
    #expect(sorted > 20)
  }

  private func value(of text: SourceText) throws -> [String: Any] {
    let value = try PropertyListSerialization.propertyList(from: Data(text.bytes), format: nil)
    return try #require(value as? [String: Any])
  }

  private func keys(_ text: SourceText) -> [String] {
    let tree = SyntaxTree(text)
    return tree.allNodes.filter { tree[$0].kind == .key }.map { tree.scalarText(of: $0) }
  }
}
