import PropertyList
import SourceText

/// Edits that keep a property list well formed and change no other byte.
extension SyntaxTree {
  /// Returns the edit that replaces the content of an element. An empty element `<string/>` becomes a pair of tags.
  package func replacingText(of id: NodeID, with text: String) -> TextEdit {
    let node = self[id]
    guard node.isEmptyElement else { return TextEdit(node.content, escapedForXML(text)) }
    let name = node.kind.elementName ?? "string"
    return TextEdit(node.range, "<\(name)>\(escapedForXML(text))</\(name)>")
  }

  /// Returns the edit that replaces a whole element.
  package func replacing(_ id: NodeID, with element: String) -> TextEdit {
    TextEdit(self[id].range, Layout(of: source).indented(element, by: indentation(of: id)))
  }

  /// Returns the edit that removes successive elements, including their lines if nothing else is on them.
  package func removing(from first: NodeID, through last: NodeID) -> TextEdit {
    removing(ByteRange(start: self[first].start, end: self[last].end))
  }

  /// Returns the edit that removes a range, including its lines if nothing else is on them.
  package func removing(_ range: ByteRange) -> TextEdit {
    Layout.removing(range, from: source)
  }

  /// Returns the edit that removes a key and its value.
  package func removing(_ entry: Entry) -> TextEdit {
    removing(from: entry.key, through: entry.value ?? entry.key)
  }

  /// Returns the edit that removes a key of an item and its value.
  package func removing(_ entry: ShortcutItem.Entry) -> TextEdit {
    removing(from: entry.keyNode, through: entry.value ?? entry.keyNode)
  }

  /// Returns the edit that inserts lines of markup after the last child of a container. `lines` are separated by `\n`
  /// and not indented.
  package func appending(_ lines: String, to container: NodeID) -> TextEdit {
    let layout = Layout(of: source)
    let node = self[container]
    let own = indentation(of: container)
    let inner = firstChild(of: container).map { indentation(of: $0) } ?? own + layout.step
    let text = layout.indented(lines, by: inner)
    if node.isEmptyElement {
      let name = node.kind.elementName ?? "dict"
      return TextEdit(
        node.range,
        "<\(name)>\(layout.newline)\(inner)\(text)\(layout.newline)\(own)</\(name)>")
    }
    guard let last = Array(children(of: container)).last else {
      let isBlank = source[node.content].allSatisfy(\.isWhitespace)
      let place = isBlank ? node.content : ByteRange(at: node.content.end)
      return TextEdit(place, "\(layout.newline)\(inner)\(text)\(layout.newline)\(own)")
    }
    let end = self[last].end
    let endsLine = Layout.isLastOnLine(end, in: source)
    return TextEdit(
      ByteRange(at: end),
      layout.newline + inner + text + (endsLine ? "" : layout.newline + own))
  }

  /// Returns the edit that inserts lines of markup before an element.
  func inserting(_ lines: String, before id: NodeID) -> TextEdit {
    let layout = Layout(of: source)
    let indentation = indentation(of: id)
    return TextEdit(
      ByteRange(at: self[id].start),
      layout.indented(lines, by: indentation) + layout.newline + indentation)
  }

  /// Returns the indentation of the line on which an element begins.
  package func indentation(of id: NodeID) -> String {
    Layout.indentation(ofLineAt: self[id].start, in: source)
  }
}

extension SyntaxTree {
  /// Returns the edit that wraps an element in a new one, indented by one more level.
  package func wrapping(_ id: NodeID, in name: String) -> TextEdit {
    let layout = Layout(of: source)
    let own = indentation(of: id)
    let inner = own + layout.step
    let deeper = text(self[id].range)
      .replacingLineStarts(of: own, with: inner)
    return TextEdit(
      self[id].range,
      "<\(name)>\(layout.newline)\(inner)\(deeper)\(layout.newline)\(own)</\(name)>")
  }
}

extension String {
  /// Returns the text with the indentation of every line but the first replaced.
  package func replacingLineStarts(of old: String, with new: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        guard index > 0, line.hasPrefix(old), line.contains(where: { !$0.isWhitespace }) else {
          return String(line)
        }
        return new + line.dropFirst(old.count)
      }
      .joined(separator: "\n")
  }
}
