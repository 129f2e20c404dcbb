// @ts-check
// The list of plays, the latest first, and their corrections. The page shows what a correction
// changes before it keeps the correction.

import { button, make } from '../shared/view.js';
import * as callPanel from './calls.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import * as goalPanel from './goals.js';
import * as news from './news.js';
import { choiceRow } from './pad.js';
import { openPanel, panelRow } from './panel.js';
import * as shots from './shots.js';
import * as typing from './typing.js';

const teams = ['home', 'visiting'];

/** Opens the list in a panel, on screens where it has no place of its own. */
export function open() {
  openPanel('Plays', 'wide', list(), []);
}

/** The list, followed by the buttons for forgotten plays. */
export function list() {
  const forgotten = teams.flatMap((team) => [
    button(`＋ ${kept.info()[team]} penalty`, () => callPanel.open(team, { isLate: true })),
    button(`＋ ${kept.info()[team]} goal`, () => goalPanel.open(team, { isLate: true })),
  ]);
  const late = make('div', 'forgotten', make('p', 'quiet', 'Something was forgotten:'), ...forgotten);
  return [make('ol', 'play-list', ...kept.info().plays.map(row).reverse()), late];
}

function row(entry) {
  const { name } = kept.period(entry.period) || { name: '' };
  const { latest } = kept.info();
  const made = make('li', entry.id !== undefined && entry.id === latest ? 'newest' : '');
  made.append(make('span', 'time', make('small', '', name), ` ${entry.clock}`));
  const [head, ...rulings] = entry.id === undefined ? [null, ...entry.rows] : entry.rows.length ? entry.rows : [{}];
  const told = make('div', 'play-rows');
  if (head) told.append(make('p', '', make('b', '', entry.words), head.score ? ` ${head.score}` : ''));
  const words = rulings.map((ruling) => [ruling.text, ruling.manpower].filter(Boolean).join(', '));
  if (words.length) told.append(make('p', 'quiet', words.join(' · ')));
  made.append(told);
  if (entry.id === undefined) return made;
  const change = button('Change', () => correct(entry));
  change.setAttribute('aria-label', `Change ${name} ${entry.clock} ${entry.words}`);
  made.append(change);
  return made;
}

const actions = {
  void: 'The officials take the call back',
  amend: 'The officials make it another call',
  'goal-disallowed': 'The officials disallow the goal',
};

/**
 * Opens a play to change it. A goal or a penalty opens its filled panel; another play opens as a
 * line.
 */
function correct(entry) {
  const { period, elapsed } = entry;
  const others = [
    button('Take it back', () => typing.preview(`undo @${entry.id}`, 'Take back ' + entry.words, null, 'undo')),
    ...(entry.corrections || []).map((word) => button(actions[word], () => ask(entry, word))),
  ];
  const extra = [panelRow('Not typed wrongly?', make('div', 'choices-row', ...others))];
  const filled = kept.line(entry.id) || {};
  const team = teams.find((one) => (filled.offender || filled.team || '').startsWith(kept.info()[one]));
  const panel = { goal: goalPanel, penalty: callPanel, signal: callPanel }[filled.play];
  if (team && panel) panel.open(team, { old: entry.id, time: { period, elapsed }, filled, extra });
  else retype(entry, extra);
}

/** Opens a play as its line, in the words of the notation. */
function retype(entry, extra) {
  const input = make('input', 'reason');
  input.setAttribute('aria-label', 'The play in words');
  input.value = entry.text;
  input.spellcheck = false;
  const time = { period: entry.period, elapsed: entry.elapsed };
  const save = () => typing.type(`${kept.place(time)} ${input.value}`, panel, { old: entry.id });
  const panel = openPanel(
    `${kept.place(time)} ${entry.words}`, '', [make('div', 'play-rows', ...news.rows(entry)), input, ...extra],
    [['Keep', save, 'main']]
  );
}

/** Asks for the reason of the officials' correction, and for the new call if the call changes. */
function ask(entry, word) {
  const { calls } = kept.calls();
  const isAmended = word === 'amend';
  const call = choiceRow(
    calls.filter((found) => !found.bench).map((found) => [
      found.call, make('b', '', found.call), make('span', 'quiet', found.name),
    ]),
    () => panel?.say(''), 'calls'
  );
  const reason = make('input', 'reason');
  reason.value = 'officials';
  reason.setAttribute('aria-label', 'Reason');
  const usual = ['officials', 'video review', "scorer's report"].map((words) =>
    button(words, () => (reason.value = words))
  );
  const rows = [panelRow('Reason', make('div', 'choices-row', ...usual), reason)];
  if (isAmended) rows.unshift(panelRow('The call', call.element));
  let panel = null;
  panel = openPanel(actions[word], '', [make('p', '', entry.words), ...rows], [['Go on', go, 'main']]);

  function go() {
    if (isAmended && !call.value()) return panel.say('Which call?');
    if (!reason.value.trim()) return panel.say('A correction needs a reason.');
    const words = [kept.place(latest()), word, `@${entry.id}`, isAmended && call.value(), reason.value];
    panel.close();
    typing.preview(words.filter(Boolean).join(' '), actions[word] + ': ' + entry.words, null, 'correction');
  }
}

/** The time of the clock, or of the last play if that is later. */
export function latest() {
  const { period, elapsed } = kept.info();
  const now = gameClock.now();
  return kept.isPast(now) ? { period, elapsed } : now;
}

/** Takes back the last entry: a shot, a fix, or a line. */
export async function undo() {
  if (await shots.undo()) return kept.changed();
  const fixed = typing.fixed();
  if (fixed) return typing.preview(`fix @${fixed.id} ${fixed.line}`, 'Back to ' + fixed.words, null, 'fix');
  const step = kept.attempt('undo');
  const words = step.plays?.[0]?.words;
  typing.preview('undo', words ? 'Take back ' + words : 'Undo', null, 'undo');
}
