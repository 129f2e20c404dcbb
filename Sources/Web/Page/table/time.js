// The clock at the table, and the big button next to it, which does what the game needs next.

import { button, make, part } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import * as gamesPage from './games.js';
import * as goalPanel from './goals.js';
import { askTime } from './panel.js';
import * as shots from './shots.js';
import * as typing from './typing.js';

const period = make('span#table-period');
const reading = make('b#table-reading');
export const clock = button('', setClock, 'keeps', { id: 'table-time', title: 'Set the clock' });
clock.append(period, ' ', reading);
/** The big button. */
export const main = button('', () => mainAction()[1]?.(), 'main', { id: 'table-main' });

/** The words on the big button, and its action. */
function mainAction() {
  const info = kept.info();
  if (info.over) return ['Scoresheet', () => gamesPage.saveScoresheet()];
  const now = gameClock.now();
  const named = (number) => kept.period(number)?.name || '';
  const step = info.next[0];
  if (step?.play === 'period-start') return [`Begin ${named(step.period)}`, () => begin(step)];
  if (step?.play === 'game-end') return ['End of the game', () => end(step, 'game-end')];
  if (kept.period(now.period)?.shootOut) {
    const next = kept.at('state', now)?.shootOut?.next;
    if (!next) return ['Shoot-out', null];
    return [`Attempt ${info[next]}`, () => goalPanel.shot(next, 'shoot-out')];
  }
  if (step?.play === 'period-end' && gameClock.isAtEnd()) {
    return [`End of ${named(step.period)}`, () => end(step, 'period-end')];
  }
  if (gameClock.isRunning()) return ['Whistle', whistle];
  return ['Start the clock', start];
}

async function begin(step) {
  if (!(await plain(step, 'period-start'))) return;
  gameClock.set(step);
  kept.changed();
}

/** Notes the shots of the period, then ends the period or the game. */
async function end(step, words) {
  const note = shots.note(step.period);
  if (!note || (await plain(step, note))) await plain(step, words);
}

const plain = (time, words) => typing.type(`${kept.place(time)} ${words}`, null, {});

function start() {
  gameClock.start();
  kept.changed();
}

async function whistle() {
  // A press this soon after the start is a mistaken second press.
  if (gameClock.age() < 0.7) return;
  gameClock.stop();
  if (!(await plain(gameClock.now(), 'whistle'))) kept.changed();
}

const isTurning = () => [start, whistle].includes(mainAction()[1]);

/** Starts or stops the clock from the button in an open panel. */
export function turnClock() {
  if (isTurning()) mainAction()[1]();
}

/** Draws the clock, which shows `time` of the period called `name`, the big button, and the clock of panels. */
export function draw(mayKeep, time, name) {
  const [words, action] = mainAction();
  show(time);
  period.textContent = name;
  clock.classList.toggle('runs', gameClock.isRunning());
  main.textContent = words;
  main.disabled = !mayKeep || !action;
  main.classList.toggle('stops', action === whistle);
  drawKeys();
}

export const show = (time) => (reading.textContent = time);

export function drawKeys() {
  for (const made of part('table').querySelectorAll('.panel-clock')) {
    made.hidden = !kept.info() || !isTurning();
    const words = gameClock.isRunning() ? 'Whistle' : 'Start';
    made.classList.toggle('stops', gameClock.isRunning());
    if (!made.hidden) made.textContent = `${words} · ${kept.reading(gameClock.now())}`;
  }
}

/** Sets the clock. If the solver refuses the time, the panel offers to note that the officials set it. */
function setClock() {
  askTime('Clock', gameClock.now(), (time, panel) => {
    const step = kept.attempt('at ' + kept.place(time));
    if (!step.refused) {
      gameClock.set(time);
      kept.changed();
      return '';
    }
    const officials = button('The officials set it to this', () => {
      panel.close();
      const last = kept.place({ period: kept.info().period, elapsed: kept.info().elapsed });
      typing.type(`${last} clock ${kept.reading(time)} set by the officials`, null, {}).then((isKept) => {
        if (!isKept) return;
        gameClock.set(time);
        kept.changed();
      });
    }, 'insert');
    if (!panel.dialog.querySelector('.insert')) panel.dialog.querySelector('footer').append(officials);
    return step.refused;
  });
}
