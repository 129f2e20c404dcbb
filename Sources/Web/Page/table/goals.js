// @ts-check
// Goals, penalty shots and attempts in the shoot-out.

import { make } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import { choiceRow, numberPad, toggle } from './pad.js';
import { openPanel, otherTeam, panelRow, timeChoice } from './panel.js';
import * as typing from './typing.js';

/** Opens the panel for a goal of `team`; for the rest, see that for a penalty. */
export function open(team, { isLate, old, from, time, filled = {}, extra = [] } = {}) {
  const letters = kept.info()[team];
  const at = timeChoice(draw, from);
  const fields = [{ name: 'Scorer' }, { name: 'Assist' }, { name: 'Assist' }];
  const pad = numberPad(fields, kept.players(team), draw, isLate ? at : null);
  const kind = choiceRow([['own-goal', 'Own goal'], ['awarded', 'Awarded']], draw);
  const empty = toggle('Empty net', draw);
  const preview = make('output', 'preview');
  const effect = make('div', 'effect');
  const other = otherTeam(team, (found) => {
    panel.close();
    open(found, { old, from: at, filled: members(), extra });
  });
  const when = make('div', 'when', at.element, other, ...kind.element.children, empty.element);
  let panel = null;
  /** The line as it was. */
  let first = null;
  panel = openPanel(
    `${old ? 'Change: goal' : 'Goal'} ${letters}`, team,
    [when, pad.element, effect, ...extra],
    [['Keep', save, 'main']]
  );
  panel.dialog.querySelector('footer').prepend(preview);
  if (time) at.set(time);
  fill();
  first = old && !from ? line() : '';
  draw();
  pad.element.focus({ preventScroll: true });

  function fill() {
    const number = (name) => String(name || '').slice(letters.length);
    [filled.scorer, ...(filled.assists || [])].forEach((name, index) => pad.fill(index, number(name)));
    if (filled.ownGoal) kind.set('own-goal');
    else if (filled.awarded) kind.set('awarded');
    empty.set(Boolean(filled.emptyNet));
  }

  function members() {
    const [scorer, ...assists] = fields.map((_, index) => letters + pad.value(index));
    return {
      scorer, assists, ownGoal: kind.value() === 'own-goal', awarded: kind.value() === 'awarded',
      emptyNet: empty.isOn(),
    };
  }

  function line() {
    const words = [kept.place(at.time()), letters + pad.value(0), 'goal', pad.value(1), pad.value(2)];
    words.push(kind.value(), empty.isOn() && 'empty-net');
    return words.filter(Boolean).join(' ');
  }

  function draw() {
    if (!panel) return;
    preview.textContent = line();
    effect.replaceChildren(...(line() === first ? [] : typing.effect(line(), { old, time: at.time() })));
    panel.say('');
  }

  async function save() {
    if (line() === first) return panel.close();
    await typing.type(line(), panel, { stops: !old && at.stopsClock(), time: at.time(), old });
  }
}

/** Opens the panel for a penalty shot, or for an attempt in the shoot-out. */
export function shot(team, word) {
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
