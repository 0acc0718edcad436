import CodeModel

extension ActionFactsReader {
  /// Notes the code that reads enumeration cases which are made from types.
  mutating func readLooks() {
    guard file.language == .swift, !facts.isTest else { return }
    var reader = LookReader(self)
    var sinks = facts.uses.compactMap { $0.way?.made?.sink }
    sinks += reader.candidates
    for sink in sinks where facts.looks.count < Self.maximumLooks {
      if facts.looks[sink] == nil, let look = reader.look(at: sink) { facts.looks[sink] = look }
    }
    // Shorter names are in most files.
    for case .member(let name) in sinks.prefix(facts.uses.count)
    where name.utf8.count >= 5
      && facts.uses.contains(where: { $0.way?.made?.sink == .member(name) })
    {
      facts.soughtHandovers.insert(name)
    }
    readRest(&reader)
  }

  /// Notes where nothing is done for types without a case in the enumeration.
  private mutating func readRest(_ reader: inout LookReader) {
    for index in facts.uses.indices where found.indices.contains(index) {
      guard case .enumeration = facts.uses[index].kind, !facts.uses[index].isExclusive,
        let call = found[index].call, let number = facts.uses[index].function,
        facts.functions.indices.contains(number)
      else { continue }
      let entries = facts.functions[number].entries
      let isLaunch = !entries.isEmpty && !entries.contains(where: \.isHandler)
      guard let next = reader.rest(of: call, in: isLaunch ? nil : number) else { continue }
      guard let sink = next.first else {
        facts.uses[index].isExclusive = true
        continue
      }
      guard case .member(let name) = sink, next.count == 1 else { continue }
      facts.uses[index].keptIn = sink
      if name.utf8.count >= 5 { facts.soughtHandovers.insert(name) }
    }
  }

  /// The number of places of which it is noted who looks at them.
  private static let maximumLooks = 256
}
