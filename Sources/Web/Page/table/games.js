// @ts-check
// The games that this browser keeps, new games, and the import and export of logs.

import * as remembered from '../shared/remembered.js';
import * as solver from '../shared/solver.js';
import * as tabs from '../shared/tabs.js';
import { button, download, make, messages, option, part, visible } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import { openPanel } from './panel.js';
import * as rosters from './roster.js';
import * as store from './store.js';

const page = part('table-games');
const steps = [
  'Choose the rulebook, and name the teams. A list of players can be pasted.',
  'Start and Whistle run the clock. It can be set to the clock on the wall.',
  'Penalty and Goal ask for the number. Who goes in, who comes out and by which rule stands there at once.',
  'If the officials change a call, correct the play: the rulings after it follow.',
  'At the end, print the scoresheet to sign, and save the log.',
];

export async function open() {
  const found = await store.list().catch((error) => error);
  const games = Array.isArray(found) ? found : [];
  const list = make('ul', 'games', ...games.map(row));
  const imported = make('label', 'button', 'Open a log ');
  const input = make('input', 'unseen');
  input.type = 'file';
  input.id = 'table-import';
  input.addEventListener('change', () => input.files[0] && take(input.files[0]));
  imported.append(input);
  const begin = button('New game', create);
  begin.className = 'main';
  const words = cannot(found);
  begin.disabled = words !== '';
  const back = make('a', 'button', 'Analysis board');
  back.href = '#';
  page.replaceChildren(
    make('h1', '', 'Keep a game'),
    make('p', 'quiet', 'Every play is stored in this browser before its ruling is shown.'),
    make('div', 'choices-row', begin, imported, back),
    make('p', 'refusal', words),
    games.length ? list : make('p', 'quiet', 'This browser keeps no game yet.'),
    make('h2', '', 'How a game is kept'),
    make('ol', 'how-kept', ...steps.map((step) => make('li', '', step)))
  );
}

/**
 * Why this browser cannot keep a game; empty if it can. `found` is the stored games or an error.
 */
function cannot(found) {
  if (Array.isArray(found)) return '';
  return `This browser stores nothing for this page, so no game can be kept: ${found.message}`;
}

const say = (words) => (page.querySelector('.refusal').textContent = visible(words));

function row(game) {
  const when = new Date(game.changed).toLocaleString();
  const opened = button('', () => (location.hash = 'table=' + game.id));
  opened.className = 'game-row';
  opened.append(make('b', '', game.name), make('span', 'quiet', 'last play ' + when));
  const removed = button('Delete', () => remove(game));
  removed.setAttribute('aria-label', `Delete ${game.name}`);
  return make('li', '', opened, removed);
}

function remove(game) {
  const words = 'This removes the log of this game from this browser. Save it first if you need it.';
  const panel = openPanel(
    `Delete ${game.name}?`, '', [make('p', '', words)],
    [['Delete the game', gone, 'main bad']]
  );
  async function gone() {
    if (!(await tabs.keep(game.id, () => {}))) return panel.say('Another tab keeps this game now.');
    await store.remove(game.id);
    tabs.leave();
    gameClock.forget(game.id);
    panel.close();
    open();
  }
}

const input = (label, value, look = '') => {
  const made = make('input', look);
  made.value = value;
  made.autocomplete = 'off';
  return { made, row: make('label', '', make('span', '', label), made) };
};

const list = (label, options) => {
  const made = make('select', '', ...options.map(([value, words]) => option(value, words)));
  return { made, row: make('label', '', make('span', '', label), made) };
};

/** Asks for the facts that the head of a new log states. */
function create() {
  const books = solver.ask({ what: 'books' }).answer.map((book) => [book.id, book.name]);
  const book = list('Rulebook', [['', 'choose it'], ...books]);
  const kind = list('Kind', [['regular', 'regular season'], ['play-offs', 'play-offs'], ['final', 'final']]);
  const clock = list('Clock', [['remaining', 'counts down'], ['elapsed', 'counts up']]);
  const home = input('Home team, in letters', '', 'letters');
  const visiting = input('Visiting team, in letters', '', 'letters');
  const names = [input('Name of the home team', ''), input('Name of the visiting team', '')];
  const colors = [input('Colour of the home team', '#0b5cad'), input('Colour of the visiting team', '#a8430a')];
  for (const { made } of colors) {
    made.type = 'color';
    // A team has its usual colour until somebody chooses another.
    made.addEventListener('input', () => (made.dataset.chosen = made.value));
  }
  const lists = ['home', 'visiting'].map((team) =>
    rosters.field(`Players of the ${team} team, if you have them`)
  );
  const fields = [home, visiting, ...names, ...colors, book, kind, clock, make('p', 'quiet wide', rosters.hint), ...lists];
  const form = make('div', 'form', ...fields.map((field) => field.row || field));
  home.made.id = 'new-home';
  visiting.made.id = 'new-visiting';
  names[0].made.id = 'new-home-name';
  colors[0].made.id = 'new-home-color';
  lists[0].made.id = 'new-home-players';
  lists[1].made.id = 'new-visiting-players';
  book.made.id = 'new-book';
  book.made.value = remembered.get('book') || '';
  const panel = openPanel('New game', 'wide', [form], [['Begin', begin, 'main']]);
  home.made.focus();

  async function begin() {
    for (const [field, team] of [[home, 'home'], [visiting, 'visiting']]) {
      if (field.made.value.trim()) continue;
      field.made.focus();
      return panel.say(`Type the letters of the ${team} team, such as TOR.`);
    }
    if (!book.made.value) {
      book.made.focus();
      return panel.say('Choose the rulebook of your league.');
    }
    const today = new Date();
    const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
      .map((figure) => String(figure).padStart(2, '0')).join('-');
    const letters = [home, visiting].map((field) => field.made.value.trim().toUpperCase());
    const head = [
      `under ${book.made.value}`, `clock ${clock.made.value}`, `home ${letters[0]}`,
      `visiting ${letters[1]}`, `kind ${kind.made.value}`, `date ${date}`,
      ...['home', 'visiting'].flatMap((team, index) => [
        names[index].made.value.trim() && `name ${team} ${names[index].made.value}`,
        colors[index].made.dataset.chosen && `color ${team} ${colors[index].made.dataset.chosen}`,
      ]), '',
    ];
    const log = { name: 'new game', text: head.join('\n') };
    const made = solver.ask({ what: 'convert', to: 'jsonl', format: 'sheet', log });
    if (made.errors.length || !made.answer) return panel.say(messages(made.errors));
    let text = made.answer;
    const goalkeepers = {};
    for (const [index, team] of ['home', 'visiting'].entries()) {
      const typed = lists[index].made;
      const list = rosters.read(team, typed.value, { log: { name: 'new game', text } });
      if (list.errors.length) {
        typed.focus();
        return panel.say(`${letters[index]}: ${messages(list.errors)}`);
      }
      const { players, lines } = list.answer;
      // A list that names only goalkeepers is not the team's list. In the log, it would give a
      // warning about every other number.
      if (players.some((player) => !player.goalkeeper)) text += lines;
      goalkeepers[team] = players.filter((player) => player.goalkeeper).map(({ number }) => number);
    }
    remembered.set('book', book.made.value);
    await keep(text, { goalkeepers }, panel);
  }
}

/** Stores a new game and opens it. */
async function keep(text, members, panel) {
  const { answer, errors } = solver.ask({ what: 'table', log: { name: 'game.jsonl', text } });
  const wrong = messages(errors);
  if (!answer || wrong) return panel ? panel.say(wrong) : say(wrong);
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const name = `${answer.names.home} – ${answer.names.visiting}${answer.date ? ', ' + answer.date : ''}`;
  // Otherwise the browser may delete stored games when the disk is full.
  navigator.storage?.persist?.();
  try {
    await store.create({ id, name, ...members }, text);
  } catch (error) {
    const words = `This browser could not store the game: ${error.message}`;
    return panel ? panel.say(words) : say(words);
  }
  panel?.close();
  location.hash = 'table=' + id;
}

/** Takes a log from a file. A log in JSON lines stays as it is; another log is converted. */
async function take(file) {
  const text = await file.text();
  const log = { name: file.name, text };
  const read = solver.ask({ what: 'table', log });
  if (/^\s*{"penaltybox"/.test(text)) {
    if (!read.errors.length) return keep(text.endsWith('\n') ? text : text + '\n', {});
    return takeTorn(file, text, read.errors);
  }
  const { answer, errors } = solver.ask({ what: 'convert', to: 'jsonl', log });
  if (answer && !errors.length) return keep(answer.split('\n').map(labelled).join('\n'), {});
  refuse(file, errors);
}

/**
 * A line of a converted log with labels such as `p7` instead of the numbers of plays, so that
 * corrections can name its plays.
 */
function labelled(line) {
  if (!line) return line;
  const play = JSON.parse(line);
  for (const key of ['id', 'of', 'before']) {
    if (typeof play[key] === 'number') play[key] = 'p' + play[key];
  }
  return JSON.stringify(play);
}

/**
 * Offers to open a log without its last line, if this line is incomplete. Nobody has seen a ruling
 * on it.
 */
function takeTorn(file, text, errors) {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const log = { name: file.name, text: whole };
  if (whole === text || solver.ask({ what: 'table', log }).errors.length) return refuse(file, errors);
  const panel = openPanel('The last line is incomplete', '', [
    make('p', '', 'It was cut off while it was written, so nothing was ruled on it:'),
    make('p', 'quiet', text.slice(whole.length)),
  ], [['Open the game without it', () => keep(whole, {}, panel), 'main']]);
}

const refuse = (file, errors) =>
  say(`${file.name} was not opened. ${messages(errors)}`);

/** Saves the log of the open game, in the form that `penaltybox live` writes. */
export const save = () => saveFile(kept.text(), 'jsonl', 'application/jsonl');

/** Saves the scoresheet of the open game, to print and sign. */
export function saveScoresheet() {
  const log = { name: kept.game().name + '.jsonl', text: kept.text() };
  saveFile(solver.ask({ what: 'scoresheet', names: true, log }).answer, 'html', 'text/html');
}

function saveFile(text, ending, type) {
  const { home, visiting, date } = kept.info();
  download([home, visiting, date].filter(Boolean).join('-') + '.' + ending, text, type);
}

// A file dropped at the table is a game to keep; the analysis board must not open it.
document.addEventListener('drop', (event) => {
  if (document.body.dataset.mode !== 'table') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.body.classList.remove('dropping');
  if (!kept.game() && event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
}, true);
document.addEventListener('paste', (event) => {
  if (document.body.dataset.mode) event.stopImmediatePropagation();
}, true);
