// The clock of the game that is being kept. This clock only shows the time; the solver rules on what happens.
//
// While the page is open, the clock counts by `performance.now()`, which nobody can set. The time of day only shows
// how long the device has slept.

import * as remembered from '../shared/remembered.js';
import { compare } from '../shared/view.js';
import * as table from './table.js';

let id = null;
let at = { period: 1, elapsed: 0 };
/** The value of `performance.now()` at the last start; null while the clock is stopped. */
let since = null;
/** The number of starts. Two runs may begin at the same time on the clock. */
let runs = 0;
let length = Infinity;
let shown = '';
/**
 * The last time at which this tab looked at the clock: `performance.now()`, the time of day, and the seconds then
 * played.
 */
let seen = { steady: 0, day: 0, elapsed: 0 };
/** Whether this tab keeps the game. Only the tab that keeps the game stores the state of the clock. */
let isOwn = false;
/** Whether the browser has stored the state of the clock. */
let isKept = true;
/** The lock that keeps the screen on. */
let wake = null;

/** After a longer gap, in milliseconds, the page asks what the clock did meanwhile. */
const longestGap = 120_000;

const key = () => 'clock ' + id;

/**
 * Opens the clock of a game as it was left, but no earlier than the game's last play. Returns 0 or, if the user
 * has to say what a running clock did while the page was closed, the length of that gap in milliseconds.
 */
export function open(game, last) {
  [id, at, since] = [game, last, null];
  const left = remembered.get(key());
  if (!left || compare(left, last) < 0) return 0;
  at = { period: left.period, elapsed: left.elapsed };
  if (!left.running) return 0;
  const gap = Math.max(0, Date.now() - left.seen);
  if (gap > longestGap) return gap;
  at.elapsed += gap / 1000;
  begin();
  return 0;
}

/** Starts the clock from `at`. */
function begin() {
  since = performance.now();
  runs += 1;
  look();
}

function look() {
  seen = { steady: performance.now(), day: Date.now(), elapsed: played() };
}

/** The seconds played in the period, with fractions. */
const played = () => Math.min(length, at.elapsed + (since === null ? 0 : (performance.now() - since) / 1000));

/** The time on the clock, with `elapsed` in whole seconds. */
export const now = () => ({ period: at.period, elapsed: Math.floor(played() + 1e-6) });

export const state = () => ({ period: at.period, elapsed: played(), running: since !== null, seen: Date.now() });

function keep() {
  if (isOwn) isKept = remembered.set(key(), state());
}

export function start() {
  begin();
  keep();
  stayAwake();
}

export function stop() {
  at = { period: at.period, elapsed: played() };
  since = null;
  keep();
  wake?.release().catch(() => {});
  wake = null;
}

export function set(time) {
  at = { period: time.period, elapsed: time.elapsed };
  if (since !== null) begin();
  keep();
}

/** Keeps the screen on while the clock runs. The browser drops the lock when the page goes out of sight. */
function stayAwake() {
  if (since === null || !isOwn || document.hidden) return;
  navigator.wakeLock?.request('screen').then((lock) => (wake = lock)).catch(() => {});
}

/** Sets the length of the period. The clock stops by itself at its end. */
export const limit = (seconds) => (length = seconds);

export const isAtEnd = () => now().elapsed >= length;

/** Stops the clock at the time last seen, if the gap since then is too long; true if so. */
function wakeUp() {
  const gap = Math.max(performance.now() - seen.steady, Date.now() - seen.day);
  if (gap <= longestGap) return false;
  at = { period: at.period, elapsed: seen.elapsed };
  since = null;
  keep();
  table.askOfGap(gap);
  return true;
}

setInterval(() => {
  if (id === null || since === null || (isOwn && wakeUp())) return;
  look();
  const time = now();
  if (time.elapsed >= length) stop();
  const reading = time.period + ' ' + time.elapsed;
  if (reading !== shown) {
    shown = reading;
    keep();
    table.tick();
  }
  if (since !== null) table.count();
}, 100);
document.addEventListener('visibilitychange', stayAwake);

export function close() {
  id = null;
  since = null;
}

export const own = (isKeeping) => (isOwn = isKeeping);

export const forget = (game) => remembered.set('clock ' + game);

/** Takes over the state of the clock in the tab that keeps the game. */
export function follow(state) {
  at = { period: state.period, elapsed: state.elapsed };
  since = null;
  if (state.running) begin();
}

/** The seconds left in the period, with fractions. */
export const left = () => length - played();
export const isRunning = () => since !== null;
export const isStored = () => isKept;

/** The number of the present run; 0 while the clock is stopped. */
export const run = () => (since === null ? 0 : runs);

/** The seconds since the clock was started; 0 while it is stopped. */
export const age = () => (since === null ? 0 : (performance.now() - since) / 1000);
