extension LanguageServer {
  /// The commit that is built; empty where nobody has told. A build cannot find it out by itself: Git is not there in
  /// the sandbox of build tools. Whoever makes a release writes it here, in a copy of the sources:
  ///
  ///     sed -i "s/static let commit = \"\"/static let commit = \"$(git rev-parse --short=12 HEAD)\"/" \
  ///       Sources/LanguageServer/Commit.swift
  static let commit = ""

  /// The version, with the commit where that is known.
  public static var fullVersion: String { version + (commit.isEmpty ? "" : " (\(commit))") }
}
