// What makes a page of the guide handy. Without it all can be read, but not searched.
(function () {
  "use strict";
  var root = document.documentElement;

  function all(selector, within) {
    return Array.prototype.slice.call((within || document).querySelectorAll(selector));
  }

  function element(name, attributes, children) {
    var made = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    (children || []).forEach(function (child) { made.append(child); });
    return made;
  }

  // MARK: Search

  var form = document.querySelector("form[role=search]");
  var input = document.getElementById("site-search");
  var page = document.getElementById("site-results");
  var status = document.getElementById("site-found");
  var list = document.getElementById("site-suggestions");
  var selected = -1;
  var waiting = null;

  // The index is large: it is loaded when somebody means to search.
  function load(then) {
    if (window.guideSearch && window.guideIndex) { then(); return; }
    var isLoading = waiting !== null;
    waiting = then;
    if (isLoading) { return; }
    var missing = 2;
    ["search-index.js", "../assets/search.js"].forEach(function (address) {
      var script = element("script", { src: address });
      // The search reads the index when it starts.
      script.async = false;
      script.onload = function () {
        missing -= 1;
        if (missing === 0) { waiting(); }
      };
      document.head.append(script);
    });
  }

  // The runs of the other language, as Sources/Guide/Markup/ForeignWords.swift finds them.
  var foreign = root.lang === "en"
    ? { lang: "zh-Hans", runs: /[\u3400-\u9fff](?:[\u3400-\u9fff，。、：；！？（）“”《》]*[\u3400-\u9fff])?/g }
    : { lang: "en", runs: /[A-Za-z0-9](?:[A-Za-z0-9 .,'\-/&’]*[A-Za-z0-9])?/g };

  // Names such as “iOS 17” belong to no language; a word of small letters does.
  function isProse(run) {
    return foreign.lang !== "en" || !/:\/\/|www\./.test(run) &&
      run.split(/[^A-Za-z'’]+/).some(function (word) { return word.length > 1 && !/[A-Z]/.test(word); });
  }

  // A text with the words that were looked for in <mark>. Foreign words say which language they are in.
  function marked(text, terms) {
    var nodes = [];
    var plain = 0;
    Array.from(text.matchAll(foreign.runs)).forEach(function (match) {
      if (!isProse(match[0])) { return; }
      nodes = nodes.concat(markedRun(text.slice(plain, match.index), terms));
      plain = match.index + match[0].length;
      nodes.push(element("span", { lang: foreign.lang }, markedRun(match[0], terms)));
    });
    return nodes.concat(markedRun(text.slice(plain), terms));
  }

  function markedRun(text, terms) {
    var nodes = [];
    var lower = text.toLowerCase();
    var at = 0;
    while (at < text.length) {
      var start = -1;
      var end = -1;
      terms.forEach(function (term) {
        var found = lower.indexOf(term, at);
        var isLatin = /^[a-z0-9]/.test(term);
        while (isLatin && found > 0 && /[a-z0-9]/.test(text.charAt(found - 1)) &&
          !/[A-Z]/.test(text.charAt(found))) {
          found = lower.indexOf(term, found + 1);
        }
        if (found < 0) { return; }
        var stop = found + term.length;
        while (isLatin && /[a-z0-9]/.test(text.charAt(stop))) { stop += 1; }
        if (start < 0 || found < start || found === start && stop > end) {
          start = found;
          end = stop;
        }
      });
      if (start < 0) { break; }
      nodes.push(text.slice(at, start), element("mark", {}, [text.slice(start, end)]));
      at = end;
    }
    nodes.push(text.slice(at));
    return nodes;
  }

  function count(found) {
    var texts = form.dataset;
    if (!found.results.length) { return texts.none; }
    return (found.results.length === 1 ? texts.one : texts.many).replace("#", found.results.length);
  }

  function select(index) {
    var options = all("[role=option]", list);
    selected = index === options.length ? -1 : index < -1 ? options.length - 1 : index;
    options.forEach(function (option, at) {
      option.setAttribute("aria-selected", String(at === selected));
      if (at === selected) {
        input.setAttribute("aria-activedescendant", option.id);
        option.scrollIntoView({ block: "nearest" });
      }
    });
    if (selected < 0) { input.removeAttribute("aria-activedescendant"); }
  }

  function close() {
    list.hidden = true;
    list.replaceChildren();
    selected = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  // Below the field, on every page but that of the results.
  function suggest(found) {
    list.replaceChildren.apply(list, found.results.slice(0, 8).map(function (result, at) {
      return element("li", { role: "option", id: "option-" + at, "aria-selected": "false" }, [
        element("a", { href: result.url, tabindex: "-1" }, marked(result.title, found.terms)),
        element("p", {}, marked(result.passage, found.terms))
      ]);
    }));
    list.hidden = !found.results.length;
    input.setAttribute("aria-expanded", String(found.results.length > 0));
    select(-1);
  }

  function showPage(query, found) {
    page.replaceChildren.apply(page, found.results.map(function (result) {
      return element("li", {}, [
        element("h2", {}, [element("a", { href: result.url }, marked(result.title, found.terms))]),
        element("p", {}, marked(result.passage, found.terms))
      ]);
    }));
    var address = location.pathname + (query ? "?" + new URLSearchParams({ q: query }) : "");
    try { history.replaceState(null, "", address); } catch (error) { /* Some browsers refuse it. */ }
  }

  function search() {
    var query = input.value.trim();
    if (!query) {
      status.textContent = "";
      if (page) { showPage("", { results: [], terms: [] }); } else { close(); }
      return;
    }
    load(function () {
      if (input.value.trim() !== query) { search(); return; }
      var found = window.guideSearch(query);
      status.textContent = count(found);
      if (page) { showPage(query, found); } else { suggest(found); }
    });
  }

  // Where the arrows lead on the page of the results: from the field through the links.
  function step(distance) {
    var stops = [input].concat(all("a", page));
    var at = stops.indexOf(document.activeElement);
    if (at >= 0) { stops[Math.min(stops.length - 1, Math.max(0, at + distance))].focus(); }
    return at >= 0;
  }

  function isTyping(target) {
    return target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
  }

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) { return; }
    var isInField = document.activeElement === input;
    if (event.key === "/" && !isTyping(event.target)) {
      input.focus();
      input.select();
    } else if (event.key === "Escape" && isInField) {
      if (list.hidden) {
        input.value = "";
        search();
        input.blur();
      }
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      var distance = event.key === "ArrowDown" ? 1 : -1;
      if (page ? !step(distance) : !isInField || list.hidden) { return; }
      if (!page) { select(selected + distance); }
    } else if (event.key === "Enter" && isInField && selected >= 0) {
      all("a", list)[selected].click();
    } else {
      return;
    }
    event.preventDefault();
  }

  function startSearch() {
    input.addEventListener("focus", function () { load(search); });
    input.addEventListener("input", search);
    document.addEventListener("keydown", pressed);
    list.addEventListener("click", function (event) {
      var option = event.target.closest("[role=option]");
      if (option && !event.target.closest("a")) { option.querySelector("a").click(); }
    });
    document.addEventListener("click", function (event) {
      if (!form.contains(event.target)) { close(); }
    });
    if (page) {
      input.value = new URLSearchParams(location.search).get("q") || "";
      form.addEventListener("submit", function (event) { event.preventDefault(); });
      input.focus();
      search();
    }
  }

  if (form && input) { startSearch(); }

  // MARK: The lists beside the text

  var articles = document.getElementById("site-articles");
  var menu = document.getElementById("site-menu");
  var contents = document.querySelector(".contents details");

  function showArticles(isOpen) {
    articles.classList.toggle("open", isOpen);
    menu.setAttribute("aria-expanded", String(isOpen));
  }

  function startLists() {
    menu.addEventListener("click", function () {
      showArticles(!articles.classList.contains("open"));
    });
    articles.addEventListener("keydown", function (event) {
      if (event.key === "Escape" && articles.classList.contains("open")) {
        showArticles(false);
        menu.focus();
      }
    });
    // The list scrolls by itself: the current article is in sight.
    var current = articles.querySelector("[aria-current]");
    if (current && articles.scrollHeight > articles.clientHeight) {
      articles.scrollTop = current.offsetTop - articles.offsetTop - articles.clientHeight / 2;
    }
    if (contents && matchMedia("(max-width: 77.99rem)").matches) { contents.open = false; }
  }

  // The heading that is being read is marked in the contents.
  function followReading() {
    var links = contents ? all("a", contents) : [];
    var headings = links.map(function (link) {
      return document.getElementById(decodeURIComponent(link.hash.slice(1)));
    });
    if (!links.length || headings.indexOf(null) >= 0) { return; }
    var isDue = false;
    function mark() {
      isDue = false;
      var current = 0;
      headings.forEach(function (heading, at) {
        if (heading.getBoundingClientRect().top < innerHeight / 3) { current = at; }
      });
      links.forEach(function (link, at) {
        if (at === current) { link.setAttribute("aria-current", "true"); } else { link.removeAttribute("aria-current"); }
      });
    }
    addEventListener("scroll", function () {
      if (!isDue) { requestAnimationFrame(mark); }
      isDue = true;
    }, { passive: true });
    mark();
  }

  // MARK: Code

  var texts = document.body.dataset;

  function choose(code, button) {
    var top = button.getBoundingClientRect().top;
    root.dataset.code = code;
    try { localStorage.setItem("quickactions-code", code); } catch (error) { /* Then not remembered. */ }
    showChoice();
    // What was pressed stays where it is, though all other examples change their height.
    var twin = button.closest(".variants").querySelector(".code[data-code=" + code + "] [data-choice=" + code + "]");
    scrollBy(0, twin.getBoundingClientRect().top - top);
    twin.focus({ preventScroll: true });
  }

  function showChoice() {
    var code = root.dataset.code === "objc" ? "objc" : "swift";
    all("[data-choice]").forEach(function (button) {
      button.setAttribute("aria-pressed", String(button.dataset.choice === code));
    });
  }

  function copy(button, text) {
    function done() {
      button.textContent = texts.copied;
      setTimeout(function () { button.textContent = texts.copy; }, 1500);
    }
    function select() {
      var area = element("textarea", { "aria-hidden": "true" });
      area.value = text;
      document.body.append(area);
      area.select();
      if (document.execCommand("copy")) { done(); }
      area.remove();
      button.focus();
    }
    if (navigator.clipboard) { navigator.clipboard.writeText(text).then(done, select); } else { select(); }
  }

  function startCode() {
    all("div.code").forEach(function (code) {
      var bar = element("div", { class: "bar" });
      if (code.parentNode.classList.contains("variants")) {
        var choice = element("div", { class: "choice", role: "group", "aria-label": texts.choose });
        all("div.code", code.parentNode).forEach(function (variant) {
          var button = element("button", { type: "button", "data-choice": variant.dataset.code }, [variant.dataset.name]);
          button.addEventListener("click", function () { choose(variant.dataset.code, button); });
          choice.append(button);
        });
        bar.append(choice);
      } else {
        bar.append(code.dataset.name);
      }
      var button = element("button", { type: "button", class: "copy" }, [texts.copy]);
      button.addEventListener("click", function () { copy(button, code.querySelector("code").textContent); });
      bar.append(button);
      code.prepend(bar);
    });
    showChoice();
  }

  // MARK: Scrollers

  // Only what does scroll is a stop on the way through the page.
  function markScrollers() {
    all("pre, .table").forEach(function (box) {
      var label = box.dataset.label || box.getAttribute("aria-label");
      var isScroller = box.scrollWidth > box.clientWidth + 1;
      box.dataset.label = label;
      [["tabindex", "0"], ["role", "group"], ["aria-label", label]].forEach(function (attribute) {
        if (isScroller) { box.setAttribute(attribute[0], attribute[1]); } else { box.removeAttribute(attribute[0]); }
      });
    });
  }

  function startScrollers() {
    markScrollers();
    addEventListener("resize", markScrollers);
    new MutationObserver(markScrollers).observe(root, { attributes: true, attributeFilter: ["data-code"] });
  }

  // MARK: Languages

  // The other language has the same headings, so one goes to the same section.
  function startLanguages() {
    all(".language a").forEach(function (link) {
      var page = link.href.split("#")[0];
      function follow() { link.href = page + location.hash; }
      follow();
      addEventListener("hashchange", follow);
    });
  }

  startLanguages();

  if (articles) {
    startLists();
    followReading();
    startCode();
    startScrollers();
  }
})();
