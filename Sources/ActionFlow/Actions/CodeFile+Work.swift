import CodeModel
import CodeSyntax
import SourceText

extension CodeFile {
  /// Returns the labels in parentheses, which distinguish functions of one name; nil where the name already contains
  /// all labels.
  func labels(of call: Call) -> [String]? {
    guard call.style == .call, language == .swift else { return nil }
    var labels = call.arguments.filter { !$0.isTrailing }.map { $0.label ?? "_" }
    if labels.first == "_", isSwift2 { labels[0] = ActionFacts.Called.anyLabel }
    return labels
  }

  /// Returns the token at which the work of a branch begins. Where everything is done inside a further condition, as
  /// in `case "scan": if !starting { open() }; completionHandler(true)`, that is a token after this condition.
  ///
  /// - Returns: nil where no token begins there.
  func beginningOfWork(in range: ByteRange) -> Int? {
    guard let first = token(at: range.start), range.end > range.start else { return nil }
    let last = token(at: range.end - 1) ?? first
    var body = first..<max(first, last) + 1
    for _ in 0..<Statement.maximumDepth {
      let work = Statement.read(body, of: tree).filter { !onlyAnswers($0) }
      guard work.count == 1, case .branch(let branch)? = work.first, branch.kind == .if,
        branch.ways.count == 1, let tokens = branch.ways.first?.body.compactMap(\.tokens),
        let first = tokens.first, let last = tokens.last
      else { break }
      body = first.lowerBound..<max(first.lowerBound, last.upperBound)
    }
    return body.lowerBound
  }

  /// Returns true for a statement that only logs, reports that a quick action was handled, or exits.
  private func onlyAnswers(_ statement: Statement) -> Bool {
    switch statement {
    case .exit(_, let tokens): return calls(in: tokens).allSatisfy { effect(of: $0) != .acts }
    case .plain(let tokens):
      let calls = calls(in: tokens)
      return !calls.isEmpty && assignments(in: tokens).isEmpty
        && calls.allSatisfy { effect(of: $0).isIdle || effect(of: $0) == .completes }
    case .branch, .loop, .deferred, .block, .unknown: return false
    }
  }
}
