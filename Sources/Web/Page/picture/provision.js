// The number of the rule that decided. A press on the number shows what the book says on that point.

import * as solver from '../shared/solver.js';
import { make, openDialog } from '../shared/view.js';
import * as books from '../sheet/books.js';
import * as game from './game.js';

/** A citation without the name of the game's book: the head of the game has the name. */
const short = (words) => words.replaceAll(books.full(game.board().book) + ' ', '');

/** A rule's number. If the answer names its provision, a press on the number opens the provision. */
export function rule(words, key) {
  return make(key ? 'button' : 'span', 'rule', short(words), { title: words, ...(key && { 'data-point': key }) });
}

/** Shows the provision `key` of the game's book. `words` is its citation, `ruling` the ruling that cites it. */
function open(key, words, ruling) {
  const { answer } = solver.ask({ what: 'books', ...game.book() });
  const found = [answer].flat()[0]?.provisions?.find((one) => one.key === key);
  if (!found) return;
  const value = typeof found.value === 'string' ? found.value : JSON.stringify(found.value, null, 1);
  openDialog(words, 'provision', [
    make('p', '', ruling ? `${ruling}, by this point of the book: ${found.summary}` : found.summary),
    make('p', '', make('b', '', value.replace(/["{}[\]]/g, '').replace(/-/g, ' ').trim())),
    make('p', 'quiet', found.unverified ? `Not verified: ${found.unverified}` : ''),
  ], []);
}

document.addEventListener('click', (event) => {
  const found = event.target.closest('[data-point]');
  if (!found || !found.textContent) return;
  event.stopPropagation();
  const ruling = found.closest('tr')?.children[1]?.textContent;
  open(found.dataset.point, found.title || found.textContent, ruling);
});
