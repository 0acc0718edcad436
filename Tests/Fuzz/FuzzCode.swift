import CodeModel
import CodeSyntax
import SourceText

/// Both lexers of code, incremental reading, and all analyses of the result. The first byte selects the
/// language, the next two an edit.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 3 else { return 0 }
  let language: CodeLanguage = bytes[0] & 1 == 0 ? .swift : .objectiveC
  let text = SourceText(Array(bytes.dropFirst(3)))
  var tree = CodeTree(text, language)
  var end = 0
  for token in tree.tokens {
    guard token.start >= end, token.end <= text.length else { fatalError("tokens overlap") }
    end = token.end
  }
  let at = Int(bytes[1]) * text.length / 256
  let edit = ByteRange(start: at, end: min(text.length, at + Int(bytes[2] & 7)))
  tree.replace(edit, with: Array(bytes.suffix(Int(bytes[2] >> 4))))
  guard tree.tokens == CodeTree(tree.source, language).tokens else {
    fatalError("reading a part differs")
  }
  let file = CodeFile(tree)
  for (first, next) in zip(file.outline.declarations, file.outline.declarations.dropFirst())
  where first.tokens.lowerBound > next.tokens.lowerBound {
    fatalError("declarations are out of order")
  }
  _ = (file.calls, file.comparisons, file.assignments, file.constants, file.conditions)
  _ = (file.handlers, file.isSwift2, file.names(0..<tree.tokens.count))
  for function in file.functions {
    guard let body = function.body else { continue }
    let exits = PathAnalysis.exits(of: Statement.read(body, of: tree)) { range in
      range.contains { tree.isWord($0, "completionHandler") } ? .acts : .none
    }
    for exit in exits ?? [] where exit.counts.isEmpty { fatalError("an exit that nothing reaches") }
  }
  return 0
}
