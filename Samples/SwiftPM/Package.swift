// swift-tools-version: 6.1
import PackageDescription

// The package of the plugins. Tests/release --collect writes the address and the checksum of the artifact bundle in
// place of its path.
let package = Package(
  name: "quickactions-plugins",
  products: [
    .plugin(name: "CheckQuickActions", targets: ["CheckQuickActions"]),
    .plugin(name: "RunQuickActions", targets: ["RunQuickActions"]),
    .plugin(name: "FixQuickActions", targets: ["FixQuickActions"]),
  ],
  targets: [
    .plugin(
      name: "CheckQuickActions", capability: .buildTool(),
      dependencies: [.target(name: "quickactions")]),
    .plugin(
      name: "RunQuickActions",
      capability: .command(
        intent: .custom(
          verb: "quickactions",
          description: "Check quick actions, trace them, show documentation; writes nothing.")),
      dependencies: [.target(name: "quickactions")]),
    .plugin(
      name: "FixQuickActions",
      capability: .command(
        intent: .custom(
          verb: "quickactions-fix",
          description: "Fix what has one obvious fix in quick actions."),
        permissions: [
          .writeToPackageDirectory(reason: "quickactions check --fix writes the fixed files.")
        ]),
      dependencies: [.target(name: "quickactions")]),
    .binaryTarget(name: "quickactions", path: "quickactions.artifactbundle"),
  ]
)
