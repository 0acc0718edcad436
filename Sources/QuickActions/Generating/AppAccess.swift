import Files

/// The way to the app around a document, for what is only worked out when somebody wants it.
public struct AppAccess: Sendable {
  /// The path of the document.
  public let path: String
  /// How files are read.
  public let files: any FileAccess
  /// Reads the app's sources.
  public let sources: @Sendable () -> AppSources

  public init(
    _ path: String, in files: any FileAccess, sources: @escaping @Sendable () -> AppSources
  ) {
    self.path = path
    self.files = files
    self.sources = sources
  }
}
