// Finds pages in `guideIndex`, which a script beside this one fills with packed JSON. Touches no page: `guideSearch`
// takes what was typed and returns { terms, results }. `terms` are the texts to be marked, in lower
// case; a result has `slug`, `url`, `title` and `passage`, the best one first. The address of an article
// is that of the section in which the passage stands.
//
// It is the search of the command line and of the server: Sources/Guide/Search and
// DocumentationSearch.swift. A test holds that all questions of Lookups.tsv get the same answers.
(function () {
  "use strict";
  var index = JSON.parse(unpack(window.guideIndex));
  var words = index.words;
  var numbers = index.numbers;
  var stopWords = new Set(words.stop);
  var maximumLength = 300;
  var maximumTerms = 32;

  function has(list, item) { return list.indexOf(item) >= 0; }
  // Of one character, or of none behind the end.
  function isWord(c) { return c >= "a" && c <= "z" || c >= "A" && c <= "Z" || c >= "0" && c <= "9"; }
  function isUpper(c) { return c >= "A" && c <= "Z"; }
  function isChinese(text) { return text >= "\u3400" && text.charAt(0) <= "\u9fff"; }

  // Words begin behind what is no word, and at the capitals inside a name such as `sizeClass`.
  function startsWord(text, at) {
    var before = at > 0 ? text.charAt(at - 1) : " ";
    return !isWord(before) || isUpper(text.charAt(at)) && !isUpper(before);
  }

  // Whether a number goes on: “6” is not “6s”.
  function isCut(text, end) {
    var last = text.charAt(end - 1);
    return last >= "0" && last <= "9" && isWord(text.charAt(end));
  }

  // MARK: The index

  // Undoes `TextPacker.swift`: bytes and repetitions in prefix codes, in digits of base 91. It has no
  // functions for bits, which took twice the time.
  function unpack(packed) {
    var values = new Uint8Array(128);
    for (var sign = 33, digit = 0; sign < 127; sign += 1) {
      if (!has("\"<\\", String.fromCharCode(sign))) { values[sign] = digit; digit += 1; }
    }
    var at = 0;
    var held = 0;
    var count = 0;

    function bits(width) {
      while (count < width) {
        held = held << 13 | values[packed.charCodeAt(at)] * 91 + values[packed.charCodeAt(at + 1)];
        at += 2;
        count += 13;
      }
      count -= width;
      var value = held >>> count;
      held &= (1 << count) - 1;
      return value;
    }

    // The symbol, and the length of its code in the lowest four bits, for all values of 15 bits.
    function addPrefixCode(table, start, size) {
      var symbols = Array.from({ length: 16 }, function () { return []; });
      for (var symbol = 0; symbol < size; symbol += 1) { symbols[bits(4)].push(symbol); }
      for (var length = 1; length < 16; length += 1) {
        symbols[length].forEach(function (symbol) {
          table.fill(symbol << 4 | length, start, start += 1 << 15 - length);
        });
      }
    }

    var bytes = new Uint8Array(bits(12) << 12 | bits(12));
    // One behind the other: a table for each class of the byte before, and that of distances.
    var table = new Uint16Array(9 << 15);
    for (var number = 0; number < 9; number += 1) { addPrefixCode(table, number << 15, number < 8 ? 282 : 50); }
    var last = 0;
    var length = 0;
    for (var end = 0; end < bytes.length;) {
      // A byte or a length, or behind a length the size of a distance.
      while (count < 15) {
        held = held << 13 | values[packed.charCodeAt(at)] * 91 + values[packed.charCodeAt(at + 1)];
        at += 2;
        count += 13;
      }
      var row = length ? 8 : end ? bytes[end - 1] >> 5 : 0;
      var entry = table[row << 15 | held >>> count - 15];
      count -= entry & 15;
      held &= (1 << count) - 1;
      var value = entry >> 4;
      if (row < 8 && value < 256) {
        bytes[end] = value;
        end += 1;
        continue;
      }
      value -= row < 8 ? 256 : 0;
      if (value > 3) {
        var width = (value >> 1) - 1;
        value = (2 | value & 1) << width | bits(width);
      }
      if (row < 8) {
        length = value + 3;
        continue;
      }
      last = value || last;
      for (; length > 0; length -= 1, end += 1) { bytes[end] = bytes[end - last]; }
    }
    return new TextDecoder().decode(bytes);
  }

  // MARK: Questions

  // Traditional characters, and words of Taiwan and Hong Kong, as the guide writes them.
  var characters = new Map();
  var traditional = Array.from(words.traditional);
  Array.from(words.simplified).forEach(function (character, at) { characters.set(traditional[at], character); });
  words.regional.sort(function (a, b) { return b[0].length - a[0].length; });

  function simplified(text) {
    var result = "";
    text = Array.from(text, function (character) { return characters.get(character) || character; }).join("");
    for (var at = 0; at < text.length;) {
      var word = words.regional.find(function (word) { return text.startsWith(word[0], at); });
      result += word ? word[1] : text.charAt(at);
      at += word ? word[0].length : 1;
    }
    return result;
  }

  function term(text, weight) { return { forms: [text], weight: weight }; }

  function stem(word) {
    var ending = words.endings.find(function (ending) {
      return word.endsWith(ending) && word.length - ending.length >= 4;
    });
    return ending ? word.slice(0, -ending.length) : word;
  }

  function cut(phrases, word) {
    return phrases.flatMap(function (phrase) { return phrase.split(word).filter(Boolean); });
  }

  // Known words are cut out; pairs of characters stand for the others.
  function chineseTerms(run, isAlone) {
    var found = [];
    var phrases = [run];
    words.lexicon.forEach(function (word) {
      if (!phrases.some(function (phrase) { return phrase.includes(word); })) { return; }
      phrases = cut(phrases, word);
      found.push(term(word, 1));
    });
    phrases = words.empty.reduce(cut, phrases);
    if (!phrases.length && !found.length && isAlone) { phrases = [run]; }
    phrases.forEach(function (phrase) {
      if (phrase.length < 2 && found.length) { return; }
      if (phrase.length <= 2) {
        found.push(term(phrase, 1));
        return;
      }
      found.push(term(phrase, numbers.chinesePhrase));
      for (var i = 0; i + 1 < phrase.length; i += 1) {
        found.push(term(phrase.slice(i, i + 2), numbers.chinesePair));
      }
    });
    return found;
  }

  // Whether a text has words of some concepts.
  function holds(text, isMeant) {
    return concepts(text).some(function (found) {
      return words.concepts.some(function (concept) { return concept.words === found.forms && isMeant(concept); });
    });
  }

  // What a question means in other words.
  function concepts(query) {
    var flat = " " + query.toLowerCase().replace(/['’]/g, "").replace(/[^a-z0-9\u3400-\u9fff]+/g, " ")
      .trim() + " ";
    return words.concepts.filter(function (concept) {
      return concept.words.some(function (word) {
        return flat.includes(isChinese(word) ? word : " " + word);
      });
    }).map(function (concept) { return { forms: concept.words, weight: concept.weight }; });
  }

  function terms(query) {
    query = Array.from(query).slice(0, maximumLength).join("");
    var found = [];
    var runs = query.match(/[\u3400-\u9fff]+|(?:(?![\u3400-\u9fff])[\p{Alphabetic}\p{N}])+/gu) || [];
    runs.forEach(function (run) {
      if (isChinese(run)) {
        found = found.concat(chineseTerms(run, runs.length === 1));
        return;
      }
      var word = run.toLowerCase();
      if (!stopWords.has(word) && (word.length > 1 || /^\p{N}$/u.test(word))) {
        found.push(term(stem(word), 1));
      }
    });
    var seen = new Set();
    found = found.filter(function (term) {
      return !seen.has(term.forms[0]) && seen.add(term.forms[0]);
    }).slice(0, maximumTerms);
    if (!found.length) { return found; }
    function isWeak(term) { return has(words.weak, term.forms[0]); }
    if (!found.every(isWeak)) {
      found = found.filter(function (term) { return !has(words.subject, term.forms[0]); });
      found.filter(isWeak).forEach(function (term) { term.weight *= numbers.weakTerm; });
    }
    return found.concat(concepts(query));
  }

  // MARK: Pages

  var front = ["title", "keywords", "asked", "summary", "symbols"];

  // The lines that are searched, with what they are.
  function lines(text) {
    var found = [];
    var dashes = 0;
    var isCode = false;
    var anchor = "";
    text.split("\n").forEach(function (line) {
      var kind = "text";
      if (dashes < 2) {
        dashes += line.startsWith("---") ? 1 : 0;
        kind = front.find(function (name) { return line.startsWith(name + ": "); });
        line = kind ? line.slice(kind.length + 2) : "";
      } else if (line.startsWith("```")) {
        isCode = !isCode;
        return;
      } else if (isCode) {
        kind = "code";
      } else if (line.startsWith("{{")) {
        return;
      } else if (line.startsWith("#")) {
        kind = "heading";
        anchor = (/\{(#[^}]+)\}/.exec(line) || ["", anchor])[1];
      }
      if (line) { found.push({ text: line, lower: line.toLowerCase(), kind: kind, anchor: anchor }); }
    });
    return found;
  }

  // The lines of a page are made when one of them may hold what is looked for.
  var pages = index.pages.map(function (page, at) {
    return { page: page, at: at, lines: null, lower: page.text.toLowerCase(), length: page.length };
  });

  // Where titles, keywords and headings begin and end.
  function phrases(line) {
    if (line.kind === "title") { return [[0, line.text.length]]; }
    if (line.kind === "heading") {
      var anchor = line.text.indexOf("{");
      return [[0, anchor < 0 ? line.text.length : anchor]];
    }
    var ranges = [];
    var start = 0;
    (line.kind === "keywords" ? line.text.split(", ") : []).forEach(function (keyword) {
      ranges.push([start, start + keyword.length]);
      start += keyword.length + 2;
    });
    return ranges;
  }

  // How much of a phrase was asked for: words in which something was matched, characters of Chinese.
  function part(text, range, hits) {
    var total = 0;
    var covered = 0;
    function isMatched(from, to) {
      return hits.some(function (hit) { return hit.at < to && hit.at + hit.length > from; });
    }
    for (var at = range[0]; at < range[1];) {
      var start = at;
      while (at < range[1] && isWord(text.charAt(at))) { at += 1; }
      if (at === start) {
        at += 1;
        if (!isChinese(text.charAt(start))) { continue; }
        total += 2;
        covered += isMatched(start, at) ? 2 : 0;
      } else if (!stopWords.has(text.slice(start, at).toLowerCase())) {
        total += at - start;
        covered += isMatched(start, at) ? at - start : 0;
      }
    }
    return total ? covered / total : 0;
  }

  function matches(line, forms) {
    var hits = [];
    forms.forEach(function (form) {
      for (var at = line.lower.indexOf(form.text); at >= 0; at = line.lower.indexOf(form.text, at + 1)) {
        if ((form.isChinese || startsWord(line.text, at)) && !isCut(line.text, at + form.text.length)) {
          hits.push({ term: form.term, at: at, length: form.text.length });
        }
      }
    });
    return hits;
  }

  // Which pages may hold a text. Words for one thing are looked for again and again.
  var holders = new Map();

  function mayHold(page, text) {
    var found = holders.get(text);
    if (!found) {
      if (holders.size > 5000) { holders.clear(); }
      found = pages.map(function (page) { return page.lower.includes(text); });
      holders.set(text, found);
    }
    return found[page.at];
  }

  function scan(page, list) {
    var found = { counts: list.map(function () { return 0; }), phrases: [], passage: null, anchor: "" };
    var best = 0;
    var forms = list.flatMap(function (term, number) {
      return term.forms.filter(function (form) { return mayHold(page, form); })
        .map(function (form) { return { text: form, term: number, isChinese: isChinese(form) }; });
    });
    if (!forms.length) { return found; }
    page.lines = page.lines || lines(page.page.text);
    page.lines.forEach(function (line) {
      var hits = matches(line, forms);
      if (!hits.length) { return; }
      var score = 0;
      list.forEach(function (term, number) {
        var count = hits.filter(function (hit) { return hit.term === number; }).length;
        if (!count) { return; }
        found.counts[number] += count * numbers[line.kind];
        score += term.weight * (1 + 0.1 * Math.min(count, 3));
      });
      if ((line.kind === "text" || line.kind === "summary") && score > best) {
        best = score;
        found.passage = line.text;
        found.anchor = line.anchor;
      }
      phrases(line).forEach(function (range) {
        var own = hits.filter(function (hit) { return hit.at >= range[0] && hit.at < range[1]; });
        var share = own.length ? part(line.text, range, own) : 0;
        if (share >= 0.5) {
          var of = new Set(own.map(function (hit) { return hit.term; }));
          found.phrases.push({ terms: Array.from(of).sort(function (a, b) { return a - b; }), part: share });
        }
      });
    });
    return found;
  }

  function rank(scans, list, named, boost) {
    var average = pages.reduce(function (sum, page) { return sum + page.length; }, 0) / Math.max(1, pages.length);
    var rarity = list.map(function (term, number) {
      var n = scans.filter(function (scan) { return scan.counts[number] > numbers.mention; }).length;
      return Math.pow(Math.log(1 + (scans.length - n + 0.5) / (n + 0.5)), numbers.rarity) * term.weight;
    });
    function sum(numbers) {
      return numbers.reduce(function (sum, number) { return sum + rarity[number]; }, 0);
    }
    var total = Math.max(sum(list.map(function (_, number) { return number; })), 0.0001);
    var scores = [];
    scans.forEach(function (scan, at) {
      var score = 0;
      var covered = 0;
      var norm = numbers.saturation *
        (1 - numbers.lengthPenalty + numbers.lengthPenalty * (pages[at].length / Math.max(1, average)));
      scan.counts.forEach(function (n, number) {
        if (n <= 0) { return; }
        score += rarity[number] * n * (numbers.saturation + 1) / (n + norm);
        covered += rarity[number];
      });
      if (score <= 0) { return; }
      score += numbers.phrase * scan.phrases.reduce(function (best, phrase) {
        return Math.max(best, sum(phrase.terms) * phrase.part * phrase.part);
      }, 0);
      var slug = pages[at].page.slug;
      var factor = slug === "glossary" ? numbers.glossary : slug.startsWith("rule:") ? numbers.rule : 1;
      if (has(named, slug)) { factor *= boost; }
      scores.push({ at: at, score: score * Math.sqrt(covered / total) * factor });
    });
    return scores.sort(function (a, b) { return b.score - a.score || a.at - b.at; });
  }

  // MARK: Spelling

  // The changes that lead from one word to the other; null for more than `limit`.
  function distance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit) { return null; }
    var beforeLast = [];
    var last = Array.from({ length: b.length + 1 }, function (_, at) { return at; });
    for (var i = 0; i < a.length; i += 1) {
      var row = [i + 1];
      for (var j = 0; j < b.length; j += 1) {
        var cost = Math.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] === b[j] ? 0 : 1));
        if (i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]) {
          cost = Math.min(cost, beforeLast[j - 1] + 1);
        }
        row.push(cost);
      }
      if (Math.min.apply(null, row) > limit) { return null; }
      beforeLast = last;
      last = row;
    }
    return last[b.length] <= limit ? last[b.length] : null;
  }

  var vocabulary = null;

  // The words of all articles, names taken apart, and long names as they are, with how often they
  // stand there.
  function knownWords() {
    if (vocabulary) { return vocabulary; }
    vocabulary = new Map();
    function add(word) {
      word = word.toLowerCase();
      if (!stopWords.has(word)) { vocabulary.set(word, (vocabulary.get(word) || 0) + 1); }
    }
    index.pages.filter(function (page) { return !page.slug.startsWith("rule:"); }).forEach(function (page) {
      (page.text.match(/[A-Za-z0-9]+/g) || []).forEach(function (run) {
        run.split(/(?<=[^A-Z])(?=[A-Z])/).forEach(add);
      });
    });
    index.identifiers.forEach(add);
    return vocabulary;
  }

  function nearestWord(text) {
    var limit = text.length >= 8 ? 2 : 1;
    var best = null;
    knownWords().forEach(function (count, word) {
      if (word[0] !== text[0] || Math.abs(word.length - text.length) > limit + 2) { return; }
      // The term has lost its ending, so the word may be longer.
      var heads = word.length > text.length + 1 ? [word.slice(0, text.length + 1), word] : [word];
      var far = heads.map(function (head) { return distance(head, text, limit); })
        .filter(function (far) { return far !== null; });
      if (!far.length) { return; }
      var key = [Math.min.apply(null, far), -count, word.length, word];
      if (!best || isBefore(key, best)) { best = key; }
    });
    return best && best[3];
  }

  function isBefore(a, b) {
    var at = a.findIndex(function (item, at) { return item !== b[at]; });
    return at >= 0 && a[at] < b[at];
  }

  // Puts the nearest known word in the place of words that are nowhere, and adds what the new words
  // mean; null if there is none.
  function corrected(list, scans) {
    var meant = [];
    var better = list.map(function (term, number) {
      var text = term.forms[0];
      var mayBe = term.forms.length === 1 && !isChinese(text) && text.length >= 3 &&
        scans.every(function (scan) { return scan.counts[number] === 0; });
      var word = mayBe ? nearestWord(text) : null;
      if (word === null) { return term; }
      meant.push(word);
      var factor = has(words.weak, stem(word)) ? numbers.weakTerm : 1;
      return { forms: [word], weight: numbers.correctedTerm * factor };
    });
    if (!meant.length) { return null; }
    return better.concat(concepts(meant.join(" ")).filter(function (concept) {
      return !better.some(function (term) { return term.forms === concept.forms; });
    }));
  }

  // MARK: Passages

  function plain(markdown) {
    return markdown.replace(/\{\{[^}]*\}\}/g, function (text) { return index.values[text] || ""; })
      .replace(/\[([^\]]*)\]\((?:<[^>]*>|[^)]*)\)/g, "$1").replace(/`|\*\*/g, "").replace(/(^|[^*\w])\*(\S[^*]*)\*/g, "$1$2").replace(/\s*\|\s*/g, " ")
      .replace(/^\s*(?:[-*>]|\d+\.)\s+/, "").trim();
  }

  function excerpt(text, list) {
    var characters = Array.from(text);
    if (characters.length <= 180) { return text; }
    var lower = text.toLowerCase();
    var places = list.flatMap(function (term) { return term.forms; })
      .map(function (form) { return lower.indexOf(form); }).filter(function (at) { return at >= 0; });
    var first = places.length ? Math.min.apply(null, places) : 0;
    var start = Math.max(0, Math.min(first - 60, characters.length - 180));
    var end = start + 180;
    function splitsWord(at) { return isWord(characters[at - 1]) && isWord(characters[at]); }
    while (start > 0 && start < end && splitsWord(start)) { start += 1; }
    while (end < characters.length && end > start && splitsWord(end)) { end -= 1; }
    return (start > 0 ? "…" : "") + characters.slice(start, end).join("") +
      (end < characters.length ? "…" : "");
  }

  // MARK: Names

  // Without regard to case, spaces, hyphens and the s of a plural.
  function loose(text) {
    var letters = Array.from(text).slice(0, 200).join("").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    return letters.length > 3 && letters.endsWith("s") ? letters.slice(0, -1) : letters;
  }

  // `-[Class selector:with:]`, `[object selector:argument]`, `[[Class alloc] selector:argument]`
  function message(text) {
    var parts = /^[-+]? *\[\[*([^\s([\]]+)(?:\([^)]*\))?(?: +alloc\])? +([^]+)\]$/.exec(text);
    var name = parts && selector(parts[2]);
    return name ? { name: name, owner: parts[1] } : null;
  }

  // The expression of `if let name = expression {`, `if (expression) {` and `return expression`.
  function expression(text) {
    var parts = /^(?:(?:if|guard|while) +)?(?:(?:let|var) +\S+ *= *)?([^]+?)(?: +else)?(?: *\{)?$/.exec(text);
    var inner = parts ? parts[1] : text;
    return inner.startsWith("(") && inner.endsWith(")") ? inner.slice(1, -1) : inner;
  }

  // The parts before colons, without what is between brackets or quotes.
  function selector(text) {
    var flat = text.replace(/"[^"]*"?/g, "");
    for (var before = null; before !== flat;) {
      before = flat;
      flat = flat.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, "");
    }
    var labels = flat.match(/[\p{L}\p{N}_]*:/gu);
    return labels ? labels.join("") : (/[\p{L}\p{N}_]+/u.exec(flat) || [null])[0];
  }

  function labels(text) {
    var head = text.split(")")[0];
    if (/^[\p{L}\p{N}_:]*:[\p{L}\p{N}_:]*$/u.test(head)) { return head; }
    var found = "";
    var depth = 0;
    var isQuoted = false;
    var start = 0;
    for (var at = 0; at < text.length; at += 1) {
      var c = text[at];
      if (c === "\"") { isQuoted = !isQuoted; }
      if (isQuoted) { continue; }
      if (depth === 0 && /[,)]/.test(c)) {
        var argument = text.slice(start, at).trim();
        start = at + 1;
        if (argument) {
          var label = argument.startsWith("\"") || !argument.includes(":") ? "_" : argument.split(":")[0].split(" ")[0];
          found += (label || "_") + ":";
        }
        if (c === ")") { break; }
      }
      if (/[([{]/.test(c)) { depth += 1; }
      if (/[)\]}]/.test(c)) { depth -= 1; }
    }
    return found;
  }

  // `func name(label name: Type)` and `Type(label: value)`
  function swiftName(text) {
    var rest = text;
    for (var word; (word = /^(\S*) +/.exec(rest)) && (word[1].startsWith("@") || has(words.modifiers, word[1]));) {
      rest = rest.slice(word[0].length);
    }
    var name = (/^[\p{L}\p{N}._]+/u.exec(rest) || [""])[0];
    var tail = rest.slice(name.length);
    if (!name) { return null; }
    if (!tail.startsWith("(")) {
      return rest.length < text.length && (!tail || tail.startsWith(":")) ? name : null;
    }
    var isType = /^\p{Lu}/u.test(name.split(".").filter(Boolean).pop() || "");
    return name + (isType ? ".init(" : "(") + labels(tail.slice(1)) + ")";
  }

  // `view?.property = value`
  function assigned(text) {
    var parts = /^([\p{L}\p{N}._?!]+) +(\S+) +[^ ]/u.exec(text);
    return parts && has(words.relations, parts[2]) ? parts[1].replace(/[?!]/g, "") : null;
  }

  function candidates(text) {
    var edge = "[\\s\"'`“”‘’@;,，。「」]*";
    text = new RegExp("^" + edge + "([^]*?)" + edge + "$").exec(text)[1];
    var inner = /^(?:<key>([^]*?)<\/key>[^]*|<string>([^]*)<\/string>|#?selector\(([^]*)\))$/.exec(text);
    if (inner) { text = inner[1] || inner[2] || inner[3] || ""; }
    if (!text || text.length > 400) { return []; }
    text = expression(text);
    // Who asks whether there is a method asks about the method.
    var tested = /respondsToSelector: *@selector\(([^()]+)\)/.exec(text) || /responds\(to: *#selector\(([^()]+)\)/.exec(text);
    if (tested) { text = tested[1]; }
    var found = [{ name: text }, message(text)];
    var key = /[^:\s]\[([^[\s]+)\]$/.exec(text);
    if (key) { found.push({ name: key[1] }); }
    var sent = /^[-+]/.test(text) && text.includes("(") ? selector(text.slice(1)) : null;
    if (sent) { found.push({ name: sent }); }
    var name = assigned(text) || swiftName(text);
    if (name && name !== text) { found.push({ name: name }); }
    found = found.filter(Boolean);
    var last = found[found.length - 1];
    var dot = last.name.split("(")[0].lastIndexOf(".");
    if (!last.owner && dot > 0) {
      var member = last.name.slice(dot + 1);
      var head = last.name.slice(0, dot).split(".").filter(Boolean).pop() || "";
      found.push({ name: member, variable: head.replace(/[^\p{L}]/gu, "") });
      // An initializer that has no entry leads to its type.
      if (member.startsWith("init(")) { found.push({ name: last.name.slice(0, dot) }); }
    }
    return found;
  }

  function trimmed(name) { return name.replace(/(?::|\(\))+$/, ""); }

  // The ends of a qualified name.
  function endings(id) {
    var head = id.split("(")[0];
    var found = [];
    for (var at = head.indexOf("."); at >= 0 && at < head.lastIndexOf("."); at = head.indexOf(".", at + 1)) {
      found.push(id.slice(at + 1));
    }
    return found;
  }

  var symbols = index.names.filter(function (name) { return name.exact; });
  var kinds = [
    function (name) { return name.exact; }, function (name) { return endings(name.title); },
    function (name) { return name.short; }, function (name) { return name.pieces; }
  ];

  function spelled(text) {
    text = trimmed(text);
    if (!text) { return []; }
    var ways = [function (name) { return name; }, function (name) { return name.toLowerCase(); }];
    for (var way = 0; way < ways.length; way += 1) {
      for (var kind = 0; kind < kinds.length; kind += 1) {
        var wanted = ways[way](text);
        var found = symbols.filter(function (symbol) {
          return kinds[kind](symbol).some(function (name) { return ways[way](trimmed(name)) === wanted; });
        });
        if (found.length) { return found; }
      }
    }
    return [];
  }

  function named(text) {
    var only = index.names.find(function (name) { return has(name.only || [], text); });
    if (only) { return [only]; }
    var icon = text.replace(/^\./, "").toLowerCase();
    var type = index.names.find(function (name) {
      return name.icon && (name.icon.toLowerCase() === icon || text.endsWith("IconType." + name.icon));
    });
    if (type) { return [type]; }
    var rule = ruleNamed(text);
    if (rule) { return [rule]; }
    var all = candidates(text);
    for (var i = 0; i < all.length; i += 1) {
      var found = spelled(all[i].name);
      var own = found.filter(function (symbol) { return symbol.title.startsWith(all[i].owner + "."); });
      if (found.length) { return own.length ? own : firstOf(all[i].variable, found); }
    }
    return [];
  }

  // Members of a class that a variable is named like come first: `popover.sourceRect` is one of
  // `UIPopoverPresentationController`.
  function firstOf(variable, symbols) {
    if (!variable || variable.length < 3) { return symbols; }
    function isOwn(symbol) { return symbol.title.split(/[.(]/)[0].toLowerCase().includes(variable.toLowerCase()); }
    return symbols.filter(isOwn).concat(symbols.filter(function (symbol) { return !isOwn(symbol); }));
  }

  function ruleNamed(text) {
    var spelled = loose(text);
    return index.names.find(function (name) { return Boolean(name.loose) && has(name.loose, spelled); });
  }

  // The pages of symbols and rules; for a name that is none, of the nearest.
  function namedOrNearest(text) {
    var found = named(text);
    if (found.length || text.length < 10 || text.includes(" ")) { return found; }
    var limit = Math.min(3, Math.floor(text.length / 8));
    var best = null;
    index.identifiers.forEach(function (name) {
      var far = name === text ? null : distance(text.toLowerCase(), name.toLowerCase(), limit);
      if (far !== null && (!best || far < best.far)) { best = { name: name, far: far }; }
    });
    return best ? named(best.name) : [];
  }

  function isName(word) {
    if (word.startsWith("-[") || word.startsWith("[") || word.startsWith(".") || /[:(]/.test(word)) { return true; }
    // “iPhone” and “iOS” are words.
    var tail = word.startsWith("i") ? word.slice(2) : word.slice(1);
    return tail.includes("-") && index.names.some(function (name) { return name.slug === "rule:" + word; }) ||
      /\p{Lu}/u.test(tail) && /\p{Ll}/u.test(tail);
  }

  function article(slug) { return index.names.filter(function (name) { return name.slug === slug; }); }

  // Pages whose very name was typed, and whether nothing but names was typed.
  function namedResults(query) {
    var text = Array.from(query).slice(0, maximumLength).join("");
    if (/^[a-z0-9][a-z0-9.]*$/.test(text) && text.includes(".") && text.length <= 100 &&
      !has(words.fileEndings, text.split(".").filter(Boolean).pop())) {
      return { pages: article("icons"), isAlone: true };
    }
    var all = text.split(" ").filter(Boolean);
    // “paperplane” asks for a symbol, “pencil” may ask for more.
    if (all.length === 1 && has(index.symbols, text)) {
      return { pages: article("icons"), isAlone: false };
    }
    var asked = words.frames.reduce(function (text, frame) { return text.split(frame).join(""); }, text.toLowerCase());
    var slug = index.glossary[loose(asked)];
    if (slug) { return { pages: article(slug), isAlone: true }; }
    var inner = expression(text);
    var isCode = all.length === 1 ? isName(text)
      : /[([]/.test(text) || assigned(text) !== null || inner !== text && !inner.includes(" ") && isName(inner);
    var isTitle = Boolean(ruleNamed(text));
    var whole = isCode || isTitle ? namedOrNearest(text) : [];
    if (whole.length) {
      // A declaration with what goes wrong with it is a question.
      var isQuestion = all.length > 1 && isCode && !isTitle &&
        holds(text, function (concept) { return concept.isSymptom; });
      return { pages: whole, isAlone: !isQuestion };
    }
    var names = all.filter(isName).slice(0, 3);
    var found = [];
    names.flatMap(namedOrNearest).forEach(function (page) {
      if (found.some(function (other) { return other.page === page; })) { return; }
      var content = (page.title + " " + page.passage).toLowerCase();
      var count = all.filter(function (word) { return content.includes(word.toLowerCase()); }).length;
      found.push({ page: page, count: count });
    });
    found.sort(function (a, b) { return b.count - a.count; });
    // The id of a rule is no word of a sentence.
    var isRuleFirst = found.length > 0 && found[0].page.slug.startsWith("rule:");
    return {
      pages: found.map(function (found) { return found.page; }),
      isAlone: isRuleFirst || names.length === all.length
    };
  }

  // MARK: Search

  function findText(query, named, factor) {
    var list = terms(query);
    if (!list.length) { return { list: [], results: [] }; }
    function scanAll() { return pages.map(function (page) { return scan(page, list); }); }
    var scans = scanAll();
    // The name of an SF Symbol is never a word misspelled.
    var better = has(index.symbols, query) ? null : corrected(list, scans);
    if (better) {
      list = better;
      scans = scanAll();
    }
    return {
      list: list,
      results: rank(scans, list, named, factor).slice(0, 10).map(function (found) {
        var page = pages[found.at].page;
        var passage = scans[found.at].passage || (/^summary: (.*)$/m.exec(page.text) || [])[1] || "";
        var isPlace = page.url.includes("#");
        return {
          slug: page.slug, url: page.url + (isPlace ? "" : scans[found.at].anchor), title: page.title,
          passage: excerpt(plain(passage), list)
        };
      })
    };
  }

  window.guideSearch = function (query) {
    query = simplified(query);
    var name = namedResults(query);
    var pages = name.pages.slice(0, 3);
    // Who asks for a replacement wants to read of that.
    var head = Array.from(query).slice(0, maximumLength).join("");
    var isDated = !name.isAlone && pages.length > 0 &&
      holds(head, function (concept) { return concept.isReplacing; });
    var articles = pages.map(function (page) { return isDated && page.successor || page.article; });
    var found = findText(query, articles, isDated ? numbers.successor : numbers.named);
    var others = found.results.filter(function (result) {
      return !pages.some(function (page) { return page.slug === result.slug; });
    });
    var results;
    if (name.isAlone) {
      // The article that tells more of a symbol comes next to it.
      var isNext = function (result) { return has(articles, result.slug); };
      results = pages.concat(others.filter(isNext), others.filter(function (result) { return !isNext(result); }));
    } else {
      // A question around a name is answered by an article; the symbol comes next.
      results = others.slice(0, 1).concat(pages.slice(0, 1), others.slice(1));
    }
    return {
      terms: found.list.flatMap(function (term) { return term.forms; }), results: results.slice(0, 10)
    };
  };
})();
