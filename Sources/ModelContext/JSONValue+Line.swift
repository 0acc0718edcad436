#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LanguageServerProtocol

extension JSONValue {
  /// The value that some bytes are the JSON of; nil if they are none.
  init?(json bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }

  /// The value as JSON without line ends, always in the same order.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Encoding fails for numbers that JSON cannot hold, which no message has.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
