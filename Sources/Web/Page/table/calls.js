// @ts-check
// Penalties: the offender, the infraction, the length, and the server.

import { button, make, plain } from '../shared/view.js';
import { kept } from './game.js';
import { choiceRow, numberPad, toggle } from './pad.js';
import { openPanel, panelRow, timeChoice } from './panel.js';
import { typing } from './typing.js';

export const callPanel = (() => {
  /** The number of infractions shown at first. */
  const few = 15;

  /** Opens the panel for a penalty of `team`, at the time of the clock or at `time`. */
  function open(team, time) {
    const { calls, infractions } = kept.calls();
    const letters = kept.info()[team];
    const players = kept.players(team);
    const at = timeChoice(draw);
    const pad = numberPad([{ name: 'Player' }, { name: 'Served by', rare: true }], players, draw);
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
    const when = make(
      'div', 'when',
      at.element, bench.element, goalkeeper.element, unknown.element, signalled.element
    );
    const preview = make('output', 'preview');
    let wasOfBench = false;
    const what = make(
      'div', 'what-side',
      panelRow('Call', call.element),
      panelRow('Infraction', infraction.element, more)
    );
    const panel = openPanel(
      `Penalty ${letters}`, 'wide ' + team,
      [when, pad.element, what],
      [['Keep', save, 'main']]
    );
    panel.dialog.querySelector('footer').prepend(preview);
    if (time) at.set(time);
    pad.element.focus({ preventScroll: true });

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
      panel.say('');
    }

    async function save() {
      if (!offender()) return panel.say('Who? Type his number, or choose the bench.');
      if (!call.value()) return panel.say('Which call?');
      await typing.type(line(), panel, { stops: !signalled.isOn() && at.stopsClock(), time: at.time() });
    }
  }

  return { open };
})();
