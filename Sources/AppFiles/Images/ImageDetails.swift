#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Files
import ImageFile

/// The properties of the files of one image.
public struct ImageDetails: Sendable, Hashable {
  /// The longest `Contents.json` that is read, in bytes.
  package static let maximumContents = 1024 * 1024
  /// The most files of one image that are read; a set for every device and scale has about thirty.
  package static let maximumRenditions = 64

  /// One file of an image.
  public struct Rendition: Sendable, Hashable {
    public let path: String
    /// The scale, 1, 2 or 3; nil for a file for every scale.
    public let scale: Int?
    /// `universal`, `iphone`, `ipad`.
    package let idiom: String
    /// The file; nil if it does not exist.
    public let file: ImageFile?

    /// The header of the file; nil where there is no such image.
    public var header: ImageHeader? {
      if case .image(let header) = file { header } else { nil }
    }
  }

  /// A problem of an image.
  public enum Problem: Sendable, Hashable {
    /// `Contents.json` of the set is missing or not JSON.
    case unreadableContents
    /// The set names no existing file.
    case empty
    /// A file is not an image, or is truncated.
    case notAnImage(path: String)
  }

  /// The files of the image, one for each device and scale.
  public private(set) var renditions: [Rendition] = []
  /// The problem; nil where there is none.
  public private(set) var problem: Problem?
  /// `template` or `original`, where the set says how the image is to be drawn.
  public private(set) var renderingIntent: String?

  /// `Contents.json` of an image set.
  private struct Contents: Decodable {
    struct Image: Decodable {
      let filename: String?
      let idiom: String?
      let scale: String?
      /// Only the presence of variants, such as for dark mode, matters.
      let appearances: [Appearance]?
    }
    struct Appearance: Decodable {}
    struct Properties: Decodable {
      let intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }
    let images: [Image]?
    let properties: Properties?
  }

  init(_ image: NamedImage, in files: any FileAccess) {
    switch image.kind {
    case .imageSet: readSet(image.paths.first ?? "", files)
    case .loose:
      renditions = image.paths.prefix(Self.maximumRenditions).map { path in
        let name = LooseImages.FileName(path)
        let file = Self.read(path, files)
        let isVector = if case .image(let header) = file { header.isVector } else { false }
        return Rendition(
          path: path, scale: isVector ? nil : name.scale ?? 1,
          idiom: name.isForPad ? "ipad" : "universal", file: file)
      }
      noteProblem()
    case .symbolSet, .otherSet: break
    }
  }

  private mutating func readSet(_ path: String, _ files: any FileAccess) {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try files.read(path + "/Contents.json", prefix: Self.maximumContents)
    } catch {
      problem = .unreadableContents
      return
    }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else {
      problem = .unreadableContents
      return
    }
    renderingIntent = contents.properties?.intent
    let idioms = ["universal", "iphone", "ipad"]
    for image in (contents.images ?? []).prefix(Self.maximumRenditions)
    where image.appearances == nil && idioms.contains(image.idiom ?? "universal") {
      // A path out of the set is not followed.
      guard let name = image.filename, !name.isEmpty, !name.contains("/") else { continue }
      renditions.append(
        Rendition(
          path: path + "/" + name, scale: image.scale.flatMap { LooseImages.scale(of: "@" + $0) },
          idiom: image.idiom ?? "universal", file: Self.read(path + "/" + name, files)))
    }
    noteProblem()
  }

  private mutating func noteProblem() {
    guard renditions.contains(where: { $0.file != nil }) else {
      problem = .empty
      return
    }
    let broken = renditions.first { rendition in
      switch rendition.file {
      case .other, .truncated: true
      case .image, .pointer, nil: false
      }
    }
    problem = broken.map { .notAnImage(path: $0.path) }
  }

  private static func read(_ path: String, _ files: any FileAccess) -> ImageFile? {
    do throws(FileReader.Failure) {
      return ImageFile(try files.read(path, prefix: ImageFile.maximumPrefix))
    } catch {
      return nil
    }
  }
}

extension ImageDetails {
  /// The scales of current devices that the image lacks; empty if one file is for every scale.
  public var missingScales: [Int] {
    let there = renditions.filter { $0.file != nil }
    guard !there.isEmpty, there.allSatisfy({ $0.scale != nil }) else { return [] }
    let forPhones = there.filter { $0.idiom != "ipad" }
    let needed = forPhones.isEmpty ? [2] : [2, 3]
    return needed.filter { scale in
      !(forPhones.isEmpty ? there : forPhones).contains { $0.scale == scale }
    }
  }
}
