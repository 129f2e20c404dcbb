// @ts-check
// Access to the solver: it answers requests in JSON. All rules are in the solver.

import { load } from '../../../Doors/JavaScript/penaltybox.mjs';

export const solver = (() => {
  const text = (id) => document.getElementById(id).textContent;
  const games = JSON.parse(text('games').trim());
  let module = null;

  /** A part of the page, which is compressed with gzip and written in base64, as a response. */
  function unpack(id) {
    const letters = atob(text(id).trim());
    const bytes = new Uint8Array(letters.length);
    for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
  }

  return {
    /** Loads the module, which is in the page. */
    load: async () => (module = await load(await unpack('module').arrayBuffer())),
    /** The answer to `request`: an object with `answer`, `errors` and `notes`. */
    ask: (request) => module.answer(request),
    games,
    /** The published cases as JSON: the text of each file. */
    cases: () => unpack('cases').text(),
    memory: () => module.memory,
  };
})();
