import Foundation
import Guide
import Testing

/// An example in the guide.
struct GuideExample: Hashable {
  /// The article, or the entry of a symbol.
  let place: String
  let code: String

  /// Returns all examples in a language, each once; both languages of the guide show the same ones.
  static func all(in language: String) throws -> [GuideExample] {
    var examples: [GuideExample] = []
    for slug in ArticleLibrary.slugs {
      let article = try #require(ArticleLibrary.article(slug, in: .english))
      for case .code(language, let code) in article.blocks.flattened {
        examples.append(GuideExample(place: slug, code: code))
      }
    }
    for id in SymbolLibrary.ids {
      for example in SymbolLibrary.entry(id)?.examples ?? [] where example.language == language {
        examples.append(GuideExample(place: id, code: example.code))
      }
    }
    return examples
  }
}

/// Runs compilers on small files.
enum Compiler {
  /// A text to compile, its name in failures, and its additional files.
  typealias Piece = (place: String, text: String, files: [String])

  /// Expects that a compiler accepts each text without a message. Several compilers run at a time.
  static func check(_ pieces: [Piece], suffix: String, command: [String]) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-examples-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withThrowingTaskGroup(of: (String, String).self) { group in
      var running = 0
      for (index, piece) in pieces.enumerated() {
        if running >= 4, let (place, errors) = try await group.next() {
          #expect(errors.isEmpty, "\(place):\n\(errors)")
          running -= 1
        }
        let file = folder.appending(path: "example\(index).\(suffix)")
        try (piece.text + "\n").write(to: file, atomically: true, encoding: .utf8)
        running += 1
        group.addTask {
          (piece.place, try errors(of: command + [file.path()] + piece.files))
        }
      }
      for try await (place, errors) in group {
        #expect(errors.isEmpty, "\(place):\n\(errors)")
      }
    }
  }

  /// Returns the error output of a command, which is never empty if the command fails.
  static func errors(of command: [String]) throws -> String {
    let (status, _, errors) = try run(command)
    return status == 0 || !errors.isEmpty ? errors : "ended with \(status)"
  }

  static func run(_ command: [String]) throws -> (status: Int32, output: String, errors: String) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-output-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = FileManager.default.createFile(atPath: folder.path(), contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = try FileHandle(forWritingTo: folder)
    try process.run()
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, (try? String(contentsOf: folder, encoding: .utf8)) ?? "",
      String(decoding: data, as: UTF8.self)
    )
  }
}
