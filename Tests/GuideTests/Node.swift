import Foundation
import Testing

/// The JavaScript interpreter, if it is installed.
enum Node {
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { $0 + "/node" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs a script in a folder with some files. The script can use `fs` and `input`, and sets `output`.
  static func run<Output: Decodable>(
    _ script: String, input: some Encodable, files: [String: String]
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: "node-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ data: Data, _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    for (path, text) in files { try write(Data(text.utf8), path) }
    try write(JSONEncoder().encode(input), "input.json")
    try write(Data((start + script + end).utf8), "script.js")
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = [folder.appending(path: "script.js").path()]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let answer = try Data(contentsOf: folder.appending(path: "output.json"))
    return try JSONDecoder().decode(Output.self, from: answer)
  }

  private static let start = """
    const fs = require("fs");
    const input = JSON.parse(fs.readFileSync("input.json", "utf8"));
    let output;

    """

  private static let end = """

    fs.writeFileSync("output.json", JSON.stringify(output));
    """
}
