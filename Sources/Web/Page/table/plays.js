// The list of plays, the latest first, and their corrections. The page shows what a correction changes before it
// keeps the correction.

import { button, make } from '../shared/view.js';
import * as callPanel from './calls.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import * as goalPanel from './goals.js';
import { choiceRow } from './pad.js';
import { openPanel, panelRow, words } from './panel.js';
import * as shots from './shots.js';
import * as typing from './typing.js';

/** Opens the list in a panel, on screens where it has no place of its own. */
export function open() {
  openPanel('Plays', 'wide', list(), []);
}

/** The list, followed by the buttons for forgotten plays. */
export function list() {
  const forgotten = kept.teams.flatMap((team) => [
    button(`＋ ${kept.info()[team]} penalty`, () => callPanel.open(team, { isLate: true })),
    button(`＋ ${kept.info()[team]} goal`, () => goalPanel.open(team, { isLate: true })),
  ]);
  const late = make('div', 'forgotten', make('p', 'quiet', 'Something was forgotten:'), ...forgotten);
  return [make('ol', 'play-list', ...kept.info().plays.map(row).reverse()), late];
}

function row(entry) {
  const { name } = kept.period(entry.period) || { name: '' };
  const { latest } = kept.info();
  const isNewest = entry.id !== undefined && entry.id === latest;
  const [head, ...rulings] = entry.id === undefined ? [null, ...entry.rows] : entry.rows.length ? entry.rows : [{}];
  const words = rulings.map((ruling) => [ruling.text, ruling.manpower].filter(Boolean).join(', '));
  const label = `Change ${name} ${entry.clock} ${entry.words}`;
  return make(
    'li', isNewest ? 'newest' : '', make('span', 'time', make('small', '', name), ` ${entry.clock}`),
    make(
      'div', 'play-rows', head && make('p', '', make('b', '', entry.words), head.score ? ` ${head.score}` : ''),
      words.length > 0 && make('p', 'quiet', words.join(' · '))
    ),
    entry.id !== undefined && button('Change', () => correct(entry), '', { 'aria-label': label })
  );
}

const actions = {
  void: 'The officials take the call back',
  amend: 'The officials make it another call',
  'goal-disallowed': 'The officials disallow the goal',
};

/** Opens a play to change it. A goal or a penalty opens its filled panel; another play opens as a line. */
function correct(entry) {
  const { period, elapsed } = entry;
  const others = [
    button('Take it back', () => typing.preview(`undo @${entry.id}`, 'Take back ' + entry.words, null, 'undo')),
    ...(entry.corrections || []).map((word) => button(actions[word], () => ask(entry, word))),
  ];
  const extra = [panelRow('Not typed wrongly?', make('div', 'choices-row', ...others))];
  const filled = kept.line(entry.id) || {};
  const team = kept.teams.find((one) => (filled.offender || filled.team || '').startsWith(kept.info()[one]));
  const panel = { goal: goalPanel, penalty: callPanel, signal: callPanel }[filled.play];
  if (team && panel) panel.open(team, { old: entry.id, time: { period, elapsed }, filled, extra });
  else retype(entry, extra);
}

/** Opens a play as its line, in the words of the notation. */
function retype(entry, extra) {
  const at = kept.place(entry);
  const told = make('div', 'play-rows', ...rows(entry));
  typing.openLine(`${at} ${entry.words}`, entry.text, [told], extra, (words, panel) =>
    typing.type(`${at} ${words}`, panel, { old: entry.id }));
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
  const reason = words('Reason', 'officials');
  const usual = ['officials', 'video review', "scorer's report"].map((known) => button(known, () => (reason.value = known)));
  const rows = [panelRow('Reason', make('div', 'choices-row', ...usual), reason)];
  if (isAmended) rows.unshift(panelRow('The call', call.element));
  let panel = null;
  panel = openPanel(actions[word], '', [make('p', '', entry.words), ...rows], [['Go on', go, 'main']]);

  function go() {
    if (isAmended && !call.value()) return panel.say('Which call?');
    if (!reason.value.trim()) return panel.say('A correction needs a reason.');
    const line = [kept.place(latest()), word, `@${entry.id}`, isAmended && call.value(), reason.value];
    panel.close();
    typing.preview(line.filter(Boolean).join(' '), actions[word] + ': ' + entry.words, null, 'correction');
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

/** The rulings of an entry, as rows with their rules. The entry is a play, or what the clock brought. */
export function rows(entry) {
  const cell = (name, look, words) => words && make(name, look, words);
  return entry.rows.map((row) => make(
    'p', `row ${row.depth} ${row.look || ''}`, make('span', 'words', row.text),
    cell('b', 'manpower', row.manpower), cell('b', 'score', row.score), cell('span', 'rule', row.rule)
  ));
}

/**
 * The news of a kept step: an `undo`, a `fix`, or a new play. If the solver doubts a new play, the news offers
 * `takeBack`.
 */
export function ofStep(step, kind, takeBack) {
  const made = [];
  const plays = step.plays || [];
  for (const play of kind === 'fix' ? plays.slice(0, 1) : plays) {
    const entry = kept.info().plays.find((found) => found.id === play.id);
    if (kind === 'undo') made.push(make('p', 'row play kept', 'Taken back: ' + play.words));
    else if (entry?.rows.length) made.push(...rows(entry));
    else made.push(make('p', 'row play kept', 'Kept: ' + play.words));
  }
  for (const change of step.changes || []) made.push(make('p', 'row change', change));
  for (const warning of step.warnings || []) made.push(make('p', 'row assumed', warning));
  if (step.warnings && !kind && plays.length) made.push(button('Take it back', () => takeBack(plays[0].id)));
  return made;
}

/** The news to show before anything is kept: the rulings on the last play of the log. */
export function last() {
  const { plays, latest } = kept.info();
  const entry = plays.find((found) => found.id !== undefined && found.id === latest);
  if (!entry) return [make('p', 'quiet', 'Nothing has happened yet.')];
  return entry.rows.length ? rows(entry) : [make('p', 'row play', `${entry.clock} ${entry.words}`)];
}

/**
 * The choices that the book leaves to captains, such as who stays on the board. Where one name is wanted, a press on
 * a name is the answer. The answer is a play, which `type` is called with.
 */
export function choices(type) {
  return kept.info().choices.map((choice) => {
    const letters = kept.info()[choice.team];
    const rule = make('span', 'rule', choice.rule ? kept.rule(choice.rule) : '');
    const made = make('div', 'choice', make('p', '', choice.text, ' ', rule));
    const named = new Set(choice.assumed);
    const answer = (names) => {
      const { period, elapsed } = kept.info();
      type(`${kept.place({ period, elapsed })} ${letters} captain-choice ${names.join(' ')}`, null, {});
    };
    const isOne = choice.assumed.length === 1;
    const options = choice.names.map((name) => {
      const option = button(name, () => {
        if (isOne) return answer([name]);
        if (!named.delete(name)) named.add(name);
        option.setAttribute('aria-pressed', named.has(name));
      }, '', { 'aria-pressed': named.has(name) });
      return option;
    });
    if (!isOne) options.push(button('The captain chose', () => answer([...named]), 'main'));
    if (choice.names.length) made.append(make('div', 'choices-row', ...options));
    return made;
  });
}
