#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LanguageServerProtocol

extension JSONValue {
  /// Decodes JSON; nil if the bytes are not valid JSON.
  init?(json bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }

  /// The value as JSON without line ends, with sorted keys.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Encoding fails for numbers that JSON cannot represent, which no message contains.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
