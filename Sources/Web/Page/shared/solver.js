// The page's only access to the solver, which answers requests in JSON and knows all the rules.

import { load } from './penaltybox.mjs';

let module = null;
let examples = {};

/** A file next to the page. The page saved as one file contains its files, compressed and in base 64. */
function file(name) {
  const packed = document.getElementById(name);
  if (!packed) return fetch(new URL(name, document.baseURI));
  const bytes = Uint8Array.from(atob(packed.textContent.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'content-type': 'application/wasm' } });
}

/** Loads the module and the example games. */
export async function start() {
  const [solver, games] = await Promise.all([
    Promise.resolve(file('penaltybox.wasm')).then(load), file('games.json'),
  ]);
  module = solver;
  examples = await games.json();
}

/** The answer to `request`: an object with `answer`, `errors` and `notes`. */
export const ask = (request) => module.answer(request);

/** The example games: their sheets by name. */
export const games = () => examples;

/** The published cases as JSON: the text of each file. */
export const cases = async () => (await file('cases.json')).text();

export const memory = () => module.memory;
