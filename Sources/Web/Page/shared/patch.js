// Changes a part of the page to new markup and leaves equal elements alone. A key pressed in the sheet then does not
// lay out the whole game again.

/** Gives `element` the content that `markup` describes. */
export function patch(element, markup) {
  const made = document.createElement('template');
  made.innerHTML = markup;
  patchContent(element, made.content);
}

/** Gives `element` the content `parts`: elements and texts. */
export function patchWith(element, ...parts) {
  const made = new DocumentFragment();
  made.append(...parts);
  patchContent(element, made);
}

/** Gives `element` the content of `made`, which loses its nodes. */
function patchContent(element, made) {
  const old = [...element.childNodes];
  const wanted = [...made.childNodes];
  let first = 0;
  while (first < old.length && first < wanted.length && old[first].isEqualNode(wanted[first])) first++;
  let [end, wantedEnd] = [old.length, wanted.length];
  while (end > first && wantedEnd > first && old[end - 1].isEqualNode(wanted[wantedEnd - 1])) {
    end--;
    wantedEnd--;
  }
  if (end === wantedEnd) {
    for (let index = first; index < end; index++) patchNode(old[index], wanted[index]);
  } else {
    patchRows(element, old.slice(first, end), wanted.slice(first, wantedEnd), old[end] || null);
  }
}

/** The number of rows ahead in which to look for an equal row. */
const rowsAhead = 8;

/**
 * Replaces the rows `old` of `element` by `wanted`. The rows end before the node `next`. A ruling added to a long
 * list, or removed, leaves the rows around it alone.
 */
function patchRows(element, old, wanted, next) {
  let [index, place] = [0, 0];
  while (index < old.length && place < wanted.length) {
    const [gone, added] = rowsBetween(old, index, wanted, place);
    for (let count = 0; count < gone; count++) old[index++].remove();
    for (let count = 0; count < added; count++) element.insertBefore(wanted[place++], old[index]);
    // The two rows are equal now, or neither has an equal row near it.
    patchNode(old[index++], wanted[place++]);
  }
  while (index < old.length) old[index++].remove();
  while (place < wanted.length) element.insertBefore(wanted[place++], next);
}

/** How many rows of `old` are gone, and how many of `wanted` are new, before the next row in both. */
function rowsBetween(old, index, wanted, place) {
  for (let count = 0; count <= rowsAhead; count++) {
    if (old[index + count]?.isEqualNode(wanted[place])) return [count, 0];
    if (wanted[place + count]?.isEqualNode(old[index])) return [0, count];
  }
  return [0, 0];
}

/** Makes `old` equal to `wanted`. */
function patchNode(old, wanted) {
  if (old.isEqualNode(wanted)) return;
  if (old.nodeName !== wanted.nodeName || old.nodeType !== Node.ELEMENT_NODE) {
    old.replaceWith(wanted);
    return;
  }
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  patchContent(old, wanted);
}
