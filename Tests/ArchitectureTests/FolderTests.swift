import Foundation
import TestKit
import Testing

/// The folders of the core use each other in one direction only, so that each can be understood with
/// what stands below it. A folder uses another whose types it names.
@Suite struct FolderTests {
  private struct Use: Hashable, CustomStringConvertible {
    let file: String
    let type: String
    let folder: String
    let used: String
    var description: String { "\(folder) → \(used) (\(type) in \(file))" }
  }

  private static let root = "Sources/QuickActions/"

  /// Features are folders of their own.
  private func folder(of path: String) -> String {
    let names = path.dropFirst(Self.root.count).split(separator: "/")
    return names.prefix(names.first == "Features" ? 2 : 1).joined(separator: "/")
  }

  /// A source without comments, texts and the names of modules.
  private func code(_ text: String) -> String {
    text.replacing(/"""[\s\S]*?"""/, with: "").replacing(/\/\/[^\n]*/, with: "")
      .replacing(/import \w+/, with: "")
      .replacing(/"(?:\\[^(\n]|[^"\\\n])*"/, with: "")
  }

  private func uses() throws -> Set<Use> {
    var texts: [String: String] = [:]
    for path in try Project.files(below: "Sources/QuickActions", suffix: ".swift") {
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
    return uses
  }

  @Test func foldersUseEachOtherInOneDirection() throws {
    let all = try uses()
    #expect(all.count > 200)
    // What uses nothing that is left is taken away until nothing or a cycle remains.
    var rest = all
    while true {
      let users = Set(rest.map(\.folder))
      let next = rest.filter { users.contains($0.used) }
      if next.count == rest.count { break }
      rest = next
    }
    // What only uses the cycle is no part of it.
    while true {
      let used = Set(rest.map(\.used))
      let next = rest.filter { used.contains($0.folder) }
      if next.count == rest.count { break }
      rest = next
    }
    #expect(rest.isEmpty, "\(rest.map(\.description).sorted().joined(separator: "\n"))")
  }

  /// The table of the target's README.md lists all folders, and each uses only its own row and those above.
  @Test func foldersStandInTheOrderOfTheTable() throws {
    var rows: [String: Int] = [:]
    for (row, names) in try ProjectSources.table(
      behind: "Within `QuickActions`", of: "Sources/QuickActions/README.md"
    ).enumerated() {
      for name in names { rows[name] = row }
    }
    let folders = try Project.files(below: "Sources/QuickActions", suffix: ".swift").compactMap {
      $0.dropFirst(Self.root.count).split(separator: "/").dropLast().first.map(String.init)
    }
    #expect(Set(folders) == Set(rows.keys))
    func row(_ folder: String) -> Int? {
      folder.split(separator: "/").first.flatMap { rows[String($0)] }
    }
    for use in try uses() {
      let (user, used) = (try #require(row(use.folder)), try #require(row(use.used)))
      #expect(used <= user, "\(use.description)")
    }
  }

  /// What checks are made of knows no kind of file.
  @Test func theMachineOfChecksStandsAlone() throws {
    #expect(try uses().filter { $0.folder == "Checks" }.map(\.description) == [])
    for path in try Project.files(below: Self.root + "Checks", suffix: ".swift") {
      let imports = try Project.text(path).matches(of: /(?m)^import (\w+)/).map(\.output.1)
      #expect(
        imports.allSatisfy { ["Files", "Guide", "SourceText"].contains($0) }, "\(path)")
    }
  }
}
