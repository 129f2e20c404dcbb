// @ts-check
// Small values that the browser keeps over a reload. If it refuses, or has no room, the page still
// works.

/** The value kept under `key`; null if there is none, or it cannot be read. */
export function get(key, store = 'localStorage') {
  try {
    return JSON.parse(window[store].getItem('penaltybox ' + key));
  } catch {
    return null;
  }
}

/** Keeps `value`; returns whether the browser did. */
export function set(key, value, store = 'localStorage') {
  try {
    window[store].setItem('penaltybox ' + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key) {
  try {
    localStorage.removeItem('penaltybox ' + key);
  } catch {
    // Without storage, nothing was kept either.
  }
}
