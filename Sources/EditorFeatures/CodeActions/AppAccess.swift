import CodeGeneration
import CodeModel
import Files

/// The way to the app around a document, for what is only worked out when somebody wants it.
public struct AppAccess: Sendable {
  /// The path of the document.
  public let path: String
  /// How files are read.
  public let files: any FileAccess
  /// The app's sources, read when they are first asked for.
  public let sources: @Sendable () -> AppSources

  /// The move of the app to scenes; nil where no app around the document can be told.
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
    // Several actions at one place are about the same app.
    self.sources = { read { sources() } }
    migration = { migrations().first { $0.paths.contains(path) } }
  }
}
