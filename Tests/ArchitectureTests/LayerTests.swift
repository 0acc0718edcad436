import CodeSyntax
import Foundation
import SourceText
import TestKit
import Testing

/// The permitted imports of each target. SwiftPM also builds undeclared imports of modules that happen to
/// exist, so the sources are read.
@Suite struct LayerTests {
  /// The targets that each target may import in addition to the system's modules.
  private static let layers: [String: Set<String>] = [
    "Platform": [],
    "SourceText": ["Platform"],
    "PropertyList": ["SourceText"],
    "Files": ["Platform", "SourceText", "PropertyList"],
    "GitRevisions": ["Platform", "SourceText", "Files"],
    "ImageFile": [],
    "Guide": ["Platform", "SourceText"],
    "Drawing": [],
    "JSONSyntax": ["SourceText"],
    "YAMLSyntax": ["SourceText"],
    "OldStylePropertyList": ["SourceText"],
    "StringsFile": ["SourceText", "OldStylePropertyList"],
    "XcodeProject": [
      "SourceText", "Files", "JSONSyntax", "YAMLSyntax", "OldStylePropertyList",
    ],
    "CodeSyntax": ["SourceText"],
    "CodeModel": ["SourceText", "CodeSyntax"],
    "Checks": ["SourceText", "Files", "Guide"],
    "AppFiles": [
      "SourceText", "PropertyList", "Files", "ImageFile", "Guide", "JSONSyntax", "YAMLSyntax",
      "OldStylePropertyList", "StringsFile", "CodeSyntax", "CodeModel", "XcodeProject", "Checks",
    ],
    "ActionFlow": [
      "SourceText", "PropertyList", "Files", "Guide", "CodeSyntax", "CodeModel", "XcodeProject",
      "Checks", "AppFiles",
    ],
    "CodeGeneration": [
      "SourceText", "PropertyList", "Files", "Guide", "YAMLSyntax", "OldStylePropertyList",
      "CodeSyntax", "CodeModel", "XcodeProject", "AppFiles", "ActionFlow",
    ],
    "RuleSubjects": [
      "SourceText", "PropertyList", "Files", "Guide", "CodeSyntax", "CodeModel", "XcodeProject",
      "Checks", "AppFiles", "ActionFlow",
    ],
    "PropertyListRules": [
      "SourceText", "PropertyList", "Files", "ImageFile", "Guide", "JSONSyntax", "StringsFile",
      "CodeSyntax", "CodeModel", "XcodeProject", "Checks", "AppFiles", "ActionFlow", "RuleSubjects",
    ],
    "CodeRules": [
      "SourceText", "Files", "Guide", "CodeSyntax", "CodeModel", "Checks", "AppFiles", "ActionFlow",
      "CodeGeneration", "RuleSubjects", "PropertyListRules",
    ],
    "Linter": [
      "SourceText", "PropertyList", "Files", "Guide", "JSONSyntax", "StringsFile", "CodeSyntax",
      "CodeModel", "XcodeProject", "Checks", "AppFiles", "ActionFlow", "RuleSubjects",
      "PropertyListRules", "CodeRules",
    ],
    "DocumentationLookup": [
      "SourceText", "Files", "Guide", "JSONSyntax", "CodeSyntax", "Checks", "RuleSubjects",
      "Linter",
    ],
    "EditorFeatures": [
      "SourceText", "PropertyList", "Files", "ImageFile", "Guide", "StringsFile", "CodeSyntax",
      "CodeModel", "XcodeProject", "Checks", "AppFiles", "ActionFlow", "CodeGeneration",
      "RuleSubjects", "PropertyListRules", "CodeRules", "Linter", "DocumentationLookup",
    ],
    "ActionChanges": ["SourceText", "Files", "Guide", "ActionFlow", "Linter", "EditorFeatures"],
    "LanguageServerProtocol": [],
    "MenuPreview": [
      "SourceText", "Files", "ImageFile", "Drawing", "Guide", "Checks", "EditorFeatures",
    ],
    "LanguageServer": [
      "Platform", "SourceText", "PropertyList", "Files", "Guide", "CodeSyntax", "CodeModel",
      "Checks",
      "AppFiles", "ActionFlow", "CodeGeneration", "RuleSubjects", "Linter", "DocumentationLookup",
      "EditorFeatures", "LanguageServerProtocol", "MenuPreview",
    ],
    "ModelContext": [
      "Platform", "SourceText", "Files", "Guide", "DocumentationLookup", "LanguageServerProtocol",
    ],
    "QuickActionsCommand": [
      "Platform", "SourceText", "PropertyList", "Files", "Guide", "XcodeProject", "CodeSyntax",
      "CodeModel",
      "Checks", "AppFiles", "ActionFlow", "CodeGeneration", "RuleSubjects", "Linter",
      "DocumentationLookup", "EditorFeatures", "LanguageServerProtocol", "LanguageServer",
      "ModelContext", "MenuPreview", "GitRevisions", "ActionChanges",
    ],
    "GuideEmbedder": [], "EmbedGuide": [],
  ]

  private static let system: Set<String> = [
    "Dispatch", "Synchronization", "FoundationEssentials", "Foundation", "PackagePlugin",
  ]

  /// Modules that exist only on some platforms.
  private static let ofPlatforms: Set<String> = [
    "Darwin", "Glibc", "Musl", "CExtendedAttributes", "CAllocator",
  ]

  /// Targets that do not use Foundation.
  private static let withoutFoundation: Set<String> = [
    "Platform", "SourceText", "PropertyList", "Files", "ImageFile", "Drawing", "Guide",
    "JSONSyntax", "OldStylePropertyList", "StringsFile",
    "XcodeProject", "YAMLSyntax",
  ]

  private func imports(of path: String) throws -> [(module: String, line: String)] {
    try Project.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count,
        index == 0 || words[0].hasPrefix("@") || words[0] == "public"
      else { return nil }
      return (String(words[index + 1].prefix { $0 != "." }), String(line))
    }
  }

  @Test func targetsImportOnlyWhatStandsBelowThem() throws {
    for path in try Project.files(below: "Sources", suffix: ".swift") {
      let target = path.split(separator: "/")[1]
      let allowed = try #require(Self.layers[String(target)], "\(target) is in no layer")
      for (module, _) in try imports(of: path) {
        #expect(
          allowed.contains(module) || Self.system.contains(module)
            || target == "Platform" && Self.ofPlatforms.contains(module),
          "\(path) imports \(module)")
        if Self.withoutFoundation.contains(String(target)) {
          #expect(!module.hasPrefix("Foundation"), "\(path) imports \(module)")
        }
      }
    }
  }

  /// The table of ARCHITECTURE.md lists all targets, and each imports only targets in rows above it.
  @Test func targetsStandInTheOrderOfTheTable() throws {
    let order = try ProjectSources.table(behind: "## Targets", of: "ARCHITECTURE.md").flatMap { $0 }
    #expect(Set(order) == Set(Self.layers.keys))
    for (target, imports) in Self.layers {
      let place = try #require(order.firstIndex(of: target))
      for module in imports {
        #expect(order[..<place].contains(module), "\(target) stands above \(module)")
      }
    }
  }

  /// Returns the lines of conditions on the platform.
  private func platformConditions(of tree: CodeTree) -> [Int] {
    tree.tokens.indices.filter { index in
      guard tree.isToken(index, "#if") || tree.isToken(index, "#elseif") else { return false }
      let line = tree.source.lines.line(at: tree.tokens[index].start)
      let words = tree.tokens[index...].prefix {
        tree.source.lines.line(at: $0.start) == line
      }.map(tree.text(of:))
      // `FoundationEssentials` is part of some toolchains.
      return words.contains { ["os", "arch", "targetEnvironment"].contains($0) }
        || words.contains("canImport") && !words.contains("FoundationEssentials")
    }.map { tree.source.lines.line(at: tree.tokens[$0].start) + 1 }
  }

  @Test func onlyOneTargetAsksForThePlatform() {
    for file in ProjectSources.all where !file.path.hasPrefix("Sources/Platform/") {
      let lines = platformConditions(of: file.tree)
      #expect(lines.isEmpty, "\(file.path): \(lines)")
    }
    let example = CodeTree(
      SourceText(
        """
        #if canImport(FoundationEssentials)
        #elseif canImport(Glibc)
        #endif
        // #if os(Linux)
        let a = "#if os(Linux)"
        #if DEBUG && os(Linux)
        func canImport() {}
        #elseif !os(macOS)
        #endif
        """), .swift)
    #expect(platformConditions(of: example) == [2, 6, 8])
  }

  @Test func foundationIsOnlyImportedWhereEssentialsIsMissing() throws {
    for path in try Project.files(below: "Sources", suffix: ".swift")
    where !path.hasPrefix("Sources/EmbedGuide/") {
      let text = try Project.text(path)
      for (module, line) in try imports(of: path) where module == "Foundation" {
        #expect(
          line.hasPrefix("  ") && text.contains("#if canImport(FoundationEssentials)"), "\(path)")
      }
    }
  }

  /// The command line and everything below the server are independent of LSP; within the server, only
  /// `Mapping/` converts between offsets and positions.
  @Test func theTwoWorldsMeetInOneFolder() throws {
    for path in try Project.files(below: "Sources/LanguageServer", suffix: ".swift") {
      let text = try Project.text(path)
      if path.contains("/Mapping/") { continue }
      #expect(!text.contains(".position(at:"), "\(path) maps offsets to positions by itself")
      // Positions of the core are created in one file only.
      #expect(!text.contains("TextPosition"), "\(path) maps positions to offsets by itself")
    }
    // The core does not contain numbers and words of LSP.
    for path in try Project.files(below: "Sources", suffix: ".swift")
    where ProjectSources.core.contains(where: { path.hasPrefix("Sources/\($0)/") }) {
      let text = try Project.text(path)
      #expect(!text.contains("LSP"), "\(path) knows LSP")
    }
    for type in ["Severity", "Kind"] {
      for path in [
        "Checks/Severity", "EditorFeatures/Highlighting/SemanticTokens",
        "EditorFeatures/Completion/Completion",
      ] {
        let text = try Project.text("Sources/\(path).swift")
        #expect(!text.contains("enum \(type): Int"), "\(path) holds numbers of the wire")
      }
    }
    for path in try Project.files(below: "Sources/QuickActionsCommand", suffix: ".swift")
    where try imports(of: path).contains(where: { $0.module == "LanguageServerProtocol" }) {
      #expect(path.hasSuffix("DialogueWriter.swift"), "\(path) speaks LSP")
    }
  }

  /// The server uses features through their façade. Features for a whole app instead of a document are used
  /// directly.
  @Test func theServerAsksFeaturesThroughTheirFacade() throws {
    let ofApps: Set<Substring> = ["ActionLinks", "ActionMenu", "ActionRenaming", "ActionTrace"]
    var features = Set<Substring>()
    var texts: [String] = []
    for path in try Project.files(below: "Sources/EditorFeatures", suffix: ".swift") {
      texts.append(try Project.text(path))
    }
    for text in texts {
      for match in text.matches(of: /(?m)^(?:public|package) (?:enum|struct) (\w+)/) {
        features.insert(match.output.1)
      }
    }
    #expect(features.count > 20 && features.remove("EditedFile") != nil)
    features.subtract(ofApps)
    for path in try Project.files(below: "Sources/LanguageServer", suffix: ".swift")
    where !path.contains("/Mapping/") {
      for match in try Project.text(path).matches(of: /\b([A-Z]\w+)\.[a-z]\w*\(/) {
        #expect(!features.contains(match.output.1), "\(path): \(match.output.0)")
      }
    }
    // The façade is short.
    let facade = try Project.text("Sources/EditorFeatures/EditedFile.swift")
    #expect(facade.split(separator: "\n").count < 220)
  }

  @Test func thePackageHasNoDependencies() throws {
    let manifest = try Project.text("Package.swift")
    #expect(!manifest.contains(".package("))
    // A package with such flags cannot be a dependency; only Tests/run requests them.
    let forAll = manifest.split(separator: #"if Context.environment["QUICKACTIONS_OPTIMIZED"]"#)
    #expect(forAll.count == 2 && forAll.first?.contains("unsafeFlags") == false)
  }

  @Test func nothingCanTrapOnPurpose() throws {
    let traps = [
      "try!", "fatalError(", "preconditionFailure(", "precondition(", "as! ", "unsafelyUnwrapped",
    ]
    for path in try Project.files(below: "Sources", suffix: ".swift") {
      let bytes = try Data(contentsOf: Project.url(path))
      for trap in traps {
        #expect(bytes.range(of: Data(trap.utf8)) == nil, "\(path) contains \(trap)")
      }
    }
  }

  /// The functions that start processes and do not exist in Swift on Darwin, which a build on Linux does not
  /// notice. `posix_spawn` exists.
  private static let starters: [StaticString] = ["popen", "pclose", "system", "fork", "vfork"]

  /// Returns the indices of tokens that are calls of such a C function.
  private func starts(of processes: CodeTree) -> [Int] {
    let tree = processes
    return tree.tokens.indices.filter { index in
      guard Self.starters.contains(where: { tree.isToken(index, $0) }),
        tree.isToken(index + 1, "("), !tree.isToken(index - 1, "func"),
        !tree.isToken(index - 1, "case")
      else { return false }
      // A member of a type is another function.
      guard tree.isToken(index - 1, ".") else { return true }
      return ["Darwin", "Glibc", "Musl", "Foundation"].contains { (module: StaticString) in
        tree.isToken(index - 2, module)
      }
    }
  }

  @Test func processesAreStartedByPosixSpawn() throws {
    for folder in ["Sources", "Tests"] {
      for path in try Project.files(below: folder, suffix: ".swift") {
        let tree = CodeTree(SourceText(try Project.text(path)), .swift)
        #expect(starts(of: tree).isEmpty, "\(path)")
      }
    }
    let calls = CodeTree(
      SourceText(
        """
        let a = popen(command, "w"), b = Glibc.system(text); if fork() == 0 {}
        // system(text)
        case system(Int); func fork() {}; if x == .system(1) { pipe.popen() }; "fork()"
        """), .swift)
    #expect(starts(of: calls).count == 3)
  }

  @Test func theTopLevelIsAsAgreed() throws {
    let allowed: Set<String> = [
      "Package.swift", "Sources", "Tests", "Protocol", "Samples", "README.md", "README.zh-Hans.md",
      "ARCHITECTURE.md", "CHANGELOG.md", "LICENSE", "Package.resolved",
      // The paths that others expect: GitHub's marketplace of actions, container builders.
      "action.yml", "Dockerfile",
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.path())
    for name in names where !name.hasPrefix(".") { #expect(allowed.contains(name), "\(name)") }
  }
}
