import CodeModel
import CodeSyntax
import SourceText

extension ActionFactsReader {
  /// Notes to which functions UIKit delivers quick actions, and what these do with every quick action.
  mutating func readEntries() {
    var entries: [Int: [ActionFacts.Entry]] = [:]
    var gates: [Int: ActionFacts.Gate] = [:]
    var idle: [Int: Logging] = [:]
    for handler in file.handlers {
      idle[handler.function.index] = handler.function.body.flatMap {
        file.logging(file.builtStatements(of: $0), completion: handler.completion?.name)
      }
      entries[handler.function.index, default: []].append(.handler(handler.kind))
      if let gate = ForceTouchGate.find(before: handler, file) {
        gates[handler.function.index] = file.gate(at: gate)
      }
    }
    launches = LaunchFlow.all(in: file)
    let lost = Set(launches.filter(\.isLost).map(\.function.index))
    for launch in launches {
      let entry = ActionFacts.Entry.launch(returnsFalse: launch.returnsFalse)
      entries[launch.function.index, default: []].append(entry)
    }
    let isDeclined = launches.contains(where: \.returnsFalse)
    for reader in LaunchFlow.readersOfKept(in: file) {
      entries[reader.index, default: []].append(.launch(returnsFalse: isDeclined))
    }
    if file.mentionsConnection {
      let readers = file.functions.filter {
        file.isConnectionEntry($0) && file.isBuiltForIOS(at: $0.declaration.nameToken) != false
      }
      let missed = file.neverCalled(among: readers)
      for reader in readers where !missed.contains(reader.index) {
        entries[reader.index, default: []].append(.connection)
      }
    }
    for index in file.functions.indices where facts.functions[index].takesItem {
      let function = file.functions[index]
      guard idle[function.index] == nil, let body = function.body else { continue }
      facts.functions[index].idle = file.logging(file.builtStatements(of: body))
    }
    let answers = facts.mentionsHandling ? LaunchFlow.answers(in: file) : [:]
    for index in file.functions.indices where LaunchFlow.isLaunch(file.functions[index].signature) {
      facts.functions[index].launchCalls = LaunchFlow.calls(of: file.functions[index], in: file)
    }
    guard !entries.isEmpty || !answers.isEmpty else { return }
    let functions = file.functions
    for index in functions.indices {
      let place = functions[index].index
      facts.functions[index].launchAnswer = answers[place]
      facts.functions[index].entries = entries[place] ?? []
      if entries[place] != nil {
        let start = facts.functions[index].nameRange.start
        facts.functions[index].entryLine = tree.source.lines.line(at: start)
      }
      let name = functions[index].declaration.nameToken
      if entries[place] != nil, let macro = macro(in: functions[index].body) {
        unsought.append(macro)
      }
      if entries[place] != nil, file.isBuiltForIOS(at: name) == nil {
        facts.functions[index].conditional = file.gate(at: name)
      }
      facts.functions[index].forceTouchGate = gates[place]
      if entries[place] != nil { facts.functions[index].idle = idle[place] }
      facts.functions[index].losesLaunch = lost.contains(place)
    }
  }

  /// Returns a Swift macro that is a statement of its own; its expansion is not known.
  private func macro(in body: Range<Int>?) -> Int? {
    guard file.language == .swift, let body else { return nil }
    return body.first { index in
      tree.isToken(index, "#") && tree.isIdentifier(index + 1) && tree.startsLine(index)
        && !tree.isToken(index + 1, among: Self.ownMacros)
    }
  }

  /// Macros of the compiler, and keywords after `#` that may begin a statement.
  private static let ownMacros: WordSet = [
    "available", "unavailable", "warning", "error", "selector", "keyPath", "colorLiteral",
    "imageLiteral", "fileLiteral", "sourceLocation", "Preview", "function", "file", "line",
  ]
}
