// @ts-check
// The sheet and its variations: each variation is a separate sheet, which is kept with the game or
// discarded.

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
/** What was open before another game came in its place; published games do not count. */
let former = null;

/** Opens a sheet, or the text of a listed case, in place of all others. */
export function open(text, isListed) {
  if (!isListed) cases.forget();
  sheets = [{ name: 'Game', text }];
  panels.open('sheet');
  game.forgetTime();
  turn(0);
}

/** Opens a sheet, and keeps what was open for `back`. */
export function replace(text) {
  const isOwn = sheets.some((one) => !Object.values(solver.games()).includes(one.text));
  if (isOwn || !former) former = keep();
  open(text);
}

/** Goes back to what was open. */
export function back() {
  const kept = former;
  former = null;
  goBack(kept);
}

/** The sheets that are open now, for `goBack`. */
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

/** Plays the current text of the sheet; `then` is called after what is being typed. */
export function play(then) {
  sheets[current].text = sheet.value;
  document.body.classList.remove('first');
  if (then) game.type(sheet.value, 'game.sheet', then);
  else game.show(sheet.value, 'game.sheet');
}

/** Makes a variation: the current sheet with the play that was asked about at that instant. */
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
