import CodeModel
import CodeSyntax
import SourceText

extension CodeFile {
  /// True if the file contains a name that every method needs to read the quick action of a connection.
  var mentionsConnection: Bool {
    marks.longNames.contains {
      tree.isToken($0, "shortcutItem") || tree.isToken($0, endingWith: "onnectionOptions")
    }
  }

  /// Returns true if a method reads the quick action with which a scene was connected, or passes the options to code
  /// that may.
  package func readsConnectionItem(_ function: CodeFunction) -> Bool {
    guard let body = function.body else { return false }
    // Many other things are named options.
    var names =
      ["connectionOptions"]
      + function.parameters.compactMap { parameter in
        let isOfScene = parameter.type.contains {
          tree.name($0).hasSuffix("ConnectionOptions")
        }
        return isOfScene ? parameter.name : nil
      }
    for assignment in assignments(in: body) where assignment.isDeclaration {
      let value = assignment.value
      if value.count == 1, names.contains(where: { tree.isWord(value.lowerBound, $0) }) {
        names.append(assignment.name)
      }
    }
    // Most functions mention neither, and need not be read further.
    if body.contains(where: { tree.isToken($0, "shortcutItem") }),
      readsItem(ofOptions: body, called: names)
    {
      return true
    }
    guard names.contains(where: { mentions($0, in: body) }) else { return false }
    if !membersOfOptions(in: body, called: names).isEmpty { return true }
    return calls(in: body).contains { call in
      guard !isSuper(call.receiver) else { return false }
      return call.arguments.contains { argument in
        argument.value.count == 1
          && names.contains { tree.isWord(argument.value.lowerBound, $0) }
      }
    }
  }

  /// The members that the app itself adds to the options of a connection, as far as a function asks for them.
  func membersOfOptions(askedBy function: CodeFunction) -> Set<String> {
    let names = function.parameters.filter { parameter in
      parameter.type.contains { tree.isToken($0, endingWith: "ConnectionOptions") }
    }.map(\.name)
    guard !names.isEmpty, let body = function.body else { return [] }
    return membersOfOptions(in: body, called: names)
  }

  private func membersOfOptions(in body: Range<Int>, called names: [String]) -> Set<String> {
    guard language == .swift else { return [] }
    return body.reduce(into: []) { members, token in
      guard tree.isToken(token, "."), tree.isIdentifier(token + 1),
        !tree.isToken(token - 2, "."), names.contains(where: { tree.isWord(token - 1, $0) }),
        !tree.isToken(token + 1, among: Self.ownMembersOfOptions)
      else { return }
      members.insert(tree.name(token + 1))
    }
  }

  /// The members that UIKit declares for the options of a connection.
  private static let ownMembersOfOptions: WordSet = [
    "urlContexts", "sourceApplication", "handoffUserActivityType", "userActivities",
    "notificationResponse", "shortcutItem", "cloudKitShareMetadata", "appClipActivationPayload",
    "description", "debugDescription", "hash", "hashValue", "isEqual", "self", "value",
    "responds", "isKind", "copy", "accessoryPayload", "nfcTag", "payload",
  ]

  /// Returns true if tokens hold `options.shortcutItem` or `options[keyPath: \.shortcutItem]`.
  private func readsItem(ofOptions tokens: Range<Int>, called names: [String]) -> Bool {
    accesses(to: "shortcutItem", in: tokens).contains { access in
      guard let receiver = access.receiver, let name = lastName(receiver) else { return false }
      return name.lowercased().hasSuffix("options") || names.contains(name)
    }
      || tokens.contains { index in
        let start = bytes(of: index).start
        return tree.isToken(index, "shortcutItem")
          && source[ByteRange(start: max(0, start - 2), end: start)] == "\\."
      }
  }

  /// Returns true if a method is the first to read the quick action with which a scene was connected: during the
  /// connection, or later from stored options.
  func isConnectionEntry(_ function: CodeFunction) -> Bool {
    let isGiven =
      function.signature.contains("onnect")
      || function.parameters.contains {
        $0.type.contains { tree.isToken($0, endingWith: "ConnectionOptions") }
      }
    return isGiven && readsConnectionItem(function) || readsKeptConnection(function)
      || function.signature.contains("willConnectTo") && types.contains(where: readsConnectionItem)
  }

  /// Returns true if an extension of the options declares a property of its own for the quick action.
  package func readsConnectionItem(_ type: CodeType) -> Bool {
    guard type.name.hasSuffix("ConnectionOptions") else { return false }
    return declares(type) { $0.tokens.contains { tree.isToken($0, "shortcutItem") } }
  }

  /// Returns true if a method reads `shortcutItem` from connection options that are stored in a property.
  private func readsKeptConnection(_ function: CodeFunction) -> Bool {
    guard let body = function.body, mentions("shortcutItem", in: body) else { return false }
    return accesses(to: "shortcutItem", in: body).contains { access in
      guard let name = access.receiver.flatMap(lastName), isNameOfOptions(name) else {
        return false
      }
      return !function.parameters.contains { $0.name == name }
    }
  }

  /// The most variables of one name whose types are read.
  private static var maximumVariables: Int { 16 }

  /// Returns true if a name may be that of connection options, and this file does not declare it as anything else.
  private func isNameOfOptions(_ name: String) -> Bool {
    let types = variables(named: name).prefix(Self.maximumVariables).compactMap(\.type)
      .filter { !$0.isEmpty }
    guard types.isEmpty else {
      return types.contains { $0.contains { tree.isToken($0, endingWith: "ConnectionOptions") } }
    }
    return name.lowercased().hasSuffix("options")
  }

  /// The delegate classes that code assigns to scenes; nil where one of them is not known.
  package var sceneDelegates: Set<String>? {
    guard mentionsConnection else { return [] }
    var names: Set<String> = []
    for assignment in assignments where assignment.name == "delegateClass" {
      if isOfSession(assignment) { continue }
      // `SceneDelegate.self`, `[SceneDelegate class]`
      let words = assignment.value.filter { tree.isIdentifier($0) || tree.isToken($0, "self") }
      guard words.count == 2, let first = words.first, let last = words.last,
        ["self", "class"].contains(tree.name(last))
      else { return nil }
      names.insert(tree.name(first))
    }
    return names
  }

  /// True if the only method that returns a scene configuration always assigns a delegate class to it:
  /// `configuration.delegateClass = SceneDelegate.self; return configuration`.
  var decidesSceneDelegate: Bool {
    let configuring = functions.filter {
      CodeFunction.configuresScenes($0.signature) && $0.body != nil
    }
    guard configuring.count == 1, let body = configuring[0].body else { return false }
    let given = assignments(named: "delegateClass", in: body)
    guard given.count == 1, let only = given.first, let receiver = only.receiver,
      receiver.count == 1, body.filter({ tree.isToken($0, "return") }).count == 1
    else { return false }
    var isGiven = false
    for statement in Statement.read(body, of: tree) {
      switch statement {
      case .plain(let tokens): isGiven = isGiven || tokens.contains(only.nameToken)
      case .exit(.return, let tokens):
        return isGiven && tree.isWord(tokens.lowerBound + 1, tree.name(receiver.lowerBound))
      case .exit, .branch, .loop, .block, .deferred, .unknown: continue
      }
    }
    return false
  }

  /// The names of the configurations that the only method for connecting scenes returns, where each refers to the
  /// manifest by its name: `return UISceneConfiguration(name: "Default", sessionRole: session.role)`.
  var configurationNames: Set<String>? {
    guard language == .swift else { return nil }
    let configuring = functions.filter {
      CodeFunction.configuresScenes($0.signature) && $0.body != nil
    }
    guard configuring.count == 1, let body = configuring[0].body,
      !marks.longNames.contains(where: { tree.isToken($0, "delegateClass") })
    else { return nil }
    let made = calls(in: body).filter { $0.baseName == "UISceneConfiguration" }
    let returns = body.count { tree.isToken($0, "return") }
    guard !made.isEmpty, returns == made.count || returns == 0 && made.count == 1 else {
      return nil
    }
    var names: Set<String> = []
    for call in made {
      let isAnswer =
        tree.isToken(call.tokens.lowerBound - 1, "return")
        || returns == 0 && tree.isOpen(call.tokens.lowerBound - 1, "{")
      guard isAnswer, let value = call.argument("name")?.value,
        let name = literal(at: value.lowerBound), name.tokens == value
      else { return nil }
      names.insert(name.value)
    }
    return names
  }

  /// True for `session.configuration.delegateClass = …`, where another configuration is returned: UIKit uses that
  /// one.
  private func isOfSession(_ assignment: Assignment) -> Bool {
    guard language == .swift, let receiver = assignment.receiver, let names = plainNames(receiver),
      names.count == 2, names.last == "configuration",
      let body = function(around: assignment.nameToken)?.body
    else { return false }
    return body.contains { token in
      tree.isToken(token, "return") && tree.isToken(token + 1, "UISceneConfiguration")
    }
  }

  /// The app delegates that the SwiftUI app names: `@UIApplicationDelegateAdaptor(AppDelegate.self)`; nil where one
  /// of them is not known.
  var adaptedDelegates: Set<String>? {
    var names: Set<String> = []
    for index in marks.longNames where tree.isToken(index, holding: "DelegateAdaptor") {
      if tree.isOpen(index + 1, "("), let close = tree.partner(of: index + 1) {
        let words = (index + 2..<close).filter { tree.isIdentifier($0) || tree.isToken($0, "self") }
        guard words.count == 2, let first = words.first, tree.isToken(words[1], "self") else {
          return nil
        }
        names.insert(tree.name(first))
      } else {
        // `@UIApplicationDelegateAdaptor private var delegate: AppDelegate`
        let head = (index + 1..<tree.tokens.count).prefix(8)
        guard let colon = head.first(where: { tree.isColon($0) }), tree.isIdentifier(colon + 1)
        else { return nil }
        names.insert(tree.name(colon + 1))
      }
    }
    return names
  }

  /// The classes by their names in `@objc(Name) class Own`.
  var objectiveCNames: [String: String] {
    guard language == .swift else { return [:] }
    var names: [String: String] = [:]
    for type in types {
      for place in type.declarations where outline.declarations.indices.contains(place) {
        let declaration = outline.declarations[place]
        if let name = objectiveCName(of: declaration) { names[name] = type.name }
      }
    }
    return names
  }

  /// Returns the first part of the name in `@objc(Name)` before a declaration; nil where it has none.
  func objectiveCName(of declaration: Declaration) -> String? {
    guard declaration.attributes.contains("objc") else { return nil }
    let start = declaration.tokens.lowerBound
    return (start..<max(start, declaration.nameToken))
      .first { tree.isToken($0, "objc") && tree.isOpen($0 + 1, "(") }.map { tree.name($0 + 2) }
  }

  /// Returns true if only this file can read a property: `private`, but not `private(set)`.
  func isHidden(_ property: Declaration) -> Bool {
    property.tokens.contains { index in
      (tree.isToken(index, "private") || tree.isToken(index, "fileprivate"))
        && index < property.nameToken && !tree.isOpen(index + 1, "(")
    }
  }

  /// Returns true if a class is declared `final`.
  func isFinal(_ type: CodeType) -> Bool { declares(type) { $0.modifiers.contains("final") } }

  /// Returns true if a receiver is `super` alone.
  package func isSuper(_ receiver: Range<Int>?) -> Bool {
    guard let receiver, receiver.count == 1 else { return false }
    return tree.isToken(receiver.lowerBound, "super")
  }

  /// Returns true if a type is the app of the SwiftUI life cycle.
  package func isSwiftUIApp(_ type: CodeType) -> Bool {
    guard type.inherits(from: "App", "SwiftUI.App") else { return false }
    return declares(type) { $0.attributes.contains("main") } && !isForOtherSystem(type)
  }

  /// Returns true if an app is one of a Mac or a watch: it names a delegate of these and none of an iPhone, or its file
  /// imports a framework that an iPhone has not.
  private func isForOtherSystem(_ type: CodeType) -> Bool {
    let attributes = Set(members(of: type).flatMap(\.attributes))
    return !attributes.contains("UIApplicationDelegateAdaptor")
      && (!attributes.isDisjoint(with: Self.otherAdaptors) || importsOtherSystem)
  }

  /// True if the file imports a framework of another system, under no condition.
  private var importsOtherSystem: Bool {
    let tokens = tree.tokens.indices
    guard !tokens.contains(where: { tree.isKind($0, .directive) }) else { return false }
    return tokens.dropLast().contains {
      tree.isToken($0, "import") && tree.isToken($0 + 1, among: Self.otherFrameworks)
    }
  }

  private static let otherFrameworks: WordSet = ["WatchKit", "AppKit", "Cocoa"]

  private static let otherAdaptors: Set<String> = [
    "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
  ]

  /// Returns true if a type is the entry point of a UIKit app.
  func isUIKitMain(_ type: CodeType) -> Bool {
    guard type.inherits(from: "UIApplicationDelegate") else { return false }
    return declares(type) {
      $0.attributes.contains("main") || $0.attributes.contains("UIApplicationMain")
    }
  }
}

extension CodeFunction {
  /// Returns true if a method of this signature names the configuration with which UIKit connects scenes.
  package static func configuresScenes(_ signature: String) -> Bool {
    signature.contains("onfigurationForConnecting")
  }
}

extension CodeIndex.TypePart {
  /// True if a method names the configuration with which UIKit connects scenes.
  package var configuresScenes: Bool { functions.contains(where: CodeFunction.configuresScenes) }
}
