import Checks
import Files
import RuleSubjects
import SourceText

extension RuleExample {
  /// Returns the text of a file next to the example for the documentation: nothing for an image, and for an
  /// Xcode project only the settings that differ from those in other examples.
  func textBeside(_ path: String, _ bytes: [UInt8]) -> String {
    if FileKind(named: path)?.role == .image { return "" }
    let text = FileEncoding.decode(bytes).text.string
    guard path.hasSuffix(".pbxproj") else { return text.trimmed }
    return Self.lines(text).filter { !Self.usualLines.contains($0) && Self.isSetting($0) }
      .joined(separator: "\n")
  }

  private static let usualLines = Set(
    ExampleProject.beside().values.flatMap { lines(String(decoding: $0, as: UTF8.self)) })

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0).trimmed }
  }

  /// Returns true for a build setting, which begins with a capital letter, or with a quotation mark if it
  /// applies to one platform only.
  private static func isSetting(_ line: String) -> Bool {
    guard line.contains(" = "), !line.contains("{") else { return false }
    return line.first.map { $0.isUppercase || $0 == "\"" } ?? false
      || ["productType", "developmentRegion", "knownRegions"].contains(where: line.hasPrefix)
  }
}
