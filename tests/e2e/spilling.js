// Names every text that is clipped, leaves its box or the page, or breaks inside a word.
() => {
  const NEAR = 1.5;
  // Scrolled sideways on purpose; links and codes may break anywhere.
  const SIDEWAYS = ".groups, .reactions";
  const UNWORDED = ".unseen, [data-breaks]";
  const found = new Set();

  const isScroller = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hides = (overflow) => /hidden|clip/.test(overflow);
  const isBox = (style) =>
    style.borderLeftStyle !== "none" && parseFloat(style.borderLeftWidth) > 0
    || style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";

  function called(element) {
    const names = [...element.classList].filter((name) => !name.startsWith("svelte"));
    return [element.localName, ...names].join(".");
  }

  function tell(what, node, text, edge = null) {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const path = `${called(element.parentElement)} ${called(element)}`;
    const by = edge ? ` (${called(edge)})` : "";
    found.add(`${what}: ${path}${by}: ${text.trim().slice(0, 60)}`);
  }

  function leaves(rect, box, vertical) {
    if (rect.left < box.left - NEAR || rect.right > box.right + NEAR) return true;
    // A line's box is taller than its letters.
    const slack = rect.height * 0.17 + NEAR;
    return vertical && (rect.top < box.top - slack || rect.bottom > box.bottom + slack);
  }

  function holds(node, rects) {
    let vertical = true;
    let isBoxed = false;
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "inline") continue;
      const box = one.getBoundingClientRect();
      const isEdge = !isBoxed && isBox(style);
      const tall = vertical && (isEdge || hides(style.overflowY));
      if ((isEdge || hides(style.overflowX)) && rects.some((rect) => leaves(rect, box, tall)))
        return tell(hides(style.overflowX) ? "clipped" : "leaves its box", node, node.data, one);
      isBoxed ||= isBox(style);
      if (style.position === "fixed") break;
      if (isScroller(style)) {
        if (one.matches(SIDEWAYS)) return;
        vertical = false;
      }
    }
    const page = { left: 0, right: innerWidth };
    if (rects.some((rect) => leaves(rect, page, false))) tell("leaves the page", node, node.data);
  }

  function letterAt(node, index) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return [...range.getClientRects()].at(-1) ?? { top: 0, height: 0 };
  }

  function wholeWords(node) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}\u202f’'.,:;!?¡¿…]{2,}/gu)) {
      const first = letterAt(node, index);
      const last = letterAt(node, index + word.length - 1);
      if (last.top - first.top > first.height * 0.6) tell("breaks a word", node, word);
    }
  }

  function readable(input) {
    const style = getComputedStyle(input);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const spacing = (parseFloat(style.letterSpacing) || 0) * input.placeholder.length;
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(input.placeholder).width + spacing > room + NEAR)
      tell("placeholder is cut", input, input.placeholder);
  }

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".unseen, script, style")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    holds(node, rects);
    if (!parent.closest(UNWORDED)) wholeWords(node);
  }
  for (const one of document.body.querySelectorAll("*")) {
    if (!one.checkVisibility() || one.closest(".unseen, svg")) continue;
    const style = getComputedStyle(one);
    const wide = one.scrollWidth > one.clientWidth + NEAR && one.clientWidth > 0;
    if (wide && style.textOverflow === "ellipsis") tell("shortened", one, one.textContent);
    if (wide && isScroller(style) && !one.matches(SIDEWAYS)) tell("scrolls sideways", one, "");
    if (one.localName === "input" && one.placeholder && !one.value) readable(one);
  }
  if (document.documentElement.scrollWidth > innerWidth) tell("the page scrolls sideways", document.body, "");
  return [...found];
}
