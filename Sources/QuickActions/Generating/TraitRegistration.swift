import CodeModel
import CodeSyntax
import Guide
import SourceText

/// `traitCollectionDidChange` of a view controller as a registration for the traits that it compares, in an
/// app that runs on iOS 17 and later only.
public enum TraitRegistration {
  /// The traits by the properties that stand for them.
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

  /// The method in a file; nil where there is none.
  static func function(in file: CodeFile, touching offset: Int? = nil) -> CodeFunction? {
    file.functions.first { function in
      function.isNamed("traitCollectionDidChange(_:)", "traitCollectionDidChange:")
        && function.body != nil && !file.isInactive(function.declaration.nameToken)
        && offset.map { file.bytes(of: function.declaration.nameToken).touches($0) } ?? true
    }
  }

  /// - Parameters:
  ///   - offset: a place at the name of the method; nil for the first of the file.
  ///   - deploymentTarget: the lowest iOS the app runs on; nil where it is not known.
  public static func edits(
    in file: CodeFile, at path: String, touching offset: Int? = nil, deploymentTarget: Version?
  ) throws(GenerationFailure) -> [TextEdit] {
    guard let function = function(in: file, touching: offset), let body = function.body,
      let parameter = function.parameters.first
    else { throw GenerationFailure(.noMethod, in: path) }
    let place = GenerationFailure.Place(path, file, function.declaration.nameToken)
    guard let target = deploymentTarget, target >= Version(17, 0) else {
      throw GenerationFailure(.beforeIOS17, at: place)
    }
    guard file.unmatchedBrackets == 0, let type = file.type(of: function),
      let owner = file.outline.declarations.first(where: {
        $0.name == type.name && $0.isType && $0.tokens.contains(function.declaration.nameToken)
      })
    else { throw GenerationFailure(.isBroken, in: path) }
    let load = file.functions.first {
      $0.isNamed("viewDidLoad()", "viewDidLoad") && file.type(of: $0)?.name == type.name
    }
    let isController =
      load != nil || type.inherited.contains { $0.hasSuffix("ViewController") }
      || type.name.hasSuffix("ViewController")
    guard isController else { throw GenerationFailure(.notAController, at: place) }
    // Names that the body mentions otherwise, such as those of its own properties, cost a call too many.
    let found = traits.filter { file.mentions($0.property, in: body) }.map(\.type)
    guard !found.isEmpty, !asksForOther(in: body, parameter.name, file) else {
      throw GenerationFailure(.noTraits, at: place)
    }
    let called = file.calls.first {
      $0.isNamed("traitCollectionDidChange", "traitCollectionDidChange:")
        && !file.isSuper($0.receiver)
    }
    if let called {
      throw GenerationFailure(
        .isCalled, at: GenerationFailure.Place(path, file, called.nameToken))
    }
    if let taken = file.functions.first(where: {
      $0.baseName == method && file.type(of: $0)?.name == type.name
    }) {
      throw GenerationFailure(
        .isDeclared(method), at: GenerationFailure.Place(path, file, taken.declaration.nameToken))
    }
    let style = CodeStyle(file, else: .xcode)
    var edits = try head(function, parameter, file, place)
    edits += superCall(in: body, file)
    let isSwift = file.language == .swift
    let lines =
      isSwift ? swift(found) : objectiveC(found, type.name)
    if let load, let body = load.body {
      guard let edit = file.appending(lines, to: body, style) else {
        throw GenerationFailure(.isBroken, in: path)
      }
      edits.append(edit)
    } else {
      let inner = CodeStyle(step: "  ", newline: "\n").lay(lines, indentation: "  ")
      let whole =
        isSwift
        ? "override func viewDidLoad() {\n  super.viewDidLoad()\n\(inner)\n}"
        : "- (void)viewDidLoad {\n  [super viewDidLoad];\n\(inner)\n}"
      guard let edit = file.adding([whole], to: owner, style) else {
        throw GenerationFailure(.isBroken, in: path)
      }
      edits.append(edit)
    }
    return edits.sorted { $0.range.start < $1.range.start }
  }

  /// Whether a body asks a trait collection for more than the traits that are known.
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

  /// The method gets a name of its own and overrides nothing.
  private static func head(
    _ function: CodeFunction, _ parameter: Parameter, _ file: CodeFile,
    _ place: GenerationFailure.Place
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
      TextEdit(words, isHidden ? "" : "private "), TextEdit(file.bytes(of: name), method),
    ]
  }

  /// Nothing is left of `super.traitCollectionDidChange(previous)`.
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

  fileprivate static let beforeIOS17 = LocalizedText(
    en: "registerForTraitChanges needs iOS 17, and the app is not known to need it, too",
    zhHans: "registerForTraitChanges 需要 iOS 17，而无法确定应用只支持 iOS 17 及以上")

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
