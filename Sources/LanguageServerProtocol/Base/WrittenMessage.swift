#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message whose body is JSON already, in pieces: long answers are written where the work is done
/// and need not be held as values, nor be put together, before they are sent.
public struct WrittenMessage: Sendable, Encodable {
  /// The body.
  public let pieces: [[UInt8]]

  /// - Parameter items: JSON values, which become the member `items` of the result.
  public static func response(id: RequestID, items: [[UInt8]]) -> WrittenMessage {
    let start = #"{"jsonrpc":"2.0","id":\#(text(id)),"result":{"items":["#
    return WrittenMessage(start, items, "]}}")
  }

  /// `$/progress` with a part of a result.
  ///
  /// - Parameter items: JSON values, which become the member `items` of the part.
  public static func progress(_ token: RequestID, items: [[UInt8]]) -> WrittenMessage {
    let start =
      #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":\#(text(token)),"value":{"items":["#
    return WrittenMessage(start, items, "]}}}")
  }

  private init(_ start: String, _ items: [[UInt8]], _ end: String) {
    let comma = Array(",".utf8)
    var pieces = [Array(start.utf8)]
    for item in items {
      if pieces.count > 1 { pieces.append(comma) }
      pieces.append(item)
    }
    self.pieces = pieces + [Array(end.utf8)]
  }

  private static func text(_ id: RequestID) -> String {
    String(decoding: MessageCoder.encode(id), as: UTF8.self)
  }

  /// For those who want to see the message as a value.
  public func encode(to encoder: any Encoder) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(pieces.joined()))
    try value.encode(to: encoder)
  }
}
