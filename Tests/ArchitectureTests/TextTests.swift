import Files
import Foundation
import TestKit
import Testing

/// The texts of the project itself.
@Suite struct TextTests {
  static let documents =
    [
      "README.md", "README.zh-Hans.md", "CHANGELOG.md", "Protocol/README.md", "Protocol/Usage.md",
      "Protocol/Usage.zh-Hans.md",
      ".github/CONTRIBUTING.md", "Protocol/Sessions.md", "Samples/Editors/README.md",
    ] + ProjectSources.explanations

  /// The targets of links and paths in the documents exist.
  @Test(arguments: documents) func linksLeadSomewhere(_ path: String) throws {
    let text = try Project.text(path)
    let folder = Project.url(path).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#\s]+)[^)]*\)/) {
      let target = String(match.1)
      if target.hasPrefix("https://") { continue }
      let url = folder.appending(path: target)
      #expect(FileManager.default.fileExists(atPath: url.path()), "\(path): \(target)")
    }
    for match in text.matches(of: /`((?:Sources|Tests|Protocol|Samples)\/[A-Za-z0-9_+.\/-]+)`/) {
      let url = Project.url(String(match.1))
      #expect(FileManager.default.fileExists(atPath: url.path()), "\(path): \(match.1)")
    }
  }

  /// The types, members and test folders that the explanations name exist.
  @Test func namesInTheExplanationsExist() throws {
    let foreign: Set = ["FoundationEssentials", "INFOPLIST_FILE", "MinimumOSVersion"]
    var names = Set<String>()
    for file in ProjectSources.all {
      names.formUnion(file.path.split(separator: "/").dropFirst().map(String.init))
      for declaration in file.declarations {
        names.insert(declaration.name)
        if let parent = declaration.parent {
          names.insert(file.declarations[parent].name + "." + declaration.name)
        }
      }
    }
    let text = try ProjectSources.explanations.map(Project.text).joined(separator: "\n")
    let spans = text.matches(of: /`([A-Z]\w+(?:\.[a-z]\w+)?)`/).map { String($0.output.1) }
      .filter { name in ![".strings", ".swift"].contains { name.hasSuffix($0) } }
    #expect(spans.count > 150)
    for name in spans where !foreign.contains(name) {
      #expect(names.contains(name), "\(name)")
    }
    let tests = try ProjectSources.table(behind: "# Tests", of: "Tests/README.md").flatMap { $0 }
      .map { String($0.dropFirst("Tests/".count)) }
    let folders = try Project.files(below: "Tests").map { $0.split(separator: "/") }
      .filter { $0.count > 2 && !$0[1].hasPrefix(".") }.map { String($0[1]) }
    #expect(Set(tests) == Set(folders))
  }

  /// The document fits on a page.
  @Test func theArchitectureIsOnePage() throws {
    #expect(try Project.text("ARCHITECTURE.md").split { $0.isWhitespace }.count < 1600)
  }

  @Test(arguments: ["README.md", "README.zh-Hans.md"])
  func theReadmeIsShort(_ path: String) throws {
    #expect(
      try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
  }

  /// The documents have the same content in both languages: the same number of headings of each level, the
  /// same commands, the same links, pictures in their own language.
  @Test(arguments: ["README", "Protocol/Usage"])
  func theDocumentsAreTheSameInBothLanguages(_ name: String) throws {
    func outline(_ path: String) throws -> (headings: [Int], code: [String], links: [String]) {
      let text = try Project.text(path)
      let parts = text.components(separatedBy: "```")
      let prose = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
      return (
        prose.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
          $0.prefix { $0 == "#" }.count
        },
        stride(from: 1, to: parts.count, by: 2).map { parts[$0] },
        prose.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }.map {
          $0.replacing(".zh-Hans.", with: ".")
        }
        .filter { !$0.hasPrefix("README") && !$0.hasPrefix("Usage") }
      )
    }
    let english = try outline(name + ".md")
    let chinese = try outline(name + ".zh-Hans.md")
    #expect(english.headings == chinese.headings)
    #expect(english.code == chinese.code)
    #expect(english.links == chinese.links)
    #expect(english.code.count > 5)
  }

  /// Both READMEs name the files that are read, for every kind of file.
  @Test(arguments: FileKind.allCases) func theReadmeNamesEveryKindOfFile(_ kind: FileKind) throws {
    let names =
      switch kind {
      case .propertyList: ["*.plist"]
      case .strings: ["InfoPlist.strings"]
      case .stringCatalog: ["InfoPlist.xcstrings"]
      case .settings: [FileKind.settingsName]
      case .project: ["Xcode"]
      case .generator: ["app.json", "project.yml", "Project.swift"]
      case .swift: ["Swift"]
      case .objectiveC: ["Objective-C"]
      case .image, .nothing: [String]()
      }
    for name in names {
      for readme in ["README.md", "README.zh-Hans.md"] {
        #expect(try Project.text(readme).contains(name), "\(readme): \(name)")
      }
    }
  }

  /// Tests and installed builds use the same options.
  @Test func theReleaseIsBuiltAsTheReadmeSays() throws {
    let lines = try Project.text("README.md").split(separator: "\n")
      .filter { $0.hasPrefix("swift build -c release") }
    #expect(lines.count == 2)
    let script = try Project.text("Tests/run")
    for line in lines {
      #expect(script.contains(") " + line.dropFirst("swift ".count) + " ;;\n"), "\(line)")
    }
  }

  /// The look-ups in the README find something.
  @Test func commandsInTheReadmeWork() throws {
    let text = try Project.text("README.md") + Project.text("Protocol/Usage.md")
    for match in text.matches(of: /(?m)^quickactions (docs[^#\n]*)/) {
      let words = String(match.1).split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated()
        .flatMap { index, part in
          index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
      guard !words.contains("--export") else { continue }
      let result = try Executable.run(words)
      #expect(result.code == 0, "\(words): \(result.errors)")
    }
  }

  /// The output in the README is the actual output.
  @Test func outputsInTheReadmeAreTrue() throws {
    let blocks = try Project.text("README.md").components(separatedBy: "```")
    let console = try #require(blocks.first { $0.hasPrefix("console\n") })
    let runs = console.components(separatedBy: "$ ").dropFirst()
    #expect(runs.count == 2)
    let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Notes"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (key, run) in zip(["UIApplicationShortCutItems", "UIApplicationShortcutItems"], runs) {
      let file = folder.appending(path: "Notes/Info.plist")
      try Self.list(key).write(to: file, atomically: true, encoding: .utf8)
      let lines = run.split(separator: "\n", maxSplits: 1)
      let command = lines[0].prefix { $0 != "#" }.split(separator: " ").map(String.init)
      let result = try Executable.run(Array(command.dropFirst()), in: folder)
      #expect(result.output == String(lines[1]))
    }
    let trace = try #require(
      Project.text("Protocol/Usage.md").components(separatedBy: "```").first {
        $0.contains("  declared ")
      })
    let notes = Project.url("Samples/Clean/Notes")
    #expect(try Executable.run(["trace", "search"], in: notes).output == String(trace.dropFirst()))
  }

  /// - Parameter key: the key of the quick actions.
  private static func list(_ key: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>\(key)</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>new</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>New</string>
    \t\t\t<key>UIApplicationShortcutItemIconType</key>
    \t\t\t<string>compose</string>
    \t\t</dict>
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>find</string>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>
    """
  }

  /// Swift files are formatted and have no findings of the linter.
  @Test(.slow, .timeLimit(.minutes(40))) func sourcesAreFormatted() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift",
      "Sources", "Tests",
    ]
    process.currentDirectoryURL = Project.root
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(
      process.terminationStatus == 0, "\(String(decoding: output.prefix(2000), as: UTF8.self))")
  }

  /// A line of a Chinese text that continues on the next one has no space between two characters: a space
  /// before the backslash would be visible.
  @Test func brokenLinesLeaveNoSpaceBetweenCharacters() throws {
    let meeting =
      /([\u{3000}-\u{303F}\u{4E00}-\u{9FFF}\u{FF00}-\u{FFEF}]) \\\n *[\u{3000}-\u{303F}\u{4E00}-\u{9FFF}\u{FF00}-\u{FFEF}“（]/
    for file in ProjectSources.all {
      for match in try Project.text(file.path).matches(of: meeting) {
        Issue.record("\(file.path): \(match.output.0)")
      }
    }
  }
}
