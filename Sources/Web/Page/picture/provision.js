// @ts-check
// The number of the rule that decided. A press on the number shows what the book says on that
// point.

import * as solver from '../shared/solver.js';
import { make, part, tell } from '../shared/view.js';
import * as books from '../sheet/books.js';
import * as game from './game.js';

/** A citation without the name of the game's book: the head of the game has the name. */
const short = (words) => words.replaceAll(books.full(game.board().book) + ' ', '');

/**
 * A rule's number. If the answer names its provision, a press on the number opens the provision.
 */
export function rule(words, key) {
  const made = make(key ? 'button' : 'span', 'rule', short(words));
  if (key) made.dataset.point = key;
  made.title = words;
  return made;
}

/**
 * Shows the provision `key` of the game's book. `words` is its citation, `ruling` the ruling that
 * cites it.
 */
function open(key, words, ruling) {
  const { answer } = solver.ask({ what: 'books', ...game.book() });
  const found = [answer].flat()[0]?.provisions?.find((one) => one.key === key);
  if (!found) return;
  tell('provision-title', words);
  tell('provision-summary', ruling ? `${ruling}, by this point of the book: ${found.summary}` : found.summary);
  const value = typeof found.value === 'string' ? found.value : JSON.stringify(found.value, null, 1);
  tell('provision-value', value.replace(/["{}[\]]/g, '').replace(/-/g, ' ').trim());
  tell('provision-note', found.unverified ? `Not verified: ${found.unverified}` : '');
  part('provision').showModal();
}

document.addEventListener('click', (event) => {
  const found = event.target.closest('[data-point]');
  if (!found || !found.textContent) return;
  event.stopPropagation();
  const ruling = found.closest('tr')?.children[1]?.textContent;
  open(found.dataset.point, found.title || found.textContent, ruling);
});
part('close-provision').addEventListener('click', () => part('provision').close());
