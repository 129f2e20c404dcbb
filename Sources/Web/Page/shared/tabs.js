// @ts-check
// Several tabs with one game: one keeps it, the others show it. They inform each other of changes.

let channel = null;
try {
  channel = new BroadcastChannel('penaltybox');
} catch {
  // Without it, the browser shows a game and its scoreboard in one tab only.
}
let release = null;
let waiting = null;

const name = (id) => 'penaltybox ' + id;

/**
 * Asks for the lock of a game; true once this tab has it. `lost` is called when it loses the
 * lock.
 */
function request(id, options, lost) {
  // Without locks, the store still refuses to add a part if another tab has added one.
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((done) => {
    const held = (lock) => {
      done(lock !== null);
      return lock && new Promise((ended) => (release = ended));
    };
    navigator.locks.request(name(id), options, held).catch((error) => {
      done(false);
      if (error.name === 'AbortError' && !options.signal?.aborted) lost();
    });
  });
}

/** Keeps a game in this tab, if no other tab does. */
export const keep = (id, lost) => request(id, { ifAvailable: true }, lost);

/** Keeps a game in this tab, and lets the other tab know that it no longer does. */
export function takeOver(id, lost) {
  waiting?.abort();
  return request(id, { steal: true }, lost);
}

/** Waits until no other tab keeps the game. */
export function wait(id, lost) {
  waiting = new AbortController();
  return request(id, { signal: waiting.signal }, lost);
}

/** Leaves the game to other tabs. */
export function leave() {
  waiting?.abort();
  release?.();
  waiting = release = null;
}

export const send = (message) => channel?.postMessage(message);

export function listen(heard) {
  channel?.addEventListener('message', (event) => heard(event.data));
}
