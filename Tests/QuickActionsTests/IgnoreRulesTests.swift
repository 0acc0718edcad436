import Files
import Foundation
import Linter
import TestKit
import Testing

/// The files that a `.gitignore` excludes from the scan of a folder.
@Suite struct IgnoreRulesTests {
  /// Returns the property lists that are checked.
  private func checked(_ ignored: [String: String], _ paths: [String]) -> [String] {
    var files: [String: [UInt8]] = [:]
    for path in paths { files["/p/" + path] = [] }
    for (folder, text) in ignored { files["/p/" + folder + ".gitignore"] = Array(text.utf8) }
    return ProjectFiles(below: "/p", in: MemoryFiles(files)).checkedFiles.map {
      String($0.dropFirst("/p/".count))
    }
  }

  @Test(arguments: [
    ("a.plist", ["b.plist"]), ("/a.plist", ["b.plist", "s/a.plist"]),
    ("s", ["a.plist", "b.plist"]),
    ("s/", ["a.plist", "b.plist"]), ("a.plist/", ["a.plist", "b.plist", "s/a.plist"]),
    ("*.plist", []), ("*.plist\n!b.plist", ["b.plist"]),
    ("!a.plist", ["a.plist", "b.plist", "s/a.plist"]),
    ("s/a.plist", ["a.plist", "b.plist"]), ("**/a.plist", ["b.plist"]),
    ("s/**", ["a.plist", "b.plist"]),
    ("?.plist", []), ("[a]*", ["b.plist"]), ("[!a]*", ["a.plist"]), ("[b-z]*", ["a.plist"]),
    ("# a.plist\n\\#a.plist", ["a.plist", "b.plist", "s/a.plist"]), ("a.plist \r", ["b.plist"]),
    ("[", ["a.plist", "b.plist", "s/a.plist"]), ("\u{FEFF}a.plist", ["b.plist"]),
    ("s\n!s/a.plist", ["a.plist", "b.plist"]), ("", ["a.plist", "b.plist", "s/a.plist"]),
  ])
  func patterns(_ text: String, _ left: [String]) {
    #expect(checked(["": text], ["a.plist", "b.plist", "s/a.plist"]) == left)
  }

  @Test func theInnermostFileDecides() {
    let paths = ["a.plist", "s/a.plist", "s/t/a.plist"]
    #expect(checked(["": "a.plist", "s/": "!a.plist"], paths) == ["s/a.plist", "s/t/a.plist"])
    #expect(checked(["s/": "/a.plist"], paths) == ["a.plist", "s/t/a.plist"])
  }

  /// A named folder is scanned even if it is ignored, with the rules of its repository for its contents.
  @Test func rulesOfTheRepositoryCount() {
    let files = MemoryFiles([
      "/r/.git/x": [], "/r/.gitignore": Array("out\nb.plist\n/App/c.plist".utf8),
      "/r/App/a.plist": [],
      "/r/App/b.plist": [], "/r/App/c.plist": [], "/r/App/out/a.plist": [],
      "/.gitignore": Array("*".utf8),
    ])
    #expect(ProjectFiles(below: "/r/App", in: files).checkedFiles == ["/r/App/a.plist"])
    #expect(ProjectFiles(below: "/r/App/out", in: files).checkedFiles == ["/r/App/out/a.plist"])
    let outside = MemoryFiles(["/.gitignore": Array("*".utf8), "/p/a.plist": []])
    #expect(ProjectFiles(below: "/p", in: outside).checkedFiles == ["/p/a.plist"])
  }

  /// Generated files are often ignored, and the app is built from them anyway.
  @Test func projectsAndCodeAreStillKnown() {
    let files = MemoryFiles([
      "/p/.gitignore": Array("*.xcodeproj\nMade.swift\nGenerated/".utf8),
      "/p/App.xcodeproj/project.pbxproj": [],
      "/p/Made.swift": [], "/p/Generated/Code.swift": [], "/p/A.swift": [],
    ])
    let project = ProjectFiles(below: "/p", in: files)
    #expect(project.xcodeProjects == ["/p/App.xcodeproj"])
    #expect(project.codeFiles == ["/p/A.swift", "/p/Made.swift"])
    #expect(project.checkedFiles == ["/p/A.swift"])
    #expect(project.ignoredFolders == ["/p/Generated"] && project.ignoredFiles == ["/p/Made.swift"])
  }

  @Test func productsArePassedOver() {
    let files = MemoryFiles([
      "/p/build/Info.plist": [], "/p/ios/SourcePackages/checkouts/X/Info.plist": [],
      "/p/Mail.app/Info.plist": [],
      "/p/Old.xcarchive/Info.plist": [], "/p/App/Info.plist": [], "/p/Build/Info.plist": [],
    ])
    let project = ProjectFiles(below: "/p", in: files)
    #expect(project.checkedFiles == ["/p/App/Info.plist", "/p/Build/Info.plist"])
    #expect(project.skippedFolders.count == 4)
    // A named folder is scanned.
    #expect(ProjectFiles(below: "/p/build", in: files).checkedFiles == ["/p/build/Info.plist"])
  }

  /// The time for a pattern is at most proportional to its length times that of the name.
  @Test(.slow) func hostilePatternsTakeNoTime() {
    let stars = String(repeating: "*a", count: 400) + "*b"
    let folders = String(repeating: "**/x/", count: 150) + "b"
    let lines = String(repeating: stars + "\n" + folders + "\n", count: 300)
    let name = String(repeating: "a", count: 200) + ".plist"
    let deep = String(repeating: "x/", count: 60) + name
    let begun = ContinuousClock.now
    #expect(checked(["": lines], [name, deep]) == [name, deep])
    #expect(ContinuousClock.now - begun < .seconds(60))
  }

  /// Git gives the same results for random patterns.
  @Test func gitSaysTheSame() throws {
    let folder = try TemporaryFolder()
    guard try git(["init", "-q"], in: folder) != nil else { return }
    let names = ["a", "b", "ab", "abc", "a.b", "x"]
    var random = SplitMix64(seed: 11)
    var paths: [String] = []
    for first in names {
      paths.append(first + ".plist")
      for second in names {
        paths.append("\(first)_/\(second).plist")
        paths.append("\(first)_/\(second)_/x.plist")
      }
    }
    for path in paths { try folder.write("<plist><dict/></plist>", to: path) }
    let parts = [
      "a", "b", "*", "?", "**", "/", "_", ".plist", "[ab]", "[!a]", "x", "abc", "/**/", "\\a", "_/",
    ]
    for _ in 0..<40 {
      var lines: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let count = Int.random(in: 1...4, using: &random)
        let line = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        lines.append((Int.random(in: 0..<4, using: &random) == 0 ? "!" : "") + line)
      }
      let text = lines.joined(separator: "\n")
      try folder.write(text, to: ".gitignore")
      let listed = try git(["ls-files", "-z", "--others", "--exclude-standard"], in: folder) ?? ""
      let expected = listed.split(separator: "\0").map(String.init).filter {
        $0.hasSuffix(".plist")
      }
      let found = ProjectFiles(below: folder.path, in: DiskFiles()).checkedFiles.map {
        String($0.dropFirst(folder.path.count + 1))
      }
      #expect(found.sorted() == expected.sorted(), "\(text)")
    }
  }

  /// Returns the output of Git; nil if it is not installed.
  private func git(_ arguments: [String], in folder: TemporaryFolder) throws -> String? {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/git") else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments = ["-c", "core.excludesFile=/dev/null"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, Pipe())
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
