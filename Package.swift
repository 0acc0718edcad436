// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "quickactions",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "quickactions", targets: ["QuickActionsCommand"])],
  targets: [
    // The order is the order of dependency: a target imports only what stands above it.
    .systemLibrary(name: "CExtendedAttributes"),
    .systemLibrary(name: "CAllocator"),
    .target(
      name: "Platform",
      dependencies: [
        .target(name: "CExtendedAttributes", condition: .when(platforms: [.linux])),
        .target(name: "CAllocator", condition: .when(platforms: [.linux])),
      ], exclude: ["README.md"]),
    .target(name: "SourceText", dependencies: ["Platform"]),
    .target(name: "PropertyList", dependencies: ["SourceText"], exclude: ["README.md"]),
    .target(
      name: "Files", dependencies: ["Platform", "SourceText", "PropertyList"],
      exclude: ["README.md"]),
    .target(name: "GitRevisions", dependencies: ["Platform", "SourceText", "Files"]),
    .target(name: "ImageFile"),
    .target(
      name: "Guide", dependencies: ["Platform", "SourceText"],
      exclude: ["README.md", "Articles", "Symbols", "Site", "Pictures", "SFSymbols.txt"],
      plugins: ["EmbedGuide"]),
    .target(name: "Drawing"),
    .target(name: "JSONSyntax", dependencies: ["SourceText"]),
    .target(name: "YAMLSyntax", dependencies: ["SourceText"]),
    .target(name: "OldStylePropertyList", dependencies: ["SourceText"], exclude: ["README.md"]),
    .target(
      name: "StringsFile", dependencies: ["SourceText", "OldStylePropertyList"],
      exclude: ["README.md"]),
    .target(name: "CodeSyntax", dependencies: ["SourceText"], exclude: ["README.md"]),
    .target(name: "CodeModel", dependencies: ["SourceText", "CodeSyntax"], exclude: ["README.md"]),
    .target(
      name: "XcodeProject",
      dependencies: ["SourceText", "Files", "JSONSyntax", "YAMLSyntax", "OldStylePropertyList"],
      exclude: ["README.md"]),
    .target(
      name: "Checks", dependencies: ["SourceText", "Files", "Guide"]),
    .target(
      name: "AppFiles",
      dependencies: [
        "SourceText", "PropertyList", "Files", "ImageFile", "Guide", "JSONSyntax", "YAMLSyntax",
        "OldStylePropertyList", "StringsFile", "CodeSyntax", "CodeModel", "XcodeProject", "Checks",
      ],
      exclude: [
        "README.md", "Generators/README.md", "Images/README.md", "Projects/README.md",
        "Translations/README.md",
      ]),
    .target(
      name: "ActionFlow",
      dependencies: [
        "SourceText", "PropertyList", "Files", "Guide", "CodeSyntax", "CodeModel", "XcodeProject",
        "Checks", "AppFiles",
      ], exclude: ["README.md"]),
    .target(
      name: "CodeGeneration",
      dependencies: [
        "SourceText", "PropertyList", "Files", "Guide", "YAMLSyntax", "OldStylePropertyList",
        "CodeSyntax", "CodeModel", "XcodeProject", "AppFiles", "ActionFlow",
      ], exclude: ["README.md", "Generating/README.md", "Migrating/README.md"]),
    .target(
      name: "RuleSubjects",
      dependencies: [
        "SourceText", "PropertyList", "Files", "Guide", "CodeSyntax", "CodeModel", "XcodeProject",
        "Checks", "AppFiles", "ActionFlow",
      ], exclude: ["Workspace/README.md"]),
    .target(
      name: "PropertyListRules",
      dependencies: [
        "SourceText", "PropertyList", "Files", "ImageFile", "Guide", "JSONSyntax", "StringsFile",
        "CodeSyntax", "CodeModel", "XcodeProject", "Checks", "AppFiles", "ActionFlow",
        "RuleSubjects",
      ]),
    .target(
      name: "CodeRules",
      dependencies: [
        "SourceText", "Files", "Guide", "CodeSyntax", "CodeModel", "Checks", "AppFiles",
        "ActionFlow", "CodeGeneration", "RuleSubjects", "PropertyListRules",
      ]),
    .target(
      name: "Linter",
      dependencies: [
        "SourceText", "PropertyList", "Files", "Guide", "JSONSyntax", "StringsFile", "CodeSyntax",
        "CodeModel", "XcodeProject", "Checks", "AppFiles", "ActionFlow", "RuleSubjects",
        "PropertyListRules", "CodeRules",
      ], exclude: ["README.md", "Checking/README.md", "Reports/README.md", "Rules/README.md"]),
    .target(
      name: "DocumentationLookup",
      dependencies: [
        "SourceText", "Files", "Guide", "JSONSyntax", "CodeSyntax", "Checks", "RuleSubjects",
        "Linter",
      ]),
    .target(
      name: "EditorFeatures",
      dependencies: [
        "SourceText", "PropertyList", "Files", "ImageFile", "Guide", "StringsFile", "CodeSyntax",
        "CodeModel", "XcodeProject", "Checks", "AppFiles", "ActionFlow", "CodeGeneration",
        "RuleSubjects", "PropertyListRules", "CodeRules", "Linter", "DocumentationLookup",
      ], exclude: ["Formatting/README.md"]),
    .target(
      name: "ActionChanges",
      dependencies: ["SourceText", "Files", "Guide", "ActionFlow", "Linter", "EditorFeatures"],
      exclude: ["README.md"]),
    .target(name: "LanguageServerProtocol"),
    .target(
      name: "MenuPreview",
      dependencies: [
        "SourceText", "Files", "ImageFile", "Drawing", "Guide", "Checks", "EditorFeatures",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Platform", "SourceText", "PropertyList", "Files", "Guide", "CodeSyntax", "CodeModel",
        "Checks",
        "AppFiles", "ActionFlow", "CodeGeneration", "RuleSubjects", "Linter", "DocumentationLookup",
        "EditorFeatures", "LanguageServerProtocol", "MenuPreview",
      ], exclude: ["README.md"]),
    .target(
      name: "ModelContext",
      dependencies: [
        "Platform", "SourceText", "Files", "Guide", "DocumentationLookup", "LanguageServerProtocol",
      ],
      exclude: ["README.md"]),
    .executableTarget(
      name: "QuickActionsCommand",
      dependencies: [
        "Platform", "SourceText", "PropertyList", "Files", "Guide", "XcodeProject", "CodeSyntax",
        "CodeModel",
        "Checks", "AppFiles", "ActionFlow", "CodeGeneration", "RuleSubjects", "Linter",
        "DocumentationLookup", "EditorFeatures", "LanguageServerProtocol", "LanguageServer",
        "ModelContext", "MenuPreview",
        "GitRevisions", "ActionChanges",
      ], exclude: ["README.md"]),
    // Build tools.
    .executableTarget(
      name: "GuideEmbedder"),
    .plugin(
      name: "EmbedGuide", capability: .buildTool(), dependencies: ["GuideEmbedder"],
      path: "Sources/EmbedGuide"),
    // Tests.
    .target(
      name: "TestKit",
      dependencies: [
        "SourceText", "Files", "CodeSyntax", "LanguageServerProtocol", "LanguageServer",
      ],
      path: "Tests/TestKit"),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestKit"]),
    .testTarget(
      name: "PropertyListTests", dependencies: ["SourceText", "PropertyList", "TestKit"]),
    .testTarget(name: "YAMLSyntaxTests", dependencies: ["SourceText", "YAMLSyntax", "TestKit"]),
    .testTarget(name: "JSONSyntaxTests", dependencies: ["SourceText", "JSONSyntax", "TestKit"]),
    .testTarget(
      name: "OldStylePropertyListTests",
      dependencies: ["SourceText", "OldStylePropertyList", "TestKit"]),
    .testTarget(name: "StringsFileTests", dependencies: ["SourceText", "StringsFile", "TestKit"]),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["SourceText", "XcodeProject", "TestKit"]),
    .testTarget(
      name: "CodeSyntaxTests", dependencies: ["SourceText", "CodeSyntax", "TestKit"],
      exclude: ["Oracle"]),
    .testTarget(
      name: "CodeModelTests", dependencies: ["SourceText", "CodeSyntax", "CodeModel", "TestKit"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "TestKit"]),
    .testTarget(
      name: "MenuPreviewTests",
      dependencies: [
        "SourceText", "Files", "Guide", "Checks", "AppFiles", "RuleSubjects", "Linter",
        "EditorFeatures", "MenuPreview", "TestKit",
      ]),
    .testTarget(
      name: "GitRevisionsTests", dependencies: ["SourceText", "Files", "GitRevisions", "TestKit"]),
    .testTarget(
      name: "ActionChangesTests",
      dependencies: ["SourceText", "Files", "AppFiles", "Linter", "ActionChanges", "TestKit"]),
    .testTarget(name: "ImageFileTests", dependencies: ["ImageFile", "TestKit"]),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "SourceText", "Files", "Guide", "CodeSyntax", "CodeModel", "Checks", "AppFiles",
        "ActionFlow", "CodeGeneration", "Linter", "DocumentationLookup", "TestKit",
      ],
      exclude: [
        "Headers", "Stubs", "BehaviorVersions.tsv", "Coverage.tsv", "Lookups.tsv",
        "SealedQuestions.tsv", "Mistakes.tsv",
      ]),
    .testTarget(
      name: "QuickActionsTests",
      dependencies: [
        "Platform", "SourceText", "PropertyList", "Files", "Guide", "JSONSyntax", "CodeSyntax",
        "CodeModel",
        "Checks", "AppFiles", "ActionFlow", "CodeGeneration", "RuleSubjects", "PropertyListRules",
        "CodeRules", "Linter", "DocumentationLookup", "EditorFeatures", "TestKit",
        .target(name: "CExtendedAttributes", condition: .when(platforms: [.linux])),
      ],
      exclude: ["Apps", "Migrations"]),
    .testTarget(
      name: "ServerTests",
      dependencies: ["SourceText", "Files", "LanguageServerProtocol", "LanguageServer", "TestKit"]),
    .testTarget(
      name: "ProcessTests",
      dependencies: ["LanguageServerProtocol", "ModelContext", "QuickActionsCommand", "TestKit"]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "SourceText", "PropertyList", "Files", "Guide", "CodeSyntax", "CodeModel", "Checks",
        "AppFiles", "ActionFlow", "RuleSubjects", "Linter", "EditorFeatures",
        "LanguageServerProtocol", "LanguageServer", "QuickActionsCommand", "TestKit",
      ]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "SourceText", "Files", "CodeSyntax", "OldStylePropertyList", "Guide", "Checks", "Linter",
        "DocumentationLookup",
        "LanguageServerProtocol", "LanguageServer", "TestKit",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Tests/run sets this. Tests spend most of their time in what reads files and in what judges them; compiled with
// optimization they take a quarter of it, and the rest is compiled as fast as ever.
if Context.environment["QUICKACTIONS_OPTIMIZED"] != nil {
  let reading: Set = [
    "Platform", "SourceText", "PropertyList", "Files", "JSONSyntax", "YAMLSyntax",
    "OldStylePropertyList",
    "StringsFile", "CodeSyntax", "CodeModel", "XcodeProject", "Checks", "AppFiles", "ActionFlow",
    "RuleSubjects", "PropertyListRules", "CodeRules", "Linter", "EditorFeatures", "Guide",
  ]
  for target in package.targets where reading.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
  }
}
