// @ts-check
// Small values that the browser keeps over a reload. If it refuses, or has no room, the page still
// works.

export const remembered = {
  /** The value kept under `key`; null if there is none, or it cannot be read. */
  get(key, store = 'localStorage') {
    try {
      return JSON.parse(window[store].getItem('penaltybox ' + key));
    } catch {
      return null;
    }
  },

  /** Keeps `value`; returns whether the browser did. */
  set(key, value, store = 'localStorage') {
    try {
      window[store].setItem('penaltybox ' + key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },

  forget(key) {
    try {
      localStorage.removeItem('penaltybox ' + key);
    } catch {
      // Without storage, nothing was kept either.
    }
  },
};
