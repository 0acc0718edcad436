extension LanguageServer {
  /// The commit of the build; empty if it was not set. A build cannot find it, because the sandbox of build tools
  /// contains no Git. For a release it is written here, in a copy of the sources:
  ///
  ///     sed -i "s/static let commit = \"\"/static let commit = \"$(git rev-parse --short=12 HEAD)\"/" \
  ///       Sources/LanguageServer/Commit.swift
  static let commit = ""

  /// The version, with the commit if it is known.
  public static var fullVersion: String { version + (commit.isEmpty ? "" : " (\(commit))") }
}
