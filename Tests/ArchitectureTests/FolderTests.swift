import Foundation
import TestKit
import Testing

/// The folders of a target depend on each other in one direction only, so that each can be understood with
/// the folders below it. A folder uses another one if it names its types.
@Suite struct FolderTests {
  private struct Use: Hashable, CustomStringConvertible {
    let file: String
    let type: String
    let folder: String
    let used: String
    var description: String { "\(folder) → \(used) (\(type) in \(file))" }
  }

  /// The targets whose folders depend on each other in both directions, because they handle the same data.
  private static let entangled: Set<String> = ["ActionFlow", "PropertyListRules"]

  /// Returns the folder within its target. Files next to the folders of features count as folders of their
  /// own.
  private static func folder(of path: String) -> String {
    let names = path.split(separator: "/").dropFirst()
    return (names.first == "EditorFeatures" ? names : names.dropLast()).prefix(2)
      .joined(separator: "/")
  }

  private static func target(of folder: String) -> Substring { folder.prefix { $0 != "/" } }

  /// Returns a source without comments, strings and the names of modules.
  private static func code(_ text: String) -> String {
    text.replacing(/"""[\s\S]*?"""/, with: "").replacing(/\/\/[^\n]*/, with: "")
      .replacing(/import \w+/, with: "")
      .replacing(/"(?:\\[^(\n]|[^"\\\n])*"/, with: "")
  }

  /// The dependencies, read once for all tests.
  private static let uses = Result { try readUses() }

  private static func readUses() throws -> Set<Use> {
    var texts: [String: String] = [:]
    for path in try Project.files(below: "Sources", suffix: ".swift")
    where ProjectSources.core.contains(where: { path.hasPrefix("Sources/\($0)/") }) {
      texts[path] = code(try Project.text(path))
    }
    var folders: [Substring: String] = [:]
    for (path, text) in texts {
      let types =
        /(?m)^(?:public |package |final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)/
      for match in text.matches(of: types) { folders[match.output.1] = folder(of: path) }
    }
    var uses = Set<Use>()
    for (path, text) in texts {
      let own = folder(of: path)
      for match in text.matches(of: /(?:^|[^\w.])([A-Z]\w+)/) {
        guard let used = folders[match.output.1], used != own else { continue }
        uses.insert(
          Use(
            file: String(path.split(separator: "/").last ?? ""), type: String(match.output.1),
            folder: own, used: used))
      }
    }
    return uses.filter {
      target(of: $0.folder) == target(of: $0.used)
        && !entangled.contains(String(target(of: $0.folder)))
    }
  }

  @Test func foldersUseEachOtherInOneDirection() throws {
    let all = try Self.uses.get()
    #expect(all.count > 100)
    // Remove folders that use no other until nothing or a cycle remains.
    var rest = all
    while true {
      let users = Set(rest.map(\.folder))
      let next = rest.filter { users.contains($0.used) }
      if next.count == rest.count { break }
      rest = next
    }
    // Remove folders that use the cycle but are not part of it.
    while true {
      let used = Set(rest.map(\.used))
      let next = rest.filter { used.contains($0.folder) }
      if next.count == rest.count { break }
      rest = next
    }
    #expect(rest.isEmpty, "\(rest.map(\.description).sorted().joined(separator: "\n"))")
  }

  /// The table of a target's README.md lists all its folders, and each uses only the folders of its own row
  /// and of the rows above.
  @Test(arguments: ["AppFiles", "CodeGeneration", "Linter"])
  func foldersStandInTheOrderOfTheTable(target: String) throws {
    var rows: [String: Int] = [:]
    for (row, names) in try ProjectSources.table(
      behind: "# ", of: "Sources/\(target)/README.md"
    ).enumerated() {
      for name in names where name.first?.isUppercase == true { rows["\(target)/\(name)"] = row }
    }
    let folders = try Project.files(below: "Sources/\(target)", suffix: ".swift").map(
      Self.folder(of:))
    #expect(Set(folders) == Set(rows.keys))
    for use in try Self.uses.get() where Self.target(of: use.folder) == target {
      let (user, used) = (try #require(rows[use.folder]), try #require(rows[use.used]))
      #expect(used <= user, "\(use.description)")
    }
  }

  /// The types of which checks are composed do not depend on any kind of file.
  @Test func theMachineOfChecksStandsAlone() throws {
    for path in try Project.files(below: "Sources/Checks", suffix: ".swift") {
      let imports = try Project.text(path).matches(of: /(?m)^import (\w+)/).map(\.output.1)
      #expect(
        imports.allSatisfy { ["Files", "Guide", "SourceText"].contains($0) }, "\(path)")
    }
  }
}
