// Enters goals, penalty shots and attempts in the shoot-out.

import { openEntry } from './entry.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import { choiceRow, toggle } from './pad.js';
import { askNumbers, panelRow } from './panel.js';
import * as typing from './typing.js';

/** Opens the panel for a goal of `team`, with the options of `openEntry`. */
export const open = (team, options = {}) => openEntry('goal', '', team, options, form, open);

function form(changed, letters) {
  const kind = choiceRow([['own-goal', 'Own goal'], ['awarded', 'Awarded']], changed);
  const empty = toggle('Empty net', changed);
  const is = (word) => kind.value() === word;
  return {
    fields: [{ name: 'Scorer' }, { name: 'Assist' }, { name: 'Assist' }],
    choices: [...kind.element.children, empty.element],
    parts: [],
    fill(filled, number) {
      [filled.scorer, ...(filled.assists || [])].forEach((name, index) => number(index, name));
      if (filled.ownGoal) kind.set('own-goal');
      else if (filled.awarded) kind.set('awarded');
      empty.set(Boolean(filled.emptyNet));
    },
    members: (pad) => ({
      scorer: letters + pad.value(0), assists: [letters + pad.value(1), letters + pad.value(2)],
      ownGoal: is('own-goal'), awarded: is('awarded'), emptyNet: empty.isOn(),
    }),
    words: (pad) => [
      letters + pad.value(0), 'goal', pad.value(1), pad.value(2), kind.value(), empty.isOn() && 'empty-net',
    ],
    missing: () => '',
    stops: () => true,
  };
}

/** Opens the panel for a penalty shot, or for an attempt in the shoot-out. */
export function shot(team, word) {
  const letters = kept.info()[team];
  const time = gameClock.now();
  const results = [['scored', 'Scored'], ['missed', 'Missed'], ['lost', 'Lost'], ['again', 'Again']];
  const result = choiceRow(results, () => {});
  const title = word === 'shoot-out' ? 'Attempt of ' : 'Penalty shot of ';
  const pad = askNumbers(title + letters, team, ['Shooter'], kept.players(team), (pad, panel) => {
    if (!result.value()) return panel.say('What was the result?');
    return typing.type(`${kept.place(time)} ${letters}${pad.value(0)} ${word} ${result.value()}`, panel, {});
  }, panelRow('Result', result.element));
  pad.element.focus({ preventScroll: true });
}
