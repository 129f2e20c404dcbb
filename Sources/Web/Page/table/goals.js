// @ts-check
// Goals, penalty shots and attempts in the shoot-out.

import { make } from '../shared/view.js';
import { gameClock } from './clock.js';
import { kept } from './game.js';
import { choiceRow, numberPad, toggle } from './pad.js';
import { openPanel, panelRow, timeChoice } from './panel.js';
import { typing } from './typing.js';

export const goalPanel = (() => {
  /** Opens the panel for a goal of `team`. */
  function open(team, time) {
    const letters = kept.info()[team];
    const at = timeChoice(draw);
    const fields = [{ name: 'Scorer' }, { name: 'Assist' }, { name: 'Assist' }];
    const pad = numberPad(fields, kept.players(team), draw);
    const kinds = [['own-goal', 'Own goal'], ['awarded', 'Awarded']];
    const kind = choiceRow(kinds, draw);
    const empty = toggle('Empty net', draw);
    const preview = make('output', 'preview');
    const when = make('div', 'when', at.element, ...kind.element.children, empty.element);
    const panel = openPanel(
      `Goal ${letters}`, team,
      [when, pad.element],
      [['Keep', save, 'main']]
    );
    panel.dialog.querySelector('footer').prepend(preview);
    if (time) at.set(time);
    pad.element.focus({ preventScroll: true });

    function line() {
      const words = [kept.place(at.time()), letters + pad.value(0), 'goal', pad.value(1), pad.value(2)];
      words.push(kind.value(), empty.isOn() && 'empty-net');
      return words.filter(Boolean).join(' ');
    }

    function draw() {
      if (!panel) return;
      preview.textContent = line();
      panel.say('');
    }

    async function save() {
      await typing.type(line(), panel, { stops: at.stopsClock(), time: at.time() });
    }
  }

  /** Opens the panel for a penalty shot, or for an attempt in the shoot-out. */
  function shot(team, word) {
    const letters = kept.info()[team];
    const time = gameClock.now();
    const pad = numberPad([{ name: 'Shooter' }], kept.players(team), () => panel?.say(''));
    const results = [['scored', 'Scored'], ['missed', 'Missed'], ['lost', 'Lost'], ['again', 'Again']];
    const result = choiceRow(results, () => panel?.say(''));
    const title = word === 'shoot-out' ? 'Attempt of ' : 'Penalty shot of ';
    let panel = null;
    panel = openPanel(
      title + letters, team, [pad.element, panelRow('Result', result.element)],
      [['Keep', save, 'main']]
    );
    pad.element.focus({ preventScroll: true });

    async function save() {
      if (!result.value()) return panel.say('What was the result?');
      const line = `${kept.place(time)} ${letters}${pad.value(0)} ${word} ${result.value()}`;
      await typing.type(line, panel, {});
    }
  }

  return { open, shot };
})();
