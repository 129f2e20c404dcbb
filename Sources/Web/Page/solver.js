// The door to the solver: a request goes in as JSON, and its answer comes out. All rules are behind it.

const solver = (() => {
  const text = (id) => document.getElementById(id).textContent.trim();
  const games = JSON.parse(text('games'));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let exports = null;

  /** Loads the module, which is in the page: compressed, and written as letters. */
  async function load() {
    const packed = Uint8Array.from(atob(text('module')), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const module = await new Response(stream).arrayBuffer();
    exports = (await WebAssembly.instantiate(module)).instance.exports;
  }

  /** The answer to `request`: an object with `answer`, `errors` and `notes`. */
  function ask(request) {
    const question = encoder.encode(JSON.stringify(request));
    const place = exports.allocate(question.length);
    new Uint8Array(exports.memory.buffer, place, question.length).set(question);
    const found = exports.answer(place, question.length);
    const length = new DataView(exports.memory.buffer).getUint32(found, true);
    const answer = decoder.decode(new Uint8Array(exports.memory.buffer, found + 4, length));
    exports.release(found);
    exports.release(place);
    return JSON.parse(answer);
  }

  return { load, ask, games, memory: () => exports.memory.buffer.byteLength };
})();
