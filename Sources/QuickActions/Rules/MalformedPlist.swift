import Guide
import PropertyList
import SourceText

enum MalformedPlist: Rule {
  static let description = RuleDescription(
    "malformed-plist", .error,
    title: LocalizedText(
      en: "The XML is not a property list.", zhHans: "XML 不是属性列表。"),
    why: LocalizedText(
      en: """
        Apple's reader takes only the elements of property lists, in pairs of key and value inside a \
        dictionary, with nothing but white space and comments between them. At anything else it gives \
        the whole file up. A few slips it lets pass without reading what was meant; those are warnings.
        """,
      zhHans: """
        Apple 的读取程序只接受属性列表的元素，字典里必须是键值成对，元素之间只能有空白和注释；遇到别的内容就\
        放弃整个文件。少数疏漏它会放过，但读到的并不是作者的意思，这些报为警告。
        """),
    examples: [
      .fires(.root, "<key>«CFBundleName»</key>\n<key>CFBundleVersion</key>\n<string>1</string>"),
      .fires(.root, "«<string>»Notes</string>"),
      .fires(
        .root, "<key>CFBundleName</key>\n<«sting»>Notes</sting>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>"),
      .fires(.root, "«CFBundleName»\n<key>CFBundleVersion</key>\n<string>1</string>"),
      .fires(
        .root, "<key>«CFBundleName»</key>\n«Notes»\n<key>CFBundleVersion</key>\n<string>1</string>",
        fixed:
          "<key>CFBundleName</key>\n<string>Notes</string>\n<key>CFBundleVersion</key>\n<string>1</string>"
      ),
      .fires(
        .root, "«<string>»CFBundleName</string>\n«<string>»Notes</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>"),
      .fires(
        .root, "<key>LSRequiresIPhoneOS</key>\n<true>«yes»</true>",
        fixed: "<key>LSRequiresIPhoneOS</key>\n<true/>"),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes «<b>»1</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes &lt;b>1</string>"),
      .fires(.items, "«<key>»UIApplicationShortcutItemType</key>\n<dict/>"),
      .silent(.root, "<key>CFBundleName</key>\n<!-- the name -->\n<string>Notes</string>"),
      .silent(.root, "#if DEBUG\n<key>CFBundleName</key>\n<string>Notes (debug)</string>\n#endif"),
    ],
    reference: RuleDescription.propertyListReference)

  static func check(_ document: CheckedDocument, _ report: inout Report) {
    for issue in document.tree.issues {
      guard let message = message(issue.problem) else { continue }
      report.add(message, at: issue.range, fixes: fixes(for: issue, document.tree))
    }
    for issue in document.structureIssues {
      guard let message = message(issue.problem) else { continue }
      report.add(
        message, at: issue.range, severity: severity(issue, document),
        fixes: fixes(for: issue, document.tree))
    }
  }

  private static func message(_ problem: SyntaxIssue.Problem) -> LocalizedText? {
    switch problem {
    case .unknownElement(let name, let suggestion): .unknownElement(name, suggestion)
    case .unexpectedText: .unexpectedText
    case .markupInText: .markupInText
    case .tooDeep: .tooDeep
    default: nil
    }
  }

  private static func message(_ problem: StructureIssue.Problem) -> LocalizedText? {
    switch problem {
    case .emptyPropertyList: .empty
    case .severalRoots: .severalRoots
    case .keyWithoutValue(let key): .keyWithoutValue(key)
    case .valueWithoutKey: .valueWithoutKey
    case .keyOutsideDictionary: .keyOutsideDictionary
    case .misplacedPropertyList: .misplacedPropertyList
    case .contentInBoolean: .contentInBoolean
    case .invalidScalar, .duplicateKey: nil
    }
  }

  private static func severity(_ issue: StructureIssue, _ document: CheckedDocument) -> Severity {
    switch issue.problem {
    case .keyOutsideDictionary, .misplacedPropertyList: return .warning
    case .severalRoots: break
    default: return .error
    }
    // What stands after the end of the property list is not read, and does no harm.
    let end = document.tree.rootValue.map { document.tree[$0].range.end } ?? 0
    let isInPlist = document.tree.path(to: issue.range.start + 1).contains {
      document.tree[$0].kind == .plist && document.tree[$0].start < issue.range.start
    }
    return isInPlist || issue.range.start < end ? .error : .warning
  }
}

extension LocalizedText {
  fileprivate static func unknownElement(_ name: String, _ suggestion: String?) -> LocalizedText {
    if let suggestion {
      return LocalizedText(
        en:
          "Property lists have no <\(name)>; did you mean <\(suggestion)>? The file cannot be read.",
        zhHans: "属性列表没有 <\(name)> 元素，是不是 <\(suggestion)>？文件无法读取。")
    }
    return LocalizedText(
      en: "Property lists have no <\(name)>; the file cannot be read.",
      zhHans: "属性列表没有 <\(name)> 元素，文件无法读取。")
  }

  fileprivate static let unexpectedText = LocalizedText(
    en: "Text may stand only inside <key>, <string> and the like; the file cannot be read.",
    zhHans: "文本只能写在 <key>、<string> 这类元素里，文件无法读取。")

  fileprivate static let markupInText = LocalizedText(
    en: "Markup may not stand inside a simple value; write “&lt;” for “<”.",
    zhHans: "简单值里不能有标签；“<”要写成“&lt;”。")

  fileprivate static let tooDeep = LocalizedText(
    en: "Nested too deep: Apple's reader stops at \(SyntaxTree.maximumDepth) levels.",
    zhHans: "嵌套太深：Apple 的读取程序最多读 \(SyntaxTree.maximumDepth) 层。")

  fileprivate static let empty = LocalizedText(
    en: "The property list is empty; it needs one value, a <dict> in Info.plist.",
    zhHans: "属性列表是空的；需要一个值，在 Info.plist 中是 <dict>。")

  fileprivate static let severalRoots = LocalizedText(
    en: "A property list holds one value; this is another.",
    zhHans: "属性列表只能有一个值，这里多出了一个。")

  fileprivate static func keyWithoutValue(_ key: String) -> LocalizedText {
    LocalizedText(
      en: "The key “\(key)” has no value; the file cannot be read.",
      zhHans: "键“\(key)”没有值，文件无法读取。")
  }

  fileprivate static let valueWithoutKey = LocalizedText(
    en:
      "A value without a key; in a dictionary every value follows its <key>. The file cannot be read.",
    zhHans: "值前面没有键；字典里每个值都要跟在自己的 <key> 之后。文件无法读取。")

  fileprivate static let keyOutsideDictionary = LocalizedText(
    en: "A <key> belongs into a <dict>; here it is read as a string.",
    zhHans: "<key> 应写在 <dict> 里；写在这里会被当成字符串。")

  fileprivate static let misplacedPropertyList = LocalizedText(
    en: "A <plist> inside the property list; it belongs only around the whole.",
    zhHans: "属性列表内部又出现了 <plist>；它只应包住整个内容。")

  fileprivate static let contentInBoolean = LocalizedText(
    en: "<true/> and <false/> hold nothing; the file cannot be read.",
    zhHans: "<true/> 和 <false/> 里不能有内容，文件无法读取。")
}
