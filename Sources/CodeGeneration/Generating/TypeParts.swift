import ActionFlow
import CodeModel
import CodeSyntax
import Guide
import SourceText

/// The parts of a view controller in all files of an app: its class, its extensions and categories.
struct TypeParts {
  private let parts: [(source: AppSources.Source, type: CodeType)]

  /// - Parameter others: the other files that mention the type.
  init(
    of type: CodeType, in source: AppSources.Source, besides others: [AppSources.Source]
  ) throws(GenerationFailure) {
    let beside = others.compactMap { other in
      other.file.type(named: type.name).map { (other, $0) }
    }
    func isClass(_ type: CodeType) -> Bool { type.kind != nil && type.kind != .interface }
    let classes = beside.filter { isClass($0.1) }
    // A type of the same name in another app is a different one.
    guard !isClass(type) else {
      parts = [(source, type)] + beside.filter { !isClass($0.1) }
      return
    }
    guard classes.count == 1 else {
      let place = type.declarations.first.flatMap { index in
        source.file.outline.declarations.indices.contains(index)
          ? GenerationFailure.Place(source, source.file.outline.declarations[index].nameToken) : nil
      }
      throw GenerationFailure(.classIsUnknown(type.name), at: place)
    }
    parts = [(source, type)] + beside
  }

  /// The superclasses and protocols of all parts.
  var inherited: [String] { parts.flatMap(\.type.inherited) }

  private var functions: [AppSources.Method] {
    parts.flatMap { source, type in
      source.file.functions(of: type)
        .filter { !source.file.isInactive($0.declaration.nameToken) }.map { (source, $0) }
    }
  }

  /// The method that UIKit calls when the view is loaded; nil where no part has one.
  var load: AppSources.Method? {
    get throws(GenerationFailure) {
      let all = functions.filter {
        $0.function.isNamed("viewDidLoad()", "viewDidLoad") && $0.function.body != nil
      }
      guard let first = all.first, let own = parts.first?.source else { return nil }
      for method in all { try GenerationFailure.require(alwaysBuilt: method) }
      guard first.source.path != own.path else { return first }
      // In Objective-C a category does not see the methods of another file, nor one language the other's.
      guard all.count == 1, first.source.file.unmatchedBrackets == 0,
        own.file.language == .swift, first.source.file.language == .swift
      else { throw GenerationFailure(.loadsElsewhere, at: first) }
      return first
    }
  }

  /// Returns the position of a method in any part with this base name.
  func method(called name: String) -> GenerationFailure.Place? {
    functions.first { $0.function.baseName == name }
      .map { GenerationFailure.Place($0) }
  }

  /// The position where `traitCollectionDidChange` is called explicitly: in the first file on any object, in others
  /// on the type.
  var call: GenerationFailure.Place? {
    for (index, part) in parts.enumerated() {
      let file = part.source.file
      let call = file.calls.first { call in
        call.isNamed("traitCollectionDidChange", "traitCollectionDidChange:")
          && !file.isSuper(call.receiver)
          && (index == 0 || file.type(around: call.nameToken)?.name == part.type.name)
      }
      if let call { return GenerationFailure.Place(part.source, call.nameToken) }
    }
    return nil
  }
}

extension LocalizedText {
  fileprivate static func classIsUnknown(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "the class “\(name)” is not known here, or there are two; register in it by hand",
      zhHans: "这里找不到类“\(name)”，或有两个同名的类；请自行在其中注册")
  }

  fileprivate static let loadsElsewhere = LocalizedText(
    en: "viewDidLoad stands here, where the new method is not seen; register here by hand",
    zhHans: "viewDidLoad 在此处，看不到新方法；请自行在此注册")
}
