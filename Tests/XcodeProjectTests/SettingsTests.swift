import Testing
import XcodeProject

/// The values of build settings.
@Suite struct SettingsTests {
  /// Returns the value of `X` among settings of the target and the project.
  private func value(_ target: String, project: String = "") -> SettingValue {
    MemoryProject(project: project, target: target).read().setting("X")
  }

  @Test(arguments: [
    ("X = a;", "a"), ("X = \"$(Y) b\"; Y = a;", "a b"), ("X = \"${Y}$[Y]$Y\"; Y = a;", "aaa"),
    ("X = \"$(A_$(B))\"; B = c; A_c = d;", "d"), ("X = \"$$(Y)\";", "$(Y)"),
    ("X = \"a$\";", "a$"), ("X = \"$ (\";", "$ ("), ("X = (a, \"b c\", );", "a b c"),
    ("X = \"$(Y:upper)\"; Y = aB;", "AB"), ("X = \"$(Y:lower:upper)\"; Y = aB;", "AB"),
    ("X = \"$(Y:rfc1034identifier)\"; Y = \"1 My App_\";", "--My-App-"),
    ("X = \"$(Y:identifier)\"; Y = \"1 My-App\";", "__My_App"),
    ("X = \"$(Y:c99extidentifier)\"; Y = \"记 App-1\";", "记_App_1"),
    ("X = \"$(Y:rfc1034identifier)\"; Y = \"记事\";", "--"),
    ("X = \"$(Y:default=z)\"; Y = \"\";", "z"), ("X = \"$(Q:default=$(Y))\"; Y = y;", "y"),
    ("X = \"$(Y:file)|$(Y:base)|$(Y:suffix)|$(Y:dir)\"; Y = \"a/b.c\";", "b.c|b|.c|a/"),
    ("X = \"$(SRCROOT)/$(TARGET_NAME)-$(PROJECT_NAME)-$(CONFIGURATION)\";", "/app/App-App-Debug"),
    ("X = \"$(DEVELOPMENT_LANGUAGE)\";", "en"),
    ("X = \"$(PRODUCT_MODULE_NAME)\"; PRODUCT_NAME = \"My App\";", "My_App"),
    ("X = a; \"X[sdk=iphoneos*]\" = b; \"X[sdk=macosx*]\" = c;", "b"),
    ("X = a; \"X[sdk=iphonesimulator*]\" = b;", "a"), ("X = a; \"X[arch=arm64]\" = b;", "b"),
    ("X = a; \"X[config=Release]\" = b;", "a"), ("X = a; \"X[config=Deb*]\" = b;", "b"),
    ("X = a; \"X[sdk=iphoneos*][config=Release]\" = b;", "a"),
    ("X = a; \"X[sdk=iphoneos*,config=Debug]\" = b;", "b"), ("X = a; X = b;", "b"),
    // An unknown condition never holds.
    ("X = a; \"X[toolchain=x]\" = b;", "a"), ("X = a; \"X[sdk=iphoneos*][toolchain=*]\" = b;", "a"),
  ])
  func isExpanded(_ settings: String, _ expected: String) {
    #expect(value(settings).text == expected)
  }

  @Test(arguments: [
    ("X = \"a.$(Q)\";", SettingUnknown.undefined("Q")),
    ("X = \"$(Y:rfc1034identifier)\"; Y = \"é\";", .operation("rfc1034identifier")),
    ("X = \"$(Y:relativeto=/a)\"; Y = b;", .operation("relativeto=/a")),
    (
      "X = \"$(RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET)\";",
      .undefined("RECOMMENDED_IPHONEOS_DEPLOYMENT_TARGET")
    ),
  ])
  func isUnknownWhereSomethingIsMissing(_ settings: String, _ reason: SettingUnknown) {
    #expect(value(settings) == .unknown(reason))
    #expect(
      value("X = \"z$(V)\"; V = \"$(W)\"; " + settings.replacing("X =", with: "W ="))
        == .unknown(reason))
  }

  @Test func referencesToItselfMeanTheNextLowerLevel() {
    #expect(value("X = \"$(inherited) b\";", project: "X = a;").text == "a b")
    #expect(value("X = \"$(X) b\";", project: "X = a;").text == "a b")
    #expect(value("X = \"$(Y)\"; Y = \"$(X) c\";", project: "X = a;").text == "a c")
    #expect(value("X = \"$(inherited)b\";").text == "b")
    // Of the settings on the path the innermost inherits.
    #expect(
      value("X = \"$(Y)\"; Y = \"$(inherited) b\";", project: "Y = a; X = x;").text == "a b")
    #expect(value("X = \"$(X)\";") == .unknown(.undefined("X")))
  }

  @Test func textsThatGrowAreGivenUp() {
    var settings = "X = \"$(A0)$(A0)\"; "
    for index in 0..<40 { settings += "A\(index) = \"$(A\(index + 1))$(A\(index + 1))\"; " }
    #expect(value(settings + "A40 = a;") == .unknown(.tooComplex))
    var chain = "X = \"$(A0)\"; "
    for index in 0..<100 { chain += "A\(index) = \"$(A\(index + 1))\"; " }
    #expect(value(chain + "A100 = a;") == .unknown(.tooComplex))
    let nested = String(repeating: "$(", count: 1000) + "a" + String(repeating: ")", count: 1000)
    #expect(value("X = \"\(nested)\";") == .unknown(.tooComplex))
  }

  @Test func aValueNamesItsPlace() throws {
    let project = MemoryProject(project: "\n Y = b;\n", target: "X = a;").read()
    guard case .known("a", let target) = project.setting("X"),
      case .known("b", let shared) = project.setting("Y"),
      case .known("YES", let standard) = project.setting("INFOPLIST_EXPAND_BUILD_SETTINGS")
    else {
      Issue.record("not known")
      return
    }
    #expect(target.level == .target && target.path == "/app/App.xcodeproj/project.pbxproj")
    #expect(shared.level == .project && standard.level == .standard && standard.path == nil)
    let text = try #require(
      MemoryProject(project: "\n Y = b;\n", target: "X = a;")
        .files["/app/App.xcodeproj/project.pbxproj"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(try lines[#require(shared.line) - 1].contains("Y = b;"))
    #expect(try lines[#require(target.line) - 1].contains("X = a;"))
    #expect(project.setting("Z") == .unset)
  }

  @Test func theProjectsConfigurationHasTheSameNameOrIsTheDefault() {
    var project = MemoryProject(project: "X = a;", target: "")
    #expect(project.read().setting("X", 1).text == "a")
    let file = "/app/App.xcodeproj/project.pbxproj"
    project.files[file] = project.files[file]?.replacing(
      "TR = {isa = XCBuildConfiguration; name = Release",
      with: "TR = {isa = XCBuildConfiguration; name = Beta")
    #expect(project.read().setting("X", 1).text == "a")
    #expect(project.read().setting("CONFIGURATION", 1).text == "Beta")
  }

  // MARK: Configuration files

  private static let reference = """
    C = {isa = PBXFileReference; path = "Config/App.xcconfig"; sourceTree = "<group>"; };
    """

  private func value(file: String, target: String = "", others: [String: String] = [:])
    -> SettingValue
  {
    var project = MemoryProject(
      target: target, children: "C,", objects: Self.reference, targetFile: "C")
    project.files["/app/Config/App.xcconfig"] = file
    for (path, text) in others { project.files[path] = text }
    return project.read().setting("X")
  }

  @Test(arguments: [
    ("X = a", "a"), ("X=a;", "a"), ("\r\nX = a // b\r\n", "a"), ("X = https://b", "https:"),
    ("X = a \\\nb", "a b"), ("X[sdk=iphoneos*] = a\nX = b", "b"),
    ("X = b\nX[sdk=iphoneos*] = a", "a"), ("X [config=Debug] = a", "a"), ("X = \"a\"", "\"a\""),
    ("X = a=b", "a=b"), ("X =", ""), ("#include? \"None.xcconfig\"\nX = a", "a"),
    ("X = a\n#include? \"None\"", "a"), ("X = a\n#include \"Pods/Pods-App.debug.xcconfig\"", "a"),
    ("#include \"None.xcconfig\"\nX = a", "a"), ("2X = b\n-\n[]=\nX = a", "a"),
    ("X = a\n#include \"App.xcconfig\"", "a"), ("X = a\u{2028}Y = b", "a"),
  ])
  func configurationFilesAreRead(_ text: String, _ expected: String) {
    #expect(value(file: text).text == expected, "\(text)")
  }

  @Test func includesTakeEffectAtTheirPlace() {
    let others = [
      "/app/Config/Base.xcconfig": "X = base\n#include \"Deep/Deep\"",
      "/app/Root.xcconfig": "X = root",
      "/app/Config/Deep/Deep.xcconfig": "Y = deep\n#include \"Base.xcconfig\"",
    ]
    #expect(value(file: "#include \"Base.xcconfig\"\nX = a", others: others).text == "a")
    #expect(value(file: "X = a\n#include \"Base.xcconfig\"", others: others).text == "base")
    #expect(value(file: "X = $(Y)\n#include \"Deep/Deep.xcconfig\"", others: others).text == "base")
    #expect(value(file: "#include \"Root\"", others: others).text == "root")
    #expect(value(file: "#include \"/app/Root.xcconfig\"", others: others).text == "root")
  }

  @Test func whatAMissingFileCouldSetIsUnknown() {
    let missing = SettingValue.unknown(.missingFile("None.xcconfig"))
    #expect(value(file: "X = a\n#include \"None.xcconfig\"") == missing)
    #expect(value(file: "#include \"None.xcconfig\"") == missing)
    #expect(value(file: "#include \"None.xcconfig\"", target: "X = a;").text == "a")
    let outside = "#include \"/etc/Other.xcconfig\""
    #expect(value(file: outside) == .unknown(.outsideFile("/etc/Other.xcconfig")))
    #expect(
      value(file: "#include \"../../x/O.xcconfig\"", others: ["/x/O.xcconfig": "X = a"])
        == .unknown(.outsideFile("../../x/O.xcconfig")))
    // A folder next to that of the project whose name begins with its name.
    #expect(
      value(file: "#include \"../../app2/B.xcconfig\"", others: ["/app2/B.xcconfig": "X = a"])
        == .unknown(.outsideFile("../../app2/B.xcconfig")))
    // The last missing file may set it again.
    #expect(
      value(file: "#include \"None.xcconfig\"\nX = a\n#include \"Nor.xcconfig\"")
        == .unknown(.missingFile("Nor.xcconfig")))
    var project = MemoryProject(children: "C,", objects: Self.reference, targetFile: "C").read()
    #expect(project.setting("X") == .unknown(.missingFile("/app/Config/App.xcconfig")))
    project = MemoryProject(targetFile: "NOWHERE").read()
    #expect(project.setting("X") == .unknown(.missingFile("NOWHERE")))
  }

  @Test func includesThatNeverEndAreGivenUp() {
    var others: [String: String] = [:]
    for index in 0..<100 {
      others["/app/Config/\(index).xcconfig"] = "#include \"\(index + 1).xcconfig\"\n"
    }
    #expect(value(file: "#include \"0.xcconfig\"", others: others) == .unknown(.tooComplex))
    let many = String(repeating: "#include \"0.xcconfig\"\n", count: 1000)
    #expect(value(file: many, others: ["/app/Config/0.xcconfig": "X = a"]) == .unknown(.tooComplex))
  }

  @Test func theTargetsFileCountsMoreThanTheProjectsSettings() {
    var project = MemoryProject(
      project: "X = p; Y = p;", children: "C,", objects: Self.reference, projectFile: "C",
      targetFile: "C")
    project.files["/app/Config/App.xcconfig"] = "X = file\nZ = $(inherited)f"
    let read = project.read()
    guard case .known("file", let origin) = read.setting("X") else {
      Issue.record("unknown")
      return
    }
    #expect(origin.level == .targetFile && origin.path == "/app/Config/App.xcconfig")
    #expect(origin.line == 1 && read.setting("Y").text == "p" && read.setting("Z").text == "ff")
  }

  @Test func aFileCanBeNamedByAFolderAndAPath() {
    var project = MemoryProject(
      children: "S,",
      objects:
        "S = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = \"<group>\"; };"
    )
    let file = "/app/App.xcodeproj/project.pbxproj"
    project.files[file] = project.files[file]?.replacing(
      "TD = {",
      with:
        "TD = {baseConfigurationReferenceAnchor = S; baseConfigurationReferenceRelativePath = \"a/B.xcconfig\"; "
    )
    project.files["/app/Config/a/B.xcconfig"] = "X = a"
    #expect(project.read().setting("X").text == "a")
  }
}
