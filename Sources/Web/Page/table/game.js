// The game that is being kept: its log, the solver's answers about the game, and typed lines. A line is on disk
// before the page shows its rulings.

import * as solver from '../shared/solver.js';
import * as tabs from '../shared/tabs.js';
import { clockText, compare, messages } from '../shared/view.js';
import * as store from './store.js';
import * as table from './table.js';

export const teams = ['home', 'visiting'];
let held = null;
let parts = [];
let facts = null;
let callable = null;
let busy = false;

export const log = (text = parts.join('')) => ({ log: { name: 'game.jsonl', text } });

/** The files of the season that were chosen for the game, as a member of a request. */
const season = () => (held.season ? { logs: held.season } : {});

/** Reads a stored game; false if there is none. */
export async function open(id) {
  const found = await store.find(id);
  if (!found) return false;
  held = found;
  await reload();
  callable = solver.ask({ what: 'calls', ...log() }).answer;
  return true;
}

/** Reads the log again after another tab may have changed it. */
export async function reload() {
  parts = await store.parts(held.id);
  facts = after({ lines: '' });
}

export function close() {
  held = facts = callable = null;
  parts = [];
}

/** What a typed line would add to the log and change. Nothing is stored yet. `refused` holds the solver's refusal. */
export function attempt(line) {
  const { answer, errors } = solver.ask({ what: 'keep', line, ...season(), ...log() });
  if (!answer) return { line, refused: messages(errors) };
  return { line, ...answer };
}

/** The game as it would be after a step. */
export function after(step) {
  const text = parts.join('') + step.lines;
  return solver.ask({ what: 'table', names: true, ...season(), ...log(text) }).answer;
}

/** Stores the lines that a step adds to the log. Returns why not, if they cannot be stored. */
export async function keep(step) {
  if (busy) return 'The last play is still being stored.';
  if (!step.lines) return '';
  busy = true;
  try {
    await store.append(held, parts.length, step.lines);
  } catch (error) {
    return error.name === 'ConstraintError'
      ? 'Another tab has written to this game. Nothing was kept; reload the page.'
      : `This browser could not store the play, so it is not kept: ${error.message}`;
  } finally {
    busy = false;
  }
  parts.push(step.lines);
  facts = after({ lines: '' });
  tabs.send({ kind: 'changed', game: held.id });
  return '';
}

/** Stores `members` of the game that are not in its log. */
export async function remember(members) {
  await store.update({ ...held, ...members });
  held = { ...held, ...members };
}

/** Whether a time is before the last play. */
export const isPast = (time) => compare(time, facts) < 0;

export const period = (number) => facts.periods.find((found) => found.period === number);

/** A time as the game's clock shows it. */
export function reading(time) {
  const found = period(time.period);
  if (facts.clock === 'elapsed' || !found) return clockText(time.elapsed);
  return clockText(Math.max(0, found.length - time.elapsed));
}

/** The time at which the game's clock shows so many seconds. */
export const timeAt = ({ period, length }, seconds) =>
  ({ period, elapsed: facts.clock === 'remaining' ? length - seconds : seconds });

/** The known players of a team, with the goalkeepers who were named when the game was created. */
export function players(team) {
  const found = facts.players[team].map((player) => ({ ...player }));
  for (const number of held.goalkeepers?.[team] || []) {
    const known = found.find((player) => player.number === number);
    if (known) known.goalkeeper = true;
    else found.push({ number, goalkeeper: true });
  }
  return found.sort((a, b) => a.number - b.number);
}

/** A period and the reading of its clock, as a typed line has them. */
export function place(time) {
  const found = period(time.period);
  if (!found) return 'P' + time.period;
  return found.shootOut ? found.name : `${found.name} ${reading(time)}`;
}

/** The line of the log with this id, as an object. */
export const line = (id) =>
  parts.join('').split('\n').filter(Boolean).map((one) => JSON.parse(one)).find((one) => one.id === id);

/** A citation without the name of its book, if the game's book is this book or shares its rules. */
export const rule = (cited) => {
  const book = [facts.book, facts.sharedBook].find((name) => name && cited.startsWith(name + ' '));
  return book ? cited.slice(book.length + 1) : cited;
};

/** The solver's answer to a question about an instant. */
export const at = (what, time) => solver.ask({ what, at: place(time), names: true, ...log() }).answer;

export const text = () => parts.join('');
export const info = () => facts;
export const calls = () => callable;
export const game = () => held;
/** Shows the effects of a kept step of this kind. Without a step, something else has changed. */
export const changed = (step, kind) => table.show(step, kind);
