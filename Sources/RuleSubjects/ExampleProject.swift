/// An Xcode project for the examples of rules, with one target that uses `Info.plist`.
package enum ExampleProject {
  /// - Parameters:
  ///   - productType: the product type of the target, without the common prefix.
  ///   - deviceFamily: the device families, such as `1,2`; nil if the project has none.
  ///   - regions: the languages that the project lists; the first is that of the app.
  ///   - strings: the languages whose `InfoPlist.strings` belongs to the target.
  ///   - tables: the paths of other files of translations that belong to the target.
  ///   - isPreprocessed: true if the C preprocessor processes the Info.plist.
  ///   - sources: the paths of source files that belong to the target.
  ///   - settings: more build settings.
  ///   - old: a text of the file that is replaced to break it.
  package static func beside(
    productType: String = "application", platform: String = "iphoneos",
    deploymentTarget: String = "13.0", identifier: String = "com.example.app",
    deviceFamily: String? = nil, regions: [String] = [], strings: [String] = [],
    tables: [String] = [],
    isPreprocessed: Bool = false, sources: [String] = [], settings: String = "",
    replacing old: String? = nil, by new: String = ""
  ) -> [String: [UInt8]] {
    let family = deviceFamily.map { "TARGETED_DEVICE_FAMILY = \"\($0)\";" } ?? ""
    let preprocessed = isPreprocessed ? "INFOPLIST_PREPROCESS = YES;" : ""
    let region = regions.first.map { "developmentRegion = \"\($0)\";" } ?? ""
    let known =
      regions.isEmpty ? "" : "knownRegions = (\(regions.map { "\"\($0)\", " }.joined()));"
    let translations = strings.map { "\($0).lproj/InfoPlist.strings" } + tables
    let variants = translations.map { "\"F-\($0)\", " }.joined()
    let references = translations.map {
      "\"F-\($0)\" = { isa = PBXFileReference; path = \"\($0)\"; };"
    }.joined(separator: "\n\t\t")
    let resources =
      translations.isEmpty
      ? ""
      : """
      G = { isa = PBXGroup; children = (V); };
      		R = { isa = PBXResourcesBuildPhase; files = (B); };
      		B = { isa = PBXBuildFile; fileRef = V; };
      		V = { isa = PBXVariantGroup; name = InfoPlist.strings; children = (\(variants)); };
      		\(references)
      """
    let text = """
      // !$*UTF8*$!
      {
      	objects = {
      		P = {
      			isa = PBXProject;
      			buildConfigurationList = L;
      			targets = (T);
      			\(translations.isEmpty ? "" : "mainGroup = G;")
      			\(region)
      			\(known)
      		};
      		T = {
      			isa = PBXNativeTarget;
      			name = Example;
      			productType = "com.apple.product-type.\(productType)";
      			buildConfigurationList = L;
      			\(translations.isEmpty ? "" : "buildPhases = (R);")
      		};
      		\(resources)
      		L = {
      			isa = XCConfigurationList;
      			buildConfigurations = (C);
      		};
      		C = {
      			isa = XCBuildConfiguration;
      			name = Release;
      			buildSettings = {
      				INFOPLIST_FILE = Info.plist;
      				IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget);
      				PRODUCT_BUNDLE_IDENTIFIER = \(identifier);
      				SDKROOT = \(platform);
      				\(family)
      				\(preprocessed)
      				\(settings)
      			};
      		};
      	};
      	rootObject = P;
      }
      """
    let lines = text.split(separator: "\n").filter { $0.contains { $0 != "\t" } }
    let project = lines.joined(separator: "\n")
    let whole = sources.isEmpty ? project : listing(sources, in: project)
    let broken = old.map { whole.replacing($0, with: new) } ?? whole
    return ["Example.xcodeproj/project.pbxproj": Array(broken.utf8)]
  }

  /// The project of an app with scenes and a scene delegate that handles quick actions.
  package static let withScenes: [String: [UInt8]] = beside().merging([
    "Info.plist": Array(
      """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict></dict></plist>
      """.utf8),
    "SceneDelegate.swift": Array(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          if let item = options.shortcutItem { Router.shared.open(item) }
        }
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
          Router.shared.open(shortcutItem)
        }
      }
      """.utf8),
  ]) { $1 }

  /// Returns the files of a project in a folder next to the example.
  package static func inFolder(_ folder: String, _ files: [String: [UInt8]]) -> [String: [UInt8]] {
    files.reduce(into: [:]) { $0[folder + "/" + $1.key] = $1.value }
  }

  /// Returns another app in a folder next to the example, with its project.
  ///
  /// - Parameter sources: the texts of its source files by their names.
  package static func other(_ sources: [String: String]) -> [String: [UInt8]] {
    var files = inFolder("Other", beside(sources: sources.keys.sorted()))
    for (name, text) in sources { files["Other/" + name] = Array(text.utf8) }
    return files
  }

  /// Returns a property list with quick actions.
  ///
  /// - Parameter last: further keys of the last quick action.
  package static func infoPlist(_ items: [(type: String, title: String)], last: String = "")
    -> [UInt8]
  {
    let list = items.enumerated().map { index, item in
      let (type, title) = item
      return """
        <dict>
        \(index == items.count - 1 ? last : "")
        <key>UIApplicationShortcutItemType</key>
        <string>\(type)</string>
        <key>UIApplicationShortcutItemTitle</key>
        <string>\(title)</string>
        </dict>
        """
    }
    return Array(
      """
      <plist version="1.0">
      <dict>
      <key>UIApplicationShortcutItems</key>
      <array>
      \(list.joined(separator: "\n"))
      </array>
      </dict>
      </plist>
      """.utf8)
  }

  /// Returns a file from which XcodeGen generates a project.
  ///
  /// - Parameter targets: the quick actions of each target; the first generates `Info.plist`.
  package static func description(_ targets: [[(type: String, title: String)]]) -> [String: [UInt8]]
  {
    var lines = ["targets:"]
    for (index, items) in targets.enumerated() {
      let path = index == 0 ? "Info.plist" : "Info\(index).plist"
      lines += [
        "  App\(index):", "    info:", "      path: \(path)", "      properties:",
        "        UIApplicationShortcutItems:",
      ]
      for (type, title) in items {
        lines.append("          - UIApplicationShortcutItemType: \(type)")
        lines.append("            UIApplicationShortcutItemTitle: \(title)")
      }
    }
    return ["project.yml": Array(lines.joined(separator: "\n").utf8)]
  }

  private static func listing(_ sources: [String], in project: String) -> String {
    let files = sources.indices.map { "F\($0)" }
    let objects = zip(files, sources).map { name, path in
      """
      \(name) = { isa = PBXFileReference; path = "\(path)"; sourceTree = SOURCE_ROOT; };
      B\(name) = { isa = PBXBuildFile; fileRef = \(name); };
      """
    }.joined(separator: "\n")
    let phases = """
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(files.joined(separator: ", "))); };
      S = { isa = PBXSourcesBuildPhase; files = (\(files.map { "B" + $0 }.joined(separator: ", "))); };
      """
    return project.replacing("objects = {", with: "objects = {\n\(objects)\n\(phases)")
      .replacing("isa = PBXNativeTarget;", with: "isa = PBXNativeTarget; buildPhases = (S);")
      .replacing("isa = PBXProject;", with: "isa = PBXProject; mainGroup = G;")
  }
}
