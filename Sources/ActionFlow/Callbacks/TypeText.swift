/// Written types in a normal form, so that equal types have equal texts.
package enum TypeText {
  static func normal(_ type: String) -> String {
    var words = ""
    var word: [UInt8] = []
    func flush() {
      guard !word.isEmpty else { return }
      let text = String(decoding: word, as: UTF8.self)
      if !ignored.contains(text) { words += same[text] ?? text }
      word.removeAll(keepingCapacity: true)
    }
    for byte in type.utf8 {
      switch byte {
      case UInt8(ascii: "@"):
        flush()
        word.append(byte)
      // Non-ASCII characters are part of a name.
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: word.append(byte)
      case 0x09...0x0D, 0x20: flush()
      default:
        flush()
        words.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    flush()
    return block(words)
  }

  /// Returns one form for `(Bool)->Void`, `(_ succeeded: Bool) -> ()` and `Bool -> Void`, and for Objective-C blocks
  /// with and without parameter names.
  private static func block(_ type: String) -> String {
    if type.hasSuffix("->Void") || type.hasSuffix("->()") {
      if type.contains("Bool") { return "block" }
    }
    if type.hasPrefix("void(^"), type.contains("BOOL") { return "block" }
    if type.hasSuffix("!") { return String(type.dropLast()) + "?" }
    return type
  }

  private static let ignored: Set<String> = [
    "any", "@escaping", "@MainActor", "@Sendable", "@noescape", "nullable", "nonnull", "_Nullable",
    "_Nonnull", "__nullable", "__nonnull", "__kindof", "inout", "const", "UIKit",
  ]
  private static let same: [String: String] = [
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UISceneConnectionOptions": "UIScene.ConnectionOptions",
  ]
}
