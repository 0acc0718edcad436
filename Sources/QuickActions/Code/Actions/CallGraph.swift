/// Which functions of source files call which, by the names of the calls, and which take quick actions from
/// properties that others store them in. Tests are left out.
///
/// What UIKit calls reaches thousands of functions, a comparison is reached by few: so ways are followed
/// from their ends. Everything is a number, since many ways are followed.
struct CallGraph: Sendable {
  private typealias Place = ActionIndex.FunctionPlace

  private let paths: [String]
  /// The functions, file by file, with the place of the file among `paths`.
  private var functions: [(file: Int, index: Int)] = []
  /// The place of each file's first function.
  private var starts: [String: Int] = [:]
  /// The functions that call something of a name, or that store quick actions under one.
  private var groups: [[Int]] = []
  /// The groups from which each function is reached.
  private var reaching: [[Int]] = []
  /// The functions that store quick actions, in their order.
  private let writers: [Int]

  init(_ files: [String: ActionFacts]) {
    paths = files.keys.sorted().filter { files[$0]?.isTest == false }
    var known: [ActionFacts.Function] = []
    // By what stands before the first colon of a call, and by the name of a property.
    var (callers, writers): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (file, path) in paths.enumerated() {
      starts[path] = known.count
      for (index, function) in (files[path]?.functions ?? []).enumerated() {
        for call in function.calls {
          callers[ActionNames.base(of: call), default: []].append(known.count)
        }
        for name in function.stores { writers[name, default: []].append(known.count) }
        functions.append((file, index))
        known.append(function)
      }
    }
    self.writers = Set(writers.values.joined()).sorted()
    var (called, read): ([String: Int], [String: Int]) = ([:], [:])
    for function in known {
      var own: [Int] = []
      for name in ActionNames.names(of: function) {
        // A message of Objective-C has the whole name of the method.
        let isSelector = function.isSelector
        own.append(
          group(isSelector ? "-" + function.signature : name, in: &called) {
            (callers[name] ?? []).filter { !isSelector || Self.mayCall(known[$0], function) }
          })
      }
      for name in function.reads { own.append(group(name, in: &read) { writers[name] ?? [] }) }
      reaching.append(own)
    }
  }

  private mutating func group(
    _ name: String, in known: inout [String: Int], _ functions: () -> [Int]
  ) -> Int {
    if let number = known[name] { return number }
    known[name] = groups.count
    groups.append(functions())
    return groups.count - 1
  }

  private static func mayCall(
    _ caller: ActionFacts.Function, _ function: ActionFacts.Function
  ) -> Bool {
    caller.calls.contains(function.signature)
      || caller.calls.contains(ActionNames.base(of: function.signature))
  }

  /// What some of the files say.
  func part(_ isIn: (String) -> Bool) -> Part { Part(graph: self, isIn: paths.map(isIn)) }

  /// The graph as far as it lies in some of the files.
  struct Part: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let isIn: [Bool]

    /// The functions that store quick actions.
    var writers: [ActionIndex.FunctionPlace] {
      graph.writers.filter(has).compactMap(graph.place)
    }

    /// The functions from which one of some functions is reached, and these themselves.
    func callers(of targets: [ActionIndex.FunctionPlace]) -> Callers {
      var reached: Set<Int> = []
      // Of all functions of one name the callers are the same.
      var seen = [Bool](repeating: false, count: graph.groups.count)
      var pending = targets.compactMap(graph.number)
      while let next = pending.popLast() {
        guard has(next), reached.insert(next).inserted else { continue }
        for group in graph.reaching[next] where !seen[group] {
          seen[group] = true
          pending += graph.groups[group]
        }
      }
      return Callers(graph: graph, reached: reached)
    }

    private func has(_ number: Int) -> Bool {
      guard graph.functions.indices.contains(number) else { return false }
      let file = graph.functions[number].file
      return isIn.indices.contains(file) && isIn[file]
    }
  }

  /// Functions from which others are reached.
  struct Callers: Sendable {
    fileprivate let graph: CallGraph
    fileprivate let reached: Set<Int>

    func contains(_ place: ActionIndex.FunctionPlace) -> Bool {
      graph.number(of: place).map(reached.contains) ?? false
    }
  }

  private func place(_ number: Int) -> Place? {
    guard functions.indices.contains(number), paths.indices.contains(functions[number].file) else {
      return nil
    }
    return Place(path: paths[functions[number].file], index: functions[number].index)
  }

  private func number(of place: Place) -> Int? { starts[place.path].map { $0 + place.index } }
}
