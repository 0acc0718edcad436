import Files
import Guide
import Linter

/// The baseline of a run, which is read or written.
struct KnownFindings {
  /// The findings that are not reported; nil if there are none.
  let known: Baseline?
  /// The path to which the findings of this run are written.
  let target: String?
  /// The content of the baseline that is replaced; nil if there is none.
  let replaced: [UInt8]?
  /// The folder to which the paths in the baseline are relative.
  private let folder: String

  init(_ arguments: ArgumentParser.Arguments) throws(UsageError) {
    target = arguments.value("--write-baseline")
    let path = arguments.value("--baseline")
    guard path == nil || target == nil else {
      throw UsageError(
        en: "--baseline and --write-baseline do not go together",
        zhHans: "--baseline 与 --write-baseline 不能同时使用")
    }
    folder = Path.folder(of: GivenPath.absolute(path ?? target ?? ""))
    if target == "-" {
      throw UsageError(
        en: "--write-baseline takes the name of a file", zhHans: "--write-baseline 后面要写文件名")
    }
    known = if let path { try Self.read(path).baseline } else { nil }
    replaced = if let target { try Self.replaceable(target) } else { nil }
  }

  /// Creates a value without a baseline.
  init() {
    known = nil
    target = nil
    replaced = nil
    folder = ""
  }

  var isUsed: Bool { known != nil || target != nil }

  /// Returns the path of a file in the baseline, which is relative to the baseline's folder.
  func name(of path: String) -> String {
    guard isUsed, path != "-" else { return path }
    let names = GivenPath.absolute(path).split(separator: "/")
    let common = Path.commonDepth(GivenPath.absolute(path), folder)
    let up = folder.split(separator: "/").count - common
    return (Array(repeating: "..", count: up) + names.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// Returns the content of a file that a new baseline may replace; nil if there is none.
  private static func replaceable(_ path: String) throws(UsageError) -> [UInt8]? {
    guard DirectoryListing.exists(path) else { return nil }
    do throws(UsageError) {
      // Reading a pipe would block.
      guard DiskFiles().kind(of: path) == .file else {
        throw UsageError(en: "\(path) is not a file", zhHans: "\(path) 不是文件")
      }
      return try read(path).bytes
    } catch {
      throw UsageError(
        en: "\(error.message.english); --write-baseline replaces only a baseline",
        zhHans: "\(error.message.simplifiedChinese)；--write-baseline 只会替换基线文件")
    }
  }

  private static func read(
    _ path: String
  ) throws(UsageError) -> (baseline: Baseline, bytes: [UInt8]) {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path)
    } catch {
      let reason = error.message(for: path)
      throw UsageError(
        en: "the baseline \(path) cannot be read: \(reason.english)",
        zhHans: "无法读取基线 \(path)：\(reason.simplifiedChinese)")
    }
    do throws(Baseline.Failure) {
      return (try Baseline(bytes), bytes)
    } catch {
      throw UsageError(
        en: "\(path) is not a baseline: \(error.reason.english)",
        zhHans: "\(path) 不是基线文件：\(error.reason.simplifiedChinese)")
    }
  }
}
