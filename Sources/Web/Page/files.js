// What comes in and goes out: examples, files, and links that hold the whole sheet.

const files = (() => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** Opens a file: a rulebook is played under, a log is shown as a sheet. */
  async function open(file) {
    const text = await file.text();
    if (text.includes('"provisions"')) {
      books.take({ name: file.name, text });
      return variations.play();
    }
    const log = { name: file.name, text };
    const { answer, errors } = solver.ask({ what: 'convert', to: 'sheet', log, ...books.choice() });
    const isSheet = !/^\s*[[{]/.test(text);
    if (answer === undefined && !isSheet) return say(errors.map((error) => error.message).join(' '));
    variations.open(isSheet ? text : answer);
  }

  const kinds = {
    sheet: ['game.sheet', 'text/plain', () => part('sheet').value],
    jsonl: ['game.jsonl', 'application/jsonl', () => ask({ what: 'convert', to: 'jsonl' })],
    svg: ['game.svg', 'image/svg+xml', () => ask({ what: 'svg' })],
    page: ['game.html', 'text/html', () => ask({ what: 'page' })],
  };

  const ask = (question) => solver.ask({ ...game.current(), ...question }).answer;

  function save(kind) {
    const [name, type, content] = kinds[kind];
    const text = content();
    if (text === undefined) return say('There is no game to save yet.');
    const link = make('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    part('save').open = false;
  }

  /** Compresses or decompresses bytes. */
  async function through(stream, bytes) {
    const read = new Blob([bytes]).stream().pipeThrough(stream);
    return new Uint8Array(await new Response(read).arrayBuffer());
  }

  /** Puts the sheet, the book and the instant into the address. */
  async function link() {
    const position = { text: part('sheet').value, book: books.chosen(), at: game.at() };
    const bytes = encoder.encode(JSON.stringify(position));
    const packed = await through(new CompressionStream('deflate-raw'), bytes);
    const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
    const code = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    history.replaceState(null, '', '#' + code);
    try {
      await navigator.clipboard.writeText(location.href);
      say('The link is copied. It holds the whole sheet.');
    } catch {
      say('The link is in the address bar. It holds the whole sheet.');
    }
  }

  /** Opens what the address holds; false if it holds nothing. */
  async function openLink() {
    const letters = location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
    if (!letters) return false;
    try {
      const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
      const bytes = await through(new DecompressionStream('deflate-raw'), packed);
      const position = JSON.parse(decoder.decode(bytes));
      books.choose(position.book);
      variations.open(String(position.text));
      if (position.at) game.goTo(position.at);
      return true;
    } catch {
      say('The link is not whole: nothing can be read from it.');
      return false;
    }
  }

  return { open, save, link, openLink };
})();
