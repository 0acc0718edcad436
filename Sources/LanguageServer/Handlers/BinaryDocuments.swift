import Files
import Guide
import LanguageServerProtocol
import PropertyList
import SourceText

/// Binary property lists as virtual documents of the server: read-only XML.
enum BinaryDocuments {
  /// `quickactions-plist:///Users/me/Notes/Info.plist`, with the path of the file.
  static let scheme = "quickactions-plist"

  /// Returns the path in a URI of the scheme; nil for any other URI.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix(scheme + ":") else { return nil }
    return FileURI.path(of: "file" + uri.dropFirst(scheme.count))
  }
}

extension Snapshot {
  /// Returns a binary property list in a folder of the workspace as XML.
  func xml(ofBinary path: String) throws(ResponseError) -> String {
    guard workspace.folder(of: path) != nil else {
      throw ResponseError(.requestFailed, LocalizedText.outside(path)[language])
    }
    let limit = BinaryPropertyList.maximumTextLength
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try disk.read(path, prefix: limit + 1)
    } catch {
      throw ResponseError(.requestFailed, LocalizedText.unreadable(path)[language])
    }
    guard DocumentKind(bytes) == .binaryPropertyList, bytes.count <= limit else {
      throw ResponseError(.requestFailed, LocalizedText.notBinary(path)[language])
    }
    do throws(BinaryPropertyList.Failure) {
      return try BinaryPropertyList(bytes).xml().string
    } catch {
      throw ResponseError(.requestFailed, LocalizedText.damaged(path)[language])
    }
  }
}

extension LocalizedText {
  fileprivate static func outside(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path) lies in no folder of the workspace.", zhHans: "\(path) 不在工作区的文件夹里。")
  }

  fileprivate static func unreadable(_ path: String) -> LocalizedText {
    LocalizedText(en: "\(path) cannot be read.", zhHans: "无法读取 \(path)。")
  }

  fileprivate static func notBinary(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path) is not a binary property list, or larger than 16 MB.",
      zhHans: "\(path) 不是二进制属性列表，或超过 16 MB。")
  }

  fileprivate static func damaged(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path) is damaged; make it again from its source.", zhHans: "\(path) 已损坏，请从来源重新生成。")
  }
}
