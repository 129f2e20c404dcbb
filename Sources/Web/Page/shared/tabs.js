// One tab keeps a game; other tabs show the same game. The tabs tell one another of changes.

let channel = null;
try {
  channel = new BroadcastChannel('penaltybox');
} catch {
  // Without a channel, other tabs cannot follow the game.
}
let release = null;
let waiting = null;

const name = (id) => 'penaltybox ' + id;

/**
 * Asks for the lock of a game; true once this tab has the lock. `lost` is called when another tab takes the lock
 * away.
 */
function request(id, options, lost) {
  // In a browser without locks, the store refuses a part that another tab has already added.
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

/** Keeps a game in this tab, unless another tab keeps it. */
export const keep = (id, lost) => request(id, { ifAvailable: true }, lost);

/** Keeps a game in this tab, and takes it away from the tab that kept it. */
export function takeOver(id, lost) {
  waiting?.abort();
  return request(id, { steal: true }, lost);
}

/** Waits until no other tab keeps the game, then keeps it. */
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

export const listen = (heard) => channel?.addEventListener('message', (event) => heard(event.data));
