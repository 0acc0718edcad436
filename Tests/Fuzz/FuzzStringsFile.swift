import SourceText

@testable import StringsFile

/// Any bytes give entries in order, each containing its key and its value, and ranges inside the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStringsFile(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let file = Array(UnsafeBufferPointer(start: data, count: count))
  let (text, encoding) = FileEncoding.decode(file)
  check((try? encoding.encode(text)) == file)
  let table = StringsTable(text)
  var end = 0
  for entry in table.entries {
    check(entry.range.start >= end && entry.range.end <= text.length)
    check(entry.range.contains(entry.key.range) && entry.key.range.contains(entry.key.content))
    if let value = entry.value {
      check(entry.range.contains(value.range) && value.range.contains(value.content))
      check(value.range.start >= entry.key.range.end)
    }
    end = entry.range.end
  }
  check(table.issues.count <= StringsTable.maximumIssues)
  for issue in table.issues { check(issue.range.end <= text.length) }
  return 0
}

private func check(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("the invariant of line \(line) does not hold") }
}
