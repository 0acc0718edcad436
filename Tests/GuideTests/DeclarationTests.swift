import CodeSyntax
import Guide
import SourceText
import TestKit
import Testing

/// Declarations contain the same additional facts as Apple's: optional requirements, convenience
/// initializers, and isolation. They are compared with the stubs.
@Suite struct DeclarationTests {
  /// The facts about a symbol in the stubs.
  private struct Facts {
    var isOptional: Bool
    var isConvenience: Bool
    var isOnMainActor: Bool
  }

  private static func facts() throws -> [String: Facts] {
    let tree = CodeTree(
      SourceText(try Project.text("Tests/GuideTests/Stubs/UIKit.swiftinterface")), .swift)
    let outline = CodeOutline(tree)
    func name(_ index: Int) -> String {
      let declaration = outline.declarations[index]
      return (declaration.parent.map { name($0) + "." } ?? "") + declaration.name
    }
    var facts: [String: Facts] = [:]
    for (index, declaration) in outline.declarations.enumerated()
    where declaration.kind != .type(.extension) {
      var key = name(index)
      if declaration.kind == .function || declaration.kind == .initializer {
        key += "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      }
      guard facts[key] == nil else { continue }
      let words = (declaration.tokens.lowerBound..<declaration.nameToken)
        .map { tree.text(of: tree.tokens[$0]) }
      facts[key] = Facts(
        isOptional: words.contains("optional"), isConvenience: words.contains("convenience"),
        isOnMainActor: declaration.isType && words.contains("MainActor")
          || words.contains("@MainActor"))
    }
    return facts
  }

  @Test func declarationsSayWhatTheStubsSay() throws {
    let facts = try Self.facts()
    var compared = 0
    for id in SymbolLibrary.ids {
      guard let declaration = SymbolLibrary.entry(id)?.swiftDeclaration, let fact = facts[id] else {
        continue
      }
      compared += 1
      let words = declaration.prefix { $0 != "(" && $0 != ":" }.split(separator: " ")
      #expect(words.contains("optional") == fact.isOptional, "\(id)")
      #expect(words.contains("convenience") == fact.isConvenience, "\(id)")
      if words.contains("protocol") || words.contains("class"), !words.contains("var"),
        !words.contains("func")
      {
        #expect(declaration.hasPrefix("@MainActor ") == fact.isOnMainActor, "\(id)")
      }
    }
    #expect(compared > 200)
  }

  /// Methods, initializers and properties of a type on the main actor are declared on the main actor, as in
  /// Apple's documentation.
  @Test func membersOfIsolatedTypesAreOnTheMainActor() throws {
    let facts = try Self.facts()
    var compared = 0
    for id in SymbolLibrary.ids {
      let head = id.prefix { $0 != "(" }
      guard let dot = head.lastIndex(of: "."), let type = facts[String(head[..<dot])],
        type.isOnMainActor, let declaration = SymbolLibrary.entry(id)?.swiftDeclaration,
        declaration.contains("func ") || declaration.contains("var ")
          || declaration.contains("init(")
      else { continue }
      compared += 1
      #expect(declaration.contains("@MainActor "), "\(id)")
    }
    #expect(compared > 150)
  }

  /// A protocol as a type is written with `any`, in declarations and in samples.
  @Test func protocolsAreWrittenWithAny() throws {
    let protocols = SymbolLibrary.ids.filter {
      SymbolLibrary.entry($0)?.swiftDeclaration?.contains("protocol ") == true
    }
    let places =
      SymbolLibrary.ids.compactMap { id in
        SymbolLibrary.entry(id)?.swiftDeclaration.map { (id, $0) }
      } + (try GuideExample.all(in: "swift").map { ($0.place, $0.code) })
    for (place, code) in places {
      for line in code.split(separator: "\n")
      where !line.contains(#/\b(class|protocol|extension|struct|where)\b/#) {
        for name in protocols {
          let bare = [": \(name)", "-> \(name)", "[\(name)]"].filter { form in
            line.ranges(of: form).contains { range in
              let next = line[range.upperBound...].first
              return next.map { !($0.isLetter || $0.isNumber || $0 == ".") } ?? true
            }
          }
          #expect(bare.isEmpty, "\(place): \(line)")
        }
      }
    }
  }

  /// UIKit has one selector for a method with a completion handler and for its `async` form, so a type with
  /// both does not compile. The stubs have two selectors and would accept it.
  @Test func noSampleHasBothFormsOfAMethod() throws {
    for sample in try GuideExample.all(in: "swift") {
      let outline = CodeOutline(CodeTree(SourceText(sample.code), .swift))
      var forms: [String: Set<Bool>] = [:]
      for declaration in outline.declarations where declaration.kind == .function {
        let labels = declaration.parameters.map { $0.label ?? "_" }
          .filter { $0 != "completionHandler" }
        let key = "\(declaration.parent ?? -1) \(declaration.name) \(labels)"
        forms[key, default: []].insert(declaration.isAsync)
      }
      #expect(forms.values.allSatisfy { $0.count == 1 }, "\(sample.place)")
    }
  }
}
