import Testing

@testable import XcodeProject

/// The contents read from a project.
@Suite struct ProjectTests {
  @Test func targetsAndRegionsAreRead() throws {
    let project = MemoryProject(
      project: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      target: "INFOPLIST_FILE = \"App/Info.plist\"; PRODUCT_BUNDLE_IDENTIFIER = a.b.debug;",
      release:
        "INFOPLIST_FILE = \"$(SRCROOT)/App/../App/Info.plist\"; PRODUCT_BUNDLE_IDENTIFIER = a.b;"
    ).read()
    #expect(project.problem == nil && project.name == "App" && project.folder == "/app")
    #expect(project.developmentRegion == "en" && project.knownRegions == ["en", "zh-Hans"])
    let target = try #require(project.targets.first)
    #expect(project.targets.count == 1 && target.name == "App" && target.isApplication)
    #expect(target.configurations.map(\.name) == ["Debug", "Release"])
    #expect(target.configurations.map(\.platform) == [.iOS, .iOS])
    #expect(
      target.configurations.map { $0.infoPlistPath.text } == [
        "/app/App/Info.plist", "/app/App/Info.plist",
      ])
    #expect(
      target.configurations.map { $0["PRODUCT_BUNDLE_IDENTIFIER"].text } == ["a.b.debug", "a.b"])
    #expect(project.setting("IPHONEOS_DEPLOYMENT_TARGET").text == "15.0")
    #expect(project.setting("TARGETED_DEVICE_FAMILY").text == "1")
  }

  @Test(arguments: [
    ("SDKROOT = macosx;", XcodeConfiguration.Platform.macOS), ("SDKROOT = watchos;", .watchOS),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", .iOS),
    ("SUPPORTED_PLATFORMS = \"xros xrsimulator\";", .visionOS), ("", .unknown),
    ("SDKROOT = \"$(Q)\";", .unknown), ("SDKROOT = iphoneos17.0;", .iOS),
  ])
  func thePlatformIsKnown(_ settings: String, _ platform: XcodeConfiguration.Platform) {
    #expect(
      MemoryProject(target: settings).read().targets[0].configurations[0].platform == platform)
  }

  // MARK: Files

  @Test func filesBelongToTheirTarget() throws {
    let project = MemoryProject(
      children: "A, B, V, F, L, U, D,", phases: "RP, SP, CP,",
      objects: """
        A = {isa = PBXGroup; path = App; sourceTree = "<group>"; children = (A1, A2, A3, ); };
        A1 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; path = Root/b.png; sourceTree = SOURCE_ROOT; };
        A3 = {isa = PBXGroup; name = "only a name"; sourceTree = "<group>"; children = (A4, ); };
        A4 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = "../Shared/中.png"; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = InfoPlist.strings; sourceTree = "<group>"; children = (V1, V2, ); };
        V1 = {isa = PBXFileReference; name = en; path = "en.lproj/InfoPlist.strings"; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; name = "zh-Hans"; path = "zh-Hans.lproj/InfoPlist.strings"; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; lastKnownFileType = folder; path = Images; sourceTree = "<group>"; };
        L = {isa = PBXFileReference; path = Mac.png; sourceTree = "<group>"; };
        U = {isa = PBXFileReference; path = Lib.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        D = {isa = PBXFileReference; path = "$(SRCROOT)/Deep/d.png"; sourceTree = "<absolute>"; };
        RP = {isa = PBXResourcesBuildPhase; files = (RA1, RA2, RB, RV, RF, RL, RU, RD, DANGLING, ); };
        RA1 = {isa = PBXBuildFile; fileRef = A1; }; RA2 = {isa = PBXBuildFile; fileRef = A2; };
        RB = {isa = PBXBuildFile; fileRef = B; platformFilters = (ios, maccatalyst, ); };
        RV = {isa = PBXBuildFile; fileRef = V; }; RF = {isa = PBXBuildFile; fileRef = F; };
        RL = {isa = PBXBuildFile; fileRef = L; platformFilter = maccatalyst; };
        RU = {isa = PBXBuildFile; fileRef = U; }; RD = {isa = PBXBuildFile; fileRef = D; };
        SP = {isa = PBXSourcesBuildPhase; files = (S1, ); }; S1 = {isa = PBXBuildFile; fileRef = A4; };
        CP = {isa = PBXShellScriptBuildPhase; shellScript = "echo \\"中\\"\\nexit 0\n"; };
        """
    ).read()
    let files = try #require(project.targets.first).files
    #expect(
      files.listed == [
        "/app/App/Assets.xcassets": .resource, "/app/Root/b.png": .resource,
        "/Shared/中.png": .resource, "/app/en.lproj/InfoPlist.strings": .resource,
        "/app/zh-Hans.lproj/InfoPlist.strings": .resource, "/app/App/AppDelegate.swift": .source,
        "/app/Deep/d.png": .resource,
      ])
    #expect(files.role(of: "/app/app/assets.xcassets") == .resource)
    #expect(files.role(of: "/app/Images/a/b.png") == .copied)
    #expect(files.role(of: "/app/Mac.png") == nil && files.role(of: "/app/Images2/a.png") == nil)
    #expect(!files.hasUnknownPlaces)
  }

  @Test func synchronizedFoldersHaveExceptions() throws {
    let project = MemoryProject(
      children: "O, N, W,", groups: "fileSystemSynchronizedGroups = (O, );",
      objects: """
        O = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (OE, OX, ); explicitFolders = ("Copied Files", ); };
        OE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Old, "/Localized/InfoPlist.strings", "/Localized/Sub/X.strings", ); platformFiltersByRelativePath = { mac.png = (macos, ); both.png = (ios, macos, ); }; };
        OX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER; membershipExceptions = (a.swift, ); };
        N = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (NE, ); };
        NE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Shared.xcassets, ); };
        W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        """
    ).read()
    let files = try #require(project.targets.first).files
    let roles: [String: TargetFiles.Role?] = [
      "App/Assets.xcassets": .synchronized, "App/a.swift": .synchronized,
      "App/deep/b.png": .synchronized,
      "App/Info.plist": nil, "App/Old/x.png": nil, "App/Older/x.png": .synchronized,
      "App/en.lproj/InfoPlist.strings": nil, "App/Sub/de.lproj/X.strings": nil,
      "App/Sub/de.lproj/InfoPlist.strings": .synchronized, "App/mac.png": nil,
      "App/both.png": .synchronized, "App/Copied Files/c.xcassets": .copied,
      "Shared/Shared.xcassets": .synchronized, "Shared/Shared.xcassets/x": .synchronized,
      "Shared/other.png": nil, "Widget/w.png": nil, "Application/a.png": nil,
    ]
    for (path, role) in roles { #expect(files.role(of: "/app/" + path) == role, "\(path)") }
    #expect(
      Set(files.synchronizedFolders.map(\.path)) == ["/app/Shared", "/app/App"])
  }

  @Test func groupsThatHoldThemselvesEnd() {
    let project = MemoryProject(
      children: "A, G,",
      objects: "A = {isa = PBXGroup; path = a; sourceTree = \"<group>\"; children = (A, G, B, ); };"
        + " B = {isa = PBXGroup; children = (A, ); };")
    #expect(project.read().targets.count == 1)
  }

  // MARK: Errors

  @Test func aProjectThatCannotBeReadSaysWhy() throws {
    let file = "/app/App.xcodeproj/project.pbxproj"
    let good = try #require(MemoryProject().files[file])
    func problem(_ text: String?) -> XcodeProject.Problem? {
      var project = MemoryProject()
      project.files[file] = text
      let read = project.read()
      #expect(read.targets.isEmpty)
      return read.problem
    }
    #expect(problem(nil) == XcodeProject.Problem(kind: .noFile, line: nil))
    #expect(problem("")?.kind == .notAProject)
    #expect(problem("{ a = b; }")?.kind == .notAProject)
    let conflict = "<<<<<<< HEAD\n  classes = {};\n=======\n  classes = { a = b; };\n>>>>>>> x\n"
    #expect(
      problem(good.replacing("  classes = {};\n", with: conflict))
        == XcodeProject.Problem(kind: .conflict, line: 4))
    #expect(
      problem(good.replacing("archiveVersion = 1;", with: "archiveVersion = 1"))
        == XcodeProject.Problem(kind: .syntax, line: 3))
    #expect(problem(String(good.dropLast(20)))?.kind == .syntax)
    let outside = MemoryProject().read(root: "/elsewhere")
    #expect(outside.problem?.kind == .noFile)
  }

  @Test func theOnlyProjectIsTakenWhereNoneIsNamed() throws {
    var project = MemoryProject()
    let file = "/app/App.xcodeproj/project.pbxproj"
    project.files[file] = project.files[file]?.replacing("rootObject = P;", with: "rootObject = Q;")
    #expect(project.read().targets.count == 1)
  }
}

/// Paths in the notation of projects.
@Suite struct ProjectPathTests {
  @Test(arguments: [
    ("/a", "b/c.d", "/a/b/c.d"), ("/a/b", "../c", "/a/c"), ("/a", "./b//c/", "/a/b/c"),
    ("/a", "/b/../c", "/c"), ("/a", "", "/a"), ("/", "b", "/b"), ("/a", "...", "/a/..."),
    ("/a", ".b/..c", "/a/.b/..c"), ("/a", "../../..", "/"), ("/a", "中/🎉", "/a/中/🎉"),
  ])
  func areJoined(_ folder: String, _ path: String, _ expected: String) {
    #expect(ProjectPath.join(folder, path) == expected)
  }
}
