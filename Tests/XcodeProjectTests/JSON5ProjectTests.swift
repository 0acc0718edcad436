import Testing
import XcodeProject

/// The contents read from `project.xcproj`.
@Suite struct JSON5ProjectTests {
  private static let text = """
    // Xcode
    {
      "configurations": ["Debug", {"name": "Release", "file": "Config/Release.xcconfig"},],
      localizations: {development: "en", supported: ["zh-Hans",],},
      files: [
        {path: "App", kind: "folder", "target-membership": ["App",], "membership-exceptions": [
          {target: "App", exclusions: ["Info.plist", "/Localized/InfoPlist.strings",],
            platforms: {"mac.png": ["macos"]}},
          {target: "Widget", inclusions: ["Shared.xcassets"]},
        ]},
        {kind: "group", path: "Resources", children: [
          {path: "Assets.xcassets", "target-membership": ["App/resources", "Widget/resources"]},
          {path: "a.swift", "target-membership": ["App/compile-sources"]},
          {path: "mac.png", "target-membership": [{"build-phase": "App/resources", platforms: ["macos"]}]},
          {kind: "variant-group", name: "InfoPlist.strings", "target-membership": ["App/resources"],
            children: [{path: "en.lproj/InfoPlist.strings"}, {path: "zh-Hans.lproj/InfoPlist.strings"}]},
        ]},
        {path: "~/home.png", "target-membership": ["Widget/resources"]},
        {path: "<PROJECT>/p.png", "target-membership": ["App/resources"]},
        {kind: "group", name: "Config", children: [{path: "Release.xcconfig", name: "Release.xcconfig", id: "1"}]},
      ],
      "build-settings": {SDKROOT: "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"},
      targets: [
        {name: "App", "product-type": "application", "build-settings": {
          INFOPLIST_FILE: "App/Info.plist",
          "PRODUCT_BUNDLE_IDENTIFIER": "a.b",
          "PRODUCT_BUNDLE_IDENTIFIER[config=Debug]": "a.b.debug",
          SUPPORTED_PLATFORMS: ["iphoneos", "iphonesimulator"],
        }},
        {name: "Widget", "full-product-type": "com.apple.product-type.app-extension"},
        {name: "All", kind: "aggregate"},
      ],
    }
    """

  private func read(_ text: String = text, _ others: [String: String] = [:]) -> XcodeProject {
    var project = MemoryProject()
    project.files["/app/App.xcodeproj/project.xcproj"] = text
    project.files.merge(others) { $1 }
    return project.read()
  }

  @Test func targetsSettingsAndRegionsAreRead() throws {
    let project = read(
      Self.text, ["/app/Release.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0\nX = a"])
    #expect(project.problem == nil && project.format == .json5)
    #expect(project.developmentRegion == "en" && project.knownRegions == ["en", "zh-Hans"])
    #expect(project.targets.map(\.name) == ["App", "Widget"])
    #expect(project.targets.map(\.isApplication) == [true, false])
    let configurations = try #require(project.targets.first).configurations
    #expect(configurations.map(\.name) == ["Debug", "Release"])
    #expect(configurations.map { $0["PRODUCT_BUNDLE_IDENTIFIER"].text } == ["a.b.debug", "a.b"])
    #expect(configurations.map { $0["IPHONEOS_DEPLOYMENT_TARGET"].text } == ["15.0", "15.0"])
    #expect(configurations.map { $0["X"].text } == [nil, "a"])
    #expect(
      configurations.map { $0["SUPPORTED_PLATFORMS"].text } == [
        "iphoneos iphonesimulator", "iphoneos iphonesimulator",
      ])
    #expect(
      configurations.map { $0.infoPlistPath.text } == [
        "/app/App/Info.plist", "/app/App/Info.plist",
      ])
    #expect(configurations[0].platform == .iOS)
  }

  @Test func filesBelongToTheirTargets() throws {
    let targets = read().targets
    let (app, widget) = (targets[0].files, targets[1].files)
    #expect(
      app.listed == [
        "/app/Resources/Assets.xcassets": .resource, "/app/Resources/a.swift": .source,
        "/app/Resources/en.lproj/InfoPlist.strings": .resource,
        "/app/Resources/zh-Hans.lproj/InfoPlist.strings": .resource, "/app/p.png": .resource,
      ])
    #expect(
      app.role(of: "/app/App/x.png") == .synchronized && app.role(of: "/app/App/Info.plist") == nil)
    #expect(app.role(of: "/app/App/mac.png") == nil)
    #expect(app.role(of: "/app/App/de.lproj/InfoPlist.strings") == nil)
    #expect(widget.role(of: "/app/App/Shared.xcassets") == .synchronized)
    #expect(
      widget.role(of: "/app/App/x.png") == nil && widget.hasUnknownPlaces && !app.hasUnknownPlaces)
  }

  @Test func whatCannotBeReadSaysWhy() {
    #expect(read("{}").problem?.kind == .notAProject)
    #expect(read("{targets: [}").problem?.kind == .syntax)
    #expect(read("{\n<<<<<<< HEAD\ntargets: [],\n=======\n>>>>>>> x\n}").problem?.kind == .conflict)
    #expect(
      read("{\"required-capabilities\": [\"x\"], targets: []}").problem?.kind == .newerFormat("x"))
  }
}
