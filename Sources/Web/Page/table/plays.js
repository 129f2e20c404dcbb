// @ts-check
// The list of plays, the last one first, and corrections: the effect of each is shown before it is kept.

import { button, make, plain } from '../shared/view.js';
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

/** Opens the list where there is no room for it at the table. */
export function open() {
  openPanel('Plays', 'wide', list(), []);
}

/** The list, and above it the buttons for forgotten plays. */
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
  if (head) told.append(make('p', '', make('b', '', title(entry)), head.score ? ` ${head.score}` : ''));
  const words = rulings.map((ruling) => [ruling.text, ruling.manpower].filter(Boolean).join(', '));
  if (words.length) told.append(make('p', 'quiet', words.join(' · ')));
  made.append(told);
  if (entry.id === undefined) return made;
  const change = button('Change', () => correct(entry));
  change.setAttribute('aria-label', `Change ${name} ${entry.clock} ${title(entry)}`);
  made.append(change);
  return made;
}

/** A play as people say it: the team, the number and the name, and what it is. */
function title(entry) {
  const line = kept.line(entry.id) || {};
  const who = line.offender || line.scorer || line.team || '';
  const what = {
    goal: () => ['goal', line.assists?.map((name) => kept.player(name)).join(', ')],
    penalty: () => [line.call, line.infraction && plain(line.infraction)],
  }[entry.kind];
  if (!what) return plain(entry.text);
  return [kept.player(who), what().filter(Boolean).join(' ')].filter(Boolean).join(' · ');
}

const actions = {
  void: 'The officials take the call back',
  amend: 'The officials make it another call',
  'goal-disallowed': 'The officials disallow the goal',
};

/** Opens a play to change it: the filled panel of a goal or a penalty, or its line. */
function correct(entry) {
  const { period, elapsed } = entry;
  const others = [
    button('Take it back', () => typing.preview(`undo @${entry.id}`, 'Take back ' + title(entry), null, 'undo')),
    ...(entry.corrections || []).map((word) => button(actions[word], () => ask(entry, word))),
  ];
  const extra = [panelRow('Not typed wrongly?', make('div', 'choices-row', ...others))];
  const filled = kept.line(entry.id) || {};
  const team = teams.find((one) => (filled.offender || filled.team || '').startsWith(kept.info()[one]));
  const panel = { goal: goalPanel, penalty: callPanel, signal: callPanel }[filled.play];
  if (team && panel) panel.open(team, { old: entry.id, time: { period, elapsed }, filled, extra });
  else retype(entry, extra);
}

/** Opens any other play as its line, in the words of the notation. */
function retype(entry, extra) {
  const input = make('input', 'reason');
  input.setAttribute('aria-label', 'The play in words');
  input.value = entry.text;
  input.spellcheck = false;
  const time = { period: entry.period, elapsed: entry.elapsed };
  const save = () => typing.type(`${kept.place(time)} ${input.value}`, panel, { old: entry.id });
  const panel = openPanel(
    `${kept.place(time)} ${title(entry)}`, '', [make('div', 'play-rows', ...news.rows(entry)), input, ...extra],
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
  panel = openPanel(actions[word], '', [make('p', '', title(entry)), ...rows], [['Go on', go, 'main']]);

  function go() {
    if (isAmended && !call.value()) return panel.say('Which call?');
    if (!reason.value.trim()) return panel.say('A correction needs a reason.');
    const words = [kept.place(latest()), word, `@${entry.id}`, isAmended && call.value(), reason.value];
    panel.close();
    typing.preview(words.filter(Boolean).join(' '), actions[word] + ': ' + title(entry), null, 'correction');
  }
}

/** The time of the clock, but not before the last play. */
export function latest() {
  const { period, elapsed } = kept.info();
  const now = gameClock.now();
  return kept.isPast(now) ? { period, elapsed } : now;
}

/** Takes back what was entered last: a shot, or the line that was typed. */
export async function undo() {
  if (await shots.undo()) return kept.changed();
  const fixed = typing.fixed();
  if (fixed) return typing.preview(`fix @${fixed.id} ${fixed.line}`, 'Back to ' + fixed.line, null, 'fix');
  const step = kept.attempt('undo');
  const text = step.plays?.[0]?.text || '';
  typing.preview('undo', text ? 'Take back ' + text : 'Undo', null, 'undo');
}
