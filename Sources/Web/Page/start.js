// What each press, key and file of the reader does.

import * as game from './picture/game.js';
import * as solver from './shared/solver.js';
import { option, part, tell } from './shared/view.js';
import * as books from './sheet/books.js';
import * as completions from './sheet/completions.js';
import { sheet } from './sheet/editor.js';
import * as files from './sheet/files.js';
import * as links from './sheet/links.js';
import * as panels from './sheet/panels.js';
import * as quiz from './sheet/quiz.js';
import * as session from './sheet/session.js';
import * as variations from './sheet/variations.js';
import * as kept from './table/game.js';
import * as gamesPage from './table/games.js';

const on = (target, kind, action) => target.addEventListener(kind, action);

on(sheet, 'input', () => {
  // The page shows the rulings before it looks for completions.
  variations.play(() => setTimeout(() => completions.show(game.current(), false)));
});
on(sheet, 'keydown', (event) => {
  if (event.key === ' ' && event.ctrlKey) {
    event.preventDefault();
    completions.show(game.current(), true);
  }
});
on(sheet, 'keyup', (event) => {
  if (/^(Arrow|Page|Home|End)/.test(event.key)) game.followCursor();
});
on(sheet, 'click', game.followCursor);

on(part('previous'), 'click', () => game.move(-1));
on(part('next'), 'click', () => game.move(1));
on(document, 'keydown', (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || event.target.closest('textarea, input, select') || event.altKey || event.ctrlKey) return;
  game.move(by);
  event.preventDefault();
});

on(part('begin-book'), 'click', () => books.begin(game.board().book));
on(part('examples'), 'change', ({ target }) => {
  if (target.value) variations.replace(solver.games()[target.value], true);
  target.value = '';
});

on(part('file'), 'change', (event) => {
  files.open(event.target.files).finally(() => (event.target.value = ''));
});
on(document, 'dragover', (event) => {
  event.preventDefault();
  document.body.classList.add('dropping');
});
on(document, 'dragleave', (event) => {
  if (!event.relatedTarget) document.body.classList.remove('dropping');
});
on(document, 'drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('dropping');
  const { files: dropped } = event.dataTransfer;
  if (!links.mode()) files.open(dropped);
  // At the table, a file is a game to keep.
  else if (!kept.game() && dropped[0]) gamesPage.take(dropped[0]);
});
// A pasted log is opened; other text pasted into the sheet goes to the cursor.
on(document, 'paste', (event) => {
  const text = event.clipboardData.getData('text/plain');
  const isInField = links.mode() || event.target.closest('textarea, input');
  if (isInField ? event.target !== sheet || !files.isJSON(text) : !text.trim()) return;
  event.preventDefault();
  files.take(text, 'The pasted text');
});
on(part('share'), 'click', files.share);
// On telephones and tablets the bar at the top shows only the choice of rulebook; a button opens the rest. Others
// show the facts of the game (its id, teams, book and clock), and the rest of an embedded game.
for (const opener of ['tools', 'facts', 'more-of-it']) {
  on(part(opener), 'click', ({ currentTarget: pressed }) => {
    pressed.setAttribute('aria-expanded', pressed.getAttribute('aria-expanded') === 'false');
  });
}

/** The game that a first visitor sees, at an instant with many rulings. */
const first = { name: 'nhl-2011020011-coincidental-and-delayed', at: { period: 3, elapsed: 550 } };

const begin = () => {
  variations.replace('under    nhl-2025\nhome     A\nvisiting B\n\nP1  0:00  period-start\n');
  panels.turn('sheet');
  sheet.focus();
  sheet.setSelectionRange(sheet.value.length, sheet.value.length);
};
for (const panel of ['cases', 'quiz']) {
  on(part('see-' + panel), 'click', () => {
    document.body.classList.remove('first');
    panels.turn('sheet');
    part('open-' + panel).click();
  });
}
for (const door of ['write', 'new']) on(part(door), 'click', begin);

/**
 * Stores every file that this visit has loaded, so that the page opens without a connection next time. A page in one
 * file has nothing to store.
 */
async function keepForOffline() {
  if (document.getElementById('penaltybox.wasm') || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register('worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active.postMessage([...new Set([location.href.split('#')[0], new URL('cases.json', document.baseURI).href, ...loaded])]);
}

solver.start().then(async () => {
  part('picture-styles').textContent = solver.ask({ what: 'styles' }).answer;
  part('examples').append(...Object.keys(solver.games()).map((name) => option(name, name)));
  books.start();
  variations.open(solver.games()[first.name] || Object.values(solver.games())[0], true);
  if (session.open()) links.openMode() || quiz.open() || links.look();
  else if (!quiz.open() && !(await links.open())) {
    game.goTo(first.at);
    document.body.classList.add('first');
  }
  document.body.classList.add('ready');
  keepForOffline().catch(() => {});
}).catch((error) => {
  console.error(error);
  tell(part('unready'), `This browser cannot run PenaltyBox: ${error.message}. ${part('needs').textContent}`);
  part('unready').className = 'bad';
});
