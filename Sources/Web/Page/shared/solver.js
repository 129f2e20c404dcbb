// @ts-check
// Access to the solver: it answers requests in JSON. All rules are in the solver.

import { load } from '../../../JavaScript/penaltybox.mjs';
import { inflate } from './inflate.js';

export const solver = (() => {
  const text = (id) => document.getElementById(id).textContent.trim();
  const games = JSON.parse(text('games'));
  const decoder = new TextDecoder();
  let module = null;

  /** The bytes of a part of the page that is compressed and encoded as letters. */
  function unpack(id) {
    // Each letter between the two line ends has seven bits.
    const letters = document.getElementById(id).textContent;
    const packed = new Uint8Array(((letters.length - 2) * 7) >> 3);
    let [held, bits, place] = [0, 0, 0];
    for (let index = 1; index < letters.length - 1; index++) {
      held = ((held & 127) << 7) | (letters.charCodeAt(index) & 127);
      bits += 7;
      if (bits < 8) continue;
      bits -= 8;
      packed[place++] = held >> bits;
    }
    // The gzip header has no file name here, so it is ten bytes long.
    return inflate(packed.subarray(10), Infinity);
  }

  return {
    /** Loads the module, which is in the page. */
    load: async () => (module = await load(unpack('module'))),
    /** The answer to `request`: an object with `answer`, `errors` and `notes`. */
    ask: (request) => module.answer(request),
    games,
    unpack: (id) => decoder.decode(unpack(id)),
    memory: () => module.memory,
  };
})();
