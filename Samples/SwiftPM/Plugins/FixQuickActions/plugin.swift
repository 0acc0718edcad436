import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory quickactions-fix [PATH…]`
@main
struct FixQuickActions: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try fix(arguments, with: context.tool(named: "quickactions").url, in: context.package.directoryURL)
  }

  func fix(_ paths: [String], with tool: URL, in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["check", "--fix"] + (paths.isEmpty ? ["."] : paths)
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // With 1 there is something left that a person decides.
    if process.terminationStatus > 1 {
      Diagnostics.error("quickactions ended with \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FixQuickActions: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try fix([], with: context.tool(named: "quickactions").url, in: context.xcodeProject.directoryURL)
    }
  }
#endif
