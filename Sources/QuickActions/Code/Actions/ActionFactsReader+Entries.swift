import CodeModel
import CodeSyntax
import SourceText

extension ActionFactsReader {
  /// Notes which functions UIKit brings quick actions to, and what they do with all of them.
  mutating func readEntries() {
    var entries: [Int: [ActionFacts.Entry]] = [:]
    var gates: [Int: ActionFacts.Gate] = [:]
    var idle: [Int: Logging] = [:]
    for handler in file.handlers {
      idle[handler.function.index] = handler.function.body.flatMap {
        file.logging(Statement.read($0, of: tree), completion: handler.completion?.name)
      }
      entries[handler.function.index, default: []].append(.handler(handler.kind))
      if let gate = ForceTouchGate.find(before: handler, file) {
        let range = file.bytes(of: gate)
        gates[handler.function.index] = ActionFacts.Gate(
          range: range, line: file.source.lines.line(at: range.start))
      }
    }
    launches = LaunchFlow.all(in: file)
    let lost = Set(launches.filter(\.isLost).map(\.function.index))
    for launch in launches {
      let entry = ActionFacts.Entry.launch(returnsFalse: launch.returnsFalse)
      entries[launch.function.index, default: []].append(entry)
    }
    if file.mentionsConnection {
      for function in file.functions where file.isConnectionEntry(function) {
        entries[function.index, default: []].append(.connection)
      }
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
      facts.functions[index].forceTouchGate = gates[place]
      facts.functions[index].idle = idle[place]
      facts.functions[index].losesLaunch = lost.contains(place)
    }
  }
}
