/// The output format of a command for people and programs.
enum TextOrJSON: String {
  case text
  case json

  init(_ name: String?) throws(UsageError) {
    guard let name else {
      self = .text
      return
    }
    guard let format = TextOrJSON(rawValue: name) else {
      throw UsageError(
        en: "there is no format “\(name)”; use text or json",
        zhHans: "没有格式“\(name)”，请用 text 或 json")
    }
    self = format
  }
}
