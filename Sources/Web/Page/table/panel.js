// @ts-check
// A panel over the table, in which one play is entered. A refused play keeps the panel and its
// entries.

import { button, clockText, make, part, visible } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import { choiceRow, timePad } from './pad.js';
import * as timeKeys from './time.js';

/**
 * Opens a panel. `look` is a class; `actions` are the buttons at the end of the panel. Returns
 * `dialog`, `close()`, `say(words)` and the `buttons`.
 */
export function openPanel(title, look, parts, actions) {
  const dialog = make('dialog', 'panel ' + look);
  const message = make('p', 'refusal');
  message.setAttribute('role', 'alert');
  const leave = button('Cancel', close);
  leave.className = 'leave';
  const clockKey = button('', () => timeKeys.turnClock());
  clockKey.className = 'panel-clock keeps';
  const head = make('header', '', make('h2', '', title), clockKey, leave);
  const made = actions.map(([words, action, kind]) => {
    const end = button(words, action);
    end.className = kind || '';
    return end;
  });
  dialog.append(head, make('div', 'panel-body', ...parts), make('footer', '', message, ...made));
  dialog.addEventListener('close', () => dialog.remove());
  part('table').append(dialog);
  dialog.showModal();
  timeKeys.drawKeys();

  function close() {
    dialog.close();
  }

  return { dialog, close, say: (words) => (message.textContent = visible(words)), buttons: made };
}

export function closePanels() {
  for (const dialog of part('table').querySelectorAll('dialog')) dialog.close();
}

/** A row of a panel: a title and its content. */
export const panelRow = (title, ...content) => make('section', '', make('h3', '', title), ...content);

/**
 * The time of an entry: the clock's time when the panel was opened, unless another time is typed.
 * `from` is the time chosen in the panel that this one replaces.
 *
 * Returns `element`, `time()`, `stopsClock()`, `set(time)` and `type(reading)`.
 */
export function timeChoice(changed, from) {
  let time = from?.time() || gameClock.now();
  let isSet = Boolean(from?.isSet());
  const run = from?.run ?? gameClock.run();
  const element = button('', () =>
    askTime('Time of the play', time, (typed) => {
      time = typed;
      isSet = true;
      draw();
      return '';
    }, lastTimes())
  );
  element.className = 'time-choice';

  function draw() {
    element.textContent = kept.place(time);
    changed();
  }

  // The panel that `changed` draws does not exist yet.
  queueMicrotask(draw);
  return {
    element,
    time: () => time,
    /**
     * Whether the clock has been running since the panel was opened. If so, a play that stops the
     * game also stops the clock.
     */
    stopsClock: () => !isSet && run !== 0 && gameClock.run() === run,
    set(typed) {
      time = typed;
      isSet = true;
      draw();
    },
    isSet: () => isSet,
    run,
    /** Sets the time to a typed reading of the clock. */
    type(reading) {
      const [minutes, seconds] = reading.split(':').map(Number);
      const { length } = kept.period(time.period);
      const shown = Math.min(minutes * 60 + seconds, length);
      this.set({ period: time.period, elapsed: kept.info().clock === 'remaining' ? length - shown : shown });
    },
  };
}

/**
 * The last six times at which something happened. A forgotten play often belongs to one of them.
 */
export function lastTimes() {
  const times = kept.info().plays.map(({ period, elapsed }) => ({ period, elapsed }));
  const found = new Map(times.filter(({ period }) => kept.period(period)?.length).map((time) => [kept.place(time), time]));
  return [...found.values()].slice(-6).reverse();
}

/**
 * Asks for a period and a time on its clock, or for one of the times `offered`. `take` receives the
 * time and returns why not, or nothing.
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
    if (seconds > period.length) {
      return panel.say(`${period.name} lasts ${clockText(period.length)}.`);
    }
    const elapsed = clock === 'remaining' ? period.length - seconds : seconds;
    return use({ period: period.period, elapsed });
  }
}
