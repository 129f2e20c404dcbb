// What comes in and goes out: examples, files, pasted texts, and what is saved.

const files = (() => {
  const kindNames = {
    sheet: 'a sheet',
    cases: 'a case',
    jsonl: 'a log in JSON lines',
    nhl: 'an NHL play-by-play feed',
    hockeytech: 'a HockeyTech feed',
  };

  const open = async (file) => take(await file.text(), file.name);

  /** Opens a text: a rulebook is played under and can be edited, a log is shown as a sheet. */
  async function take(text, name) {
    if (isBook(text)) {
      books.take({ name, text });
      return variations.play();
    }
    const log = { name, text };
    const format = solver.ask({ what: 'format', log }).answer;
    const kept = variations.keep();
    const undo = () => variations.goBack(kept);
    if (format === 'cases' && (await cases.take(name, text))) return;
    if (format === 'sheet' || format === 'cases') {
      variations.open(text);
      return say(`${name} is open, ${kindNames[format]}.`, 'Back to what was open', undo);
    }
    const reply = solver.ask({ what: 'convert', to: 'sheet', log, ...books.choice() });
    if (reply.answer === undefined) return complain(messages(reply.errors));
    variations.open(reply.answer);
    const words = [`This was ${kindNames[format]}. It is now a sheet, which can be edited.`];
    const told = reply.errors.concat(reply.notes.map((message) => ({ message })));
    say([...words, messages(told)].join(' '), 'Back to what was open', undo);
  }

  const isJSON = (text) => /^\s*[[{]/.test(text);
  const isBook = (text) => isJSON(text) && text.includes('"provisions"');

  const kinds = {
    sheet: ['game.sheet', 'text/plain', () => part('sheet').value],
    jsonl: ['game.jsonl', 'application/jsonl', () => ask({ what: 'convert', to: 'jsonl' })],
    svg: ['game.svg', 'image/svg+xml', () => ask({ what: 'svg' })],
    page: ['game.html', 'text/html', () => ask({ what: 'page' })],
    book: ['book.json', 'application/json', () => books.own()?.text],
  };

  const ask = (question) => solver.ask({ ...game.current(), ...question }).answer;

  function save(kind) {
    const [name, type, content] = kinds[kind];
    const text = content();
    if (text === undefined) return say('There is nothing to save yet.');
    const link = make('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = kind === 'book' ? books.own().name : name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    part('save').open = false;
  }

  return { open, take, isJSON, save };
})();
