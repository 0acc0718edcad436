import ImageFile
import TestKit
import Testing

@Suite struct VectorDrawingTests {
  /// Returns a PDF of one page.
  ///
  /// - Parameters:
  ///   - resources: the entries of the page's resources.
  ///   - objects: further objects.
  private func pdf(
    _ content: String, box: String = "0 0 24 24", resources: String = "", objects: String = ""
  ) -> [UInt8] {
    Array(
      """
      %PDF-1.4
      1 0 obj
      << /Type /Catalog /Pages 2 0 R >>
      endobj
      2 0 obj
      << /Type /Pages /MediaBox [\(box)] /Count 1 /Kids [ 3 0 R ] >>
      endobj
      3 0 obj
      << /Type /Page /Parent 2 0 R /Resources << \(resources) >> /Contents 4 0 R >>
      endobj
      4 0 obj
      << /Length \(content.utf8.count) >>
      stream
      \(content)
      endstream
      endobj
      \(objects)
      """.utf8)
  }

  @Test func outlinesBeginAtTheUpperLeft() throws {
    let drawing = try #require(
      VectorDrawing(pdf: pdf("q 1 0 0 1 2 0 cm 0 0 m 0 24 l 10 24 12 12 10 0 c h f* Q")))
    #expect(drawing.width == 24 && drawing.height == 24)
    let shape = try #require(drawing.shapes.first)
    #expect(drawing.shapes.count == 1 && shape.isFilled && shape.isEvenOdd)
    #expect(
      shape.steps == [.move(2, 24), .line(2, 0), .curve(12, 0, 14, 12, 12, 24), .close])
    #expect(shape.lineWidth == nil)
  }

  @Test func linesHaveTheirWidth() throws {
    let drawing = try #require(VectorDrawing(pdf: pdf("2 0 0 2 0 0 cm 1.5 w 1 1 m 9 9 l S")))
    #expect(drawing.shapes.map(\.lineWidth) == [3] && !drawing.shapes[0].isFilled)
  }

  /// In the form that macOS writes: a large rectangle is clipped to the outline.
  @Test func whatIsCutOutIsSeen() throws {
    let drawing = try #require(
      VectorDrawing(
        pdf: pdf(
          "q 12 24 m 24 0 l 0 0 l h W n 0 0 24 24 re W n 0 0 0 sc -1 25 m 25 25 l 25 -1 l -1 -1 l h f Q 0 0 1 1 re f"
        )))
    #expect(drawing.shapes.count == 2)
    #expect(drawing.shapes[0].steps == [.move(12, 0), .line(24, 24), .line(0, 24), .close])
    #expect(drawing.shapes[1].steps.count == 5)
  }

  @Test func formsArePartOfThePage() throws {
    let form = """
      5 0 obj
      << /Type /XObject /Subtype /Form /Matrix [1 0 0 1 5 5] /Length 18 >>
      stream
      0 0 m 1 1 l 1 0 l f
      endstream
      endobj
      """
    let drawing = try #require(
      VectorDrawing(
        pdf: pdf("/X1 Do", resources: "/XObject << /X1 5 0 R >>", objects: form)))
    #expect(drawing.shapes[0].steps == [.move(5, 19), .line(6, 18), .line(6, 19)])
  }

  /// A part of an icon is no drawing.
  @Test(arguments: [
    "", "BT (A) Tj ET 0 0 1 1 re f", "/Im1 Do", "0 0 m", "1 m f", "c f", "0 0 1 1 re n",
    "/Sh1 sh 0 0 1 1 re f", "((((", "<<<", "1e999 0 m 1 1 l f", "q q q Q Q Q Q 1 0 cm",
  ])
  func whatIsNotUnderstoodIsNoDrawing(_ content: String) {
    #expect(VectorDrawing(pdf: pdf(content)) == nil, "\(content)")
  }

  @Test func anyBytesAreRead() {
    let bytes = pdf("q 1 0 0 1 2 0 cm 0 0 m 0 24 l 10 24 12 12 10 0 c h f* Q /X1 Do")
    for end in bytes.indices { _ = VectorDrawing(pdf: Array(bytes[..<end])) }
    for index in bytes.indices {
      for byte in [UInt8(0), 0x20, 0x28, 0x2F, 0x39, 0x5B, 0xFF] {
        var changed = bytes
        changed[index] = byte
        _ = VectorDrawing(pdf: changed)
      }
    }
    // A form that paints itself, and more steps than an image may have.
    let form = """
      5 0 obj
      << /Subtype /Form /Resources << /XObject << /X1 5 0 R >> >> >>
      stream
      0 0 1 1 re f /X1 Do
      endstream
      endobj
      """
    #expect(
      VectorDrawing(pdf: pdf("/X1 Do", resources: "/XObject << /X1 5 0 R >>", objects: form)) == nil
    )
    let many = String(repeating: "0 0 1 1 re f ", count: VectorDrawing.maximumSteps)
    #expect(VectorDrawing(pdf: pdf(many)) == nil)
    #expect(VectorDrawing(pdf: pdf(String(repeating: "q ", count: 100_000))) == nil)
  }
}
