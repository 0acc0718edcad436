import CodeModel
import CodeSyntax
import SourceText
import TestKit
import Testing

@Suite("Ranges around a place")
struct NestedRangesTests {
  @Test("The last range and all ranges are those that a look at each of them finds")
  func findsWhatIsAround() {
    var random = SplitMix64(seed: 20_261_125)
    for _ in 0..<300 {
      var ranges: [Range<Int>?] = []
      for _ in 0..<random.int(below: 20) {
        let start = random.int(below: 30)
        ranges.append(random.int(below: 5) == 0 ? nil : start..<start + random.int(below: 12))
      }
      ranges.sort { ($0?.lowerBound ?? 0) < ($1?.lowerBound ?? 0) }
      let nested = NestedRanges(ranges)
      for place in 0..<45 {
        let count = random.int(below: ranges.count + 1)
        let around = ranges.indices.prefix(count).filter { ranges[$0]?.contains(place) == true }
        #expect(nested.last(of: count, around: place) == around.last)
        #expect(nested.all(of: count, around: place) == around)
      }
    }
  }

  @Test("What is around a token is the same in a file with thousands of declarations")
  func findsInLongFiles() throws {
    let part = """
      class A@ { var a: Int { b@() }
        #if DEBUG
        func f@() { let g = { c@() } }
        #endif
      }

      """
    let text = (0..<2000).map { part.replacing("@", with: String($0)) }.joined()
    let file = CodeFile(SourceText(text), .swift)
    let call = try #require(file.calls.first { $0.name == "c1999" })
    #expect(file.function(around: call.nameToken)?.baseName == "f1999")
    #expect(file.functionWithBody(around: call.nameToken)?.function.baseName == "f1999")
    #expect(file.type(around: call.nameToken)?.name == "A1999")
    #expect(file.conditions(around: call.nameToken).count == 1)
    let other = try #require(file.calls.first { $0.name == "b1999" })
    #expect(file.function(around: other.nameToken) == nil)
    #expect(file.variables(named: "a").count == 2000)
    #expect(file.functions(named: "f7").count == 1)
    #expect(file.type(named: "A7")?.functions.count == 1)
    #expect(file.conditions(around: other.nameToken).isEmpty)
  }
}
