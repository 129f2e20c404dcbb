// The games that this browser keeps, new games, and the import and export of logs.

import * as remembered from '../shared/remembered.js';
import * as solver from '../shared/solver.js';
import * as tabs from '../shared/tabs.js';
import { button, download, labelled, make, messages, option, part, tell } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import { openPanel } from './panel.js';
import * as rosters from './roster.js';
import * as store from './store.js';

export const page = make('div#table-games');
part('table').append(page);
const names = { home: 'Home', visiting: 'Visiting' };
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
  const input = make('input#table-import', 'unseen', { type: 'file' });
  input.addEventListener('change', () => input.files[0] && take(input.files[0]));
  const imported = make('label', 'button', 'Open a log ', input);
  const begin = button('New game', create, 'main');
  const words = Array.isArray(found) ? '' : `This browser stores nothing for this page, so no game can be kept: ${found.message}`;
  begin.disabled = words !== '';
  const back = make('a', 'button', { href: '#' }, 'Analysis board');
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

const say = (words) => tell(page.querySelector('.refusal'), words);

function row(game) {
  const when = new Date(game.changed).toLocaleString();
  const opened = button('', () => (location.hash = 'table=' + game.id), 'game-row');
  opened.append(make('b', '', game.name), make('span', 'quiet', 'last play ' + when));
  return make('li', '', opened, button('Delete', () => remove(game), '', { 'aria-label': `Delete ${game.name}` }));
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

const usual = { home: '#0b5cad', visiting: '#a8430a' };

/** Asks for the facts that the head of a new log states. */
function create() {
  const fields = {};
  const field = (key, words, made) => labelled(words, (fields[key] = made));
  const input = (key, words, more = {}) =>
    field(key, words, make('input#new-' + key, '', { autocomplete: 'off', ...more }));
  const list = (key, words, options) =>
    field(key, words, make('select#new-' + key, '', ...options.map((one) => option(...one))));
  const books = solver.ask({ what: 'books' }).answer.map((book) => [book.id, book.name]);
  const form = make(
    'div', 'form',
    ...kept.teams.map((team) => input(team, names[team] + ' team, in letters', { class: 'letters' })),
    ...kept.teams.map((team) => input(team + '-name', `Name of the ${team} team`)),
    ...kept.teams.map((team) => input(team + '-color', `Colour of the ${team} team`, { type: 'color', value: usual[team] })),
    list('book', 'Rulebook', [['', 'choose it'], ...books]),
    list('kind', 'Kind', [['regular', 'regular season'], ['play-offs', 'play-offs'], ['final', 'final']]),
    list('clock', 'Clock', [['remaining', 'counts down'], ['elapsed', 'counts up']]),
    make('p', 'quiet wide', rosters.hint),
    ...kept.teams.map((team) => field(
      team + '-players', `Players of the ${team} team, if you have them`, rosters.field(`textarea#new-${team}-players`)))
  );
  fields.book.value = remembered.get('book') || '';
  const panel = openPanel('New game', 'wide', [form], [['Begin', begin, 'main']]);
  fields.home.focus();

  /** Says what is wrong with the field called `key`. */
  function refuse(key, words) {
    fields[key].focus();
    panel.say(words);
  }

  async function begin() {
    const value = (key) => fields[key].value.trim();
    for (const team of kept.teams) {
      if (!value(team)) return refuse(team, `Type the letters of the ${team} team, such as TOR.`);
    }
    if (!value('book')) return refuse('book', 'Choose the rulebook of your league.');
    // Sweden writes a date as 2026-11-29.
    const date = new Date().toLocaleDateString('sv');
    const head = [
      `under ${value('book')}`, `clock ${value('clock')}`, `kind ${value('kind')}`, `date ${date}`,
      ...kept.teams.flatMap((team) => [
        `${team} ${value(team).toUpperCase()}`,
        value(team + '-name') && `name ${team} ${value(team + '-name')}`,
        // A team has its usual colour until somebody chooses another.
        value(team + '-color') !== usual[team] && `color ${team} ${value(team + '-color')}`,
      ]), '',
    ];
    const log = { name: 'new game', text: head.filter((line) => line !== false).join('\n') };
    const made = solver.ask({ what: 'convert', to: 'jsonl', format: 'sheet', log });
    if (made.errors.length || !made.answer) return panel.say(messages(made.errors));
    let text = made.answer;
    const goalkeepers = {};
    for (const team of kept.teams) {
      const { answer, errors } = rosters.read(team, value(team + '-players'), { log: { name: 'new game', text } });
      if (errors.length) return refuse(team + '-players', `${value(team).toUpperCase()}: ${messages(errors)}`);
      // A list that names only goalkeepers is not the team's list. In the log, it would give a warning about every
      // other number.
      if (answer.players.some((player) => !player.goalkeeper)) text += answer.lines;
      goalkeepers[team] = answer.players.filter((player) => player.goalkeeper).map(({ number }) => number);
    }
    remembered.set('book', value('book'));
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
    await store.append({ id, name, ...members }, 0, text);
  } catch (error) {
    const words = `This browser could not store the game: ${error.message}`;
    return panel ? panel.say(words) : say(words);
  }
  panel?.close();
  location.hash = 'table=' + id;
}

/** Takes a log from a file. A log in JSON lines stays as it is; another log is converted. */
export async function take(file) {
  const text = await file.text();
  const log = { name: file.name, text };
  const read = solver.ask({ what: 'table', log });
  if (/^\s*{"penaltybox"/.test(text)) {
    if (!read.errors.length) return keep(text.endsWith('\n') ? text : text + '\n', {});
    return takeTorn(file, text, read.errors);
  }
  const { answer, errors } = solver.ask({ what: 'convert', to: 'jsonl', log });
  if (answer && !errors.length) return keep(answer.split('\n').map(withLabel).join('\n'), {});
  refuse(file, errors);
}

/**
 * A line of a converted log with labels such as `p7` instead of the numbers of plays, so that corrections can name
 * its plays.
 */
function withLabel(line) {
  if (!line) return line;
  const play = JSON.parse(line);
  for (const key of ['id', 'of', 'before']) {
    if (typeof play[key] === 'number') play[key] = 'p' + play[key];
  }
  return JSON.stringify(play);
}

/** Offers to open a log without its last line, if this line is incomplete. Nobody has seen a ruling on it. */
function takeTorn(file, text, errors) {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const log = { name: file.name, text: whole };
  if (whole === text || solver.ask({ what: 'table', log }).errors.length) return refuse(file, errors);
  const panel = openPanel('The last line is incomplete', '', [
    make('p', '', 'It was cut off while it was written, so nothing was ruled on it:'),
    make('p', 'quiet', text.slice(whole.length)),
  ], [['Open the game without it', () => keep(whole, {}, panel), 'main']]);
}

const refuse = (file, errors) => say(`${file.name} was not opened. ${messages(errors)}`);

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
