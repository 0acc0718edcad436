import Files
import Guide
import Linter

/// The baseline of a run: one that is read, or one that is to be written.
struct KnownFindings {
  /// The findings that are not to be reported; nil when none are known.
  let known: Baseline?
  /// Where the findings of this run are to be recorded.
  let target: String?
  /// The baseline that stands there and is to be replaced; nil if there is nothing.
  let replaced: [UInt8]?
  /// The folder from which the baseline names files.
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

  /// No baseline.
  init() {
    known = nil
    target = nil
    replaced = nil
    folder = ""
  }

  var isUsed: Bool { known != nil || target != nil }

  /// Returns what the baseline calls a file: its path from the baseline's folder.
  func name(of path: String) -> String {
    guard isUsed, path != "-" else { return path }
    let names = GivenPath.absolute(path).split(separator: "/")
    let common = Path.commonDepth(GivenPath.absolute(path), folder)
    let up = folder.split(separator: "/").count - common
    return (Array(repeating: "..", count: up) + names.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// The content of a file that a new baseline may replace; nil if there is none.
  private static func replaceable(_ path: String) throws(UsageError) -> [UInt8]? {
    guard DirectoryListing.exists(path) else { return nil }
    do throws(UsageError) {
      // A pipe would be waited for.
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
