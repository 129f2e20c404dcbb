// @ts-check
// Penalties: the offender, the infraction, the length, and the server.

import { button, make, plain } from '../shared/view.js';
import * as kept from './game.js';
import { choiceRow, numberPad, toggle } from './pad.js';
import { openPanel, otherTeam, panelRow, timeChoice } from './panel.js';
import * as typing from './typing.js';

/** The number of infractions shown at first. */
const few = 15;

/**
 * Opens the panel for a penalty of `team`, at the time of the clock. `isLate`: its time is asked for.
 * `old` is the play to change, `filled` are the members of its line, and `extra` buttons about it.
 */
export function open(team, { isLate, old, from, time, filled = {}, extra = [] } = {}) {
  const { calls, infractions } = kept.calls();
  const letters = kept.info()[team];
  const players = kept.players(team);
  const at = timeChoice(draw, from);
  const fields = [{ name: 'Player' }, { name: 'Served by', rare: true }];
  const pad = numberPad(fields, players, draw, isLate ? at : null);
  const bench = toggle('Bench', draw);
  const unknown = toggle('Nobody could name him', draw);
  const goalkeeper = toggle('Goalkeeper', draw);
  const signalled = toggle('Arm up: play goes on', draw);
  const call = choiceRow(
    calls.map((found, index) => [
      String(index), make('b', '', found.call), make('span', 'quiet', found.name),
    ]),
    chosen, 'calls'
  );
  const infraction = choiceRow(infractions.map((word) => [word, plain(word)]), draw, 'infractions');
  const more = button('More infractions', () => infraction.element.classList.add('all'));
  more.className = 'more';
  const hidden = [...infraction.element.children].slice(few);
  for (const option of hidden) option.classList.add('rare');
  const other = otherTeam(team, (found) => {
    panel.close();
    open(found, { old, from: at, filled: members(), extra });
  });
  const when = make(
    'div', 'when',
    at.element, other, bench.element, goalkeeper.element, unknown.element, signalled.element
  );
  const preview = make('output', 'preview');
  const effect = make('div', 'effect');
  let wasOfBench = false;
  const what = make(
    'div', 'what-side',
    panelRow('Call', call.element),
    panelRow('Infraction', infraction.element, more)
  );
  let panel = null;
  /** The line as it was. */
  let first = null;
  panel = openPanel(
    `${old ? 'Change: penalty' : 'Penalty'} ${letters}`, 'wide ' + team,
    [when, pad.element, what, effect, ...extra],
    [['Keep', save, 'main']]
  );
  panel.dialog.querySelector('footer').prepend(preview);
  if (time) at.set(time);
  fill();
  first = old && !from ? line() : '';
  draw();
  pad.element.focus({ preventScroll: true });

  /** Fills the panel with the members of a line. */
  function fill() {
    const who = String(filled.offender || '').slice(letters.length);
    pad.fill(0, /\d*/.exec(who)[0]);
    pad.fill(1, /\d*/.exec(String(filled.server || '').slice(letters.length))[0]);
    bench.set(who.endsWith('bench'));
    unknown.set(who === '?');
    goalkeeper.set(who.endsWith('g'));
    signalled.set(filled.play === 'signal');
    const index = calls.findIndex((one) => one.call === filled.call && Boolean(one.bench) === bench.isOn());
    wasOfBench = bench.isOn();
    if (index >= 0) call.set(String(index));
    if (filled.infraction) infraction.set(filled.infraction);
    if (hidden.some((option) => option.dataset.value === filled.infraction)) more.click();
  }

  /** The members of the line, with which the other team's panel is filled. */
  function members() {
    const rest = bench.isOn() ? ' bench' : unknown.isOn() ? '?' : pad.value(0) + (goalkeeper.isOn() ? 'g' : '');
    return {
      offender: letters + rest, server: letters + pad.value(1), play: signalled.isOn() ? 'signal' : 'penalty',
      call: calls[call.value()]?.call, infraction: infraction.value(),
    };
  }

  /** The offender: a call without a player is made against the bench. */
  function chosen() {
    const isOfBench = Boolean(calls[call.value()]?.bench);
    if (isOfBench !== wasOfBench && isOfBench !== bench.isOn()) bench.element.click();
    wasOfBench = isOfBench;
    draw();
  }

  function offender() {
    if (bench.isOn()) return `${letters} bench`;
    if (unknown.isOn()) return `${letters}?`;
    const number = pad.value(0);
    if (!number) return '';
    const known = players.find((player) => String(player.number) === number);
    return letters + number + (goalkeeper.isOn() || known?.goalkeeper ? 'g' : '');
  }

  function line() {
    const words = [kept.place(at.time()), offender()];
    if (signalled.isOn()) words.push('signalled');
    const found = calls[call.value()];
    if (found) words.push(found.call);
    if (infraction.value()) words.push(infraction.value());
    if (pad.value(1)) words.push('served-by', letters + pad.value(1));
    return words.filter(Boolean).join(' ');
  }

  function draw() {
    if (!panel) return;
    preview.textContent = line();
    const isWhole = offender() && call.value() && line() !== first;
    effect.replaceChildren(...(isWhole ? typing.effect(line(), { old, time: at.time() }) : []));
    panel.say('');
  }

  async function save() {
    if (!offender()) return panel.say('Who? Type his number, or choose the bench.');
    if (!call.value()) return panel.say('Which call?');
    if (line() === first) return panel.close();
    await typing.type(line(), panel, { stops: !old && !signalled.isOn() && at.stopsClock(), time: at.time(), old });
  }
}
