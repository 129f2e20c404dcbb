// The door to the solver: a request goes in as JSON, and its answer comes out. All rules are behind it.

const solver = (() => {
  const text = (id) => document.getElementById(id).textContent.trim();
  const games = JSON.parse(text('games'));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let exports = null;

  /** The bytes of a part of the page that is compressed, and written as letters. */
  async function unpack(id) {
    const packed = Uint8Array.from(atob(text(id)), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).arrayBuffer();
  }

  /** Loads the module, which is in the page. */
  async function load() {
    exports = (await WebAssembly.instantiate(await unpack('module'))).instance.exports;
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

  return {
    load, ask, games,
    unpack: async (id) => decoder.decode(await unpack(id)),
    memory: () => exports.memory.buffer.byteLength,
  };
})();
