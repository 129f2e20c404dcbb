// @ts-check
// The game that is being kept: its log, the solver's answers about it, and the lines typed for the
// scorekeeper. A line is on disk before its rulings are shown.

import * as solver from '../shared/solver.js';
import * as tabs from '../shared/tabs.js';
import { clockText, messages } from '../shared/view.js';
import * as store from './store.js';
import * as table from './table.js';

let held = null;
let parts = [];
let facts = null;
let callable = null;
let busy = false;
let read = { text: '', lines: [] };

export const log = (text = parts.join('')) => ({ log: { name: 'game.jsonl', text } });

/** Reads a stored game; false if there is none. */
export async function open(id) {
  const found = await store.find(id);
  if (!found) return false;
  held = found;
  await reload();
  callable = solver.ask({ what: 'calls', ...log() }).answer;
  return true;
}

/** Reads the log again, because another tab may have changed it. */
export async function reload() {
  parts = await store.parts(held.id);
  facts = solver.ask({ what: 'table', names: true, ...log() }).answer;
}

export function close() {
  held = facts = callable = null;
  parts = [];
}

/**
 * The effect of a typed line, which is not stored yet. If it is `refused`, the words are the
 * solver's.
 */
export function attempt(line) {
  const { answer, errors } = solver.ask({ what: 'keep', line, ...log() });
  if (!answer) return { line, refused: messages(errors) };
  return { line, ...answer };
}

/** The game as it would be after a step. */
export function after(step) {
  return solver.ask({ what: 'table', names: true, ...log(parts.join('') + step.lines) }).answer;
}

/** Stores what a step adds to the log; returns an error message if it cannot be stored. */
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

/** Stores `members` of the game besides its log. */
export async function remember(members) {
  await store.update({ ...held, ...members });
  held = { ...held, ...members };
}

/** Whether a time is before the last play. */
export const isPast = (time) =>
  time.period < facts.period || (time.period === facts.period && time.elapsed < facts.elapsed);

/** The period with this number. */
export const period = (number) => facts.periods.find((found) => found.period === number);

/** A time in the form that the game's clock shows. */
export function reading(time) {
  const found = period(time.period);
  if (facts.clock === 'elapsed' || !found) return clockText(time.elapsed);
  return clockText(Math.max(0, found.length - time.elapsed));
}

/** The known players of a team, including the goalkeepers of the game's own list. */
export function players(team) {
  const found = facts.players[team].map((player) => ({ ...player }));
  for (const number of held.goalkeepers?.[team] || []) {
    const known = found.find((player) => player.number === number);
    if (known) known.goalkeeper = true;
    else found.push({ number, goalkeeper: true });
  }
  return found.sort((a, b) => a.number - b.number);
}

/** A period and a time in the form that the game's clock shows and a typed line uses. */
export function place(time) {
  const found = period(time.period);
  if (!found) return 'P' + time.period;
  return found.shootOut ? found.name : `${found.name} ${reading(time)}`;
}

/** The line of the log that has this id, as an object. */
export function line(id) {
  if (id === undefined) return null;
  const found = lines().find((one) => one.id === id);
  return found || null;
}

/** All plays' lines of the log, each as an object; they are read once for each state of the log. */
function lines() {
  const text = parts.join('');
  if (read.text !== text) read = { text, lines: text.split('\n').filter(Boolean).map((one) => JSON.parse(one)) };
  return read.lines;
}

/** A rule without the name of its book, if that is the game's, or shares its rules. */
export const rule = (cited) => {
  const book = [facts.book, facts.sharedBook].find((name) => name && cited.startsWith(name + ' '));
  return book ? cited.slice(book.length + 1) : cited;
};

/** The answer to a question about an instant. */
export const at = (what, time) => solver.ask({ what, at: place(time), names: true, ...log() }).answer;

export const text = () => parts.join('');
export const info = () => facts;
export const calls = () => callable;
export const game = () => held;
/** Shows a step that was kept, by its kind; without one, something else has changed. */
export const changed = (step, kind) => table.show(step, kind);
