import Files
import Guide
import LanguageServerProtocol
import PropertyList
import SourceText

/// Binary property lists as documents of the server: their XML form, which is not to be edited.
enum BinaryDocuments {
  /// `quickactions-plist:///Users/me/Notes/Info.plist`, with the path of the file.
  static let scheme = "quickactions-plist"

  /// The path of the file that a URI of the scheme means; nil for any other URI.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix(scheme + ":") else { return nil }
    return FileURI.path(of: "file" + uri.dropFirst(scheme.count))
  }
}

extension Snapshot {
  /// The XML form of a binary property list in a folder of the workspace.
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
