import SourceText
import TestKit
import Testing

@testable import XcodeProject

/// Properties that hold for any project.
@Suite(.slow) struct ProjectPropertyTests {
  private static let file = "/app/App.xcodeproj/project.pbxproj"

  private static let seed: MemoryProject = {
    var project = MemoryProject(
      project: "SDKROOT = iphoneos; A = \"$(B)\"; B = \"$(A)x\";",
      target: "INFOPLIST_FILE = \"$(SRCROOT)/$(TARGET_NAME)/Info.plist\"; C = \"$(A:upper)\";",
      children: "F, S, V, C,", phases: "R,", groups: "fileSystemSynchronizedGroups = (S, );",
      objects: """
        F = {isa = PBXFileReference; path = a.png; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, ); };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, ); };
        V = {isa = PBXVariantGroup; children = (F, G, V, ); };
        C = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
        R = {isa = PBXResourcesBuildPhase; files = (R1, R2, ); };
        R1 = {isa = PBXBuildFile; fileRef = F; }; R2 = {isa = PBXBuildFile; fileRef = V; };
        """, targetFile: "C")
    project.files["/app/A.xcconfig"] =
      "#include \"B\"\nA = $(inherited) b \\\nD[sdk=*] = $(A:lower)"
    project.files["/app/B.xcconfig"] = "#include? \"A\"\n// c\nB = $(C)$(D)"
    return project
  }()

  private func check(_ project: XcodeProject) {
    #expect(project.problem == nil || project.targets.isEmpty)
    for target in project.targets {
      for configuration in target.configurations {
        for name in configuration.settings.names(withPrefix: "") {
          let value = configuration[name]
          #expect((value.text?.utf8.count ?? 0) <= 2 * SettingsStack.maximumLength)
        }
        _ = (configuration.platform, configuration.infoPlistPath)
      }
      for path in target.files.listed.keys { #expect(target.files.role(of: path) != nil) }
    }
  }

  @Test func brokenFilesAreReadOrRefused() throws {
    var random = SplitMix64(seed: 17)
    let paths = Self.seed.files.keys.sorted()
    let fragments = [
      "T", "G", "$(", ")", "(", "{", "}", "isa = PBXGroup;", "= ", "\"", "P", "$(A)", "//",
    ]
    var readable = 0
    for _ in 0..<1500 {
      var project = Self.seed
      for _ in 0...random.int(below: 3) {
        let path = random.pick(paths)
        var text = SourceText(project.files[path] ?? "")
        if random.int(below: 2) == 0 {
          text = Mutation(of: text, using: &random).applied(to: text)
        } else {
          let start = random.int(below: text.length + 1)
          text.replace(
            ByteRange(start: start, end: start + random.int(below: 4)),
            with: Array(random.pick(fragments).utf8))
        }
        project.files[path] = text.string
      }
      let read = project.read()
      check(read)
      if read.problem == nil { readable += 1 }
    }
    #expect(readable > 100)
  }

  @Test func cutFilesAreReadOrRefused() throws {
    let bytes = try Array(#require(Self.seed.files[Self.file]).utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      var project = Self.seed
      project.files[Self.file] = String(decoding: bytes.prefix(length), as: UTF8.self)
      #expect(project.read().problem != nil)
    }
  }

  /// A project larger than any known one.
  @Test(.timeLimit(.minutes(40))) func hugeProjectsAreRead() {
    var objects = ""
    var children = ""
    var files = ""
    for index in 0..<20_000 {
      children += "F\(index), "
      files += "B\(index), "
      objects +=
        "F\(index) = {isa = PBXFileReference; path = \"a \(index).png\"; sourceTree = \"<group>\"; };\n"
        + "B\(index) /* a */ = {isa = PBXBuildFile; fileRef = F\(index) /* a.png */; };\n"
    }
    objects += "R = {isa = PBXResourcesBuildPhase; files = (\(files)); };"
    let read = MemoryProject(children: children, phases: "R,", objects: objects).read()
    #expect(read.targets.first?.files.listed.count == 20_000)
  }
}
