import Guide
import SourceText

/// The targets of the guide's links for one client: a virtual document of the server if the client can show such,
/// else a file of the exported guide.
struct GuideLinks {
  /// The scheme of documents that exist only in the server.
  static let scheme = "quickactions-guide"

  let showsContent: Bool
  let exported: ExportedGuide?
  let language: Language

  /// Returns the address of a page; nil if nothing can show it.
  func address(_ target: LinkTarget) -> String? {
    if case .web(let address) = target { return address }
    if showsContent { return Self.uri(of: target, in: language) }
    return exported?.address(of: target, in: language)
  }

  /// Returns the address of a rule's page for each of its findings, without exporting anything; nil if there is none
  /// yet.
  func address(ofRule id: String) -> String? {
    showsContent
      ? Self.uri(of: .rule(id), in: language)
      : exported?.presentAddress(of: .rule(id), in: language)
  }

  // MARK: Documents of the server

  /// `quickactions-guide:///en/icons.md#precedence`
  static func uri(of target: LinkTarget, in language: Language) -> String? {
    let path: String
    var fragment = ""
    switch target {
    case .article(let slug, let anchor):
      path = "\(slug).md"
      fragment = anchor.map { "#" + $0 } ?? ""
    case .symbol(let id): path = "symbol/\(PercentEncoding.encode(id)).md"
    case .rule(let id): path = "rule/\(id).md"
    case .web: return nil
    }
    return "\(scheme):///\(language.rawValue)/\(path)\(fragment)"
  }

  /// Returns the target of a URI of the scheme; nil for any other. VS Code writes an empty authority as `:/`.
  static func target(of uri: String) -> (target: LinkTarget, language: Language)? {
    let prefix = scheme + (uri.hasPrefix(scheme + "://") ? ":///" : ":/")
    guard uri.hasPrefix(prefix) else { return nil }
    let path = uri.dropFirst(prefix.count).prefix { $0 != "#" && $0 != "?" }
    let parts = path.split(separator: "/").map { PercentEncoding.decode(String($0)) }
    guard let first = parts.first, let language = Language(rawValue: first),
      let last = parts.last, last.hasSuffix(".md")
    else { return nil }
    let name = String(last.dropLast(3))
    switch parts.dropFirst().dropLast() {
    case []: return (.article(slug: name, anchor: nil), language)
    case ["symbol"]: return (.symbol(name), language)
    case ["rule"]: return (.rule(name), language)
    default: return nil
    }
  }
}

/// Percent encoding of one segment of a path.
enum PercentEncoding {
  static func encode(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }

  /// Decodes percent escapes; an improper one stays as it is.
  static func decode(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      // A number may have a sign elsewhere.
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        bytes[index + 1] >= UInt8(ascii: "0"),
        let byte = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
