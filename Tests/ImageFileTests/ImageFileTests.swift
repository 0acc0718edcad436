import Foundation
import TestKit
import Testing

@testable import ImageFile

/// The properties of an image that the beginning of its file states.
@Suite struct ImageFileTests {
  private func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64)))
  }

  private func header(_ bytes: [UInt8]) throws -> ImageHeader {
    guard case .image(let header) = ImageFile(bytes) else {
      throw Missing(what: "\(ImageFile(bytes))")
    }
    return header
  }

  struct Missing: Error {
    let what: String
  }

  /// Returns a PNG whose pixels are stored uncompressed.
  private func png(
    _ width: UInt32, _ height: UInt32, colorType: UInt8, depth: UInt8 = 8, pixels: [UInt8] = [],
    chunks: [(String, [UInt8])] = []
  ) -> [UInt8] {
    func four(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      four(UInt32(content.count)) + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    let length = UInt16(pixels.count)
    let (low, high) = (UInt8(length & 0xFF), UInt8(length >> 8))
    return PNGReader.signature
      + chunk("IHDR", four(width) + four(height) + [depth, colorType, 0, 0, 0])
      + chunks.flatMap { chunk($0.0, $0.1) }
      + chunk("IDAT", [0x78, 0x01, 1, low, high, ~low, ~high] + pixels) + chunk("IEND", [])
  }

  private static let opaque =
    "iVBORw0KGgoAAAANSUhEUgAAAAwAAAALCAYAAABLcGxfAAABp0lEQVR42iXQT0gUYRzG8Wdm5zev73iwYkmWYsM0MkKqxT+QK4WEdBHroMQShakgCYVIpmIglQqxdYmkP0RCeJAgvHQoUBDqEN1EizzlJeoSWdgtHp+tw+cwM/B+32cAjNKjlbuwyD34xRpUsQ4xG/GTJ3Cbp3GdZ3GJBT334DcDwwf64CZ8cEg+yZiclIwck7cyKdf+fQsNB2HBKCzshaVuwKK9MGuBxU9g7gus7C/Mv4AlP2DlX5FKUD7hwuNwqSU5ABd9kyNwlpE/cHG/zMC5RFYRGapV6FKhSQWdEnl5KRvyUQLZJ1VyH8hghfutnYeThPUVM2xJr7Mts8qObJ7nqnezu7aSl+uWOZSb53jTPQZZjNDHj+HjovRJjeyQz9IpA/JONuV9afRTXUkDw1BXevU/b3c0ekGjpzR6S6OfaXSk0XeRqsTVCWdOA1s17rU0ahylA67svKzB+VkZhkuGS6PnVCiqUKHCURWgwroKOtntVCGtgt750u/NAzl8Z3PykKfSz9meLbCr9g0v5i6wPz/LwbZFjp2Z5q3CIxZ7l/ngSgO3Ae7/eiIqJ6B/AAAAAElFTkSuQmCC"
  /// The same image except for the last pixel, which is slightly transparent.
  private static let lastPixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAwAAAALCAYAAABLcGxfAAABoklEQVR42hXPQUiTcRzG8efd9nv/e98IQYwxBzvMoIVJOKSilDVKCULUS4YFI0uQDpItElaROguCOhTtEIoQCImSN+0UpSJExxTCEo9BBJ3CQ4lPj4cPv+P39wA4yADnWItppjDMw3jCJpR5Am+YR5EXsM0eNLMPLbyOGXqGOQbeJwTekNyVLzIhqzIiM/JTPssGIoZ3MO84LPIAFj0Fiz2G2UOYX4C5q7B4JyzIwELdA1uIhhgbdZFjcNF/0g4Xq5GXcHZb1uD8dXkE5xbkN2KGjyoUVdhUYU6FlPRLl9ySebknDfIXSGKAGdtiY5hkS43PtroddiTb2JXu5eWGV7yWLfNmU8hSbp33T6bopXGagX8Hgf9CClKSRqnKe/kjm0Kp3x99Vi9t6yVPL40raxr9VqMHNDqp0fUafVGjJzV6FdEEFked/dDAZxqXkiWNey5H4OKL8hUueC1H4cLE/ui4CrsqdKvQo0JFhSkValWIqLChwrKMyDcgh1meCb/zfF2enekCL2U9FnMrHGzNcrjjCsvdh1jp+8CnN36xOrSy9x/qEXorvA+JWwAAAABJRU5ErkJggg=="
  private static let flat =
    "iVBORw0KGgoAAAANSUhEUgAAAEYAAABGCAYAAABxLuKEAAAAcUlEQVR42u3QMQEAAAQAMBFEEEH/cgTwCLBjBRZZPVwhQYwYMWLEiBEjRowYMYgRI0aMGDFixIgRIwYxYsSIESNGjBgxYsQgRowYMWLEiBEjRowYxIgRI0aMGDFixIgRI0aCGDFixIgRI0aMGDFiEPOzs3c/40j9BEQAAAAASUVORK5CYII="

  @Test func everyFilterOfCompressedPixelsIsRead() throws {
    let opaque = try header(bytes(Self.opaque))
    #expect(opaque.size == ImageHeader.Size(width: 12, height: 11))
    #expect(opaque.opacity == ImageHeader.Opacity.opaque)
    #expect(try header(bytes(Self.lastPixel)).opacity == ImageHeader.Opacity.transparent)
    let flat = try header(bytes(Self.flat))
    #expect(flat.size == ImageHeader.Size(width: 70, height: 70))
    #expect(flat.opacity == ImageHeader.Opacity.opaque)
  }

  @Test func aPNGWithoutAlphaIsOpaqueUnlessAColorIsTransparent() throws {
    for colorType: UInt8 in [0, 2, 3] {
      #expect(try header(png(35, 35, colorType: colorType)).opacity == .opaque)
      let other = png(35, 35, colorType: colorType, chunks: [("tRNS", [0])])
      #expect(try header(other).opacity == .transparent)
    }
  }

  @Test func storedPixelsAreRead() throws {
    let gray: [UInt8] = [0, 7, 255, 9, 255, 2, 1, 0, 1, 0]
    #expect(try header(png(2, 2, colorType: 4, pixels: gray)).opacity == .opaque)
    #expect(
      try header(png(2, 2, colorType: 4, pixels: [0, 7, 255, 9, 0] + gray[5...])).opacity
        == .transparent)
    let deep: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 255, 255]
    #expect(try header(png(1, 1, colorType: 6, depth: 16, pixels: deep)).opacity == .opaque)
  }

  @Test func whatCannotBeUnpackedIsUnknown() throws {
    #expect(try header(png(2, 2, colorType: 6)).opacity == .unknown)
    #expect(try header(png(100_000, 100_000, colorType: 6)).opacity == .unknown)
    let apple = png(2, 2, colorType: 6, pixels: [UInt8](repeating: 0, count: 18))
    let crushed = PNGReader.signature + [0, 0, 0, 0] + Array("CgBI".utf8) + [0, 0, 0, 0]
    #expect(try header(crushed + apple.dropFirst(8)).opacity == .unknown)
  }

  @Test func aPNGWithoutPixelsHasNoSize() throws {
    #expect(try header(png(1, 1, colorType: 2)).size == ImageHeader.Size(width: 1, height: 1))
    for (width, height) in [(0, 1), (1, 0), (0, 0)] as [(UInt32, UInt32)] {
      #expect(throws: Missing.self) { try header(png(width, height, colorType: 2)) }
    }
  }

  @Test func aPNGThatEndsTooEarlyIsTruncated() throws {
    let whole = try bytes(Self.opaque)
    // All relevant data is there without the last checksum.
    for length in 8..<whole.count - 4 {
      #expect(ImageFile(Array(whole.prefix(length))) == .truncated(.png))
    }
  }

  @Test func theFirstReadableBoxOfAPDFIsItsSize() throws {
    let pdf = "%PDF-1.4\n<< /MediaBox 7 0 R >> << /Type /Page /MediaBox [ 10 0 45.5 35 ] >>"
    let header = try header(Array(pdf.utf8))
    #expect(header.size == ImageHeader.Size(width: 35.5, height: 35))
    #expect(header.isVector)
    #expect(try self.header(Array("%PDF-1.7 /MediaBox [0 0".utf8)).size == nil)
  }

  @Test(arguments: [
    (#"<svg width="35" height='35px' viewBox="0 0 1 1">"#, 35.0),
    (#"<?xml version="1.0"?><!-- drawn --><svg xmlns="x" viewBox="0 0 24 24"/>"#, 24.0),
    (#"<svg width="100%" height="100%" viewBox="0,0,40,40">"#, 40.0),
  ]) func anSVGSaysItsSizeInItsTag(_ text: String, _ side: Double) throws {
    let header = try header(Array(text.utf8))
    #expect(header.format == .svg)
    #expect(header.size == ImageHeader.Size(width: side, height: side))
  }

  @Test func aJPEGSaysItsSizeInItsFrame() throws {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xFF, 0xC0, 0, 17, 8, 0, 105, 0, 70, 3]
    let header = try header(start + frame)
    #expect(header.size == ImageHeader.Size(width: 70, height: 105))
    #expect(header.opacity == .opaque)
    #expect(ImageFile(start) == .truncated(.jpeg))
  }

  @Test func otherFilesAreWhatTheyAre() {
    #expect(ImageFile([]) == .other)
    #expect(ImageFile(Array("<html></html>".utf8)) == .other)
    #expect(ImageFile(Array("version https://git-lfs.github.com/spec/v1\n".utf8)) == .pointer)
    let gif = ImageFile(Array("GIF89a".utf8))
    #expect(gif == .image(ImageHeader(format: .other, size: nil, opacity: .unknown)))
  }

  /// Any bytes can be read, and in a short time.
  @Test(.slow) func survivesDamage() throws {
    var random = SplitMix64(seed: 5)
    for base64 in [Self.opaque, Self.flat] {
      let whole = try bytes(base64)
      for _ in 0..<2_000 {
        var damaged = whole
        for _ in 0...random.int(below: 5) {
          damaged[8 + random.int(below: whole.count - 8)] = UInt8(random.int(below: 256))
        }
        _ = ImageFile(damaged)
      }
    }
    for start in ["%PDF-1.4 /MediaBox [", "<svg width=", "\u{FF}"] {
      for _ in 0..<500 {
        let noise = (0..<60).map { _ in UInt8(random.int(below: 256)) }
        _ = ImageFile(Array(start.utf8) + noise)
        _ = ImageFile([0xFF, 0xD8, 0xFF] + noise)
      }
    }
  }
}
