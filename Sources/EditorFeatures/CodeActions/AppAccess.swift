import CodeGeneration
import CodeModel
import Files

/// Access to the app around a document, for data that is computed on demand.
public struct AppAccess: Sendable {
  /// The path of the document.
  public let path: String
  /// Access to files.
  public let files: any FileAccess
  /// The app's sources, read on first use.
  public let sources: @Sendable () -> AppSources

  /// The move of the app to scenes; nil where the app of the document is not known.
  public let migration: @Sendable () -> SceneMigration?

  /// - Parameter migrations: the moves of all apps around the document.
  public init(
    _ path: String, in files: any FileAccess,
    migrations: @escaping @Sendable () -> [SceneMigration] = { [] },
    sources: @escaping @Sendable () -> AppSources
  ) {
    self.path = path
    self.files = files
    let read = Lazily<AppSources>()
    // Several actions at one position concern the same app.
    self.sources = { read { sources() } }
    migration = { migrations().first { $0.paths.contains(path) } }
  }
}
