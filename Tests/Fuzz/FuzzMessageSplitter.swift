import LanguageServerProtocol

/// Any bytes are split into the same messages, however they arrive, and messages after them are found again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessageSplitter(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let first = bytes.first else { return 0 }
  let stream = bytes.dropFirst()
  let piecewise = elements(of: stream, pieces: Int(first % 16) + 1)
  if elements(of: stream, pieces: max(1, stream.count)) != piecewise {
    fatalError("the messages depend on how the bytes arrive")
  }
  let coder = MessageCoder(ParamsDecoders { _ in nil })
  for case .message(let body) in piecewise { _ = try? coder.decode(body) }
  let body = Array(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#.utf8)
  let message = MessageCoder.frame(body)
  // The first one may be taken for part of the preceding bytes.
  let followed = elements(of: stream + message + message, pieces: 64)
  if followed.last != .message(body) { fatalError("a message is not found again") }
  return 0
}

private func elements(of stream: ArraySlice<UInt8>, pieces: Int) -> [MessageSplitter.Element] {
  var splitter = MessageSplitter()
  var elements: [MessageSplitter.Element] = []
  var rest = stream
  while !rest.isEmpty {
    splitter.append(rest.prefix(pieces))
    rest = rest.dropFirst(pieces)
    while let element = splitter.next() { elements.append(element) }
  }
  return elements
}
