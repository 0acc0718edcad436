import Foundation
import TestKit
import Testing

/// The modules in `Stubs`: the parts of UIKit, SwiftUI and App Intents that the guide uses, declared as by
/// Apple, with isolation, optionality and availability. They are built once in a test run.
///
/// Linux has no Objective-C, but its compiler can treat Swift as if it had: then `@objc`, `#selector`,
/// optional requirements and bridging are checked as on Apple's systems. Two things are not checked:
/// availability, since the target is not iOS (`APISignatureTests` compare the stubs with the guide's table),
/// and declarations that only an importer of headers can create.
enum StubModules {
  /// The names in the order of their dependencies.
  static let names = [
    "ObjectiveC", "Foundation", "UIKit", "WebKit", "SafariServices", "ContactsUI", "AppIntents",
    "Combine", "SwiftUI", "XCTest",
  ]

  static var isSupported: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  static let folder = Project.url("Tests/GuideTests/Stubs")

  /// The compiler flags for the modules, which are built on first use.
  static let flags: Result<[String], any Error> = Result {
    let modules = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-stubs-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let flags = [
      "-swift-version", "6", "-enable-objc-interop",
      "-disable-objc-attr-requires-foundation-module", "-I", modules.path(),
      "-I", folder.appending(path: "Geometry").path(),
      "-module-cache-path", modules.appending(path: "cache").path(),
    ]
    for name in names {
      let errors = try Compiler.errors(
        of: [
          "swiftc", "-frontend", "-compile-module-from-interface",
          folder.appending(path: "\(name).swiftinterface").path(), "-module-name", name,
          "-o", modules.appending(path: "\(name).swiftmodule").path(),
        ] + flags)
      try #require(errors.isEmpty, "\(name): \(errors)")
    }
    return flags + ["-plugin-path", try pluginPath()]
  }

  /// Returns the folder of the toolchain's macros.
  private static func pluginPath() throws -> String {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let (_, output, _) = try Compiler.run(["swiftc", "-print-target-info"])
    let info = try JSONDecoder().decode(Info.self, from: Data(output.utf8))
    return info.paths.runtimeResourcePath + "/host/plugins"
  }
}
