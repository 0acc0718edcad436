import AppFiles
import Checks
import Files
import Linter
import PropertyList
import SourceText

/// How files are read that are checked, or that findings point to.
extension CheckRun {
  /// A file that was read.
  struct ReadFile {
    let path: String
    let bytes: [UInt8]
    let encoding: FileEncoding
    let content: CheckableFile
    let options: CheckOptions
    /// What lies in the folder in which it was found; nil for a file that was named by itself.
    var project: ProjectFiles?
    /// Whether it is only reported on, though others are fixed.
    var isNotFixed = false
    /// Whether the text is the XML form of a binary file, which is never written.
    var isBinary = false

    /// The keys around places of a later state of the text, and the items.
    func surroundings(in text: SourceText) -> (Int) -> (keys: String, item: String) {
      let content = content.with(text)
      return { content.names(around: $0) }
    }
  }

  /// The text of a property list as XML, with its encoding; nil for that where it has another form.
  static func xml(
    of bytes: [UInt8]
  ) throws(BinaryPropertyList.Failure) -> (SourceText, FileEncoding?) {
    if DocumentKind(bytes) == .binaryPropertyList {
      return (try BinaryPropertyList(bytes).xml(), nil)
    }
    let (text, encoding) = FileEncoding.decode(bytes)
    return OldStyleForm.xml(of: text).map { ($0, nil) } ?? (text, encoding)
  }

  /// Reads the files in which related positions are, and names them as the file of the finding is named.
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

  /// A path below the working folder from there; any other as it is.
  static func shown(_ path: String) -> String {
    Path.relative(path, to: GivenPath.absolute(""))
  }
}

extension LocalizedText {
  /// Why a binary property list cannot be read.
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
