import Testing
import XcodeProject

/// The contents read from XcodeGen's `project.yml`.
@Suite struct XcodeGenProjectTests {
  private static let text = """
    name: 应用
    options:
      bundleIdPrefix: com.example
      developmentLanguage: zh-Hans
      deploymentTarget: { iOS: 14.0 }
    configs: { Debug: debug, Release: release, Release Beta: release }
    configFiles:
      Debug: Config/Debug.xcconfig
    settings:
      SHARED: a
      GENERATE_INFOPLIST_FILE: no
    settingGroups:
      phone: { TARGETED_DEVICE_FAMILY: 1 }
    targets:
      My_App!:
        type: application
        platform: iOS
        sources: [App]
        info: { path: App/Info.plist }
        settings:
          groups: [phone]
          base: { OWN: [b, c] }
          configs:
            release: { NAME: any }
            Release: { EXACT: $(SHARED) }
      Pad:
        type: com.apple.product-type.application
        platform: iOS
        deploymentTarget: 15.0
        settings:
          INFOPLIST_FILE: Pad/Info.plist
          PRODUCT_BUNDLE_IDENTIFIER: a.b
      Widget:
        type: app-extension
        platform: macOS
      Made:
        templates: [App]
        type: application
        platform: iOS
      Both:
        type: application
        platform: [iOS, tvOS]
      Many:
        type: application
        platform: iOS
        supportedDestinations: [iOS, macOS]
    """

  private func read(_ text: String = text, _ others: [String: String] = [:]) -> XcodeProject {
    let files = ["/app/project.yml": text].merging(others) { $1 }
    return XcodeProject(
      at: "/app/project.yml",
      files: ProjectFileReader(root: "/app") { files[$0].map { Array($0.utf8) } })
  }

  private func values(
    _ name: String, _ target: Int = 0, _ others: [String: String] = [:]
  ) -> [String?] {
    let targets = read(Self.text, others).targets
    guard targets.indices.contains(target) else { return [] }
    return targets[target].configurations.map { $0[name].text }
  }

  private static let debug = ["/app/Config/Debug.xcconfig": "TARGETED_DEVICE_FAMILY = 2"]

  @Test func targetsAndRegionsAreRead() {
    let project = read()
    #expect(project.problem == nil && project.format == .xcodeGen)
    #expect(project.name == "应用" && project.path == "/app/应用.xcodeproj")
    #expect(project.file == "/app/project.yml" && project.developmentRegion == "zh-Hans")
    // Parts of the other targets are in other files.
    #expect(project.targets.map(\.name) == ["My_App!", "Pad", "Widget"])
    #expect(project.targets.map(\.isApplication) == [true, true, false])
    #expect(project.targets.allSatisfy { !$0.files.hasUnknownPlaces })
    #expect(project.targets[0].files.role(of: "/app/app/A/B.swift") == .synchronized)
    #expect(project.targets[2].configurations.dropFirst().map(\.platform) == [.macOS, .macOS])
  }

  @Test func settingsOverrideEachOtherAsXcodeGenWritesThem() throws {
    #expect(
      values("INFOPLIST_FILE", 0, Self.debug) == [
        "App/Info.plist", "App/Info.plist", "App/Info.plist",
      ])
    #expect(values("NAME", 0, Self.debug) == [nil, "any", "any"])
    #expect(values("EXACT", 0, Self.debug) == [nil, "a", nil])
    #expect(values("OWN", 0, Self.debug) == ["b c", "b c", "b c"])
    #expect(values("GENERATE_INFOPLIST_FILE", 0, Self.debug) == ["NO", "NO", "NO"])
    #expect(values("TARGETED_DEVICE_FAMILY", 0, Self.debug) == ["1", "1", "1"])
    #expect(values("TARGETED_DEVICE_FAMILY", 1, Self.debug) == ["2", "1,2", "1,2"])
    #expect(values("IPHONEOS_DEPLOYMENT_TARGET", 0, Self.debug) == ["14.0", "14.0", "14.0"])
    #expect(values("IPHONEOS_DEPLOYMENT_TARGET", 1, Self.debug) == ["15.0", "15.0", "15.0"])
    #expect(
      values("PRODUCT_BUNDLE_IDENTIFIER", 0, Self.debug).last == "com.example.My-App")
    #expect(values("PRODUCT_BUNDLE_IDENTIFIER", 1, Self.debug).last == "a.b")
    let value = try #require(
      read(Self.text, Self.debug).targets.first?.configurations.first?["SHARED"])
    guard case .known("a", let origin) = value else {
      Issue.record("the setting is not known")
      return
    }
    #expect(origin.path == "/app/project.yml" && origin.line == 10)
  }

  /// A missing configuration file could set anything that XcodeGen would add.
  @Test func whatAFileMaySetIsUnknown() {
    #expect(values("TARGETED_DEVICE_FAMILY", 1) == [nil, "1,2", "1,2"])
    #expect(values("INFOPLIST_FILE", 2) == [nil, nil, nil])
    let list = read().targets[2].configurations[1].infoPlistPath
    #expect(list.isUnknown)
  }

  @Test func presetsCanBeLeftOut() {
    let text = Self.text.replacing(
      "bundleIdPrefix:", with: "settingPresets: none\n  bundleIdPrefix:")
    let settings = read(text).targets[1].configurations[1]
    #expect(settings["TARGETED_DEVICE_FAMILY"].text == "1" && settings["PRODUCT_NAME"].text == nil)
  }

  @Test(arguments: [
    "", "name: A", "targets: {}", "name: A\ninclude: b.yml\ntargets: {}", "a: &b c",
  ])
  func whatIsPartOfAnotherProjectIsNone(_ text: String) {
    let project = read(text)
    #expect(project.problem?.kind == .notAProject && project.targets.isEmpty)
  }

  @Test func groupsThatHoldEachOtherEnd() {
    let names = Array(repeating: "phone", count: 60).joined(separator: ", ")
    let text = Self.text.replacing(
      "phone: {", with: "phone: { groups: [\(names)] }\n  other: {")
    #expect(read(text).targets[0].configurations[1]["ABC"].isUnknown)
  }

  private func files(_ sources: String, options: String = "{}") throws -> TargetFiles {
    let target = "{ type: application, platform: iOS, \(sources) }"
    let project = read("name: A\noptions: \(options)\ntargets: { A: \(target) }")
    return try #require(project.targets.first).files
  }

  /// The contents of a folder belong to the target, except for those that the folder excludes.
  @Test(arguments: [
    ("sources: App", ["App/A.swift", "App/x/y/B.m"], ["Apple/A.swift", "A.swift"]),
    (
      "sources: [App, ./Shared/, ../Lib, Main.swift]",
      ["App/A.swift", "Shared/B.swift", "../Lib/C.swift", "Main.swift"], ["Other/A.swift"]
    ),
    ("sources: [{ path: . }]", ["A.swift", "App/A.swift"], ["../A.swift"]),
    (
      "sources: [{ path: App, excludes: [Tests, '**/*.md', 'x*/*_?.swift', a/b.swift] }]",
      ["App/A.swift", "App/b/Tests/A.swift", "App/x/y/A_1.swift", "App/a/c.swift"],
      ["App/Tests/A.swift", "App/R.md", "App/b/R.md", "App/xy/A_1.swift", "App/a/b.swift"]
    ),
    (
      "sources: [{ path: 应用, includes: ['*.swift', Views/**], excludes: [应*.swift] }]",
      ["应用/A.swift", "应用/Views/x/B.swift"], ["应用/x/A.swift", "应用/应.swift", "应用/A.m"]
    ),
    (
      "sources: [{ path: App, type: syncedFolder, optional: true, buildPhase: sources }]",
      ["App/A.swift"], []
    ),
    ("sources: []", [], ["App/A.swift"]), ("dependencies: []", [], ["App/A.swift"]),
  ])
  func sourcesBelongToTheirTarget(_ sources: String, _ own: [String], _ others: [String]) throws {
    let files = try files(sources)
    #expect(!files.hasUnknownPlaces)
    for path in own { #expect(files.role(of: normal(path)) != nil, "\(path)") }
    for path in others { #expect(files.role(of: normal(path)) == nil, "\(path)") }
  }

  private func normal(_ path: String) -> String {
    path.hasPrefix("../") ? "/" + path.dropFirst(3) : "/app/" + path
  }

  @Test func aSourceMayBeAFileOrACopiedFolder() throws {
    let own = try files("sources: [App/A.swift, Media.xcassets, { path: Web, type: folder }]")
    #expect(own.role(of: "/app/App/A.swift") == .source)
    #expect(own.role(of: "/app/Media.xcassets") == .resource)
    #expect(own.role(of: "/app/Web/a.png") == .copied)
    let folder = try files("sources: [App]", options: "{ defaultSourceDirectoryType: folder }")
    #expect(folder.role(of: "/app/App/A.swift") == .copied)
  }

  /// With an unknown notation, no file is known not to belong to the target.
  @Test(arguments: [
    "sources: { a: b }", "sources: ['${FOLDER}']", "sources: ['A*']",
    "sources: [{ path: App, buildPhase: none }]", "sources: [{ path: App, type: other }]",
    "sources: [{ path: App, excludes: ['{a,b}.swift'] }]", "sources: [{ name: App }]",
    "sources: [{ path: App, excludes: '*.swift' }]", "sources: [{ path: App, includes: ['**'] }]",
    "sources: [{ path: App, excludes: ['a**'] }]", "sources: [{ path: App, excludes: [../A] }]",
  ])
  func placesThatAreNotKnownAreSaidToBeSo(_ sources: String) throws {
    #expect(try files(sources).hasUnknownPlaces)
  }

  // MARK: Templates

  private static let templates = """
    name: App
    settingGroups:
      named: { NAME: "${target_name}" }
    targetTemplates:
      Base:
        platform: iOS
        deploymentTarget: 15.0
        settings:
          base: { ONE: base, LIST: [a], OF: "${target_name}" }
      Common:
        templates: [Base]
        type: application
        sources: ["${folder}"]
        info: { path: "${folder}/Info.plist" }
        settings:
          groups: [named]
          base: { ONE: common, LIST: [b] }
          configs:
            Release: { ONLY: "${target_name}-${suffix}" }
      Loop: { templates: [Loop], platform: iOS, type: application }
    targets:
      Notes:
        templates: [Common]
        templateAttributes: { folder: "Sources/${target_name}" }
        sources: [Shared]
        settings:
          base: { LIST: [c] }
      Pad:
        templates: [Common]
        templateAttributes: { folder: Pad }
        deploymentTarget: 16.0
        sources:REPLACE: [Own]
        settings:
          base: { ONE: pad }
      Endless:
        templates: [Loop]
      Lost:
        templates: [Base, Absent]
        type: application
    """

  @Test func templatesArePartOfTargets() {
    let project = read(Self.templates)
    // The effects of a template in another file are not known.
    #expect(project.targets.map(\.name) == ["Notes", "Pad", "Endless"])
    func values(_ name: String, _ target: Int) -> [String?] {
      project.targets[target].configurations.map { $0[name].text }
    }
    #expect(project.targets.allSatisfy { $0.isApplication && !$0.files.hasUnknownPlaces })
    #expect(values("INFOPLIST_FILE", 0) == Array(repeating: "Sources/Notes/Info.plist", count: 2))
    #expect(values("INFOPLIST_FILE", 1) == Array(repeating: "Pad/Info.plist", count: 2))
    #expect(values("IPHONEOS_DEPLOYMENT_TARGET", 0) == ["15.0", "15.0"])
    #expect(values("IPHONEOS_DEPLOYMENT_TARGET", 1) == ["16.0", "16.0"])
    #expect(values("ONE", 0) == ["common", "common"])
    #expect(values("ONE", 1) == ["pad", "pad"])
    #expect(values("LIST", 0) == ["a b c", "a b c"])
    #expect(values("OF", 0) == ["Notes", "Notes"])
    // A group of settings is not part of the target.
    #expect(values("NAME", 0) != ["Notes", "Notes"])
    #expect(values("ONLY", 0)[0] == nil)
    let notes = project.targets[0].files
    let pad = project.targets[1].files
    #expect(notes.role(of: "/app/Sources/Notes/A.swift") == .synchronized)
    #expect(notes.role(of: "/app/Shared/A.swift") == .synchronized)
    #expect(pad.role(of: "/app/Own/A.swift") == .synchronized)
    #expect(pad.role(of: "/app/Pad/A.swift") == nil)
  }

  /// Circular references between texts do not cause endless growth, and neither do those between templates.
  @Test func templatesHaveLimits() {
    let chain = (0..<200).map { "  T\($0): { templates: [T\($0 + 1)], platform: iOS }" }
    let long = String(repeating: "${x}", count: 10_000)
    let text = """
      name: App
      targetTemplates:
      \(chain.joined(separator: "\n"))
        T200: { type: application }
        Wide: { type: application, platform: iOS, settings: { base: { A: "\(long)" } } }
      targets:
        Deep: { templates: [T0] }
        Near: { templates: [T190], type: application }
        Wide: { templates: [Wide], templateAttributes: { x: \(String(repeating: "y", count: 10_000)) } }
      """
    #expect(read(text).targets.map(\.name) == ["Near", "Wide"])
  }
}
