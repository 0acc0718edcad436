import OldStylePropertyList
import SourceText

extension ProjectFileAddition {
  /// Sets a build setting in every configuration of a target; nil where one has it already, or has an unusual form.
  public func edits(setting name: String, to value: String, ofTarget target: String) -> [TextEdit]?
  {
    guard !tree.issues.contains(where: \.isRefused), !tree.hasConflict else { return nil }
    let targets = reader.objects.values.filter {
      reader.text("isa", of: $0) == "PBXNativeTarget" && reader.text("name", of: $0) == target
    }
    guard targets.count == 1, let object = targets.first,
      let list = reader.text("buildConfigurationList", of: object).flatMap({ reader.objects[$0] })
    else { return nil }
    var edits: [TextEdit] = []
    for id in reader.texts("buildConfigurations", of: list) {
      guard let configuration = reader.objects[id],
        let settings = tree.member("buildSettings", of: configuration),
        tree.member(name, of: settings) == nil
      else { return nil }
      // Xcode sorts them.
      let before = tree.children(of: settings).filter { (tree.key(of: $0) ?? "") < name }
      guard let last = before.max(by: { tree[$0].range.start < tree[$1].range.start }),
        let range = lines(of: last)
      else { return nil }
      let text = tree.source[range]
      let head = text.prefix { $0 == " " || $0 == "\t" }
      let ending = text.hasSuffix("\r\n") ? "\r\n" : "\n"
      edits.append(
        TextEdit(ByteRange(at: range.end), head + "\(name) = \(Self.quoted(value));" + ending))
    }
    return edits.isEmpty ? nil : edits
  }

  static func quoted(_ value: String) -> String {
    let isBare = value.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/")].contains(byte)
    }
    if isBare, !value.isEmpty { return value }
    let escaped = value.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
