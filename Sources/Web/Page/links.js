// The address of a position: its fragment holds the sheet, the books and the instant. With `&embed` at
// its end the page shows that game alone, for a page of others.

const links = (() => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** Compresses or decompresses bytes. */
  async function through(stream, bytes) {
    const read = new Blob([bytes]).stream().pipeThrough(stream);
    return new Uint8Array(await new Response(read).arrayBuffer());
  }

  /** Everything that is shown, compressed, in letters that may stand in an address. */
  async function code() {
    const position = {
      text: part('sheet').value,
      book: books.chosen(),
      second: books.chosenSecond(),
      own: books.chosen() === 'own' || books.chosenSecond() === 'own' ? books.own() : undefined,
      at: game.at() || undefined,
    };
    const bytes = encoder.encode(JSON.stringify(position));
    const packed = await through(new CompressionStream('deflate-raw'), bytes);
    const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
    return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }

  async function copy(text, words, otherwise) {
    try {
      await navigator.clipboard.writeText(text);
      say(words);
    } catch {
      say(otherwise);
    }
  }

  /** Puts the position into the address, and the address on the clipboard. */
  async function link() {
    history.replaceState(null, '', '#' + (await code()));
    const holds = 'It holds the whole sheet, the book and the time.';
    await copy(location.href, `The link is copied. ${holds}`, `The link is in the address bar. ${holds}`);
  }

  /** Shows what to copy into a page of others, so that it shows this game. */
  async function embed() {
    const isFile = location.protocol === 'file:';
    const page = isFile ? 'penaltybox.html' : location.href.split('#')[0];
    const frame = make('iframe');
    frame.src = `${page}#${await code()}&embed`;
    frame.title = document.title;
    frame.width = '100%';
    frame.height = '700';
    frame.style.border = '0';
    part('snippet').value = frame.outerHTML;
    part('embed-note').hidden = !isFile;
    part('embedding').showModal();
    part('snippet').select();
    part('snippet').scrollTop = 0;
  }

  /** Opens what the address holds; false if it holds nothing. */
  async function open() {
    if (modes.open()) return false;
    const [packed, ...options] = location.hash.slice(1).split('&');
    // A link within the page.
    if (packed && part(packed)) return false;
    const isEmbedded = options.includes('embed');
    document.body.classList.toggle('embed', isEmbedded);
    part('sheet').readOnly = isEmbedded;
    part('open-whole').href = '#' + packed;
    const letters = packed.replaceAll('-', '+').replaceAll('_', '/');
    if (!letters) return false;
    try {
      const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
      show(JSON.parse(decoder.decode(await through(new DecompressionStream('deflate-raw'), bytes))));
      return true;
    } catch {
      complain('The link is not whole: nothing can be read from it.');
      return false;
    }
  }

  function show(position) {
    if (position.own) books.take({ name: String(position.own.name), text: String(position.own.text) });
    books.choose(position.book || '');
    books.chooseSecond(position.second || '');
    variations.open(String(position.text));
    if (position.at) game.goTo(position.at);
  }

  part('link').addEventListener('click', link);
  part('embed').addEventListener('click', embed);
  part('copy-snippet').addEventListener('click', () => {
    part('embedding').close();
    copy(part('snippet').value, 'The snippet is copied.', 'Copy the snippet with Ctrl and C.');
  });
  part('close-snippet').addEventListener('click', () => part('embedding').close());
  window.addEventListener('hashchange', open);
  return { open };
})();
