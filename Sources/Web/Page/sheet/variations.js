// @ts-check
// The sheet and its variations. A variation is a sheet of its own, which the reader keeps with the
// game or discards.

import * as clock from '../picture/clock.js';
import * as game from '../picture/game.js';
import * as solver from '../shared/solver.js';
import { button, complain, make, messages, part, visible } from '../shared/view.js';
import * as books from './books.js';
import * as cases from './cases.js';
import { editor } from './editor.js';
import * as panels from './panels.js';

const sheet = part('sheet');
let sheets = [{ name: 'Game', text: '' }];
let current = 0;
/** The sheets that another game has replaced. Published games do not count. */
let former = null;

/** Opens a sheet in place of all others. `isListed`: it is a case of the list. */
export function open(text, isListed) {
  if (!isListed) cases.forget();
  sheets = [{ name: 'Game', text }];
  panels.open('sheet');
  game.forgetTime();
  turn(0);
}

/** Opens a sheet; `back` opens the sheets before it again. */
export function replace(text) {
  const isOwn = sheets.some((one) => !Object.values(solver.games()).includes(one.text));
  if (isOwn || !former) former = keep();
  open(text);
}

/** Opens the replaced sheets again. */
export function back() {
  const kept = former;
  former = null;
  goBack(kept);
}

/** The open sheets, for `goBack`. */
export const keep = () => ({ sheets, current, book: books.chosen() });

export function goBack(kept) {
  sheets = kept.sheets;
  if ('earlier' in kept) former = kept.earlier;
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
  part('tabs').hidden = sheets.length < 2 && !former;
  part('tabs').replaceChildren(
    ...sheets.map((found, index) => {
      const made = make('span', index === current ? 'tab current' : 'tab');
      const turned = button(found.name, () => turn(index));
      turned.setAttribute('aria-pressed', index === current);
      made.append(turned);
      if (index > 0) {
        const thrown = button('×', () => throwAway(index));
        thrown.setAttribute('aria-label', visible(`Throw away the variation ${found.name}`));
        made.append(thrown);
      }
      return made;
    }),
    ...(former ? [button('Back to what was open', back)] : [])
  );
}


export const earlier = () => former;
