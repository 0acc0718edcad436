import SourceText

/// The languages of source files.
public enum CodeLanguage: Sendable, Hashable, CaseIterable {
  case swift
  /// Objective-C, Objective-C++ and the C of their headers. One reader is used for all: their tokens are the same.
  case objectiveC

  /// Returns the language of a file by the ending of its name; nil for another file.
  public init?(path: String) {
    // Nearly all names end like these, and a lowercased copy would cost more.
    if path.ends(with: ".swift") {
      self = .swift
      return
    }
    if path.ends(with: ".h") || path.ends(with: ".m") {
      self = .objectiveC
      return
    }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[path.utf8.index(after: dot)...].lowercased() {
    case "swift", "swiftinterface": self = .swift
    case "m", "mm", "h", "pch": self = .objectiveC
    default: return nil
    }
  }

  /// Returns true if a file is a header of Objective-C, which others include.
  public static func isHeader(_ path: String) -> Bool {
    path.ends(with: ".h") || path.ends(with: ".pch")
  }
}
