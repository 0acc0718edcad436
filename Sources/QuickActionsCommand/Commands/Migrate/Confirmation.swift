import Platform
import SourceText

/// A question on the terminal.
enum Confirmation {
  /// Asks whether to write the changes. Returns false if standard input is not a terminal.
  static func isGiven(_ language: Language) -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return false }
    Console.error(LocalizedText.writeThem[language])
    let answer = (readLine(strippingNewline: true) ?? "").lowercased()
    return ["y", "yes", "是"].contains(answer)
  }
}

extension LocalizedText {
  fileprivate static let writeThem = LocalizedText(
    en: "Write these changes? [y/N]", zhHans: "写入这些修改？[y/N]")
}
