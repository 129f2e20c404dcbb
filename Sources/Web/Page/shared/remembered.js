// @ts-check
// Small things that the browser keeps over a reload. It may refuse to, or have no room: the page works on.

export const remembered = {
  /** What is kept under `key`; null if nothing is, or nothing that can be read. */
  get(key, store = 'localStorage') {
    try {
      return JSON.parse(window[store].getItem('penaltybox ' + key));
    } catch {
      return null;
    }
  },

  /** Keeps `value`; whether the browser did. */
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
      // Then nothing was kept, either.
    }
  },
};
