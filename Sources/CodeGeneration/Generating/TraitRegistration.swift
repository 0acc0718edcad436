import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import Files
import Guide
import SourceText

/// Converts `traitCollectionDidChange` of a view controller to a registration for the traits that it compares, in an
/// app for iOS 17 and later only.
package enum TraitRegistration {
  /// The traits, by the names of their properties.
  private static let traits: [(property: String, type: String)] = [
    ("horizontalSizeClass", "UITraitHorizontalSizeClass"),
    ("verticalSizeClass", "UITraitVerticalSizeClass"),
    ("userInterfaceStyle", "UITraitUserInterfaceStyle"),
    ("preferredContentSizeCategory", "UITraitPreferredContentSizeCategory"),
    ("layoutDirection", "UITraitLayoutDirection"), ("displayScale", "UITraitDisplayScale"),
    ("displayGamut", "UITraitDisplayGamut"),
    ("accessibilityContrast", "UITraitAccessibilityContrast"),
    ("userInterfaceLevel", "UITraitUserInterfaceLevel"),
    ("legibilityWeight", "UITraitLegibilityWeight"),
    ("userInterfaceIdiom", "UITraitUserInterfaceIdiom"),
    ("forceTouchCapability", "UITraitForceTouchCapability"),
    ("activeAppearance", "UITraitActiveAppearance"),
    ("toolbarItemPresentationSize", "UITraitToolbarItemPresentationSize"),
    ("imageDynamicRange", "UITraitImageDynamicRange"),
    ("sceneCaptureState", "UITraitSceneCaptureState"),
    ("typesettingLanguage", "UITraitTypesettingLanguage"),
  ]

  private static let method = "traitsDidChange"

  /// Returns the method in a file; nil where there is none.
  package static func function(in file: CodeFile, touching offset: Int? = nil) -> CodeFunction? {
    file.functions.first { function in
      function.isNamed("traitCollectionDidChange(_:)", "traitCollectionDidChange:")
        && function.body != nil && !file.isInactive(function.declaration.nameToken)
        && offset.map { file.bytes(of: function.declaration.nameToken).touches($0) } ?? true
    }
  }

  /// - Parameters:
  ///   - offset: an offset in the name of the method; nil for the first method of the file.
  ///   - others: returns the other files of the app that name a type.
  ///   - deploymentTarget: the deployment target; nil where it is not known.
  static func edits(
    in file: CodeFile, at path: String, touching offset: Int? = nil,
    besides others: (String) throws(GenerationFailure) -> [AppSources.Source],
    deploymentTarget: Version?
  ) throws(GenerationFailure) -> [FileEdit] {
    guard let function = function(in: file, touching: offset), let body = function.body,
      let parameter = function.parameters.first
    else { throw GenerationFailure(.noMethod, in: path) }
    let place = GenerationFailure.Place(path, file, function.declaration.nameToken)
    guard let target = deploymentTarget, target >= Version(17, 0) else {
      throw GenerationFailure(.beforeIOS17, at: place)
    }
    guard file.unmatchedBrackets == 0, let type = file.type(of: function),
      let owner = file.innermostType(around: function)
    else { throw GenerationFailure(.isBroken, in: path) }
    let own = AppSources.Source(path: path, file: file)
    try GenerationFailure.require(alwaysBuilt: (own, function))
    let parts = try TypeParts(of: type, in: own, besides: try others(owner.name))
    let load = try parts.load
    let isController =
      load != nil || parts.inherited.contains { $0.hasSuffix("ViewController") }
      || type.name.hasSuffix("ViewController")
    guard isController else { throw GenerationFailure(.notAController, at: place) }
    // A name that the body mentions for another reason, such as a property of its own, only adds an unneeded trait.
    let found = traits.filter { file.mentions($0.property, in: body) }.map(\.type)
    guard !found.isEmpty, !asksForOther(in: body, parameter.name, file) else {
      throw GenerationFailure(.noTraits, at: place)
    }
    if let called = parts.call { throw GenerationFailure(.isCalled, at: called) }
    if let taken = parts.method(called: method) {
      throw GenerationFailure(.isDeclared(method), at: taken)
    }
    let isElsewhere = load.map { $0.source.path != path } ?? false
    var edits = [path: try head(function, parameter, file, place, isPrivate: !isElsewhere)]
    edits[path]? += superCall(in: body, file)
    let isSwift = file.language == .swift
    let lines = isSwift ? swift(found) : objectiveC(found, type.name)
    if let load, let body = load.function.body {
      let style = CodeStyle(load.source.file, else: .xcode)
      guard let edit = load.source.file.appending(lines, to: body, style) else {
        throw GenerationFailure(.isBroken, in: load.source.path)
      }
      edits[load.source.path, default: []].append(edit)
    } else {
      let inner = CodeStyle(step: "  ", newline: "\n").lay(lines, indentation: "  ")
      let whole =
        isSwift
        ? "override func viewDidLoad() {\n  super.viewDidLoad()\n\(inner)\n}"
        : "- (void)viewDidLoad {\n  [super viewDidLoad];\n\(inner)\n}"
      guard let edit = file.adding([whole], to: owner, CodeStyle(file, else: .xcode)) else {
        throw GenerationFailure(.isBroken, in: path)
      }
      edits[path]?.append(edit)
    }
    return edits.sorted { $0.key < $1.key }.map { path, edits in
      FileEdit(path, .edit(edits.sorted { $0.range.start < $1.range.start }))
    }
  }

  /// Returns true if a body reads other members of a trait collection than the known traits.
  private static func asksForOther(
    in body: Range<Int>, _ previous: String, _ file: CodeFile
  ) -> Bool {
    let collections = ["traitCollection", previous]
    return body.contains { token in
      guard file.tree.isIdentifier(token), collections.contains(file.tree.name(token)) else {
        return false
      }
      var next = token + 1
      if file.tree.isToken(next, "?") || file.tree.isToken(next, "!") { next += 1 }
      guard file.tree.isToken(next, ".") || file.tree.isToken(next, "?.") else { return false }
      return !traits.contains { $0.property == file.tree.name(next + 1) }
    }
  }

  /// Returns the edit that gives the method a name of its own and removes `override`.
  private static func head(
    _ function: CodeFunction, _ parameter: Parameter, _ file: CodeFile,
    _ place: GenerationFailure.Place, isPrivate: Bool
  ) throws(GenerationFailure) -> [TextEdit] {
    let name = function.declaration.nameToken
    guard file.language == .swift else { return [TextEdit(file.bytes(of: name), method)] }
    let head = function.declaration.tokens.lowerBound..<name
    guard parameter.label == nil,
      let keyword = head.first(where: { file.tree.isToken($0, "override") }),
      let next = head.first(where: { $0 > keyword })
    else { throw GenerationFailure(.noMethod, at: place) }
    let words = ByteRange(start: file.bytes(of: keyword).start, end: file.bytes(of: next).start)
    let isHidden = ["private", "fileprivate", "public", "open", "internal"].contains { word in
      head.contains { file.tree.isWord($0, word) }
    }
    return [
      TextEdit(words, isHidden || !isPrivate ? "" : "private "),
      TextEdit(file.bytes(of: name), method),
    ]
  }

  /// Returns the edits that remove `super.traitCollectionDidChange(previous)`.
  private static func superCall(in body: Range<Int>, _ file: CodeFile) -> [TextEdit] {
    file.calls(in: body).filter {
      $0.isNamed("traitCollectionDidChange", "traitCollectionDidChange:")
        && file.isSuper($0.receiver)
    }.map { call in
      var end = file.bytes(of: call.tokens).end
      if file.tree.isToken(call.tokens.upperBound, ";") {
        end = file.bytes(of: call.tokens.upperBound).end
      }
      return Layout.removing(
        ByteRange(start: file.bytes(of: call.tokens).start, end: end), from: file.source)
    }
  }

  private static func swift(_ traits: [String]) -> String {
    """
    registerForTraitChanges([\(traits.map { $0 + ".self" }.joined(separator: ", "))]) { (self: Self, previous: UITraitCollection) in
      self.\(method)(previous)
    }
    """
  }

  private static func objectiveC(_ traits: [String], _ type: String) -> String {
    """
    [self registerForTraitChanges:@[\(traits.map { $0 + ".class" }.joined(separator: ", "))]
      withHandler:^(\(type) *controller, UITraitCollection *previous) {
      [controller \(method):previous];
    }];
    """
  }
}

extension LocalizedText {
  fileprivate static let noMethod = LocalizedText(
    en: "there is no traitCollectionDidChange here that overrides UIKit's",
    zhHans: "这里没有覆盖 UIKit 的 traitCollectionDidChange")

  package static let beforeIOS17 = LocalizedText(
    en:
      "registerForTraitChanges needs iOS 17, and the app is not known to need it, too; \(howToName.english)",
    zhHans:
      "registerForTraitChanges 需要 iOS 17，而无法确定 App 只支持 iOS 17 及以上；\(howToName.simplifiedChinese)")

  fileprivate static let notAController = LocalizedText(
    en:
      "only a view controller has one place to register in; register in the initializers of this type by hand",
    zhHans: "只有视图控制器有唯一的注册位置；请自行在该类型的初始化方法中注册")

  fileprivate static let isCalled = LocalizedText(
    en: "traitCollectionDidChange is called by hand here; register for the traits by hand, too",
    zhHans: "此处手动调用了 traitCollectionDidChange，请同样自行注册")

  fileprivate static let noTraits = LocalizedText(
    en: "the method does not name the traits it is about; register for them by hand",
    zhHans: "该方法没有写明涉及哪些 trait，请自行注册")
}
