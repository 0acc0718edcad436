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
  var input = document.getElementById("search");
  var page = document.getElementById("results");
  var status = document.getElementById("found");
  var list = document.getElementById("suggestions");
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
      script.onload = function () {
        missing -= 1;
        if (missing === 0) { waiting(); }
      };
      document.head.append(script);
    });
  }

  // A text with the words that were looked for in <mark>.
  function marked(text, terms) {
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
})();
