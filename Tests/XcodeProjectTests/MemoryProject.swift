import XcodeProject

/// A project in memory, with further files. All are in `/app`.
struct MemoryProject {
  var files: [String: String] = [:]

  func read(_ path: String = "/app/App.xcodeproj", root: String = "/app") -> XcodeProject {
    let files = files
    return XcodeProject(
      at: path, files: ProjectFileReader(root: root) { files[$0].map { Array($0.utf8) } })
  }

  /// - Parameters:
  ///   - project: the settings of the project, for both configurations.
  ///   - target: the settings of the target.
  ///   - release: the settings of the target for Release, if they differ.
  ///   - objects: further objects.
  init(
    project: String = "", target: String = "", release: String? = nil, children: String = "",
    phases: String = "", groups: String = "", objects: String = "", root: String = "",
    projectFile: String? = nil, targetFile: String? = nil
  ) {
    let projectBase = projectFile.map { "baseConfigurationReference = \($0); " } ?? ""
    let targetBase = targetFile.map { "baseConfigurationReference = \($0); " } ?? ""
    files["/app/App.xcodeproj/project.pbxproj"] = """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        classes = {};
        objectVersion = 77;
        objects = {
          P = {isa = PBXProject; buildConfigurationList = PL; developmentRegion = English;
            knownRegions = (English, en, "zh-Hans", Base, ); mainGroup = G; targets = (T, X, );
            projectDirPath = ""; \(root) };
          PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
          PD = {isa = XCBuildConfiguration; name = Debug; \(projectBase)buildSettings = {\(project)}; };
          PR = {isa = XCBuildConfiguration; name = Release; \(projectBase)buildSettings = {\(project)}; };
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = TL; buildPhases = (\(phases)); \(groups) };
          TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
          TD = {isa = XCBuildConfiguration; name = Debug; \(targetBase)buildSettings = {\(target)}; };
          TR = {isa = XCBuildConfiguration; name = Release; \(targetBase)buildSettings = {\(release ?? target)}; };
          G = {isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
          \(objects)
        };
        rootObject = P;
      }
      """
  }
}

extension XcodeProject {
  /// Returns the value of a setting of the first target, for the first or another configuration.
  func setting(_ name: String, _ configuration: Int = 0) -> SettingValue {
    targets[0].configurations[configuration][name]
  }
}
