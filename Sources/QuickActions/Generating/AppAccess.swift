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

  public init(
    _ path: String, in files: any FileAccess, sources: @escaping @Sendable () -> AppSources
  ) {
    self.path = path
    self.files = files
    let read = Lazily<AppSources>()
    // Several actions at one place are about the same app.
    self.sources = { read { sources() } }
  }
}
