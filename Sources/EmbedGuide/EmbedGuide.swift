import Foundation
import PackagePlugin

/// Runs `GuideEmbedder` over the guide's texts before the `Guide` target is compiled, so that the
/// texts are part of the executable.
///
/// SwiftPM's own `.embedInCode` writes one integer literal for each byte, which takes the compiler
/// about a minute for this guide; string literals take a second.
@main
struct EmbedGuide: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let folders = ["Articles", "Symbols", "Site", "Pictures"].map {
      target.directoryURL.appending(path: $0)
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedGuide.swift")
    let list = target.directoryURL.appending(path: "SFSymbols.txt")
    let inputs = try folders.flatMap { try files(below: $0) } + [list]
    return [
      .buildCommand(
        displayName: "Embedding the guide",
        executable: try context.tool(named: "GuideEmbedder").url,
        arguments: [output.path(percentEncoded: false)]
          + (folders + [list]).map { $0.path(percentEncoded: false) },
        inputFiles: inputs, outputFiles: [output])
    ]
  }

  private func files(below folder: URL) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return paths.sorted().filter { $0.contains(".") }.map { folder.appending(path: $0) }
  }
}
