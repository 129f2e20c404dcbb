// @ts-check
// The clock of a game that is being kept. It only shows the time; the solver rules on what happens.

import { remembered } from '../shared/remembered.js';

export const gameClock = (() => {
  let id = null;
  let at = { period: 1, elapsed: 0 };
  /** The real time at which it was started; null while it is stopped. */
  let since = null;
  let length = Infinity;
  let shown = '';
  /** Whether this tab keeps the game: only then does it store the state of the clock. */
  let isOwn = false;
  let ticked = () => {};
  let counted = () => {};
  /** Whether the browser has stored the state of the clock. */
  let isStored = true;

  /** A clock that was left running goes on if it was at most this long ago. */
  const longestGap = 120_000;

  const key = () => 'clock ' + id;

  /** Opens the clock of a game as it was left, but not before the time of the game's last play. */
  function open(game, last, onTick) {
    id = game;
    ticked = onTick;
    at = last;
    since = null;
    const left = remembered.get(key());
    const isLater = left && (left.period > last.period ||
      (left.period === last.period && left.elapsed >= last.elapsed));
    const gap = isLater && left.since !== null ? Date.now() - left.seen : 0;
    if (isLater) {
      at = { period: left.period, elapsed: left.elapsed };
      if (left.since !== null && gap <= longestGap) since = left.since;
      else if (left.since !== null) at.elapsed += (left.seen - left.since) / 1000;
    }
    return gap > longestGap ? gap : 0;
  }

  /** The seconds played in the period, with their parts. */
  const played = () => Math.min(length, at.elapsed + (since === null ? 0 : (Date.now() - since) / 1000));

  /** The time now: `elapsed` in whole seconds. */
  const now = () => ({ period: at.period, elapsed: Math.floor(played() + 1e-6) });

  function keep() {
    if (!isOwn) return;
    isStored = remembered.set(key(), { ...at, since, seen: Date.now() });
  }

  function start() {
    since = Date.now();
    keep();
  }

  function stop() {
    at = { period: at.period, elapsed: played() };
    since = null;
    keep();
  }

  function set(time) {
    at = { period: time.period, elapsed: time.elapsed };
    if (since !== null) since = Date.now();
    keep();
  }

  /** Sets the length of the period, at whose end the clock stops by itself. */
  function limit(seconds) {
    length = seconds;
  }

  const isAtEnd = () => now().elapsed >= length;

  setInterval(() => {
    if (id === null || since === null) return;
    const time = now();
    if (time.elapsed >= length) stop();
    const reading = time.period + ' ' + time.elapsed;
    if (reading !== shown) {
      shown = reading;
      keep();
      ticked();
    }
    if (since !== null) counted();
  }, 100);

  function close() {
    id = null;
    since = null;
  }

  function own(isKept) {
    isOwn = isKept;
  }

  function forget(game) {
    remembered.forget('clock ' + game);
  }

  /** Follows the clock of the tab that keeps the game. */
  function follow(state) {
    at = { period: state.period, elapsed: state.elapsed };
    since = state.since;
  }

  const state = () => ({ ...at, since });

  return {
    open, close, own, now, start, stop, set, limit, isAtEnd, forget, follow, state,
    /** The seconds left in the period, with their parts. */
    left: () => length - played(),
    /** Calls `action` ten times a second while the clock runs. */
    listen: (action) => (counted = action),
    isRunning: () => since !== null, isStored: () => isStored,
  };
})();
