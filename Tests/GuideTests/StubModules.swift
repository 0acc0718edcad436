import Foundation
import TestKit
import Testing

/// The modules in `Stubs`: what the guide uses of UIKit, SwiftUI and App Intents, declared as Apple
/// declares it, with isolation, optionality and availability. Built once in a test run.
///
/// Linux has no Objective-C, but its compiler can be told to look at Swift as if it had: then `@objc`,
/// `#selector`, optional requirements and bridging are checked as on Apple's systems. Two things are
/// not: availability, since the target is not iOS (`APISignatureTests` compare what the stubs declare
/// with the guide's table), and what only an importer of headers can declare.
enum StubModules {
  /// In the order in which one needs the other.
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

  /// The flags with which a file sees the modules; builds them when first asked for.
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

  /// Where the toolchain keeps its macros.
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
