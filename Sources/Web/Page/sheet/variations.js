// The sheet and its variations. A variation is a sheet of its own, which the reader keeps with the game or discards.

import * as clock from '../picture/clock.js';
import * as game from '../picture/game.js';
import * as solver from '../shared/solver.js';
import { button, complain, make, messages } from '../shared/view.js';
import * as books from './books.js';
import { editor, sheet } from './editor.js';
import * as panels from './panels.js';

let sheets = [{ name: 'Game', text: '' }];
let current = 0;
/** The text of the example or the listed case that is open; null if somebody wrote what is open. */
let original = null;
/** The sheets that another game has replaced. Published games do not count. */
let former = null;
const tabs = make('div#tabs', 'tabs', { role: 'group', 'aria-label': 'The game and its variations' });
panels.fill('sheet', [tabs, editor.element, editor.list]);

/** Opens a sheet in place of all others. `isPublished`: it is an example, or a case of the list. */
export function open(text, isPublished) {
  original = isPublished ? text : null;
  sheets = [{ name: 'Game', text }];
  panels.open('sheet');
  game.forgetTime();
  turn(0);
}

/** Opens a sheet, under `book` if one is named; `back` opens the sheets before it again. */
export function replace(text, isPublished, book) {
  const isOwn = sheets.some((one) => one.text !== original);
  if (isOwn || !former) former = { ...keep(), former: null };
  if (book !== undefined) books.choose(book);
  open(text, isPublished);
}

export const back = () => former && goBack(former);

export const keep = () => ({ sheets, current, original, former, book: books.chosen() });

export function goBack(kept) {
  ({ sheets, original = null, former = null } = kept);
  books.choose(kept.book);
  panels.open('sheet');
  turn(kept.current);
}

function turn(index) {
  current = index;
  document.body.classList.remove('first');
  sheet.value = sheets[index].text;
  sheet.scrollTop = 0;
  draw();
  play();
}

/** Plays the text of the sheet; `then` is called once the game is drawn. */
export function play(then) {
  sheets[current].text = sheet.value;
  document.body.classList.remove('first');
  if (then) game.type(sheet.value, 'game.sheet', then);
  else game.show(sheet.value, 'game.sheet');
}

/** Makes a variation of the sheet: `asked.play` is added at the instant on the clock. */
export function insert(asked, question) {
  const { answer, errors } = solver.ask({ ...game.current(), ...question, plays: [asked.play] });
  if (!answer) return complain(messages(errors));
  const time = game.at() || clock.now();
  const name = `${clock.reading()} ${asked.play}`;
  sheets.push({ name, text: answer.text });
  turn(sheets.length - 1);
  game.goTo(time);
  editor.reveal(answer.line);
}

function throwAway(index) {
  sheets.splice(index, 1);
  turn(Math.min(index, sheets.length) - 1);
}

function draw() {
  tabs.hidden = sheets.length < 2 && !former;
  const made = sheets.map(({ name }, index) => {
    const isOpen = index === current;
    const tab = make('span', isOpen ? 'tab current' : 'tab', button(name, () => turn(index), '', { 'aria-pressed': isOpen }));
    const label = `Throw away the variation ${name}`;
    if (index > 0) tab.append(button('×', () => throwAway(index), '', { 'aria-label': label }));
    return tab;
  });
  tabs.replaceChildren(...made, ...(former ? [button('Back to what was open', back)] : []));
}

export const published = () => original;
