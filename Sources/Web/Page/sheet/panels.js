// The panels on the left: the sheet, the cases, the quiz and the reader's own rulebook. One is open.

import { button, make, part } from '../shared/view.js';

const titles = { sheet: 'Sheet', cases: 'Published cases', quiz: 'Quiz', rulebook: 'Your rulebook' };
const tabs = {};
const panes = {};

export function open(name) {
  // The page hides the rulebook's tab until there is a rulebook.
  tabs[name].hidden = false;
  for (const other of Object.keys(titles)) {
    panes[other].hidden = other !== name;
    tabs[other].setAttribute('aria-pressed', other === name);
  }
}

/** Fills the panel called `name`, of whose tab a press also calls `opened`. */
export function fill(name, content, opened = () => {}) {
  panes[name].append(...content);
  tabs[name].addEventListener('click', opened);
}

/** On a narrow screen, shows one side of the page: the game, or the sheet with its panels. */
export function turn(side) {
  document.body.dataset.side = side;
  for (const other of ['game', 'sheet']) part('side-' + other).setAttribute('aria-pressed', other === side);
}

for (const [name, title] of Object.entries(titles)) {
  tabs[name] = button(title, () => open(name), '', { id: 'open-' + name });
  panes[name] = make(`div#${name}-panel`, 'pane');
}
tabs.rulebook.hidden = true;
part('begin-book').before(...Object.values(tabs));
part('panels').after(...Object.values(panes));
open('sheet');
for (const side of ['game', 'sheet']) part('side-' + side).addEventListener('click', () => turn(side));
turn('game');
