// The book under which the game is played: the sheet's own, one from the list, or the reader's file, which can be
// edited here. The reader can compare a second book with the first.

import * as solver from '../shared/solver.js';
import { button, download, make, option, part, tell, visible } from '../shared/view.js';
import { makeEditor } from './editor.js';
import * as panels from './panels.js';
import * as variations from './variations.js';

const list = part('book');
const second = part('second');
const paper = makeEditor('book-text', 'your rulebook');
const { text } = paper;
const title = make('b');
const state = make('span#book-state', '', { role: 'status' });
let known = [];
let mine = null;
// The reader's file as it was when it last had no errors.
let sound = null;

const automatic = option('', 'as the sheet says');

export function start() {
  known = solver.ask({ what: 'books' }).answer;
  list.append(automatic);
  for (const select of [list, second]) select.append(...known.map(({ id }) => option(id, full(id))));
}

/** The name of a book, with its id if another book has the same name. */
export function full(id) {
  const book = known.find((book) => book.id === id);
  if (!book) return id;
  const isAlone = known.filter((other) => other.name === book.name).length === 1;
  return isAlone ? book.name : `${book.name} (${id})`;
}

const has = (id) => known.some((book) => book.id === id);

/** The id of the book that the reader's own file extends. */
const parent = () => sound && JSON.parse(sound.text).extends;

const isOwn = () => mine !== null && list.value === 'own';

/**
 * The members of a request that choose the book. For the reader's own file, they carry its last text without errors.
 */
export function choice() {
  if (isOwn()) return sound ? { book: sound } : {};
  return list.value ? { books: [list.value] } : {};
}

/**
 * The members of a request that compare the game's book `id` with the second book; null if no second book is chosen,
 * or it is the same, or the reader's file has errors.
 */
export function comparison(id) {
  if (!second.value) return null;
  const uses = isOwn() || second.value === 'own';
  const ids = [isOwn() ? '' : id, second.value === 'own' ? '' : second.value].filter(Boolean);
  if (uses) return sound && ids.length === 1 ? { books: ids, book: sound } : null;
  return ids[0] === ids[1] ? null : { books: ids };
}

/** Names the sheet's book in the list. */
export function name(id) {
  automatic.textContent = list.value ? 'as the sheet says' : `${full(id)} (of the sheet)`;
}

/**
 * Begins a rulebook file of the reader's own. It extends the book called `id`, or else the book that the reader's
 * present file extends.
 */
export function begin(id) {
  const base = [id, parent()].find(has) || 'nhl-2025';
  const league = { id: 'our-league', name: 'Our League', league: 'Our League', extends: base };
  take({ name: 'our-league.json', text: `${JSON.stringify({ ...league, provisions: {} }, null, 2)}\n` });
  variations.play();
}

/** Plays under the reader's own rulebook file, and opens it. */
export function take(file) {
  mine = { name: file.name, text: file.text };
  sound = null;
  for (const select of [list, second]) {
    let made = [...select.options].find((other) => other.value === 'own');
    if (!made) {
      made = option('own', '');
      select.append(made);
    }
    made.textContent = visible(`${file.name} (yours)`);
  }
  list.value = 'own';
  text.value = file.text;
  tell(title, file.name);
  check();
  panels.open('rulebook');
}

/** Reads the current text of the file, and shows all its errors. */
function check() {
  mine = { name: mine.name, text: text.value };
  const { errors } = solver.ask({ what: 'books', book: mine });
  if (errors.length === 0) sound = mine;
  paper.show(errors.map((error) => ({ ...error, look: 'error' })));
  const used = sound ? 'its last version without errors' : 'the book that the sheet names';
  const wrong = `The file cannot be read as it is. The game is shown under ${used}.`;
  tell(state, errors.length ? wrong : 'The game is played under this file.');
  state.className = errors.length ? 'bad' : 'quiet';
}

function leave() {
  list.value = '';
  panels.open('sheet');
  variations.play();
}

/** Chooses the book `id`, and the book `other` to compare with, as far as they are known. */
export function choose(id, other = second.value) {
  for (const [select, wanted] of [[list, id], [second, other]]) {
    if ([...select.options].some(({ value }) => value === wanted)) select.value = wanted;
  }
}

text.addEventListener('input', () => {
  list.value = 'own';
  check();
  variations.play();
});
list.addEventListener('change', () => {
  if (list.value === 'own') panels.open('rulebook');
  variations.play();
});
second.addEventListener('change', () => {
  variations.play();
  if (second.value) part('comparison').scrollIntoView({ block: 'nearest' });
});
panels.fill('rulebook', [
  make('p', '', title, ' ', state), paper.element, paper.list,
  make('div', 'tabs', button('Save the file', () => download(mine.name, mine.text, 'application/json')), button("Back to the sheet's book", leave)),
]);

export const chosen = () => list.value;
export const chosenSecond = () => second.value;
export const own = () => mine;
