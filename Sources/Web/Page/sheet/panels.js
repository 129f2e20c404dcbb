// @ts-check
// The panels on the left, of which one is shown: the sheet, the cases, and the reader's own
// rulebook.

import { part } from '../shared/view.js';

export const panels = (() => {
  const names = ['sheet', 'cases', 'rulebook'];
  const tab = (name) => part('open-' + name);

  /** Shows the panel called `name`. */
  function open(name) {
    for (const other of names) {
      part(other + '-panel').hidden = other !== name;
      tab(other).setAttribute('aria-pressed', other === name);
    }
  }

  /** Makes a panel available that is not always there. */
  function allow(name) {
    tab(name).hidden = false;
  }

  for (const name of names) tab(name).addEventListener('click', () => open(name));
  return { open, allow };
})();
