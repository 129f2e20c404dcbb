// Small values that the browser keeps when the page is loaded again. The page also works in a browser that refuses to
// store them or has no room.

/** The value kept under `key`; null if nothing is kept or readable there. */
export function get(key, store = 'localStorage') {
  try {
    return JSON.parse(window[store].getItem('penaltybox ' + key));
  } catch {
    return null;
  }
}

/** Keeps `value`, or forgets what was kept if there is none; returns whether the browser did. */
export function set(key, value, store = 'localStorage') {
  try {
    if (value === undefined) window[store].removeItem('penaltybox ' + key);
    else window[store].setItem('penaltybox ' + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
