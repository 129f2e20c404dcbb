// @ts-check
// Lines typed for the scorekeeper. A new play is kept at once; the effect of a correction is shown
// before.

import { make } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import * as news from './news.js';
import { closePanels, openPanel, panelRow } from './panel.js';

/** The id of the play that was changed last, and what it was before: as a line and in words. */
let changed = null;

/**
 * What is typed for the play `line`: it takes the place of the play `old`, or is inserted if its `time`
 * is past.
 */
function words(line, { old, time }) {
  if (old) return `fix @${old} ${line}`;
  return time && kept.isPast(time) ? `insert ${line}` : line;
}

/** What a play changes that is not the last one; nothing for one that is. */
export function effect(line, options) {
  const typed = words(line, options);
  if (typed === line) return [];
  const step = kept.attempt(typed);
  return step.refused ? [make('p', 'refusal', step.refused)] : changes(step);
}

const changes = (step) => [
  ...(step.changes || []).map((words) => make('p', 'row change', words)),
  ...(step.warnings || []).map((words) => make('p', 'row assumed', words)),
];

/**
 * Types a line for the scorekeeper. A refusal is shown in the panel, which keeps its entries.
 * `stops`: the play stopped the clock, which was still running. `time` is the time of the play,
 * if it was chosen; `old` is the play in whose place it comes.
 */
export async function type(line, panel, { stops, time, old }) {
  const step = kept.attempt(words(line, { old, time }));
  // The effect of a forgotten play is shown before it is kept.
  if (panel && step.late) return preview('insert ' + line, 'Insert ' + line, panel);
  const wrong = step.refused || (await kept.keep(step));
  if (wrong) {
    refuse({ ...step, refused: wrong }, panel);
    return false;
  }
  if (panel) closePanels();
  if (stops) gameClock.stop();
  catchUp(stops);
  told(step, old && 'fix');
  return true;
}

function told(step, kind) {
  const [now, before] = step.plays || [];
  changed = kind === 'fix' ? { id: now.id, line: before.text, words: before.words } : null;
  kept.changed(step, kind);
}

/** Moves the clock to the last play if it is before it; a play that stopped it gives its time. */
function catchUp(isExact) {
  const { period, elapsed } = kept.info();
  const now = gameClock.now();
  if (kept.isPast(now) || (isExact && now.period === period && now.elapsed !== elapsed)) gameClock.set({ period, elapsed });
}

function refuse(step, panel) {
  const into = panel || openPanel('Not kept', '', [], []);
  into.say(step.refused);
}

/**
 * Shows the effect of a line before keeping it; `kind` is what it is, such as an undo. A refusal is
 * shown in `asking`, if that is open.
 */
export function preview(line, title, asking, kind) {
  const step = kept.attempt(line);
  if (step.refused) {
    if (asking) asking.say(step.refused);
    else openPanel(title, '', [make('p', 'refusal', step.refused)], []);
    return;
  }
  const entry = kept.after(step).plays.find((found) => found.id === step.plays[0]?.id);
  const rulings = kind === 'undo' || !entry ? [] : news.rows(entry);
  const what = panelRow('What it changes', ...rulings, ...changes(step));
  const panel = openPanel(title, '', [what], [['Keep the change', () => keep(step, kind, panel), 'main']]);
}

/** Keeps the undo, or another correction, that `step` is. */
async function keep(step, kind, panel) {
  const wrong = await kept.keep(step);
  if (wrong) return refuse({ refused: wrong }, panel);
  closePanels();
  told(step, kind);
}

/** Takes back the play with this id, which has just been typed. */
export const takeBack = (id) => keep(kept.attempt(`undo @${id}`), 'undo');

export const fixed = () => changed;
