// Enters a penalty: the offender, the infraction, the length, and the server.

import { button, make } from '../shared/view.js';
import { openEntry } from './entry.js';
import * as kept from './game.js';
import { choiceRow, toggle } from './pad.js';
import { panelRow } from './panel.js';

/** Opens the panel for a penalty on `team`, with the options of `openEntry`. */
export function open(team, options = {}) {
  openEntry('penalty', 'wide ', team, options, (changed, letters) => form(team, changed, letters), open);
}

function form(team, changed, letters) {
  const { calls, infractions, words } = kept.calls();
  const bench = toggle('Bench', changed);
  const unknown = toggle('Nobody could name him', changed);
  const goalkeeper = toggle('Goalkeeper', changed);
  const signalled = toggle('Arm up: play goes on', changed);
  const call = choiceRow(
    calls.map((found, index) => [String(index), make('b', '', found.call), make('span', 'quiet', found.name)]),
    chosen, 'calls'
  );
  const infraction = choiceRow(infractions.map((word, index) => [word, words[index]]), changed, 'infractions');
  const more = button('More infractions', () => infraction.element.classList.add('all'), 'more');
  let wasOfBench = false;

  /** A call that is always against the bench presses `Bench`; another call releases it again. */
  function chosen() {
    const isOfBench = Boolean(calls[call.value()]?.bench);
    if (isOfBench !== wasOfBench && isOfBench !== bench.isOn()) bench.element.click();
    wasOfBench = isOfBench;
    changed();
  }

  function offender(pad) {
    if (bench.isOn()) return `${letters} bench`;
    if (unknown.isOn()) return `${letters}?`;
    const number = pad.value(0);
    const known = kept.players(team).find((player) => String(player.number) === number);
    return number && letters + number + (goalkeeper.isOn() || known?.goalkeeper ? 'g' : '');
  }

  return {
    fields: [{ name: 'Player' }, { name: 'Served by', rare: true }],
    choices: [bench, goalkeeper, unknown, signalled].map(({ element }) => element),
    parts: [make(
      'div', 'what-side', panelRow('Call', call.element), panelRow('Infraction', infraction.element, more)
    )],
    fill(filled, number) {
      const who = String(filled.offender || '').slice(letters.length);
      number(0, filled.offender);
      number(1, filled.server);
      bench.set(who.endsWith('bench'));
      unknown.set(who === '?');
      goalkeeper.set(who.endsWith('g'));
      signalled.set(filled.play === 'signal');
      const index = calls.findIndex((one) => one.call === filled.call && Boolean(one.bench) === bench.isOn());
      wasOfBench = bench.isOn();
      if (index >= 0) call.set(String(index));
      if (filled.infraction) infraction.set(filled.infraction);
      const pressed = infraction.element.querySelector('[aria-pressed=true]');
      if (pressed && !pressed.offsetParent) more.click();
    },
    members: (pad) => ({
      offender: offender(pad) || letters, server: letters + pad.value(1),
      play: signalled.isOn() ? 'signal' : 'penalty', call: calls[call.value()]?.call, infraction: infraction.value(),
    }),
    words: (pad) => [
      offender(pad), signalled.isOn() && 'signalled', calls[call.value()]?.call, infraction.value(),
      pad.value(1) && `served-by ${letters}${pad.value(1)}`,
    ],
    missing(pad) {
      if (!offender(pad)) return 'Who? Type his number, or choose the bench.';
      return call.value() ? '' : 'Which call?';
    },
    stops: () => !signalled.isOn(),
  };
}
