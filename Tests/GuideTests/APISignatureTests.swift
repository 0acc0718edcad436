import CodeSyntax
import Foundation
import Guide
import SourceText
import TestKit
import Testing

/// One table of signatures: its Objective-C matches the headers, its Swift matches the stubs.
@Suite(.timeLimit(.minutes(40))) struct APISignatureTests {
  @Test func declarationsAreRead() throws {
    let handler = try #require(
      APITable.signature("UIApplicationDelegate.application(_:performActionFor:completionHandler:)")
    )
    #expect(handler.owner == "UIApplicationDelegate")
    #expect(handler.swiftName == "application(_:performActionFor:completionHandler:)")
    #expect(
      handler.parameters.map(\.type) == [
        "UIApplication", "UIApplicationShortcutItem", "@escaping (Bool) -> Void",
      ])
    #expect(
      handler.selector.map(\.name) == [
        "application", "performActionForShortcutItem", "completionHandler",
      ])
    #expect(handler.selector.last?.type == "void (^)(BOOL succeeded)")
    #expect(
      handler.swift2Name
        == "application(application:performActionForShortcutItem:completionHandler:)")
    #expect(handler.since == Version(9) && handler.deprecated == Version(26))
    #expect(handler.result == nil && handler.objectiveCResult == nil)

    let commit = try #require(APITable.signatures(beginningWith: "previewingContext").first)
    #expect(commit.result == "UIViewController?")
    #expect(commit.objectiveCResult == "UIViewController *")
    let type = try #require(APITable.signature("UIApplicationShortcutItem.type"))
    #expect(type.result == "String" && type.parameters.isEmpty)
    #expect(
      APITable.signature("UIContentContainer.viewWillTransition(to:with:)")?.callsSuper == true)
    #expect(APITable.signatures(beginningWith: "Style").map(\.id) == ["UIPreviewAction.Style"])
  }

  @Test(arguments: APITable.all + APITable.brief) func signaturesAreWhole(_ signature: APISignature)
    throws
  {
    let entry = try #require(SymbolLibrary.entry(signature.id))
    if signature.kind == .method || signature.kind == .initializer, entry.swiftDeclaration != nil {
      // The id, the Swift name and the declaration have the same labels.
      #expect(signature.id.hasSuffix(signature.swiftName), "\(signature.swiftName)")
      #expect(entry.swiftName == signature.swiftName)
    }
    if entry.objectiveCDeclaration != nil, !signature.selector.isEmpty {
      let selector = signature.selector.map { $0.name + ($0.parameter == nil ? "" : ":") }.joined()
      #expect(entry.objectiveCName == selector)
    }
    if let old = signature.swift2Name {
      #expect(
        old.filter { $0 == ":" }.count == signature.selector.filter { $0.parameter != nil }.count)
    }
    if signature.deprecated != nil {
      #expect(signature.since != nil, "\(signature.id): since when did it exist?")
      #expect(signature.since ?? Version(0) < signature.deprecated ?? Version(0))
    }
    for id in signature.replacements { #expect(SymbolLibrary.entry(id) != nil) }
  }

  // MARK: Objective-C

  /// Compiles uses of every symbol with the types of the table against the headers.
  @Test func theHeadersDeclareTheTable() throws {
    var lines = ["#import <UIKit/UIKit.h>"]
    for (number, signature) in (APITable.all + APITable.brief).enumerated() {
      guard let entry = SymbolLibrary.entry(signature.id), let name = entry.objectiveCName,
        entry.objectiveCDeclaration != nil || signature.kind == .enumCase
      else { continue }
      lines.append("void check\(number)(void) { \(use(of: signature, entry, name)) }")
    }
    #expect(lines.count > 280)
    let file = FileManager.default.temporaryDirectory.appending(path: "table-\(UUID()).m")
    defer { try? FileManager.default.removeItem(at: file) }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let errors = try Compiler.errors(
      of: [
        "clang", "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios17", "-fobjc-arc",
        "-fblocks", "-nostdinc", "-Wall", "-Werror", "-Wno-unused-variable", "-Wno-uninitialized",
        "-Wno-unused-value", "-Wno-deprecated-declarations", "-Wno-error=nullability-completeness",
        "-Wno-arc-repeated-use-of-weak",
        "-I", Project.url("Tests/GuideTests/Headers").path(), file.path(),
      ])
    #expect(errors.isEmpty, "\(errors)")
  }

  private func use(of signature: APISignature, _ entry: SymbolEntry, _ name: String) -> String {
    let declaration = entry.objectiveCDeclaration ?? ""
    switch signature.kind {
    case .type:
      return declaration.hasPrefix("@protocol")
        ? "id<\(name)> o;"
        : declaration.hasPrefix("@interface") ? "\(name) *o;" : "\(name) o;"
    case .enumCase, .constant: return "(void)\(name);"
    case .property:
      let type = plain(String(declaration.drop { $0 != ")" }.dropFirst().dropLast(name.count + 1)))
      if declaration.contains("(class,") {
        return "__typeof__(\(type)) r = \(objectiveCOwner(of: signature)).\(name);"
      }
      return receiver(of: signature) + " __typeof__(\(type)) r = o.\(name);"
    case .method, .initializer:
      var message = signature.selector.map { part in
        guard let type = part.type else { return part.name }
        return "\(part.name):({ __typeof__(\(plain(type))) a; a; })"
      }.joined(separator: " ")
      if signature.kind == .initializer {
        let owner = objectiveCOwner(of: signature)
        message =
          signature.isClassMethod ? "[\(owner) \(message)]" : "[[\(owner) alloc] \(message)]"
        return "\(owner) *r = \(message);"
      }
      if signature.isClassMethod {
        let owner = objectiveCOwner(of: signature)
        if signature.objectiveCResult == nil { return "[\(owner) \(message)];" }
        return "\(owner) *r = [\(owner) \(message)];"
      }
      guard let result = signature.objectiveCResult else {
        return receiver(of: signature) + " [o \(message)];"
      }
      return receiver(of: signature) + " __typeof__(\(plain(result))) r = [o \(message)];"
    }
  }

  private func plain(_ type: String) -> String {
    type.split(separator: " ").filter { !["nullable", "inout", "__kindof"].contains($0) }
      .joined(separator: " ")
  }

  private func objectiveCOwner(of signature: APISignature) -> String {
    let owner = signature.owner ?? ""
    return SymbolLibrary.entry(owner)?.objectiveCName ?? owner
  }

  private func receiver(of signature: APISignature) -> String {
    let owner = objectiveCOwner(of: signature)
    let declaration = SymbolLibrary.entry(signature.owner ?? "")?.objectiveCDeclaration
    let isProtocol = declaration?.hasPrefix("@protocol") ?? owner.hasSuffix("Delegate")
    return isProtocol ? "id<\(owner)> o;" : "\(owner) *o;"
  }

  // MARK: Swift

  /// The declaration of a symbol in the stubs.
  private struct Stub {
    var types: [String]
    var result: String?
    /// The first and the deprecating version; for a member without its own, those of its type.
    var versions: [String]
  }

  /// Declarations that Swift alone cannot express; `Stubs/UIKit.swiftinterface` explains why.
  private static let leftOut: Set<String> = [
    "UIPopoverPresentationController.delegate",
    "UIPopoverPresentationControllerDelegate.popoverPresentationController(_:willRepositionPopoverTo:in:)",
  ]

  @Test func theStubsDeclareTheTable() throws {
    let stubs = try Self.readStubs()
    for signature in APITable.all + APITable.brief where !Self.leftOut.contains(signature.id) {
      guard let entry = SymbolLibrary.entry(signature.id), entry.swiftDeclaration != nil else {
        continue
      }
      let name = (signature.owner.map { $0 + "." } ?? "") + signature.swiftName
      guard let stub = stubs[name] else {
        Issue.record("\(name) is not declared")
        continue
      }
      #expect(stub.types == signature.parameters.map { Self.normal($0.type) }, "\(name)")
      if signature.kind != .type {
        #expect(stub.result == signature.result.map(Self.normal), "\(name)")
      }
      let versions = [signature.since, signature.deprecated].compactMap { $0?.description }
      if !versions.isEmpty { #expect(stub.versions == versions, "\(name)") }
    }
  }

  private static func readStubs() throws -> [String: Stub] {
    var stubs: [String: Stub] = [:]
    for path in try Project.files(below: "Tests/GuideTests/Stubs", suffix: ".swiftinterface") {
      let tree = CodeTree(SourceText(try Project.text(path)), .swift)
      let outline = CodeOutline(tree)
      func text(_ range: Range<Int>) -> String {
        range.map { tree.text(of: tree.tokens[$0]) }.joined(separator: " ")
      }
      func name(_ index: Int) -> String {
        let declaration = outline.declarations[index]
        return (declaration.parent.map { name($0) + "." } ?? "") + declaration.name
      }
      func versions(_ index: Int?) -> [String] {
        guard let index else { return [] }
        let declaration = outline.declarations[index]
        let words = text(declaration.tokens.lowerBound..<declaration.nameToken)
          .split(separator: " ")
        guard let start = words.firstIndex(of: "available") else {
          return versions(declaration.parent)
        }
        let end = words[start...].firstIndex(of: ")") ?? words.endIndex
        return words[start..<end].filter { $0.first?.isNumber == true }.map(String.init)
      }
      for (index, declaration) in outline.declarations.enumerated() {
        var key = name(index)
        if declaration.kind == .function || declaration.kind == .initializer {
          key += "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        }
        // Repetitions of a protocol in an extension, and the `async` variant, come second.
        guard stubs[key] == nil, !declaration.isExtension else { continue }
        stubs[key] = Stub(
          types: declaration.parameters.map { normal(text($0.type)) },
          result: declaration.type.map { normal(text($0)) }, versions: versions(index))
      }
    }
    return stubs
  }

  /// Returns a type without optional keywords.
  private static func normal(_ type: String) -> String {
    // The stubs have no bodies from which the compiler could infer `some View`.
    type.replacing("any ", with: "").replacing("some View", with: "ModifiedView")
      .filter { $0 != " " }
      .replacing(#/\(([\w.]+)\)\?/#) { "\($0.1)?" }
  }
}

extension Declaration {
  fileprivate var isExtension: Bool { kind == .type(.extension) }
}
