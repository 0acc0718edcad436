// Finds pages in `guideIndex`, which a script beside this one fills. Touches no page: `guideSearch`
// takes what was typed and returns { terms, results }. `terms` are the texts to be marked, in lower
// case; a result has `url`, `title` and `passage`, the best one first.
(function () {
  "use strict";
  var stopWords = ("a an and are as at be but by can do does for from get has have how i if in into " +
    "is it its me my must not of on or should so that the this to was what when where which who why will with would you your ios app").split(" ");
  var emptyWords = /为什么|是什么|怎么样|什么|怎么|怎样|如何|哪些|可以|一个|时候|的|了|吗|呢|和|与|在|是|我|把|被|会|要|上|里|中|到|没有|不/;

  function terms(query) {
    var found = [];
    (query.toLowerCase().match(/[\u3400-\u9fff]+|[a-z0-9]+/g) || []).forEach(function (run) {
      if (/^[a-z0-9]/.test(run)) {
        if (stopWords.indexOf(run) < 0) {
          found.push({ text: run.length > 5 ? run.replace(/(ings?|ations?|ed|es|s)$/, "") : run, weight: 1, latin: true });
        }
        return;
      }
      run.split(emptyWords).forEach(function (phrase) {
        if (!phrase) { return; }
        found.push({ text: phrase, weight: phrase.length > 2 ? 1.5 : 1 });
        for (var i = 0; phrase.length > 2 && i + 1 < phrase.length; i += 1) {
          found.push({ text: phrase.slice(i, i + 2), weight: 0.6 });
        }
      });
    });
    return found.slice(0, 32);
  }

  function count(text, term) {
    var n = 0;
    var at = text.indexOf(term.text);
    while (at >= 0) {
      if (!term.latin || at === 0 || !/[a-z0-9]/.test(text.charAt(at - 1))) { n += 1; }
      at = text.indexOf(term.text, at + term.text.length);
    }
    return n;
  }

  function passage(text, list) {
    var at = -1;
    list.forEach(function (term) {
      var found = text.toLowerCase().indexOf(term.text);
      if (found >= 0 && (at < 0 || found < at)) { at = found; }
    });
    var start = Math.max(0, at - 60);
    return (start > 0 ? "…" : "") + text.slice(start, start + 180) + (text.length > start + 180 ? "…" : "");
  }

  window.guideSearch = function (query) {
    var list = terms(query);
    var counts = window.guideIndex.map(function (item) {
      return list.map(function (term) {
        return 10 * count(item.title.toLowerCase(), term) + 8 * count(item.keywords.toLowerCase(), term) +
          4 * count(item.summary.toLowerCase(), term) + count(item.text.toLowerCase(), term);
      });
    });
    var total = 0;
    var rarity = list.map(function (term, i) {
      var n = counts.filter(function (row) { return row[i] > 0; }).length;
      var value = term.weight * Math.log(1 + (counts.length - n + 0.5) / (n + 0.5));
      total += value;
      return value;
    });
    var results = window.guideIndex.map(function (item, index) {
      var score = 0;
      var covered = 0;
      counts[index].forEach(function (n, i) {
        if (n > 0) {
          score += rarity[i] * n * 7 / (n + 6);
          covered += rarity[i];
        }
      });
      return {
        url: item.url, title: item.title, score: score * Math.sqrt(covered / (total || 1)),
        passage: passage(item.summary + " " + item.text, list)
      };
    }).filter(function (result) { return result.score > 0; })
      .sort(function (a, b) { return b.score - a.score; }).slice(0, 12);
    return { terms: list.map(function (term) { return term.text; }), results: results };
  };
})();
