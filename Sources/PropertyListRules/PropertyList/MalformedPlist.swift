import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MalformedPlist: Rule {
  package static let description = RuleDescription(
    "malformed-plist", .error,
    title: LocalizedText(
      en: "The XML is not a property list.", zhHans: "XML 不是属性列表。"),
    why: LocalizedText(
      en: """
        Apple's reader takes only the elements of property lists, in pairs of key and value inside a \
        dictionary, with nothing but white space and comments between them. At anything else it gives \
        the whole file up. It accepts a few slips without reading what was meant; those are warnings.
        """,
      zhHans: """
        Apple 的读取程序只接受属性列表的元素，字典里必须是键值成对，元素之间只能有空白和注释；遇到别的内容就\
        放弃整个文件。少数疏漏它会放过，但读到的并不是作者的意思，这些报为警告。
        """),
    examples: [
      .fires(
        .root, "<key>«CFBundleName»</key>\n<key>CFBundleVersion</key>\n<string>1</string>",
        message: "The key “CFBundleName” has"),
      .silent(.root, "<key>{{app.quickActions}}</key>"),
      .fires(
        .root, "<key>«CFBundleName»</key>\n<key>Notes</key>", severity: .warning,
        message: "The key “CFBundleName” has no value; iOS takes the next key"),
      .fires(.root, "«<string>»Notes</string>", message: "A value without a"),
      .fires(
        .root, "<key>CFBundleName</key>\n<«sting»>Notes</sting>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>", message: "Property lists have no"),
      .fires(
        .root, "«CFBundleName»\n<key>CFBundleVersion</key>\n<string>1</string>",
        message: "Text may stand only"),
      .fires(
        .root, "<key>«CFBundleName»</key>\n«Notes»\n<key>CFBundleVersion</key>\n<string>1</string>",
        fixed:
          "<key>CFBundleName</key>\n<string>Notes</string>\n<key>CFBundleVersion</key>\n<string>1</string>",
        message: "The key “CFBundleName” has"
      ),
      .fires(
        .root, "«<string>»CFBundleName</string>\n<string>Notes</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>", message: "A value without a"),
      .fires(
        .root, "<key>LSRequiresIPhoneOS</key>\n<true>«yes»</true>",
        fixed: "<key>LSRequiresIPhoneOS</key>\n<true/>", message: "<true/> and <false/> hold"),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes «<b>»1</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes &lt;b>1</string>",
        message: "Markup may not stand"),
      .fires(
        .items, "«<key>»UIApplicationShortcutItemType</key>\n<dict/>", severity: .warning,
        message: "A <key> belongs in"),
      .fires(
        .file, "«<key>»CFBundleName</key>\n<string>Notes</string>", severity: .warning,
        message: "A <key> belongs in"),
      .fires(
        .file, "«\u{200B}»<plist version=\"1.0\">\n<dict/>\n</plist>",
        fixed: "<plist version=\"1.0\">\n<dict/>\n</plist>",
        message: "An invisible character (U+200B)"),
      .fires(
        .file, "«<?xml version=\"1.0\" encoding=\"UTF-8\"?>»", message: "There is no property"),
      .fires(
        .file, "«<key>»CFBundleName</key>\n<plist version=\"1.0\">\n<dict/>\n</plist>",
        message: "iOS takes this for"),
      .fires(
        .file, "<plist version=\"1.0\">\n<dict/>\n</plist>«.»", severity: .warning,
        message: "The property list has"),
      .silent(.root, "<key>CFBundleName</key>\n<!-- the name -->\n<string>Notes</string>"),
      .silent(.root, "#if DEBUG\n<key>CFBundleName</key>\n<string>Notes (debug)</string>\n#endif"),
    ],
    reference: RuleDescription.propertyListReference)

  package static let scope = RuleScope.markup

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard MalformedXML.isInEncoding(document) else { return }
    if let standIn = document.reading.standIn {
      // Without quick actions there is nothing in it to pass over.
      let isMeant =
        standIn != .oldStyle || document.tree.source.string.lowercased().contains("shortcut")
      guard isMeant else { return }
      return report.add(
        .passedOver(standIn), at: ByteRange(at: 0),
        severity: severity(standIn))
    }
    for issue in document.tree.issues {
      guard let consequence = document.reading.consequence(of: issue),
        let message = message(issue, consequence, document.tree)
      else { continue }
      report.add(
        message, at: issue.range, severity: consequence.severity,
        fixes: fixes(for: issue, document.tree))
    }
    for issue in document.structureIssues where !isPlaceholder(issue.problem) {
      guard let consequence = document.reading.consequence(of: issue),
        let message = message(issue.problem, consequence)
      else { continue }
      report.add(
        message, at: issue.range, severity: severity(issue.problem, consequence),
        fixes: fixes(for: issue, document.tree))
    }
    // Where another element is taken for the whole list, that has been said.
    let first = document.tree.elements(of: document.tree.root).first
    let isLost = document.structureIssues.contains { issue in
      issue.problem == .valueBeforePropertyList
        || issue.problem == .keyOutsideDictionary
          && issue.range == first.map { document.tree[$0].startTag }
    }
    if let rest = document.reading.firstUnread, !isLost {
      report.add(
        .behindEnd, at: rest, severity: .warning, tags: [.unnecessary],
        fixes: [behindEnd(rest, document.tree)])
    }
  }

  /// A file that is kept elsewhere is mostly one with keys of a service, and no mistake.
  private static func severity(_ standIn: StandIn) -> Severity {
    switch standIn {
    case .blank: .warning
    case .stored: .hint
    case .template, .oldStyle: .information
    }
  }

  private static func message(
    _ issue: SyntaxIssue, _ consequence: Reading.Consequence, _ tree: SyntaxTree
  ) -> LocalizedText? {
    switch issue.problem {
    case .unknownElement(let name, let suggestion):
      return .unknownElement(name, suggestion, consequence)
    case .unexpectedText:
      guard let character = tree.invisibleText(issue.range) else {
        let isBare = tree.elements(of: tree.root).isEmpty
        return (isBare ? LocalizedText.nothing : .unexpectedText).then(consequence)
      }
      return .invisible(character).then(consequence)
    case .markupInText: return .markupInText
    case .tooDeep: return .tooDeep
    default: return nil
    }
  }

  private static func message(
    _ problem: StructureIssue.Problem, _ consequence: Reading.Consequence
  ) -> LocalizedText? {
    switch problem {
    case .emptyPropertyList: .empty
    case .noPropertyList: .nothing.then(consequence)
    case .valueBeforePropertyList: .valueBefore
    case .severalRoots: .severalRoots
    case .keyWithoutValue(let key): .keyWithoutValue(key, consequence)
    case .valueWithoutKey: .valueWithoutKey(consequence)
    case .keyOutsideDictionary: .keyOutsideDictionary
    case .misplacedPropertyList: .misplacedPropertyList
    case .contentInBoolean: .contentInBoolean.then(consequence)
    case .invalidScalar, .duplicateKey: nil
    }
  }

  /// Returns true if it is a place in a template, `<key>{{items}}</key>`, that a tool fills before iOS reads the file.
  private static func isPlaceholder(_ problem: StructureIssue.Problem) -> Bool {
    guard case .keyWithoutValue(let key) = problem else { return false }
    return key.hasPrefix("{{") && key.hasSuffix("}}")
  }

  private static func severity(
    _ problem: StructureIssue.Problem, _ consequence: Reading.Consequence
  ) -> Severity {
    switch problem {
    case .keyOutsideDictionary, .misplacedPropertyList: .warning
    case .valueBeforePropertyList: .error
    default: consequence.severity
    }
  }
}

extension LocalizedText {
  fileprivate static func unknownElement(
    _ name: String, _ suggestion: String?, _ consequence: Reading.Consequence
  ) -> LocalizedText {
    guard let suggestion else {
      return LocalizedText(
        en: "Property lists have no <\(name)>", zhHans: "属性列表没有 <\(name)> 元素"
      ).then(consequence)
    }
    let text = LocalizedText(
      en: "Property lists have no <\(name)>; did you mean <\(suggestion)>?",
      zhHans: "属性列表没有 <\(name)> 元素，是不是 <\(suggestion)>？")
    guard consequence == .unreadable else { return text }
    return LocalizedText(
      en: text.english + " The file cannot be read.", zhHans: text.simplifiedChinese + "文件无法读取。")
  }

  fileprivate static let unexpectedText = LocalizedText(
    en: "Text may stand only inside <key>, <string> and the like",
    zhHans: "文本只能写在 <key>、<string> 这类元素里")

  fileprivate static func invisible(_ character: String) -> LocalizedText {
    LocalizedText(
      en: "An invisible character (\(character)) stands here, between the elements",
      zhHans: "元素之间有一个看不见的字符（\(character)）")
  }

  fileprivate static let behindEnd = LocalizedText(
    en: "The property list has ended before this; iOS reads no further.",
    zhHans: "属性列表在此之前已经结束，iOS 不会再往下读。")

  fileprivate static func passedOver(_ standIn: StandIn) -> LocalizedText {
    switch standIn {
    case .template:
      LocalizedText(
        en: "A template that another tool fills in; it is not checked.",
        zhHans: "这是由其他工具填写的模板，不作检查。")
    case .stored:
      LocalizedText(
        en: "Version control keeps the file elsewhere or encrypted; it is not checked.",
        zhHans: "文件由版本控制另行保存或已加密，不作检查。")
    case .blank:
      LocalizedText(
        en: "The file is blank; iOS reads an empty dictionary.",
        zhHans: "文件是空白的，iOS 读到的是一个空字典。")
    case .oldStyle:
      LocalizedText(
        en: "An old-style property list; only `quickactions check` looks into it.",
        zhHans: "旧式属性列表，只有 `quickactions check` 会检查它。")
    }
  }

  fileprivate static let nothing = LocalizedText(
    en: "There is no property list; it begins with <plist version=\"1.0\">",
    zhHans: "没有属性列表；它应以 <plist version=\"1.0\"> 开头")

  fileprivate static let valueBefore = LocalizedText(
    en: "iOS takes this for the whole property list and never comes to the <plist> behind it.",
    zhHans: "iOS 会把它当成整个属性列表，后面的 <plist> 不会读取。")

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

  fileprivate static func keyWithoutValue(
    _ key: String, _ consequence: Reading.Consequence
  ) -> LocalizedText {
    if consequence == .unreadable {
      return LocalizedText(en: "The key “\(key)” has no value", zhHans: "键“\(key)”没有值")
        .then(consequence)
    }
    return LocalizedText(
      en: "The key “\(key)” has no value; iOS takes the next key for it.",
      zhHans: "键“\(key)”没有值，iOS 会把下一个键当成它的值。")
  }

  fileprivate static func valueWithoutKey(_ consequence: Reading.Consequence) -> LocalizedText {
    let text = LocalizedText(
      en: "A value without a key; in a dictionary every value follows its <key>.",
      zhHans: "值前面没有键；字典里每个值都要跟在自己的 <key> 之后。")
    guard consequence == .unreadable else { return text }
    return LocalizedText(
      en: text.english + " The file cannot be read.", zhHans: text.simplifiedChinese + "文件无法读取。")
  }

  fileprivate static let keyOutsideDictionary = LocalizedText(
    en: "A <key> belongs in a <dict>; here it is read as a string.",
    zhHans: "<key> 应写在 <dict> 里；写在这里会被当成字符串。")

  fileprivate static let misplacedPropertyList = LocalizedText(
    en: "A <plist> inside the property list; it belongs only around the whole.",
    zhHans: "属性列表内部又出现了 <plist>；它只应包住整个内容。")

  fileprivate static let contentInBoolean = LocalizedText(
    en: "<true/> and <false/> hold nothing", zhHans: "<true/> 和 <false/> 里不能有内容")
}
