// Types lines for the scorekeeper. A new play is kept at once. Before a correction is kept, the page shows what it
// changes.

import { make } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import { closePanels, openPanel, panelRow, words } from './panel.js';
import * as playsPanel from './plays.js';

/** The play that was changed last: its id, and its former line and words. */
let changed = null;

/**
 * The typed text for the play `line`. It replaces the play `old`; it is inserted if its `time` is before the last
 * play.
 */
function lineFor(line, { old, time }) {
  if (old) return `fix @${old} ${line}`;
  return time && kept.isPast(time) ? `insert ${line}` : line;
}

/** What inserting or replacing a play changes; empty for a play at the end. */
export function effect(line, options) {
  const typed = lineFor(line, options);
  if (typed === line) return [];
  const step = kept.attempt(typed);
  return step.refused ? [make('p', 'refusal', step.refused)] : changes(step);
}

const changes = (step) => [
  ...(step.changes || []).map((change) => make('p', 'row change', change)),
  ...(step.warnings || []).map((warning) => make('p', 'row assumed', warning)),
];

/**
 * Types a line for the scorekeeper. A panel shows a refusal and keeps its entries.
 *
 * `stops`: the play stopped the clock, which was still running. `time` is the chosen time of the play. `old` is the
 * play that the line replaces.
 */
export async function type(line, panel, { stops, time, old }) {
  const step = kept.attempt(lineFor(line, { old, time }));
  // A forgotten play shows what it changes before it is kept.
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

/**
 * Moves the clock forward to the last play. `isExact`: the play stopped the clock, so the clock takes its exact time.
 */
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
 * Shows what a line changes, and offers to keep it. `kind` says what the line is, such as an undo. An open panel
 * `asking` shows a refusal.
 */
export function preview(line, title, asking, kind) {
  const step = kept.attempt(line);
  if (step.refused) return refuse(step, asking);
  const entry = kept.after(step).plays.find((found) => found.id === step.plays[0]?.id);
  const rulings = kind === 'undo' || !entry ? [] : playsPanel.rows(entry);
  const what = panelRow('What it changes', ...rulings, ...changes(step));
  const panel = openPanel(title, '', [what], [['Keep the change', () => keep(step, kind, panel), 'main']]);
}

/** Keeps `step`, an undo or another correction. */
async function keep(step, kind, panel) {
  const wrong = await kept.keep(step);
  if (wrong) return refuse({ refused: wrong }, panel);
  closePanels();
  told(step, kind);
}

/** Opens a panel with a play in the words of the notation, between other parts; `save` gets the words. */
export function openLine(title, line, before, after, save) {
  const input = words('The play in words', line);
  const keepLine = () => save(input.value, panel);
  const panel = openPanel(title, '', [...before, input, ...after], [['Keep', keepLine, 'main']]);
  input.addEventListener('keydown', (event) => event.key === 'Enter' && keepLine());
  input.focus();
}

/** Takes back the play with this id, just typed. */
export const takeBack = (id) => keep(kept.attempt(`undo @${id}`), 'undo');

export const fixed = () => changed;
