// swift-tools-version: 6.1
import PackageDescription

/// On Linux a release build is one static executable: it starts in half the time of a dynamically
/// linked one and can be copied to a machine that has no Swift. Debug builds stay dynamic.
let staticRuntime: [SwiftSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
]
let staticExecutable: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-executable", "-use-ld=lld"], .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "quickactions",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "quickactions", targets: ["QuickActionsCommand"])],
  targets: [
    // The order is the order of dependency: a target imports only what stands above it.
    .target(name: "SourceText", swiftSettings: staticRuntime),
    .target(name: "PropertyList", dependencies: ["SourceText"], swiftSettings: staticRuntime),
    .target(name: "ImageFile", swiftSettings: staticRuntime),
    .target(
      name: "Guide", dependencies: ["SourceText"],
      exclude: ["Articles", "Symbols", "Site", "SFSymbols.txt"],
      swiftSettings: staticRuntime, plugins: ["EmbedGuide"]),
    .target(name: "JSONSyntax", dependencies: ["SourceText"], swiftSettings: staticRuntime),
    .target(
      name: "OldStylePropertyList", dependencies: ["SourceText"], swiftSettings: staticRuntime),
    .target(
      name: "StringsFile", dependencies: ["SourceText", "OldStylePropertyList"],
      swiftSettings: staticRuntime),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(name: "CodeSyntax", dependencies: ["SourceText"], swiftSettings: staticRuntime),
    .target(
      name: "XcodeProject", dependencies: ["SourceText", "JSONSyntax", "OldStylePropertyList"],
      swiftSettings: staticRuntime),
    .target(
      name: "QuickActions",
      dependencies: [
        "SourceText", "PropertyList", "ImageFile", "Guide", "JSONSyntax", "StringsFile",
        .target(name: "CExtendedAttributes", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: staticRuntime),
    .target(name: "LanguageServerProtocol", swiftSettings: staticRuntime),
    .target(
      name: "LanguageServer",
      dependencies: [
        "SourceText", "PropertyList", "Guide", "QuickActions", "LanguageServerProtocol",
      ],
      swiftSettings: staticRuntime),
    // The product is called `quickactions`; a target of that name would differ from `QuickActions`
    // only in case, which the file systems of macOS do not tell apart.
    .executableTarget(
      name: "QuickActionsCommand",
      dependencies: [
        "SourceText", "PropertyList", "Guide", "QuickActions", "LanguageServerProtocol",
        "LanguageServer",
      ],
      swiftSettings: staticRuntime, linkerSettings: staticExecutable),
    // Build tools.
    .executableTarget(
      name: "GuideEmbedder", swiftSettings: staticRuntime, linkerSettings: staticExecutable),
    .plugin(
      name: "EmbedGuide", capability: .buildTool(), dependencies: ["GuideEmbedder"],
      path: "Sources/EmbedGuide"),
    // Tests.
    .target(
      name: "TestKit",
      dependencies: ["SourceText", "QuickActions", "LanguageServerProtocol", "LanguageServer"],
      path: "Tests/TestKit"),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestKit"]),
    .testTarget(
      name: "PropertyListTests", dependencies: ["SourceText", "PropertyList", "TestKit"]),
    .testTarget(name: "JSONSyntaxTests", dependencies: ["SourceText", "JSONSyntax", "TestKit"]),
    .testTarget(
      name: "OldStylePropertyListTests",
      dependencies: ["SourceText", "OldStylePropertyList", "TestKit"]),
    .testTarget(name: "StringsFileTests", dependencies: ["SourceText", "StringsFile", "TestKit"]),
    .testTarget(
      name: "XcodeProjectTests", dependencies: ["SourceText", "XcodeProject", "TestKit"]),
    .testTarget(name: "CodeSyntaxTests", dependencies: ["SourceText", "CodeSyntax", "TestKit"]),
    .testTarget(name: "ImageFileTests", dependencies: ["ImageFile", "TestKit"]),
    .testTarget(
      name: "GuideTests", dependencies: ["Guide", "QuickActions", "TestKit"],
      exclude: ["Headers", "Coverage.tsv", "Lookups.tsv", "Mistakes.tsv"]),
    .testTarget(
      name: "QuickActionsTests",
      dependencies: [
        "SourceText", "PropertyList", "Guide", "JSONSyntax", "QuickActions", "TestKit",
        .target(name: "CExtendedAttributes", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "ServerTests",
      dependencies: ["SourceText", "LanguageServerProtocol", "LanguageServer", "TestKit"]),
    .testTarget(name: "ProcessTests", dependencies: ["QuickActionsCommand", "TestKit"]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "SourceText", "PropertyList", "Guide", "QuickActions", "LanguageServerProtocol",
        "LanguageServer", "QuickActionsCommand", "TestKit",
      ]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "Guide", "QuickActions", "LanguageServerProtocol", "LanguageServer", "TestKit",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
