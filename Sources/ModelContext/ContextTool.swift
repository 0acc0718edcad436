import LanguageServerProtocol

/// A tool that clients can call.
package struct ContextTool: Sendable {
  /// One argument of a tool.
  package struct Parameter: Sendable {
    /// The kind of value of a parameter.
    package enum Kind: Sendable {
      case text
      case choice([String])
      /// A whole number that is at least 1.
      case count
    }

    let name: String
    let kind: Kind
    let isRequired: Bool
    let description: String

    package init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ description: String) {
      self.name = name
      self.kind = kind
      self.isRequired = isRequired
      self.description = description
    }

    var schema: JSONValue {
      var members: [String: JSONValue] = ["description": .string(description)]
      switch kind {
      case .text: members["type"] = "string"
      case .choice(let names):
        members["type"] = "string"
        members["enum"] = .array(names.map { .string($0) })
      case .count:
        members["type"] = "integer"
        members["minimum"] = 1
      }
      return .object(members)
    }

    /// Returns the error in a value; nil if it is valid.
    func fault(in value: JSONValue) -> String? {
      switch kind {
      case .text: value.string == nil ? "expected a string" : nil
      case .choice(let names):
        value.string.map(names.contains) == true
          ? nil : "expected one of " + names.joined(separator: ", ")
      case .count: (value.integer ?? 0) >= 1 ? nil : "expected a whole number from 1"
      }
    }
  }

  /// The schema of a result as JSON, whose type is an object.
  package struct ResultForm: Sendable {
    let schema: JSONValue

    /// - Parameter json: the schema; nil is returned for invalid JSON.
    package init?(json: String) {
      guard let value = JSONValue(json: Array(json.utf8)) else { return nil }
      schema = value
    }
  }

  package typealias Run = @Sendable (ContextArguments) throws(ContextFailure) -> ContextResult

  let name: String
  let title: String
  let description: String
  let parameters: [Parameter]
  let form: ResultForm?
  let run: Run

  /// - Parameter form: the schema of the results; nil for results that are text only.
  package init(
    _ name: String, title: String, description: String, _ parameters: [Parameter],
    form: ResultForm? = nil, run: @escaping Run
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.parameters = parameters
    self.form = form
    self.run = run
  }

  /// The description of the tool in the result of `tools/list`.
  var listed: JSONValue {
    var input: [String: JSONValue] = [
      "type": "object", "additionalProperties": false,
      "properties": .object(
        Dictionary(parameters.map { ($0.name, $0.schema) }, uniquingKeysWith: { $1 })),
    ]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { input["required"] = .array(required) }
    var members: [String: JSONValue] = [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .object(input),
      "annotations": [
        "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
    if let form { members["outputSchema"] = form.schema }
    return .object(members)
  }

  /// Returns the arguments after checking them against the parameters.
  ///
  /// - Throws: an error if the arguments do not match.
  func arguments(_ given: [String: JSONValue]) throws(ContextFailure) -> [String: JSONValue] {
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let known = parameters.map(\.name).joined(separator: ", ")
        throw ContextFailure("\(self.name) takes no argument “\(name)”; it takes \(known)")
      }
      if let fault = parameter.fault(in: value) {
        throw ContextFailure("the argument “\(name)”: \(fault)")
      }
    }
    for parameter in parameters where parameter.isRequired && given[parameter.name] == nil {
      throw ContextFailure("the argument “\(parameter.name)” is missing: \(parameter.description)")
    }
    return given
  }
}

/// The checked arguments of a call.
package struct ContextArguments: Sendable {
  private let values: [String: JSONValue]
  /// The files that the call may read.
  package let files: RootedFiles

  init(_ values: [String: JSONValue], _ files: RootedFiles) {
    self.values = values
    self.files = files
  }

  /// Returns the text of an argument; nil if it is missing.
  package func text(_ name: String) -> String? { values[name]?.string }

  /// Returns the number of an argument; nil if it is missing.
  package func count(_ name: String) -> Int? { values[name]?.integer }
}

/// The reason why a tool call failed, in words that the caller can act on.
package struct ContextFailure: Error, Sendable {
  let message: String

  package init(_ message: String) { self.message = message }
}

/// The result of a tool call.
package struct ContextResult: Sendable {
  let text: String
  let structure: JSONValue?

  /// Creates a result with a text for people and models.
  package init(text: String) {
    self.text = text
    structure = nil
  }

  init(_ structure: JSONValue) {
    text = structure.line
    self.structure = structure
  }

  /// Creates a result with code or a diff, and notes on the remaining work.
  package init(text: String, isDiff: Bool, notes: [String]) {
    self.init([
      "text": .string(text), "isDiff": .bool(isDiff), "notes": .array(notes.map { .string($0) }),
    ])
  }

  /// Creates a result with a JSON object that matches the schema of the tool.
  ///
  /// - Parameters:
  ///   - list: a member of the object that is an array and is cut to a length; `total` is then its full
  ///     length.
  ///   - limit: that length.
  ///   - extra: arrays of strings that are added to the object.
  ///   - texts: strings that are added to the object.
  package init(
    json: String, cutting list: String? = nil, to limit: Int = 0,
    adding extra: [String: [String]] = [:], texts: [String: String] = [:]
  ) throws(ContextFailure) {
    guard var members = JSONValue(json: Array(json.utf8))?.object else {
      throw ContextFailure("the result could not be written")
    }
    if let list, let elements = members[list]?.array {
      members["total"] = .integer(elements.count)
      members[list] = .array(Array(elements.prefix(limit)))
    }
    for (name, texts) in extra { members[name] = .array(texts.map { .string($0) }) }
    for (name, text) in texts { members[name] = .string(text) }
    self.init(.object(members))
  }
}
