import Foundation
import PackagePlugin

/// `swift package quickactions check .`: any command of quickactions that writes nothing.
@main
struct RunQuickActions: CommandPlugin {
  /// Options that write files, for which the other plugin asks the user's permission.
  static let writing: Set = ["--fix", "--into", "--export", "--write-baseline", "--xcfilelist"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "quickactions").url, arguments, in: context.package.directoryURL)
  }

  func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    if let option = arguments.first(where: Self.writing.contains) {
      Diagnostics.error(
        """
        \(option) writes files, which needs your permission. Fixing has it: \
        swift package --allow-writing-to-package-directory quickactions-fix
        """)
      return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["check", "."] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("quickactions ended with \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RunQuickActions: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the names of targets.
      try run(context.tool(named: "quickactions").url, ["check", "."], in: context.xcodeProject.directoryURL)
    }
  }
#endif
