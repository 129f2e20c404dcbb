// Opens the board as it was when the page is loaded again. A new tab gets the text that was edited last.

import * as remembered from '../shared/remembered.js';
import { complain, say } from '../shared/view.js';
import * as books from './books.js';
import * as links from './links.js';
import * as variations from './variations.js';

const stores = { tab: 'sessionStorage', browser: 'localStorage' };
let isTold = false;
/** When the reader last typed in this tab, in milliseconds since 1970. */
let written = 0;

/** Keeps the board in the stores called `names`; false if none of them took it. */
function keep(...names) {
  if (!document.body.matches('.ready:not(.embed)')) return true;
  const open = { ...links.position(), own: books.own(), ...variations.keep(), address: location.hash, written };
  return names.map((name) => remembered.set('open', open, stores[name])).includes(true);
}

/**
 * Opens the board as it was; false if nothing is kept, or if the address holds another game.
 *
 * A game that failed to open last time is only offered, so that it cannot block the page.
 */
export function open() {
  const ofTab = remembered.get('open', stores.tab);
  const ofBrowser = remembered.get('open');
  // A reload can come before the browser has written the text for all tabs.
  if (ofTab?.written > (ofBrowser?.written || 0)) remembered.set('open', ofTab);
  const found = links.isLink() ? ofTab?.address === location.hash && ofTab : ofTab || ofBrowser;
  written = found?.written || 0;
  if (!found?.sheets?.[found.current]) return false;
  const show = () => links.show(found, found);
  if (remembered.get('opening')) {
    remembered.set('opening');
    say('What was open here could not be opened again.', 'Try it', show);
    return true;
  }
  remembered.set('opening', true);
  show();
  remembered.set('opening');
  return true;
}

document.addEventListener('input', (event) => {
  if (!event.target.closest('.editor')) return;
  written = Date.now();
  if (keep('tab', 'browser') || isTold) return;
  isTold = true;
  complain('This browser has no room for the sheet: save it before you leave the page.');
});
for (const kind of ['pagehide', 'visibilitychange']) {
  window.addEventListener(kind, () => keep('tab'), true);
}
