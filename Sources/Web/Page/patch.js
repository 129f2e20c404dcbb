// Brings a part of the page to new markup and leaves alone what is the same, so that a key in the sheet
// does not lay out the whole game again.

/** Makes the content of `element` that of `markup`. */
function patch(element, markup) {
  const made = document.createElement('template');
  made.innerHTML = markup;
  patchContent(element, made.content);
}

/** Makes the content of `element` that of `made`, whose content is used up. */
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
  const isSameCount = end === wantedEnd;
  const next = old[end] || null;
  for (let index = first; index < wantedEnd; index++) {
    if (!isSameCount) element.insertBefore(wanted[index], next);
    else if (!old[index].isEqualNode(wanted[index])) patchNode(old[index], wanted[index]);
  }
  if (!isSameCount) for (let index = first; index < end; index++) old[index].remove();
}

/** Makes `old` the same as `wanted`, which is another. */
function patchNode(old, wanted) {
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
