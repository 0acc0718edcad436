import CodeModel
import CodeSyntax
import Foundation
import Guide
import SourceText
import TestKit

/// The first versions with the symbols of Apple's frameworks, as declared in the stubs. Only names are known:
/// for several symbols with the same name, the oldest counts.
struct StubVersions {
  /// A parameter of a declaration in a stub.
  private struct Parameter {
    let label: String
    let isClosure: Bool
    let hasDefault: Bool
  }

  /// A declaration in a stub.
  private struct Declared {
    /// The enclosing types; empty for a top-level declaration.
    let owner: String
    let isCallable: Bool
    let parameters: [Parameter]
    let since: Version
  }

  private var types: [String: [Version]] = [:]
  private var members: [String: [Declared]] = [:]
  /// Macros of the toolchain, which have no stub.
  private static let macros = ["Observable": Version(17), "ObservationIgnored": Version(17)]
  /// Names that the standard library also uses, so that the stubs do not decide.
  private static let shared: Set<String> = ["remove", "contains", "insert", "name", "identifier"]

  init() throws {
    for path in try Project.files(below: "Tests/GuideTests/Stubs", suffix: ".swiftinterface") {
      let tree = CodeTree(SourceText(try Project.text(path)), .swift)
      let outline = CodeOutline(tree)
      func name(_ index: Int) -> String {
        let declaration = outline.declarations[index]
        return (declaration.parent.map { name($0) + "." } ?? "") + declaration.name
      }
      func since(_ index: Int) -> Version {
        let declaration = outline.declarations[index]
        let outer = declaration.parent.map(since) ?? Version(0)
        let words = (declaration.tokens.lowerBound..<declaration.nameToken)
          .map { tree.text(of: tree.tokens[$0]) }
        guard let start = words.firstIndex(of: "available"),
          let number = words[start...].prefix(while: { $0 != ")" }).first(where: {
            $0.first?.isNumber == true
          }), let own = Version(number)
        else { return outer }
        return max(own, outer)
      }
      for (index, declaration) in outline.declarations.enumerated() {
        if declaration.isType {
          guard declaration.kind != .type(.extension) else { continue }
          types[declaration.name, default: []].append(since(index))
        } else {
          members[declaration.name, default: []].append(
            Declared(
              owner: declaration.parent.map(name) ?? "",
              isCallable: declaration.kind == .function || declaration.kind == .initializer,
              parameters: declaration.parameters.map { parameter in
                Parameter(
                  label: parameter.label ?? "_",
                  isClosure: parameter.type.contains {
                    tree.text(of: tree.tokens[$0]) == "->"
                  }, hasDefault: parameter.hasDefault)
              }, since: since(index)))
        }
      }
    }
  }

  /// Returns the first version with a type; nil if no stub declares it.
  func type(_ name: String) -> Version? { Self.macros[name] ?? types[name]?.min() }

  /// Returns the first version with a member; nil if no stub declares it.
  ///
  /// - Parameter call: the call, if the member is called.
  func member(_ name: String, _ call: Call?) -> Version? {
    guard !Self.shared.contains(name), let all = members[name] else { return nil }
    guard let call else { return all.map(\.since).min() }
    return all.filter { $0.isCallable && Self.fits(call, $0) }.map(\.since).min()
      ?? all.filter { !$0.isCallable }.map(\.since).min()
  }

  /// Returns the first version with the initializer that a call of a type's name uses.
  func initializer(of type: String, _ call: Call) -> Version? {
    members["init"]?.filter { declared in
      (declared.owner == type || declared.owner.hasSuffix("." + type))
        && Self.fits(call, declared)
    }.map(\.since).min()
  }

  /// Returns the first version with the initializer that takes only a closure.
  func initializerWithClosure(of type: String) -> Version? {
    members["init"]?.filter { declared in
      (declared.owner == type || declared.owner.hasSuffix("." + type))
        && declared.parameters.map(\.isClosure) == [true]
    }.map(\.since).min()
  }

  /// Returns true if the labels of a call are some of the declared ones, in their order, and the other
  /// parameters have default values or are trailing closures.
  private static func fits(_ call: Call, _ declared: Declared) -> Bool {
    let given = call.arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    let trailing = call.arguments.count - given.count
    var rest = Array(declared.parameters.indices)[...]
    var left: [Int] = []
    for label in given {
      guard let index = rest.firstIndex(where: { declared.parameters[$0].label == label }) else {
        return false
      }
      left += rest[..<index]
      rest = rest[(index + 1)...]
    }
    left += rest
    let closures = left.filter { declared.parameters[$0].isClosure }
    let needed = left.filter { !declared.parameters[$0].hasDefault }
    return closures.count >= trailing && needed.count <= trailing
      && needed.allSatisfy { declared.parameters[$0].isClosure }
  }
}

/// The symbols in a sample that its oldest system does not have.
struct SampleAvailability {
  /// A use without an availability check.
  struct Finding: Hashable, CustomStringConvertible {
    let name: String
    let since: Version
    var description: String { "\(name) needs iOS \(since)" }
  }

  /// Returns the oldest system of a sample: `// iOS 17 and later` at its beginning, else that of all samples.
  static func target(of code: String) -> Version {
    code.prefixMatch(of: #/(?:import \w+\n|\s)*// iOS (\d+(?:\.\d+)?) and later/#)
      .flatMap { Version(String($0.output.1)) } ?? DeploymentRange.samples
  }

  /// Returns the uses in a Swift sample.
  static func findings(inSwift code: String, _ stubs: StubVersions) -> Set<Finding> {
    let file = CodeFile(SourceText(code), .swift)
    let tree = file.tree
    let calls = Dictionary(
      file.calls.map { ($0.nameToken, $0) }, uniquingKeysWith: { first, _ in first })
    func text(_ index: Int) -> String {
      tree.tokens.indices.contains(index) ? tree.text(of: tree.tokens[index]) : ""
    }
    var own = Set(file.outline.declarations.map(\.name))
    own.formUnion(file.outline.declarations.flatMap { $0.parameters.map(\.name) })
    for index in tree.tokens.indices where ["let", "var"].contains(text(index - 1)) {
      own.insert(text(index))
    }
    // `{ left, right in`
    for index in tree.tokens.indices where text(index) == "in" {
      var at = index - 1
      while at >= 0, [",", "_"].contains(text(at)) || tree.tokens[at].kind == .identifier {
        own.insert(text(at))
        at -= 1
      }
    }
    var findings: Set<Finding> = []
    for index in tree.tokens.indices where tree.tokens[index].kind == .identifier {
      let (name, before) = (text(index), text(index - 1))
      let isLabel = text(index + 1) == ":" && (before == "(" || before == ",")
      // `@available(iOS 16.0, *)`
      let isPlatform = name == "iOS" && text(index + 1).first?.isNumber == true
      guard !isLabel, !isPlatform,
        !["func", "let", "var", "case", "class", "struct", "import"].contains(before)
      else { continue }
      let call = calls[index]
      let isType = name.first?.isUppercase == true
      var since: Version?
      if isType, !own.contains(name) {
        since = stubs.type(name)
        // `Name {` alone is a call as well; after a colon it begins a body.
        let isBody = [":", "->", ",", "some", "&", "extension"].contains(before)
        let initializer =
          call.flatMap { stubs.initializer(of: name, $0) }
          ?? (text(index + 1) == "{" && !isBody ? stubs.initializerWithClosure(of: name) : nil)
        if let initializer {
          since = max(since ?? initializer, initializer)
        }
      } else if !isType, before.hasSuffix(".") || !own.contains(name) {
        since = own.contains(name) ? nil : stubs.member(name, call)
      }
      if let since, since > guaranteed(at: index, in: file, code) {
        findings.insert(Finding(name: name, since: since))
      }
    }
    return findings
  }

  /// Returns the uses in an Objective-C sample. Its names are those of the guide's entries.
  static func findings(inObjectiveC code: String) -> Set<Finding> {
    let file = CodeFile(SourceText(code), .objectiveC)
    let selectors = Dictionary(
      file.calls.filter { $0.style == .message }.map { ($0.nameToken, $0.name) },
      uniquingKeysWith: { first, _ in first })
    let own = Set(file.outline.declarations.map(\.name))
    var findings: Set<Finding> = []
    for index in file.tree.tokens.indices where file.tree.tokens[index].kind == .identifier {
      let name = selectors[index] ?? file.tree.text(of: file.tree.tokens[index])
      guard !own.contains(name), let since = objectiveC[name],
        since > guaranteed(at: index, in: file, code)
      else { continue }
      findings.insert(Finding(name: name, since: since))
    }
    return findings
  }

  /// The oldest version for each Objective-C name or selector.
  private static let objectiveC: [String: Version] = {
    var versions: [String: Version] = [:]
    for signature in APITable.all + APITable.brief {
      guard let name = signature.objectiveCName, let since = signature.since else { continue }
      versions[name] = min(versions[name] ?? since, since)
    }
    return versions
  }()

  /// Returns the version that is guaranteed at a token.
  private static func guaranteed(at token: Int, in file: CodeFile, _ code: String) -> Version {
    file.conditions(around: token).reduce(target(of: code)) { version, condition in
      guard case .system(let versions, isNegated: false) = condition.kind else { return version }
      return versions.filter { $0.platform == "iOS" }.compactMap { Version($0.version) }
        .reduce(version, max)
    }
  }
}
