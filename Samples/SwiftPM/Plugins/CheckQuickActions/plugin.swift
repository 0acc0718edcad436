import Foundation
import PackagePlugin

/// Checks the quick actions of a target whenever one of its files has changed. Findings are shown where they are;
/// only errors end the build.
@main
struct CheckQuickActions: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    // A package leaves the Info.plist out of a target's files, as it can be no resource.
    let sources = checkable(target.sourceFiles.map(\.url))
    let listed = Set(sources.map { $0.standardizedFileURL.path(percentEncoded: false) })
    let files =
      sources
      + lists(in: target.directoryURL).filter {
        !listed.contains($0.standardizedFileURL.path(percentEncoded: false))
      }
    return command(try context.tool(named: "quickactions").url, target.directoryURL, files, target.name)
  }

  /// No outputs: an output of another kind than Swift would become a resource of the target.
  private func command(_ tool: URL, _ folder: URL, _ files: [URL], _ name: String) -> [Command] {
    guard !files.isEmpty else { return [] }
    return [
      .buildCommand(
        displayName: "Checking the quick actions of \(name)", executable: tool,
        arguments: ["check", "--fail-on", "error", folder.path(percentEncoded: false)],
        inputFiles: files, outputFiles: [])
    ]
  }

  /// Property lists and translations below a folder, in a fixed order.
  private func lists(in folder: URL) -> [URL] {
    let endings: Set = ["plist", "strings", "xcstrings"]
    let below = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (below?.compactMap { $0 as? URL } ?? []).filter { endings.contains($0.pathExtension) }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }

  private func checkable(_ files: [URL]) -> [URL] {
    let endings: Set = ["swift", "m", "mm", "h", "plist", "strings", "xcstrings"]
    return files.filter { endings.contains($0.pathExtension) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckQuickActions: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let folder = context.xcodeProject.directoryURL
      // The Info.plist is seldom among the files of a target.
      let lists = ["Info.plist", "\(target.displayName)/Info.plist"].map { folder.appending(path: $0) }
        .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      let files = checkable(target.inputFiles.map(\.url)) + lists
      return command(try context.tool(named: "quickactions").url, folder, files, target.displayName)
    }
  }
#endif
