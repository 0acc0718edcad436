import ImageFile

/// Any bytes can be read, and no image is larger than its header can state.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImageFile(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  if case .image(let header) = ImageFile(bytes), let size = header.size {
    if !(size.width > 0 && size.height > 0) { fatalError("a size of nothing") }
  }
  if let drawing = VectorDrawing(pdf: bytes) {
    let steps = drawing.shapes.reduce(0) { $0 + $1.steps.count }
    if !(drawing.width > 0 && steps > 0) { fatalError("a drawing of nothing") }
  }
  return 0
}
