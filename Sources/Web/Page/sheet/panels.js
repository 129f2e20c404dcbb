// @ts-check
// The panels on the left: the sheet, the cases, the quiz and the reader's own rulebook. One is
// open.

import { part } from '../shared/view.js';

const names = ['sheet', 'cases', 'quiz', 'rulebook'];
const tab = (name) => part('open-' + name);

/** Shows the panel called `name`. */
export function open(name) {
  for (const other of names) {
    part(other + '-panel').hidden = other !== name;
    tab(other).setAttribute('aria-pressed', other === name);
  }
}

/** Offers the panel called `name`, which the page hides at first. */
export function allow(name) {
  tab(name).hidden = false;
}

/** On a narrow screen, shows one side of the page: the game, or the sheet with its panels. */
export function turn(side) {
  document.body.dataset.side = side;
  for (const other of ['game', 'sheet']) part('side-' + other).setAttribute('aria-pressed', other === side);
}

for (const side of ['game', 'sheet']) part('side-' + side).addEventListener('click', () => turn(side));
turn('game');
for (const name of names) tab(name).addEventListener('click', () => open(name));
