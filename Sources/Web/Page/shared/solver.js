// @ts-check
// Access to the solver: it answers requests in JSON. All rules are in the solver.

import { load } from '../../../JavaScript/penaltybox.mjs';

export const solver = (() => {
  const text = (id) => document.getElementById(id).textContent;
  const games = JSON.parse(text('games').trim());
  const decoder = new TextDecoder();
  let module = null;

  /** The number in the first four bytes, the lowest first. */
  const number = (bytes) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);

  /** The bytes of a part of the page that is encoded as letters: their number, then they themselves. */
  function decode(id) {
    // Each letter between the two line ends has seven bits.
    const letters = text(id);
    const bytes = new Uint8Array(((letters.length - 2) * 7) >> 3);
    let [held, bits, place] = [0, 0, 0];
    for (let index = 1; index < letters.length - 1; index++) {
      held = ((held & 127) << 7) | (letters.charCodeAt(index) & 127);
      bits += 7;
      if (bits < 8) continue;
      bits -= 8;
      bytes[place++] = held >> bits;
    }
    return bytes.subarray(4, 4 + number(bytes));
  }

  /** The bytes of a part of the page that is compressed, too: their number, then LZMA. */
  async function unpack(id) {
    const packed = decode(id);
    const length = number(packed);
    const { instance } = await WebAssembly.instantiate(decode('expander'), {});
    const { memory, expand } = /** @type {any} */ (instance.exports);
    const input = memory.buffer.byteLength;
    const chances = input + ((packed.length + 7) & ~7);
    const output = chances + (1 << 15);
    memory.grow(Math.ceil((output + length - input) / (1 << 16)));
    new Uint8Array(memory.buffer, input).set(packed.subarray(4));
    expand(input, output, length, chances);
    return new Uint8Array(memory.buffer, output, length);
  }

  return {
    /** Loads the module, which is in the page. */
    load: async () => (module = await load(await unpack('module'))),
    /** The answer to `request`: an object with `answer`, `errors` and `notes`. */
    ask: (request) => module.answer(request),
    games,
    unpack: async (id) => decoder.decode(await unpack(id)),
    memory: () => module.memory,
  };
})();
