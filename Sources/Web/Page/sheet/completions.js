// @ts-check
// The words that fit at the cursor. The solver finds the words; this module shows them.

import * as solver from '../shared/solver.js';
import { make, part } from '../shared/view.js';
import { editor } from './editor.js';

const sheet = part('sheet');
const list = part('completions');
let words = [];
let from = 0;
let chosen = -1;

/** Shows the words that fit at the cursor, if part of a word is typed or `always` is true. */
export function show(request, always) {
  const { text } = editor.cursor();
  const isInWord = text !== '' && !/\s$/.test(text);
  if (!always && !isInWord) return hide();
  const { answer } = solver.ask({ ...request, what: 'complete', line: text });
  if (!answer || answer.words.length === 0) return hide();
  words = answer.words;
  from = sheet.selectionStart - [...text].slice(answer.column - 1).join('').length;
  list.replaceChildren(...words.map(item));
  list.hidden = false;
  choose(-1);
  move(text);
}

function item(word, index) {
  const made = make('li', '', word);
  made.id = 'word-' + index;
  made.setAttribute('role', 'option');
  // A press on a word must leave the focus in the sheet.
  made.addEventListener('mousedown', (event) => {
    event.preventDefault();
    take(index);
  });
  return made;
}

/** Puts the list below the cursor, or above it if there is no room below. */
function move(text) {
  const style = getComputedStyle(sheet);
  const height = parseFloat(style.lineHeight);
  const probe = make('span', 'probe', '0'.repeat(20));
  part('marks').append(probe);
  const width = probe.getBoundingClientRect().width / 20;
  probe.remove();
  const line = editor.cursor().line;
  const left = parseFloat(style.paddingLeft) + text.length * width - sheet.scrollLeft;
  const top = parseFloat(style.paddingTop) + line * height - sheet.scrollTop;
  const room = sheet.clientWidth - list.offsetWidth - 8;
  list.style.left = Math.max(0, Math.min(left, room)) + 'px';
  const above = top + list.offsetHeight > sheet.clientHeight && top > list.offsetHeight + height;
  list.style.top = (above ? top - height - list.offsetHeight : top) + 'px';
}

function choose(index) {
  chosen = index;
  if (index < 0) sheet.removeAttribute('aria-activedescendant');
  else sheet.setAttribute('aria-activedescendant', 'word-' + index);
  [...list.children].forEach((made, at) => made.setAttribute('aria-selected', at === index));
  if (index >= 0) list.children[index].scrollIntoView({ block: 'nearest' });
}

function take(index) {
  const word = words[index];
  hide();
  editor.replace(from, sheet.selectionStart, word);
  hide();
}

export function hide() {
  list.hidden = true;
}

sheet.addEventListener('keydown', (event) => {
  if (list.hidden) return;
  const count = words.length;
  if (event.key === 'ArrowDown') choose((chosen + 1) % count);
  else if (event.key === 'ArrowUp') choose(chosen <= 0 ? count - 1 : chosen - 1);
  else if (event.key === 'Tab') take(Math.max(0, chosen));
  else if (event.key === 'Enter' && chosen >= 0) take(chosen);
  else if (event.key === 'Escape') hide();
  else return;
  event.preventDefault();
});
sheet.addEventListener('blur', hide);
