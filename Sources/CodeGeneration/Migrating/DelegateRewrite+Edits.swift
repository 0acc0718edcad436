import CodeModel
import CodeSyntax
import Files
import SourceText

extension DelegateRewrite {
  private var ownSources: [AppSources.Source] {
    var seen: Set<String> = []
    return delegate.functions.map(\.source).filter { seen.insert($0.path).inserted }
  }

  /// The files in which the app delegate has members.
  var ownPaths: Set<String> {
    Set(delegate.functions.map(\.source.path)).union([delegate.source.path])
  }

  /// The parts of files that are rewritten, by the files.
  var rewritten: [String: [ByteRange]] {
    var ranges: [String: [ByteRange]] = helperEdits.mapValues { $0.map(\.range) }
    for (split, code) in zip(splits, codes) {
      ranges[split.method.source.path, default: []] += code.rewritten
    }
    if let valueOfWindow, let member = delegate.window {
      ranges[member.source.path, default: []].append(valueOfWindow)
    }
    return ranges
  }

  /// Adds edits that give further windows a scene.
  mutating func add(_ edits: [String: [TextEdit]]) {
    helperEdits.merge(edits) { $0 + $1 }
  }

  var edits: [FileEdit] {
    var edits = helperEdits
    func add(_ edit: TextEdit, _ path: String) { edits[path, default: []].append(edit) }
    for split in splits {
      for edit in Removal.edits(
        split.moved.union(split.dropped).sorted().map { split.parts[$0].part.range }, split.file)
      {
        add(edit, split.method.source.path)
      }
      if split.finalMoves, let final = split.parts.last, final.part.tokens.count > 1 {
        let isSwift = delegate.language == .swift
        add(
          TextEdit(
            split.file.bytes(of: final.part.tokens), isSwift ? "return true" : "return YES;"),
          split.method.source.path)
      }
    }
    if place == .method {
      let method = ConnectMethod(self)
      let host = splits.last?.method ?? delegate.didFinish ?? delegate.functions.first
      if let host, let edit = method.insertion(behind: host) { add(edit, host.source.path) }
      if let interface = delegate.interface, delegate.language == .objectiveC,
        let edit = interface.source.file.adding(
          [method.objectiveCHead + ";"], to: interface.declaration,
          CodeStyle(interface.source.file, else: .xcode))
      {
        add(edit, interface.source.path)
      }
    }
    if let member = delegate.window, let declaration = member.declaration {
      let source = member.source
      if let valueOfWindow { add(TextEdit(valueOfWindow, ""), source.path) }
      if !keepsWindow {
        add(Removal.edit(source.file.bytes(of: declaration.tokens), source.file), source.path)
      }
    }
    let called = Set(
      ownSources.flatMap { source in source.file.calls.map(\.baseName) })
    for method in SceneEvent.empty(delegate.functions)
    where !called.contains(method.function.baseName) {
      if let edit = Removal.edit(ofTemplate: method) { add(edit, method.source.path) }
    }
    return edits.sorted { $0.key < $1.key }.map { path, edits in
      FileEdit(path, .edit(edits.sorted { $0.range.start < $1.range.start }))
    }
  }

  /// The code in the app delegate's or the scene delegate's new method, with its original position.
  var moves: [SceneMigration.Move] {
    splits.compactMap { split in
      split.connecting.first.map { first in
        SceneMigration.Move(
          from: split.method.function.signature,
          to: delegate.language == .swift
            ? "scene(_:willConnectTo:options:)" : "scene:willConnectToSession:options:",
          place: GenerationFailure.Place(split.method.source, first.part.tokens.lowerBound))
      }
    }
  }

  /// The expression after `return` if the launch method's result decides whether an event is still delivered.
  var answer: String? {
    codes.last?.answer
  }

  /// True if the quick action of a launch was lost, and still is.
  var losesItem: Bool { splits.contains(where: \.losesItem) }

  /// True if the window is created as the value of its property.
  var makesValue: Bool { valueOfWindow != nil }
}
