import LanguageServerProtocol

/// Formats messages as a readable dialogue. Each text of a message becomes a single line.
enum DialogueWriter {
  static func sent(_ message: JSONValue) -> String {
    guard let method = message["method"]?.string else { return "→ \(message.text)" }
    return "→ " + ([method] + subject(message["params"])).joined(separator: "  ")
  }

  static func received(_ message: JSONValue) -> [String] {
    if let error = message["error"] {
      return ["← error \(error["code"]?.text ?? ""): \(error["message"]?.string ?? "")"]
    }
    if message["method"] == "textDocument/publishDiagnostics" {
      return diagnostics(message["params"])
    }
    if let method = message["method"]?.string {
      let text = message["params"]?["message"]?.string ?? message["params"]?.text ?? ""
      return ["← \(method)  \(text)"]
    }
    let lines = result(message["result"] ?? .null)
    return ["← " + (lines.first ?? "")] + lines.dropFirst()
  }

  // MARK: The subject of a message

  private static func subject(_ params: JSONValue?) -> [String] {
    guard let document = params?["textDocument"]?["uri"]?.string else { return [] }
    let name = document.split(separator: "/").last.map(String.init) ?? document
    guard let position = params?["position"] else { return [name] }
    return [name + ":" + place(position)]
  }

  /// Returns a position with one-based numbers.
  private static func place(_ position: JSONValue?) -> String {
    let line = (position?["line"]?.integer ?? 0) + 1
    let column = (position?["character"]?.integer ?? 0) + 1
    return "\(line):\(column)"
  }

  // MARK: Results

  private static func diagnostics(_ params: JSONValue?) -> [String] {
    let diagnostics = params?["diagnostics"]?.array ?? []
    let name = params?["uri"]?.string?.split(separator: "/").last ?? ""
    let severities = ["", "error", "warning", "information", "hint"]
    let lines = diagnostics.map { diagnostic in
      let severity = diagnostic["severity"]?.integer.flatMap {
        severities.indices.contains($0) ? severities[$0] : nil
      }
      return
        "    \(place(diagnostic["range"]?["start"])) \(severity ?? "") [\(diagnostic["code"]?.string ?? "")] \(diagnostic["message"]?.string ?? "")"
    }
    let head = "← \(name): " + (diagnostics.isEmpty ? "no findings" : "\(diagnostics.count) found")
    return [head] + lines
  }

  private static func result(_ result: JSONValue) -> [String] {
    if let info = result["serverInfo"] {
      return ["\(info["name"]?.string ?? "") \(info["version"]?.string ?? "")"]
    }
    if let items = result["items"]?.array, items.contains(where: { $0["label"] != nil }) {
      let lines = items.map { item in
        "    \(item["label"]?.string ?? "")  \(item["detail"]?.string ?? "")"
      }
      return ["\(items.count) proposals"] + lines
    }
    if let actions = result.array, actions.contains(where: { $0["title"] != nil }) {
      let lines = actions.map { action in
        let reason = action["disabled"]?["reason"]?.string.map { " (\($0))" } ?? ""
        return "    \(action["title"]?.string ?? "")\(reason)  \(action["kind"]?.string ?? "")"
      }
      return ["\(actions.count) action" + (actions.count == 1 ? "" : "s")] + lines
    }
    if let text = result["contents"]?["value"]?.string ?? result["documentation"]?["value"]?.string
    {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return [""] + lines.map { $0.isEmpty ? "" : "    " + $0 }
    }
    return [result.text]
  }
}
