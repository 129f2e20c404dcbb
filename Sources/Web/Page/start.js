// @ts-check
// What each press, key and file of the reader does.

import * as modes from './modes.js';
import * as game from './picture/game.js';
import * as solver from './shared/solver.js';
import { option, part, tell } from './shared/view.js';
import * as books from './sheet/books.js';
import * as completions from './sheet/completions.js';
import * as files from './sheet/files.js';
import * as links from './sheet/links.js';
import * as panels from './sheet/panels.js';
import * as quiz from './sheet/quiz.js';
import * as session from './sheet/session.js';
import * as variations from './sheet/variations.js';

const sheet = part('sheet');

sheet.addEventListener('input', () => {
  // The page shows the rulings before it looks for completions.
  variations.play(() => setTimeout(() => completions.show(game.current(), false)));
});
sheet.addEventListener('keydown', (event) => {
  if (event.key === ' ' && event.ctrlKey) {
    event.preventDefault();
    completions.show(game.current(), true);
  }
});
sheet.addEventListener('keyup', (event) => {
  if (/^(Arrow|Page|Home|End)/.test(event.key)) game.followCursor();
});
sheet.addEventListener('click', game.followCursor);

part('previous').addEventListener('click', () => game.move(-1));
part('next').addEventListener('click', () => game.move(1));
document.addEventListener('keydown', (event) => {
  if (event.target.closest('textarea, input, select') || event.altKey || event.ctrlKey) return;
  if (event.key === 'ArrowLeft') game.move(-1);
  else if (event.key === 'ArrowRight') game.move(1);
  else return;
  event.preventDefault();
});

part('book').addEventListener('change', () => {
  if (books.chosen() === 'own') panels.open('rulebook');
  variations.play();
});
part('second').addEventListener('change', () => {
  variations.play();
  if (books.chosenSecond()) part('comparison').scrollIntoView({ block: 'nearest' });
});
part('begin-book').addEventListener('click', () => {
  books.begin(game.board().book);
  variations.play();
});
part('leave-book').addEventListener('click', () => {
  books.leave();
  variations.play();
});
// `books.js` listens too, and has read the book by now.
part('book-text').addEventListener('input', () => variations.play());

part('examples').addEventListener('change', (event) => {
  if (event.target.value) variations.replace(solver.games()[event.target.value]);
  event.target.value = '';
});

part('file').addEventListener('change', (event) => {
  files.open(event.target.files).finally(() => (event.target.value = ''));
});
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  document.body.classList.add('dropping');
});
document.addEventListener('dragleave', (event) => {
  if (!event.relatedTarget) document.body.classList.remove('dropping');
});
document.addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('dropping');
  files.open(event.dataTransfer.files);
});
// A pasted log is opened; other text pasted into the sheet goes to the cursor.
document.addEventListener('paste', (event) => {
  const text = event.clipboardData.getData('text/plain');
  const isInField = event.target.closest('textarea, input');
  if (isInField ? event.target !== sheet || !files.isJSON(text) : !text.trim()) return;
  event.preventDefault();
  files.take(text, 'The pasted text');
});
// On telephones and tablets the bar at the top shows only the choice of rulebook; a button opens
// the rest.
part('tools').addEventListener('click', ({ currentTarget: menu }) => {
  menu.setAttribute('aria-expanded', menu.getAttribute('aria-expanded') === 'false');
});
for (const made of document.querySelectorAll('[data-save]')) {
  made.addEventListener('click', () => files.save(made.dataset.save));
}
document.addEventListener('click', (event) => {
  if (!event.target.closest('#save')) part('save').open = false;
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') part('save').open = false;
});

/** The game that a first visitor sees, at an instant with many rulings. */
const first = { name: 'nhl-2011020011-coincidental-and-delayed', at: { period: 3, elapsed: 550 } };

const begin = () => {
  variations.replace('under    nhl-2025\nhome     A\nvisiting B\n\nP1  0:00  period-start\n');
  panels.turn('sheet');
  sheet.focus();
  sheet.setSelectionRange(sheet.value.length, sheet.value.length);
};
for (const [door, panel] of [['see-cases', 'cases'], ['see-quiz', 'quiz']]) {
  part(door).addEventListener('click', () => {
    document.body.classList.remove('first');
    panels.turn('sheet');
    part('open-' + panel).click();
  });
}
part('more-of-it').addEventListener('click', ({ currentTarget: more }) => {
  more.setAttribute('aria-expanded', document.body.classList.toggle('more'));
});
for (const door of ['write', 'new']) part(door).addEventListener('click', begin);

/**
 * Stores every file that this visit has loaded, so that the page opens without a connection next
 * time. A page in one file has nothing to store.
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
  variations.open(solver.games()[first.name] || Object.values(solver.games())[0]);
  if (session.open()) modes.open() || quiz.open() || links.look();
  else if (!quiz.open() && !(await links.open())) {
    game.goTo(first.at);
    document.body.classList.add('first');
  }
  document.body.classList.add('ready');
  keepForOffline().catch(() => {});
}).catch((error) => {
  console.error(error);
  tell('unready', `This browser cannot run PenaltyBox: ${error.message}. ${part('needs').textContent}`);
  part('unready').className = 'bad';
});
