// The words that fit at the cursor. The solver finds the words; this module shows them.

import * as solver from '../shared/solver.js';
import { make } from '../shared/view.js';
import { editor, sheet } from './editor.js';

const list = make('ul#completions', 'completions', { role: 'listbox', 'aria-label': 'Words that fit', hidden: '' });
sheet.after(list);
sheet.setAttribute('aria-autocomplete', 'list');
sheet.setAttribute('aria-controls', list.id);
let words = [];
let from = 0;
let chosen = -1;

/** Shows the words that fit at the cursor, if part of a word is typed or `always` is true. */
export function show(request, always) {
  const { text } = editor.cursor();
  const isInWord = text !== '' && !/\s$/.test(text);
  if (document.activeElement !== sheet || (!always && !isInWord)) return hide();
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
  const made = make('li#word-' + index, '', word, { role: 'option' });
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
  const top = parseFloat(style.paddingTop) + editor.cursor().line * height - sheet.scrollTop;
  const room = sheet.clientWidth - list.offsetWidth - 8;
  // The list has the type of the sheet, in which all letters are `1ch` wide.
  list.style.left = `clamp(0px, ${text.length}ch + ${style.paddingLeft} - ${sheet.scrollLeft}px, ${Math.max(0, room)}px)`;
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
  editor.replace(from, sheet.selectionStart, words[index]);
  hide();
}

const hide = () => (list.hidden = true);

sheet.addEventListener('keydown', (event) => {
  if (list.hidden) return;
  const count = words.length;
  if (event.key === 'ArrowDown') choose((chosen + 1) % count);
  else if (event.key === 'ArrowUp') choose(chosen <= 0 ? count - 1 : chosen - 1);
  else if (event.key === 'Tab') take(Math.max(0, chosen));
  else if (event.key === 'Enter' && chosen >= 0) take(chosen);
  else if (event.key === 'Escape') hide();
  else return /^(Arrow|Page|Home|End)/.test(event.key) && hide();
  event.preventDefault();
});
for (const kind of ['blur', 'click', 'scroll']) sheet.addEventListener(kind, hide);
