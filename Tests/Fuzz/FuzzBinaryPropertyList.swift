import PropertyList

/// A readable binary property list gives XML without errors.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBinaryPropertyList(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let text = try? BinaryPropertyList(bytes).xml() else { return 0 }
  let tree = SyntaxTree(text)
  if !tree.issues.isEmpty { fatalError("the XML form is broken") }
  return 0
}
