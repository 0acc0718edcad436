import CodeModel
import Files
import Guide
import SourceText

extension ActionIndex {
  /// A position where code uses types.
  public struct Use: Sendable {
    public let path: String
    /// The range of the value that a type is compared with, or of the type where it becomes an enumeration case.
    public let range: ByteRange
    /// The line of the range, from 0.
    public let line: Int
    /// The kind of comparison.
    public let kind: Comparison.Kind
    /// The value that it is compared with.
    public let pattern: TypePattern
    /// True if only the part after the last dot is compared.
    public let isLastComponent: Bool
    /// The location of the text that the type is compared with: here, or at a constant.
    public let definition: FileLocation
    /// The name of the case or of the constant.
    public let name: String?
    /// True if it stands for all cases of an enumeration.
    public let isEnumeration: Bool
    /// True if texts other than types may reach it, through a parameter or a property.
    package let mayBeOther: Bool
    /// True if only the name of a property of another file suggests a quick action.
    let isByName: Bool
    /// The function around it, as an index of the functions of its file.
    public let function: Int?
    /// The code that runs where the comparison holds.
    public let way: ActionFacts.Way?
    /// True if nothing happens here for other types.
    public let isExclusive: Bool
    /// True if nothing is done where the comparison holds.
    let isEmpty: Bool
    /// The functions of the app that are called where nothing else is done but log; they may only log as well.
    let logging: Set<String>?
    /// True if the code only returns an answer where the comparison holds.
    let onlyAnswers: Bool
    /// True if the rule `empty-branch-for-type` reports it.
    let isReported: Bool
    /// True if something is surely done there for types that no comparison names.
    let actsForOthers: Bool
    /// The statements that surely show something for types that no comparison names.
    let shownForOthers: ByteRange?
    /// The conditions under which it runs, as far as its function shows them.
    let conditions: ActionFacts.Conditions
    /// True if nothing is done there except in branches of `#if`.
    let isEmptyUnlessBuilt: Bool
    /// True if the type surely equals another text there.
    let isRefuted: Bool
    /// True if it compares the addresses of two strings.
    let comparesAddresses: Bool
    /// The name under which watching code receives the type.
    let handover: String?
    /// The moment at which the code around it receives the value of that name.
    let watch: ActionFacts.Watch
    /// True if it is in a view or a view controller.
    let isInView: Bool
    /// The SwiftUI view, or the modifier of views, that contains it.
    let swiftUIView: String?
    /// The class of an object that the view itself has created and from which the view reads the type.
    let ownModel: String?
    /// The class of the object from which the view reads the type; the view has created the object or received it.
    let viewModel: String?
    /// True if all that its function does is to set members of the same object.
    let onlySetsOwn: Bool
    /// The cases of the enumeration for which something is done, where nothing else follows.
    let onlyCases: Set<String>?
    /// The member of the enumeration case that must not be nil for anything to be done.
    let wantedMember: String?
    /// The destination of the value made from any type, including the value for types without a case.
    var keptIn: ActionFacts.Sink?
    /// The types of the quick actions for which it holds, where another value than the type is compared.
    var holdsFor: [TypePattern]?
    /// The texts that the type surely begins with there.
    let beginnings: [String]
    /// The conditions that the whole type has passed there.
    let tests: [TypeTest]

    /// The ending of matching types; nil where only a part of them is compared.
    var wholePattern: TypePattern? {
      switch kind {
      case .equal, .notEqual, .pattern: holdsFor == nil ? pattern : nil
      case .suffix, .contains, .prefix: nil
      }
    }

    /// Returns true if the comparison holds for a type.
    public func matches(_ type: TypePattern) -> Bool {
      if isLastComponent, let text = type.text, !tests.allSatisfy({ $0.passes(text) }) {
        return false
      }
      if !beginnings.isEmpty, let text = type.text, !beginnings.allSatisfy(text.hasPrefix) {
        return false
      }
      if let holdsFor { return holdsFor.contains { $0.matches(type) } }
      switch kind {
      case .equal, .notEqual, .pattern:
        if isLastComponent {
          return type.lastComponent == pattern.text ?? pattern.lastComponent
        }
        return pattern.matches(type)
      case .suffix: return type.ending.hasSuffix(pattern.ending)
      case .contains: return pattern.text.map { type.ending.contains($0) } ?? true
      case .prefix: return pattern.text.map { type.text?.hasPrefix($0) ?? true } ?? true
      }
    }
  }
}

extension ActionIndex {
  /// Returns the uses that may hold for a type in an app for iOS, in the order of the files.
  package func effectiveUses(of type: TypePattern) -> [Use] { uses(of: type).filter(\.mayHold) }

  /// The first code on the path of quick actions that is built only under conditions such as `DEBUG`; nil where there
  /// is none.
  var conditionalCode: GatePlace? {
    let conditional = uses.first { $0.conditions.isBuilt == nil || $0.isEmptyUnlessBuilt }
    if let conditional {
      return GatePlace(.init(range: conditional.range, line: conditional.line), conditional.path)
    }
    for path in files.keys.sorted() {
      guard let facts = files[path], !facts.isTest else { continue }
      let place = facts.functions.lazy.compactMap { function in
        function.conditional ?? function.tracedCalls.lazy.compactMap(\.conditional).first
      }.first
      if let place { return GatePlace(place, path) }
    }
    return nil
  }
}

extension ActionIndex {
  /// A position after which types cannot be followed.
  public struct Obstacle: Sendable {
    public let path: String
    public let range: ByteRange
    /// The line of the range, from 0.
    public let line: Int
    public let obstacle: ActionFacts.Obstacle
    /// The function around it, as an index of the functions of its file.
    let function: Int?
  }

  /// A dynamic quick action that code creates.
  public struct Creation: Sendable {
    public let path: String
    public let range: ByteRange
    /// The type; nil if it is known only at run time.
    public let pattern: TypePattern?
    /// The location of the text of the type; nil where neither a constant nor a literal contains it.
    public let definition: FileLocation?
    public let title: TextExpression?
    /// The function around it, as an index of the functions of its file.
    let function: Int?
    /// True if the file contains tests.
    public let isTest: Bool
    /// The number of enumeration cases for which quick actions are created there; nil where the code is for one type.
    package var caseCount: Int?
    /// True if the app may create none of this type: the code is for all cases, and it is not known which reach it.
    var isPossible = false
    /// The function that creates it, where surely no code calls that function.
    var uncalled: String?
    /// The condition before it that only devices with 3D Touch meet.
    var forceTouchGate: GatePlace?
    /// Its user info; nil where that is not known.
    var userInfo: [String: UserInfoValue]?
  }

  /// The location of a condition.
  struct GatePlace: Sendable {
    let location: FileLocation
    /// The line, from 0.
    let line: Int

    init(_ gate: ActionFacts.Gate, _ path: String) {
      (location, line) = (FileLocation(path, gate.range), gate.line)
    }
  }
}

extension ActionIndex.Use {
  init(
    _ use: ActionFacts.Use, _ path: String, _ kind: Comparison.Kind, _ found: TextResolver.Found,
    isLast: Bool, isEnumeration: Bool = false, _ resolver: TextResolver
  ) {
    (self.path, range, line, self.kind) = (path, use.range, use.line, kind)
    (pattern, isLastComponent, name) = (found.pattern, isLast, found.name)
    definition = found.definition ?? FileLocation(path, use.textRange ?? use.range)
    self.isEnumeration = isEnumeration
    (mayBeOther, isByName) = (use.origin.mayBeOther, use.origin.isByName)
    (function, way, conditions) = (use.function, use.way, use.conditions)
    (isExclusive, isEmpty, logging) = (use.isExclusive, use.isEmpty, use.logging)
    (onlyAnswers, isReported) = (use.onlyAnswers, use.isReported)
    (handover, watch, isInView) = (use.handover, use.watch, use.isInView)
    (swiftUIView, wantedMember) = (use.swiftUIView, use.wantedMember)
    (ownModel, onlyCases) = (use.ownModel, use.onlyCases)
    keptIn = use.keptIn
    (viewModel, onlySetsOwn) = (use.viewModel, use.onlySetsOwn)
    // Code after a comparison with one text does not run for others.
    actsForOthers = use.actsForOthers && use.equals.isEmpty
    shownForOthers = actsForOthers ? use.shownForOthers : nil
    isEmptyUnlessBuilt = use.isEmptyUnlessBuilt
    comparesAddresses = use.comparesAddresses
    // A caller passed only a part of the type, so conditions on the whole type do not apply.
    let isRest = isLast && !use.isLastComponent
    tests = isRest ? [] : use.tests
    beginnings = (isRest ? [] : use.beginnings).compactMap { text in
      resolver.resolve(text, in: use.owner, at: path)?.pattern.text
    }
    let isWhole = !isLast && [.equal, .pattern].contains(kind)
    let isTested = found.pattern.text.map { text in
      isWhole && !use.tests.allSatisfy { $0.passes(text) }
    }
    isRefuted =
      isTested == true
      || use.equals.contains { equal in
        guard let text = found.pattern.text else { return false }
        let other = resolver.resolve(equal, in: use.owner, at: path)?.pattern.text
        return other.map { $0 != text } ?? false
      }
  }

  /// True if types with the last component that it compares have to pass conditions before.
  package var isLimited: Bool { isLastComponent && !tests.isEmpty }

  /// True if the condition can hold for a quick action and depends on its type.
  package var comparesType: Bool { mayHold && holdsFor == nil }

  /// True if it may hold for a quick action in an app for iOS.
  package var mayHold: Bool {
    !isRefuted && !comparesAddresses && conditions.isBuilt != false
  }
}

extension LocalizedText {
  /// The message that says what would have to change for anything to be done.
  package static func unmet(_ need: ActionFacts.Need) -> LocalizedText {
    switch need {
    case .flag(let path, let value):
      let name = path.joined(separator: ".")
      return LocalizedText(
        en: "“\(name)” would have to be \(value), and never is",
        zhHans: "那里要求“\(name)”为 \(value)，而它从来不是")
    case .userInfo(let key, _):
      return LocalizedText(
        en: "“\(key)” of its user info is needed, which it does not have",
        zhHans: "那里需要 userInfo 里的“\(key)”，而这个快捷操作没有")
    case .reader(let names):
      let name = names.first ?? ""
      return LocalizedText(
        en: "only “\(name)” is set, and no code reads that",
        zhHans: "那里只给“\(name)”赋了值，而没有代码读取它")
    }
  }

  /// The message about a comparison that holds for no quick action, in place of “no code compares this type”.
  package static func comparedInVain(_ use: ActionIndex.Use) -> LocalizedText {
    let place = "\(Path.name(of: use.path)):\(use.line + 1)"
    if use.comparesAddresses {
      return LocalizedText(
        en: "compared in \(place) only, by address and not by what it says",
        zhHans: "只在 \(place) 比较，而那里比较的是地址，不是内容")
    }
    return use.isRefuted
      ? LocalizedText(
        en: "compared in \(place) only, where it surely is another type",
        zhHans: "只在 \(place) 比较，而那里的类型必定是另一个")
      : LocalizedText(
        en: "compared in \(place) only, in code that never runs on iOS",
        zhHans: "只在 \(place) 比较，而那里的代码在 iOS 上不会运行")
  }
}
