// @ts-check
// The clock of a game that is being kept. It only shows the time; the solver rules on what happens.
// While the page is open it follows a clock that nobody can set; the time of day only tells that the
// device has slept.

import * as remembered from '../shared/remembered.js';
import * as table from './table.js';

let id = null;
let at = { period: 1, elapsed: 0 };
/** When it was started, by the clock that nobody can set; null while it is stopped. */
let since = null;
/** The number of the run, as many runs begin at the same time. */
let runs = 0;
let length = Infinity;
let shown = '';
/** When this clock was last looked at: by the clock that nobody can set, and by the time of day. */
let seen = { steady: 0, day: 0, elapsed: 0 };
/** Whether this tab keeps the game: only then does it store the state of the clock. */
let isOwn = false;
/** Whether the browser has stored the state of the clock. */
let isKept = true;
/** What keeps the screen on. */
let wake = null;

/** Whoever has not looked at a running clock for longer is asked what it did, in milliseconds. */
const longestGap = 120_000;

const key = () => 'clock ' + id;

/**
 * Opens the clock of a game as it was left, but not before the time of the game's last play. Returns the
 * milliseconds for which nobody has looked at it, if those are too many to go on.
 */
export function open(game, last) {
  [id, at, since] = [game, last, null];
  const left = remembered.get(key());
  const isLater = left && (left.period > last.period ||
    (left.period === last.period && left.elapsed >= last.elapsed));
  if (!isLater) return 0;
  at = { period: left.period, elapsed: left.elapsed };
  if (!left.running) return 0;
  const gap = Math.max(0, Date.now() - left.seen);
  if (gap > longestGap) return gap;
  at.elapsed += gap / 1000;
  begin();
  return 0;
}

/** Lets the clock run from `at`. */
function begin() {
  since = performance.now();
  runs += 1;
  look();
}

function look() {
  seen = { steady: performance.now(), day: Date.now(), elapsed: played() };
}

/** The seconds played in the period, with their parts. */
const played = () =>
  Math.min(length, at.elapsed + (since === null ? 0 : (performance.now() - since) / 1000));

/** The time now: `elapsed` in whole seconds. */
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

/** Keeps the screen on while the clock runs: the browser forgets that when the page is out of sight. */
function stayAwake() {
  if (since === null || !isOwn || document.hidden) return;
  navigator.wakeLock?.request('screen').then((lock) => (wake = lock)).catch(() => {});
}

/** Sets the length of the period, at whose end the clock stops by itself. */
export function limit(seconds) {
  length = seconds;
}

export const isAtEnd = () => now().elapsed >= length;

/** Stops the clock where somebody last looked at it, if that is too long ago; whether it was. */
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

export function own(isKeeping) {
  isOwn = isKeeping;
}

export function forget(game) {
  remembered.forget('clock ' + game);
}

/** Follows the clock of the tab that keeps the game. */
export function follow(state) {
  at = { period: state.period, elapsed: state.elapsed };
  since = null;
  if (state.running) begin();
}

/** The seconds left in the period, with their parts. */
export const left = () => length - played();
export const isRunning = () => since !== null;
export const isStored = () => isKept;

/** The number of the present run; 0 while it is stopped. */
export const run = () => (since === null ? 0 : runs);

/** The seconds since it was started. */
export const age = () => (since === null ? 0 : (performance.now() - since) / 1000);
