import SourceText
import XcodeProject

/// Any bytes are a project or give a reason why not, and every setting has a value, none or a reason.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXcodeProject(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // The configuration file follows the first NUL; `{"` or `{ "` selects the newer format, and `name:` selects
  // XcodeGen's.
  let split = bytes.firstIndex(of: 0) ?? bytes.count
  let project = Array(bytes[..<split])
  let settings = Array(bytes[split...].dropFirst())
  let isJSON = project.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") && project.contains(0x3A)
  let isYAML = project.starts(with: "name:".utf8)
  let path = isYAML ? "/a/project.yml" : "/a/A.xcodeproj"
  let name = isYAML ? path : path + (isJSON ? "/project.xcproj" : "/project.pbxproj")
  let read = XcodeProject(
    at: path,
    files: ProjectFileReader(root: "/a") { path in
      path == name ? project : path.hasSuffix(".xcconfig") ? settings : nil
    })
  if read.problem != nil && !read.targets.isEmpty { fatalError("a broken project has targets") }
  for target in read.targets {
    for configuration in target.configurations {
      for name in configuration.settings.names(withPrefix: "") { _ = configuration[name] }
      _ = (configuration.platform, configuration.infoPlistPath)
    }
    for path in target.files.listed.keys where target.files.role(of: path) == nil {
      fatalError("a file that is listed is no member")
    }
  }
  return 0
}
