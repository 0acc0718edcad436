import Files
import TestKit

/// An app in one text file: a sentence, lines about the app, and its files after lines that begin with `---`.
struct AppInText {
  let name: String
  /// The sentence at the beginning of the text, after `#`.
  private(set) var sentence = ""
  /// The lines before the files, without those that begin with `#`.
  private(set) var lines: [Substring] = []
  /// The files by their paths in the app.
  private(set) var files: [String: String] = [:]

  /// Returns the texts in a folder below `Tests/QuickActionsTests`, in the order of their names.
  static func all(in folder: String) -> [AppInText] {
    let paths =
      (try? Project.files(below: "Tests/QuickActionsTests/" + folder, suffix: ".app")) ?? []
    return paths.compactMap { path in
      (try? Project.text(path)).map { AppInText(Path.name(of: path), $0) }
    }
  }

  private init(_ name: String, _ text: String) {
    self.name = name
    var path: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        path = String(line.dropFirst(4))
      } else if let path {
        files[path, default: ""] += line + "\n"
      } else if !line.hasPrefix("#") {
        lines.append(line)
      } else if sentence.isEmpty {
        sentence = String(line.drop { $0 == "#" || $0 == " " })
      }
    }
  }
}
