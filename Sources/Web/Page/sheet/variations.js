// @ts-check
// The sheet and its variations: each variation is a separate sheet, which is kept with the game or
// discarded.

import { clock } from '../picture/clock.js';
import { game } from '../picture/game.js';
import { names } from '../picture/names.js';
import { solver } from '../shared/solver.js';
import { button, complain, make, messages, part, visible } from '../shared/view.js';
import { books } from './books.js';
import { editor } from './editor.js';
import { panels } from './panels.js';

export const variations = (() => {
  const sheet = part('sheet');
  let sheets = [{ name: 'Game', text: '' }];
  let current = 0;
  let opened = () => {};

  /** Opens a sheet, or the text of a listed case, in place of all others; `known` are its names. */
  function open(text, isListed, known) {
    if (!isListed) opened();
    names.use(known);
    sheets = [{ name: 'Game', text }];
    panels.open('sheet');
    game.forgetTime();
    turn(0);
  }

  /** The sheets that are open now, for `goBack`. */
  const keep = () => ({ sheets, current, book: books.chosen(), names: names.known() });

  function goBack(kept) {
    sheets = kept.sheets;
    names.use(kept.names);
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
  function play(then) {
    sheets[current].text = sheet.value;
    document.body.classList.remove('first');
    if (then) game.type(sheet.value, 'game.sheet', then);
    else game.show(sheet.value, 'game.sheet');
  }

  /** Makes a variation: the current sheet with the play that was asked about at that instant. */
  function insert(asked, question) {
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
    part('tabs').hidden = sheets.length < 2;
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
      })
    );
  }

  clock.listen(insert);
  return {
    open, play, keep, goBack,
    /** Calls `action` whenever another sheet is opened that is not a listed case. */
    listen: (action) => (opened = action),
  };
})();
