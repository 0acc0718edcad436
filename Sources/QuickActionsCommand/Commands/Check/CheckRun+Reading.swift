import AppFiles
import Checks
import Files
import Linter
import PropertyList
import SourceText

/// Reading of files that are checked, or to which findings point.
extension CheckRun {
  /// A file that was read.
  struct ReadFile {
    let path: String
    let bytes: [UInt8]
    let encoding: FileEncoding
    let content: CheckableFile
    let options: CheckOptions
    /// The files of the folder in which the file was found; nil for a file that was named by itself.
    var project: ProjectFiles?
    /// True if the file is only reported on, although others are fixed.
    var isNotFixed = false
    /// True if the text is the XML form of a binary file, which is never written.
    var isBinary = false

    /// Returns a function for the keys and the item at an offset of a later state of the text.
    func surroundings(in text: SourceText) -> (Int) -> (keys: String, item: String) {
      let content = content.with(text)
      return { content.names(around: $0) }
    }
  }

  /// Returns the text of a property list as XML, with its encoding; nil for the encoding if the file has
  /// another format.
  static func xml(
    of bytes: [UInt8]
  ) throws(BinaryPropertyList.Failure) -> (SourceText, FileEncoding?) {
    if DocumentKind(bytes) == .binaryPropertyList {
      return (try BinaryPropertyList(bytes).xml(), nil)
    }
    let (text, encoding) = FileEncoding.decode(bytes)
    return OldStyleForm.xml(of: text).map { ($0, nil) } ?? (text, encoding)
  }

  /// Returns a function that reads the files of related positions, and names them in the same way as the file
  /// of the finding.
  static func other(
    than path: String, in files: (any FileAccess)?
  ) -> (String) -> (path: String, text: SourceText)? {
    { other in
      guard let bytes = try? files?.read(other) ?? FileReader.read(other),
        let (text, encoding) = try? xml(of: bytes),
        encoding != nil
      else { return nil }
      return (path.hasPrefix("/") ? other : shown(other), text)
    }
  }

  /// Returns a path below the working folder relative to it; any other as it is.
  static func shown(_ path: String) -> String {
    Path.relative(path, to: GivenPath.absolute(""))
  }
}

extension LocalizedText {
  /// Returns the reason why a binary property list cannot be read.
  static func unreadable(_ failure: BinaryPropertyList.Failure) -> LocalizedText {
    switch failure {
    case .damaged(let offset):
      LocalizedText(
        en: "the binary property list is damaged at byte \(offset); make it again from its source",
        zhHans: "二进制属性列表在第 \(offset) 字节处损坏，请从来源重新生成")
    case .tooDeep:
      LocalizedText(
        en: "the binary property list is nested deeper than \(SyntaxTree.maximumDepth) levels",
        zhHans: "二进制属性列表的嵌套超过 \(SyntaxTree.maximumDepth) 层")
    case .tooLong:
      LocalizedText(
        en:
          "the binary property list is longer than \(BinaryPropertyList.maximumTextLength / 1024 / 1024) MB as XML",
        zhHans:
          "二进制属性列表写成 XML 后超过 \(BinaryPropertyList.maximumTextLength / 1024 / 1024) MB")
    }
  }
}
