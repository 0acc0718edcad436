import LanguageServerProtocol

/// Finds cancellations before their turn, so that a waiting request is not started.
enum CancelScout {
  /// The longest message, in bytes, that is checked: a cancellation is short.
  private static let maximumLength = 300
  private static let needle = Array("cancelRequest".utf8)
  private static let coder = MessageCoder(
    ParamsDecoders { method in
      guard method == "$/cancelRequest" else { return nil }
      return { try CancelParams(from: $0) }
    })

  static func cancelledRequest(in body: [UInt8]) -> RequestID? {
    guard body.count <= maximumLength, contains(needle, in: body),
      case .notification("$/cancelRequest", .value(let params)) = try? coder.decode(body)
    else { return nil }
    return (params as? CancelParams)?.id
  }

  private static func contains(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
    guard bytes.count >= needle.count else { return false }
    return (0...(bytes.count - needle.count)).contains { start in
      bytes[start...].starts(with: needle)
    }
  }
}
