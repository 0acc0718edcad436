// The parts that the package's plugin uses, declared as in SwiftPM's module.
import Foundation

public protocol Target {}
public protocol SourceModuleTarget: Target { var directoryURL: URL { get } }

public struct PluginContext {
  public struct Tool { public let url: URL }
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> Tool { fatalError() }
}

public enum Command {
  case build
  public static func buildCommand(
    displayName: String?, executable: URL, arguments: [String],
    environment: [String: String] = [:], inputFiles: [URL] = [], outputFiles: [URL] = []
  ) -> Command { .build }
}

public protocol Plugin { init() }
extension Plugin { public static func main() throws {} }
public protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}
