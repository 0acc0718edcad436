import CodeModel
import CodeSyntax
import Guide
import SourceText

/// A method that resembles one of UIKit's but differs in its name or signature: UIKit finds methods by their exact
/// name, so it never calls this one, and the compiler does not warn.
package struct NearMiss {
  /// The difference between a method and the one that UIKit calls.
  package enum Slip: Equatable {
    /// The name or a label differs; the value as it is written.
    case name
    /// The name is the one in Swift 2 or Objective-C.
    case oldName
    /// The parameter at a position has another type, which makes it another method.
    case type(Int)
    /// A modifier hides it from UIKit: `private`, `static`.
    case modifier(String)
    /// It has no completion block and is not `async`.
    case notAsync
    /// It is a method, and UIKit declares a property.
    case notProperty
    /// The parameters are right but in another order.
    case order
  }

  package let function: CodeFunction
  package let signature: APISignature
  package let slips: [Slip]
}

extension NearMiss {
  /// - Parameters:
  ///   - inherited: returns the names of a type's superclasses and protocols, with theirs in turn, as far as other
  ///     files show.
  ///   - limit: the most results.
  package static func all(
    in file: CodeFile, inherited: (String) -> Set<String>, limit: Int
  ) -> [NearMiss] {
    guard !file.isSwift2 else { return [] }
    // Few files have such a method, and only for these more is read.
    let concerned = file.types.filter { type in
      type.kind != .protocol && file.functions(of: type).contains { NearMissFinder.mayConcern($0) }
    }
    guard !concerned.isEmpty else { return [] }
    let finder = NearMissFinder(file)
    var misses: [NearMiss] = []
    for type in concerned {
      let functions = file.functions(of: type)
      let roles = UIKitRole.roles(of: type, inherited(type.name))
      var right = RightMethods(finder, functions)
      for function in functions {
        guard misses.count < limit else { return misses }
        if let miss = finder.nearMiss(function, among: &right, roles) { misses.append(miss) }
      }
    }
    return misses
  }
}

/// The UIKit methods that a type implements correctly, each looked up once.
private struct RightMethods {
  private let finder: NearMissFinder
  private let functions: [CodeFunction]
  private var known: [String: [Int]] = [:]

  init(_ finder: NearMissFinder, _ functions: [CodeFunction]) {
    self.finder = finder
    self.functions = functions
  }

  /// Returns true if a function other than the given one implements a UIKit method.
  mutating func hold(_ signature: APISignature, otherThan function: CodeFunction) -> Bool {
    let finder = finder
    let right =
      known[signature.id]
      // One of two results is another function.
      ?? Array(functions.lazy.filter { finder.isRight($0, signature) }.map(\.index).prefix(2))
    known[signature.id] = right
    return right.contains { $0 != function.index }
  }
}

/// Compares methods with those that UIKit calls.
private struct NearMissFinder {
  /// The most letters by which a name may differ.
  private static let maximumDistance = 3

  private let file: CodeFile
  /// The methods that the file calls itself, by their first name.
  private let calledNames: Set<String>
  /// The requirements of protocols that the file declares.
  private let ownRequirements: Set<String>
  /// True if the file cannot be Swift 2, where the old names are right.
  private let isModern: Bool

  init(_ file: CodeFile) {
    self.file = file
    calledNames = Set(
      file.calls.filter { call in
        guard let receiver = call.receiver else { return true }
        return !file.tree.isToken(receiver.lowerBound, "super")
      }.map(\.signature))
    ownRequirements = Set(
      file.types.filter { $0.kind == .protocol }.flatMap { file.functions(of: $0) }.map(\.signature)
    )
    isModern = Self.isModern(file)
  }

  /// Returns true if a method has the name of a UIKit method, exactly or nearly.
  static func mayConcern(_ function: CodeFunction) -> Bool { !candidates(for: function).isEmpty }

  func nearMiss(
    _ function: CodeFunction, among right: inout RightMethods, _ roles: Set<UIKitRole>
  ) -> NearMiss? {
    guard !file.isInactive(function.declaration.nameToken), function.body != nil,
      !ownRequirements.contains(function.signature), !calledNames.contains(function.signature),
      !file.isForOtherPlatform(function.declaration.nameToken)
    else { return nil }
    if file.language == .objectiveC, function.isStatic { return nil }
    let candidates = Self.candidates(for: function).filter { UIKitRole.suit($0, roles) }
    let compared = candidates.compactMap { signature in
      slips(function, signature).map { (signature: signature, slips: $0) }
    }
    // A correct implementation of one method is no typo of another.
    guard !compared.contains(where: \.slips.isEmpty) else { return nil }
    let missing = compared.first { found in
      !right.hold(found.signature, otherThan: function)
        && !isCovered(found.signature, among: &right, function)
    }
    return missing.map {
      NearMiss(function: function, signature: $0.signature, slips: $0.slips)
    }
  }

  /// Returns true if UIKit asks for a longer form of a method first, and another function implements that:
  /// `adaptivePresentationStyle(for:traitCollection:)` before `adaptivePresentationStyle(for:)`.
  private func isCovered(
    _ signature: APISignature, among right: inout RightMethods, _ function: CodeFunction
  ) -> Bool {
    guard signature.baseName == "adaptivePresentationStyle" else { return false }
    return NearMissTable.shared.methods(near: signature.baseName, limit: 0).contains { other in
      other.baseName == signature.baseName && other.parameters.count > signature.parameters.count
        && right.hold(other, otherThan: function)
    }
  }

  func isRight(_ function: CodeFunction, _ signature: APISignature) -> Bool {
    slips(function, signature)?.isEmpty ?? false
  }

  // MARK: Candidates

  /// Returns the UIKit methods whose first name differs by at most a few letters, the nearest first.
  private static func candidates(for function: CodeFunction) -> [APISignature] {
    let name = function.baseName
    guard name.utf8.count >= 5, function.declaration.kind == .function else { return [] }
    return NearMissTable.shared.methods(near: name, limit: maximumDistance)
  }

  // MARK: Slips

  /// Returns the differences from a UIKit method that is meant; empty for a correct implementation, nil where another
  /// method is meant.
  private func slips(_ function: CodeFunction, _ signature: APISignature) -> [NearMiss.Slip]? {
    file.language == .swift ? swift(function, signature) : objectiveC(function, signature)
  }

  private func swift(_ function: CodeFunction, _ signature: APISignature) -> [NearMiss.Slip]? {
    if signature.kind == .property {
      // `override func previewActionItems()` of Swift 2.
      let isOld = signature.swift2Name == function.signature && isModern
      return isOld && !function.isOverride ? [.notProperty] : nil
    }
    if isAttributed(function, signature) { return [] }
    var slips: [NearMiss.Slip] = []
    let wanted = signature.parameters
    let isShort = function.parameters.count == wanted.count - 1
    guard
      function.parameters.count == wanted.count || (isShort && signature.hasCompletionHandler)
    else { return nil }
    if !isShort, isReordered(function, signature) { return [.order] }
    // The types distinguish the method from others of the same name.
    for (place, (parameter, wanted)) in zip(function.parameters, wanted).enumerated() {
      switch compare(file.text(of: parameter.type), wanted.type) {
      case .same: continue
      case .slip where !function.isOverride: slips.append(.type(place))
      case .slip, .other: return nil
      }
    }
    let labels = function.parameters.map { $0.label ?? "_" }
    let wantedLabels = Array(signature.labels.prefix(labels.count))
    if function.baseName != signature.baseName || labels != wantedLabels {
      guard let slip = nameSlip(function, labels, signature, wantedLabels) else { return nil }
      slips.append(slip)
    }
    if isShort, !function.isAsync { slips.append(.notAsync) }
    slips += modifierSlips(function)
    return slips
  }

  private func isReordered(_ function: CodeFunction, _ signature: APISignature) -> Bool {
    let written = function.parameters.map { parameter in
      (parameter.label ?? "_") + ":" + TypeText.normal(file.text(of: parameter.type))
    }
    let wanted = signature.parameters.map { ($0.label ?? "_") + ":" + TypeText.normal($0.type) }
    return function.baseName == signature.baseName && written != wanted
      && written.sorted() == wanted.sorted()
  }

  private func nameSlip(
    _ function: CodeFunction, _ labels: [String], _ signature: APISignature, _ wanted: [String]
  ) -> NearMiss.Slip? {
    // An `override` without a method to override does not compile.
    guard !function.isOverride else { return nil }
    if isOld(function.baseName, labels, signature) {
      return isModern || labels.first == "_" ? .oldName : nil
    }
    // `scene(_:performActionFor:…)` for `windowScene(_:performActionFor:…)`
    if labels == wanted, function.baseName == "scene", signature.baseName == "windowScene" {
      return .name
    }
    let written = [function.baseName] + labels.map { $0 == "_" ? "" : $0 }
    let right = [signature.baseName] + wanted.map { $0 == "_" ? "" : $0 }
    let distance = distance(written, right)
    return distance.map { $0 > 0 } == true ? .name : nil
  }

  /// Returns the number of letters by which two names with labels differ; nil where that is more than a typo.
  private func distance(_ written: [String], _ right: [String]) -> Int? {
    guard written.count == right.count else { return nil }
    var sum = 0
    for (name, wanted) in zip(written, right) where name != wanted {
      // A missing or superfluous label; `completion` for `completionHandler`.
      let isShortened = name.utf8.count > 3 && wanted.hasPrefix(name)
      // `connectionOptions` for `options`: the name of the parameter as a label.
      let isLengthened = wanted.utf8.count > 3 && name.lowercased().hasSuffix(wanted)
      if name.isEmpty || wanted.isEmpty || isShortened || isLengthened {
        sum += 1
      } else if let distance = Spelling.distance(name, wanted, limit: Self.maximumDistance) {
        sum += distance
      } else {
        return nil
      }
    }
    return sum <= Self.maximumDistance ? sum : nil
  }

  /// Returns true if a method is spelled as in Swift 2, or as the selector with `_` in front.
  private func isOld(_ baseName: String, _ labels: [String], _ signature: APISignature) -> Bool {
    let rest = Array(labels.dropFirst())
    if let old = signature.swift2Name {
      let parts = old.split(separator: "(")
      let oldLabels = parts.last?.dropLast().split(separator: ":").map(String.init) ?? []
      let isOldFirst = labels.first == "_" || labels.first == oldLabels.first
      if parts.first.map(String.init) == baseName, isOldFirst, Array(oldLabels.dropFirst()) == rest
      {
        return labels != signature.labels || baseName != signature.baseName
      }
    }
    let selector = signature.selector.map(\.name)
    return selector.first == baseName && Array(selector.dropFirst()) == rest
      && (labels.first == "_") && signature.labels != labels
  }

  private static func isModern(_ file: CodeFile) -> Bool {
    file.functions.contains { function in
      function.parameters.contains { file.text(of: $0.type).contains("@escaping") }
        || ([
          "application", "viewWillAppear", "viewDidAppear", "tableView", "collectionView", "scene",
        ]
        .contains(function.baseName)
          || function.baseName.hasPrefix("application"))
          && function.parameters.first.map { $0.label == nil } == true
    }
  }

  private func modifierSlips(_ function: CodeFunction) -> [NearMiss.Slip] {
    var slips: [NearMiss.Slip] = []
    if function.isPrivate, !function.declaration.attributes.contains("objc") {
      let words = function.declaration.modifiers + [function.extensionAccess ?? ""]
      slips.append(.modifier(words.contains("private") ? "private" : "fileprivate"))
    }
    for word in ["static", "class"] where function.declaration.modifiers.contains(word) {
      slips.append(.modifier(word))
    }
    return slips
  }

  /// Returns true if `@objc(selector)` gives the method the right name.
  private func isAttributed(_ function: CodeFunction, _ signature: APISignature) -> Bool {
    guard function.declaration.attributes.contains("objc"), let selector = signature.objectiveCName
    else { return false }
    let head = function.declaration.tokens.lowerBound..<function.declaration.nameToken
    return file.text(of: head).filter { !$0.isWhitespace }.contains("(\(selector))")
  }

  private func objectiveC(_ function: CodeFunction, _ signature: APISignature) -> [NearMiss.Slip]? {
    let wanted = signature.selector.filter { $0.parameter != nil }
    let parts = function.signature.split(separator: ":").map(String.init)
    guard signature.kind == .method, !signature.isClassMethod, function.signature.hasSuffix(":"),
      parts.count == wanted.count, function.parameters.count == wanted.count
    else { return nil }
    for (parameter, wanted) in zip(function.parameters, wanted)
    where compare(file.text(of: parameter.type), wanted.type ?? "") != .same { return nil }
    if parts == wanted.map(\.name) { return [] }
    if Array(parts.dropFirst()) == wanted.dropFirst().map(\.name), parts.first == "scene",
      signature.baseName == "windowScene"
    {
      return [.name]
    }
    return distance(parts, wanted.map(\.name)).map { $0 > 0 ? [.name] : [] }
  }

  // MARK: Types

  private enum TypeRelation { case same, slip, other }

  private func compare(_ written: String, _ wanted: String) -> TypeRelation {
    let (written, wanted) = (TypeText.normal(written), TypeText.normal(wanted))
    if written == wanted { return .same }
    if Set([written, wanted]) == ["UIScene", "UIWindowScene"] { return .slip }
    // A non-optional type where UIKit passes nil; a dictionary type of Swift 2.
    if written + "?" == wanted { return .slip }
    if wanted == "block", written == "()->Void" || written == "()->()" { return .slip }
    if wanted.hasPrefix("[UIApplication.LaunchOptionsKey"),
      written.hasPrefix("[NSObject:AnyObject]")
    {
      return .slip
    }
    return .other
  }
}

/// UIKit's methods by their first names.
private struct NearMissTable {
  static let shared = NearMissTable()

  private let names: [(name: String, methods: [APISignature])]

  private init() {
    var methods: [String: [APISignature]] = [:]
    let properties = APITable.all.filter { $0.kind == .property && $0.swift2Name != nil }
    // A method without a UIKit type among its parameters may be any method.
    let distinct = APITable.callbacks.filter { signature in
      signature.kind == .method && signature.parameters.contains { $0.type != "Bool" }
    }
    for signature in distinct + properties {
      var names: Set<String> = [signature.baseName]
      if let first = signature.selector.first?.name { names.insert(first) }
      if let old = signature.swift2Name { names.insert(String(old.prefix { $0 != "(" })) }
      if signature.baseName == "windowScene" { names.insert("scene") }
      for name in names { methods[name, default: []].append(signature) }
    }
    names = methods.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func methods(near name: String, limit: Int) -> [APISignature] {
    let length = name.utf8.count
    var found: [(distance: Int, method: APISignature)] = []
    for (other, methods) in names where abs(other.utf8.count - length) <= limit {
      guard let distance = other == name ? 0 : Spelling.distance(name, other, limit: limit) else {
        continue
      }
      found += methods.map { (distance, $0) }
    }
    var seen = Set<String>()
    return found.sorted { ($0.distance, $0.method.id) < ($1.distance, $1.method.id) }.map(\.method)
      .filter { seen.insert($0.id).inserted }
  }
}
