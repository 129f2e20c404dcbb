// A panel over the table, in which one play is entered. A refused play keeps the panel and its entries.

import { button, clockText, make, openDialog, part } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import { choiceRow, numberPad, timePad } from './pad.js';
import * as timeKeys from './time.js';

/** Opens a panel: a dialog with the clock next to its title. */
export function openPanel(title, look, parts, actions) {
  const clockKey = button('', () => timeKeys.turnClock(), 'panel-clock keeps');
  const panel = openDialog(title, look, parts, actions, clockKey);
  timeKeys.drawKeys();
  return panel;
}

export function closePanels() {
  for (const dialog of part('table').querySelectorAll('dialog')) dialog.close();
}

/** Asks for the numbers of `fields`, next to `parts`, and hands the filled pad and the panel to `save`. */
export function askNumbers(title, team, fields, players, save, ...parts) {
  const pad = numberPad(fields.map((name) => ({ name })), players, () => panel?.say(''));
  let panel = null;
  panel = openPanel(title, team, [pad.element, ...parts], [['Keep', () => save(pad, panel), 'main']]);
  return pad;
}

/** A field for words. */
export const words = (label, value) => make('input', 'reason', { 'aria-label': label, value, spellcheck: false });

/** A row of a panel: a title and its content. */
export const panelRow = (title, ...content) => make('section', '', make('h3', '', title), ...content);

/**
 * The time of an entry: the clock's time when the panel was opened, unless another time is typed. `from` is the time
 * chosen in the panel that this one replaces.
 *
 * Returns `element`, `time()`, `isSet()`, `stopsClock()`, `set(time)` and `type(reading)`.
 */
export function timeChoice(changed, from) {
  let time = from?.time() || gameClock.now();
  let isSet = Boolean(from?.isSet());
  const run = from?.run ?? gameClock.run();
  const ask = () => askTime('Time of the play', time, set, lastTimes());
  const element = button(kept.place(time), ask, 'time-choice');

  function set(typed) {
    time = typed;
    isSet = true;
    element.textContent = kept.place(time);
    changed();
  }

  return {
    element, set, run, time: () => time, isSet: () => isSet,
    /**
     * Whether the clock has been running since the panel was opened. If so, a play that stops the game also stops the
     * clock.
     */
    stopsClock: () => !isSet && run !== 0 && gameClock.run() === run,
    /** Sets the time to a typed reading of the clock. */
    type(reading) {
      const [minutes, seconds] = reading.split(':').map(Number);
      const period = kept.period(time.period);
      set(kept.timeAt(period, Math.min(minutes * 60 + seconds, period.length)));
    },
  };
}

/** The last six times at which something happened. A forgotten play often belongs to one of them. */
function lastTimes() {
  const times = kept.info().plays.map(({ period, elapsed }) => ({ period, elapsed }));
  const found = new Map(times.filter(({ period }) => kept.period(period)?.length).map((time) => [kept.place(time), time]));
  return [...found.values()].slice(-6).reverse();
}

/**
 * Asks for a period and a time on its clock, or for one of the times `offered`. `take` receives the time and returns
 * why not, or nothing.
 */
export function askTime(title, time, take, offered = []) {
  const { periods, clock } = kept.info();
  const choices = periods.filter((found) => !found.shootOut);
  const chosen = choiceRow(choices.map((found) => [String(found.period), found.name]), () => {});
  chosen.set(String(time.period));
  const pad = timePad(kept.reading(time), () => panel?.say(''));
  const direction = clock === 'remaining' ? 'time left in the period' : 'time since it began';
  const rows = [panelRow('Period', chosen.element), panelRow(`Clock: ${direction}`, pad.element)];
  const times = offered.map((found) => button(kept.place(found), () => use(found)));
  if (times.length) rows.unshift(panelRow('Where something happened', make('div', 'choices-row', ...times)));
  const panel = openPanel(title, 'time-panel', rows, [['Set', set, 'main']]);
  pad.element.focus({ preventScroll: true });

  async function use(found) {
    const wrong = await take(found, panel);
    if (wrong) panel.say(wrong);
    else panel.close();
  }

  function set() {
    const period = kept.period(Number(chosen.value() || time.period));
    const seconds = pad.seconds();
    if (seconds > period.length) return panel.say(`${period.name} lasts ${clockText(period.length)}.`);
    return use(kept.timeAt(period, seconds));
  }
}
