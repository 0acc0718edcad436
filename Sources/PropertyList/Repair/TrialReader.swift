import SourceText

/// Reads a property list as strictly as it should be written, up to the first error.
///
/// It decides whether a text, which may be a repair of another, is right, and if not, how far. It creates no tree, so
/// that a hundred repairs can be tried. The values are hashed: equal fingerprints mean equal values.
struct TrialReader {
  enum Container: Hashable {
    case plist(hasValue: Bool)
    case dictionary(expectsValue: Bool)
    case array
  }

  /// A position between elements at which reading can continue.
  struct State {
    var at = 0
    var stack: [Container] = []
    var hasRoot = false
    /// The hash of everything read since the start.
    var fingerprint: UInt64 = 0xcbf2_9ce4_8422_2325
    /// The number of tags read since then.
    var count = 0
  }

  let bytes: [UInt8]
  private(set) var state: State
  /// The last positions before tags, the newest last.
  private(set) var places: [State] = []
  private let keeps: Int
  /// True if a `<key>` is allowed in place of a value, where Apple's reader takes it for a string.
  private let isLenient: Bool

  /// - Parameter keeps: the number of last positions before tags that are kept.
  init(_ bytes: [UInt8], from state: State = State(), keeps: Int = 0, isLenient: Bool = false) {
    self.bytes = bytes
    self.state = state
    self.keeps = keeps
    self.isLenient = isLenient
    if state.at == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.state.at = 3 }
    self.state.count = 0
  }

  /// Reads to the end or to the first error. Returns the offset of the error, nil if there is none.
  mutating func run() -> Int? {
    while true {
      skipSpace()
      guard state.at < bytes.count else {
        return state.stack.isEmpty && state.hasRoot ? nil : state.at
      }
      guard bytes[state.at] == UInt8(ascii: "<") else { return state.at }
      if let skipped = skipMarkup() {
        guard skipped else { return state.at }
        continue
      }
      if keeps > 0 {
        places.append(state)
        if places.count > keeps * 2 { places.removeFirst(keeps) }
      }
      let start = state.at
      guard let tag = StrictTag(in: bytes, at: start) else { return start }
      if let mistake = take(tag) { return mistake }
      state.count += 1
    }
  }

  // MARK: Elements

  private mutating func take(_ tag: StrictTag) -> Int? {
    let start = state.at
    if tag.form == .end {
      guard closes(tag.kind) else { return start }
      state.stack.removeLast()
      state.at = tag.end
      note(1)
      noteValue()
      return nil
    }
    guard admits(tag.kind) else { return start }
    state.at = tag.end
    note(UInt64(2 + (NodeKind.ordered.firstIndex(of: tag.kind) ?? 0)))
    if tag.kind.isContainer {
      if tag.form == .empty {
        guard tag.kind != .plist else { return start }
        note(1)
        noteValue()
      } else {
        push(tag.kind)
      }
      return nil
    }
    if tag.form == .empty {
      let mayBeEmpty = ![.integer, .real, .date].contains(tag.kind)
      guard mayBeEmpty else { return start }
      note(256)
    } else if let mistake = readText(of: tag.kind) {
      return mistake
    }
    noteElement(tag.kind)
    return nil
  }

  private func closes(_ kind: NodeKind) -> Bool {
    switch state.stack.last {
    case .plist(let hasValue): kind == .plist && hasValue
    case .dictionary(let expectsValue): kind == .dictionary && !expectsValue
    case .array: kind == .array
    case nil: false
    }
  }

  private func admits(_ kind: NodeKind) -> Bool {
    let isValue = kind.isValue || isLenient && kind == .key
    return switch state.stack.last {
    case nil: !state.hasRoot && kind != .key
    case .plist(let hasValue): !hasValue && isValue
    case .dictionary(let expectsValue): expectsValue ? isValue : kind == .key
    case .array: isValue
    }
  }

  private mutating func push(_ kind: NodeKind) {
    switch kind {
    case .plist: state.stack.append(.plist(hasValue: false))
    case .dictionary: state.stack.append(.dictionary(expectsValue: false))
    default: state.stack.append(.array)
    }
  }

  private mutating func noteElement(_ kind: NodeKind) {
    if kind == .key, let last = state.stack.indices.last,
      state.stack[last] == .dictionary(expectsValue: false)
    {
      state.stack[last] = .dictionary(expectsValue: true)
    } else {
      noteValue()
    }
  }

  /// Notes that a value has been read.
  private mutating func noteValue() {
    guard let last = state.stack.indices.last else {
      state.hasRoot = true
      return
    }
    switch state.stack[last] {
    case .plist: state.stack[last] = .plist(hasValue: true)
    case .dictionary: state.stack[last] = .dictionary(expectsValue: false)
    case .array: break
    }
  }

  /// Reads the text of a simple element and its end tag.
  private mutating func readText(of kind: NodeKind) -> Int? {
    let start = state.at
    while state.at < bytes.count {
      switch bytes[state.at] {
      case UInt8(ascii: "<"):
        if starts(with: "<![CDATA[") {
          guard skip(to: "]]>") else { return state.at }
          continue
        }
        guard let tag = StrictTag(in: bytes, at: state.at), tag.form == .end, tag.kind == kind
        else { return state.at }
        let text = ByteRange(start: start, end: state.at)
        guard isValid(text, as: kind) else { return start }
        for byte in bytes[start..<state.at] { note(UInt64(byte)) }
        note(256)
        state.at = tag.end
        return nil
      case UInt8(ascii: "&"):
        guard let reference = CharacterReference(in: bytes, at: state.at), reference.scalar != nil
        else { return state.at }
        state.at = reference.end
      default: state.at += 1
      }
    }
    return state.at
  }

  private func isValid(_ range: ByteRange, as kind: NodeKind) -> Bool {
    switch kind {
    case .integer, .real, .date, .data:
      let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
      return ScalarSyntax.isValid(text, as: kind)
    case .true, .false: return range.isEmpty
    default: return true
    }
  }

  private mutating func note(_ value: UInt64) {
    state.fingerprint = (state.fingerprint ^ value) &* 0x0000_0100_0000_01B3
  }

  // MARK: What is no element

  private mutating func skipSpace() {
    while state.at < bytes.count, Parser.isSpace(bytes[state.at]) { state.at += 1 }
  }

  /// Skips a comment or a declaration. Returns nil if there is none, false if it is unterminated.
  private mutating func skipMarkup() -> Bool? {
    if starts(with: "<!--") { return skip(to: "-->") }
    if starts(with: "<?") { return skip(to: "?>") }
    if starts(with: "<!DOCTYPE") { return state.hasRoot ? false : skip(to: ">") }
    return nil
  }

  private func starts(with prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard state.at + count <= bytes.count else { return false }
    for index in 0..<count where bytes[state.at + index] != prefix.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skip(to end: StaticString) -> Bool {
    let start = state.at
    while state.at < bytes.count {
      if starts(with: end) {
        state.at += end.utf8CodeUnitCount
        return true
      }
      state.at += 1
    }
    state.at = start
    return false
  }
}

/// One tag in its right spelling.
struct StrictTag {
  enum Form {
    case start
    case end
    case empty
  }

  let kind: NodeKind
  let form: Form
  let end: Int

  private static let names = NodeKind.ordered.map { Array(($0.elementName ?? "").utf8) }

  init?(in bytes: [UInt8], at start: Int) {
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    guard byte(start) == UInt8(ascii: "<") else { return nil }
    let isEnd = byte(start + 1) == UInt8(ascii: "/")
    let nameStart = start + (isEnd ? 2 : 1)
    var at = nameStart
    while (0x61...0x7A).contains(byte(at)), at - nameStart < 8 { at += 1 }
    guard at <= bytes.count,
      let index = Self.names.firstIndex(where: { $0.elementsEqual(bytes[nameStart..<at]) })
    else { return nil }
    kind = NodeKind.ordered[index]
    if kind == .plist, !isEnd, Parser.isSpace(byte(at)) {
      while at < bytes.count, byte(at) != UInt8(ascii: ">"), byte(at) != UInt8(ascii: "<") {
        at += 1
      }
    }
    while Parser.isSpace(byte(at)) { at += 1 }
    let isEmpty = !isEnd && byte(at) == UInt8(ascii: "/")
    if isEmpty { at += 1 }
    guard byte(at) == UInt8(ascii: ">") else { return nil }
    end = at + 1
    form = isEnd ? .end : isEmpty ? .empty : .start
  }
}

extension NodeKind {
  /// The elements of property lists.
  static let ordered: [NodeKind] = [
    .plist, .dictionary, .array, .key, .string, .integer, .real, .true, .false, .date, .data,
  ]
}
