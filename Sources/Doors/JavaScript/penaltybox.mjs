// @ts-self-types="./penaltybox.d.mts"
// PenaltyBox for Node, Deno and browsers: ice hockey's penalties and scoring by the rulebooks. It is a WebAssembly
// module, which `.ci/web` builds, and needs nothing else.
//
//     import { load } from './penaltybox.mjs';
//
//     const solver = await load();
//     const game = solver.game('under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n');
//     console.log(game.state({ at: 'P1 4:30' }).manpower);
//
// Results are plain objects, with the names that the command `penaltybox` uses in its JSON.

/** An error in reading or playing. Each of `errors` has `message`, `report` and often a place. */
export class PenaltyBoxError extends Error {
  /** `answer` is the answer for the part before the first error. */
  constructor(errors, answer) {
    super(errors.map((error) => error.report).join('\n'));
    this.name = 'PenaltyBoxError';
    this.errors = errors;
    this.answer = answer;
  }
}

/** The default place of the module: next to this file. */
const besideThis = new URL('./penaltybox.wasm', import.meta.url);

/** Something to compile: the bytes at a URL, or `source` itself. */
async function fetched(source = besideThis) {
  const found = await source;
  if (typeof found === 'string') {
    const url = `new URL('${found}', import.meta.url)`;
    throw new TypeError(`the module is its bytes or its URL; for the file '${found}', give ${url}`);
  }
  if (!(found instanceof URL)) return found;
  if (found.protocol !== 'file:') return fetch(found);
  const { readFile } = await import('node:fs/promises');
  return readFile(found);
}

/** The compiled module. A response is compiled while it arrives, if its type allows that. */
async function compiled(source) {
  const found = await fetched(source);
  if (found instanceof WebAssembly.Module) return found;
  if (typeof found.arrayBuffer !== 'function') return WebAssembly.compile(found);
  if (!found.ok) throw new Error(`${found.url || 'the module'}: ${found.status} ${found.statusText}`);
  const isNamed = found.headers.get('content-type')?.startsWith('application/wasm');
  return isNamed ? WebAssembly.compileStreaming(found) : WebAssembly.compile(await found.arrayBuffer());
}

/**
 * Loads the module from its bytes, its URL, a response of `fetch` or a `WebAssembly.Module`; by default, from
 * `penaltybox.wasm` next to this file.
 */
export async function load(source) {
  return new Solver((await WebAssembly.instantiate(await compiled(source), {})).exports);
}

/**
 * Plays many games on all cores, and returns their rows as columns, the `errors` and the `notes`. `ManyOptions`
 * in penaltybox.d.mts explains the options.
 */
export async function solveMany(source, logs, options) {
  const { rows = 'teams', book, league, workers } = taken('solveMany', options, ['rows', 'book', 'league', 'workers']);
  if (typeof logs === 'string' || ArrayBuffer.isView(logs) || typeof logs?.[Symbol.iterator] !== 'function') {
    throw new TypeError('solveMany takes a list of logs');
  }
  const files = Array.from(logs, (log, place) => {
    const isNamed = typeof log === 'object' && log !== null && 'text' in log;
    const { name = `log ${place + 1}`, text } = isNamed ? log : { text: log };
    return { name, given: text };
  });
  const errors = [];
  for (const file of files) {
    try {
      file.text = textOf(file.given, file.name);
    } catch (error) {
      if (!(error instanceof PenaltyBoxError)) throw error;
      errors.push(...error.errors);
      file.text = '';
      file.isWrong = true;
    }
  }
  const module = await compiled(source);
  const solver = await load(module);
  // A game without plays has all columns, so that they are there even without a log.
  const kinds = [rows].flat();
  const empty = solver.game('under nhl-2025\n');
  const tables = kinds.map((kind) => Object.fromEntries(Object.keys(empty.columns(kind)).map((name) => [name, []])));
  const heads = files.map(({ name, text }) => ({ name, text: text.slice(0, 4096) }));
  const { answer: listed, notes } = solver.answer({ what: 'games', logs: heads });
  const games = listed.map(({ log, summary }) => ({ file: files[log], summary: files[summary] })).filter(({ file }) => !file.isWrong);
  // A worker keeps its last game, so it plays a game once for several kinds of rows.
  const requests = games.map(({ file: { name, text }, summary }) => kinds.map((kind) => ({
    what: 'rows', rows: kind, columns: true, log: { name, text },
    ...(summary && { summary: summary.text }), ...(book && { books: [book] }), ...(league && { league }),
  })));
  for (const found of await answersOf(requests, module, workers)) {
    const wrong = found.find((answer) => answer.errors.length > 0);
    if (wrong) errors.push(...wrong.errors);
    for (const [place, { answer = {} }] of found.entries()) {
      for (const [name, values] of Object.entries(answer)) for (const value of values) tables[place][name].push(value);
    }
  }
  const columns = Array.isArray(rows) ? Object.fromEntries(kinds.map((kind, place) => [kind, tables[place]])) : tables[0];
  return { columns, errors, notes };
}

/** The answers to the lists of `requests`, in order, from `workers` workers, by default one for each core. */
async function answersOf(requests, module, workers) {
  // Node has no global `Worker`, so its workers are imported.
  const node = globalThis.Worker ? undefined : await import('node:worker_threads');
  const cores = globalThis.navigator?.hardwareConcurrency ?? (await import('node:os')).availableParallelism();
  const count = Math.min(Math.max(1, workers ?? cores), requests.length);
  const answers = new Array(requests.length);
  let next = 0;
  await Promise.all(Array.from({ length: count }, () => new Promise((resolve, reject) => {
    const Maker = node ? node.Worker : Worker;
    const worker = new Maker(new URL('./worker.mjs', import.meta.url), { type: 'module' });
    const send = () => {
      if (next < requests.length) return worker.postMessage({ index: next, request: requests[next++] });
      worker.terminate();
      return resolve();
    };
    const take = ({ index, answer }) => {
      answers[index] = answer;
      send();
    };
    if (node) worker.on('message', take).on('error', reject);
    else Object.assign(worker, { onmessage: (event) => take(event.data), onerror: reject });
    worker.postMessage({ module });
    send();
  })));
  return answers;
}

/** Returns the `options` of `method`; throws if one is not `known`. */
function taken(method, options = {}, known) {
  if (options === null || typeof options !== 'object' || Array.isArray(options)) {
    throw new TypeError(`${method}: options are an object with ${known.join(', ')}`);
  }
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const isNear = (word) => distance(word, name) <= (word.length > 3 ? 2 : 1);
    const nearest = known.filter(isNear).sort((one, other) => distance(one, name) - distance(other, name))[0];
    throw new TypeError(`${method} takes ${known.join(', ')}, not ${name}${nearest ? `; did you mean ${nearest}?` : ''}`);
  }
  return options;
}

/** The number of letters to change, add or remove to turn one word into the other. */
function distance(word, other) {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const letter of word) {
    const above = row;
    row = [above[0] + 1];
    for (let place = 1; place < above.length; place++) {
      const isSame = letter === other[place - 1];
      row.push(Math.min(above[place] + 1, row[place - 1] + 1, above[place - 1] + (isSame ? 0 : 1)));
    }
  }
  return row[other.length];
}

/** The solver, with the rulebooks loaded into it and the game of the last question. */
export class Solver {
  #exports;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** `exports` are the module's exports, which `load` finds. */
  constructor(exports) {
    this.#exports = exports;
  }

  /** Returns the answer to a request, both as JSON in UTF-8. */
  answerBytes(request) {
    const { allocate, answer, release, memory } = this.#exports;
    const place = allocate(request.length);
    new Uint8Array(memory.buffer, place, request.length).set(request);
    const found = answer(place, request.length);
    const length = new DataView(memory.buffer).getUint32(found, true);
    const bytes = new Uint8Array(memory.buffer, found + 4, length).slice();
    release(found);
    release(place);
    return bytes;
  }

  /** Returns the whole answer to a request: `answer`, `errors` and `notes`. */
  answer(request) {
    const bytes = this.answerBytes(this.#encoder.encode(JSON.stringify(request)));
    return JSON.parse(this.#decoder.decode(bytes));
  }

  /**
   * Answers the question `what`, such as `books`. Throws `PenaltyBoxError` if the solver cannot read or play
   * something.
   */
  ask(what, members = {}) {
    const { answer, errors } = this.answer({ what, ...members });
    if (errors.length > 0) throw new PenaltyBoxError(errors, answer);
    return answer;
  }

  /** Plays the game of a log in any format. `GameOptions` in penaltybox.d.mts explains the options. */
  game(log, options = {}) {
    return new Game(this, log, options);
  }

  /** Begins a live game from the head of a sheet, or continues the game of a log. */
  live(log, options) {
    return new LiveGame(this, log, options);
  }

  /** Plays the cases of a file. The answer has each case with its result, and how many agree. */
  check(cases, name = 'the cases') {
    return this.ask('check', { log: { name, text: cases } });
  }

  /**
   * The consequences of a season's games for later games. `logs` has the games' texts by the names of their
   * files. `SeasonOptions` in penaltybox.d.mts explains the options.
   */
  season(logs, options) {
    const known = ['book', 'person', 'since', 'stage', 'names'];
    const { book, ...others } = taken('season', options, known);
    const files = Object.entries(logs).map(([name, text]) => ({ name, text }));
    return this.ask('season', { logs: files, ...(book && { books: [book] }), ...others });
  }

  /** All books under which the solver can play logs. */
  books() {
    return this.ask('books');
  }

  /** The book with this id: its points, each with its rule and its value. */
  book(id) {
    return this.ask('books', { books: [id] });
  }

  /** The differences between two books. */
  differences(book, other) {
    return this.ask('books', { books: [book, other] });
  }

  /** Loads your own rulebook. The solver can then play logs under its id. */
  loadBook(text, name = 'the book') {
    return this.ask('load', { book: { name, text } });
  }

  /** The size of the module's memory in bytes. */
  get memory() {
    return this.#exports.memory.buffer.byteLength;
  }
}

/** Closes each game that nobody uses any more. */
const unused = new FinalizationRegistry(({ solver, game }) => solver.answer({ what: 'close', game }));

/** The text of a log, which may be bytes. Errors name it `name`. */
function textOf(log, name = 'the log') {
  if (typeof log === 'string') return log;
  if (!(log instanceof Uint8Array || log instanceof ArrayBuffer)) {
    throw new TypeError('a log is a text, a Uint8Array or an ArrayBuffer');
  }
  const bytes = new Uint8Array(log.buffer ?? log, log.byteOffset ?? 0, log.byteLength);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new PenaltyBoxError([fault(validPart(bytes), name)]);
  }
}

/** The text of `bytes` before the first byte that is not UTF-8. */
function validPart(bytes) {
  let [length, text] = [0, ''];
  for (let step = 2 ** 31; step >= 1; step /= 2) {
    if (length + step > bytes.length) continue;
    try {
      // Decoded as part of a stream, the end may cut a character in two.
      const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
      text = decoder.decode(bytes.subarray(0, length + step), { stream: true });
      length += step;
    } catch {}
  }
  return text;
}

/** The error at the place after `text`. */
function fault(text, name) {
  const lines = text.split('\n');
  const [line, column] = [lines.length, [...lines[lines.length - 1]].length + 1];
  const message = 'this is not UTF-8';
  return { code: 'unreadable', file: name, line, column, message, report: `${name}:${line}:${column}: ${message}` };
}

const gameOptions = ['book', 'name', 'format', 'names', 'summary', 'league'];

/** A game to ask about. The solver gets the log once, with the first question. */
export class GameHandle {
  #solver;
  #about;
  #number;

  constructor(solver, log, options = {}) {
    if (!(solver instanceof Solver)) throw new TypeError('a game needs a solver');
    const { book, name = 'the log', summary, ...others } = taken('a game', options, gameOptions);
    this.#solver = solver;
    this.#about = {
      log: { name, text: textOf(log, name) },
      ...(book != null && { books: [book] }),
      ...(summary != null && { summary: textOf(summary, 'the summary') }),
      ...Object.fromEntries(Object.entries(others).filter(([, value]) => value != null)),
    };
  }

  /** Answers the question `what` about the log, or with other `members`, without opening the game. */
  once(what, members = this.#about) {
    return this.#solver.ask(what, members);
  }

  /** Answers the question `what` about this game. */
  ask(what, members = {}) {
    if (this.#number === undefined) {
      this.#number = this.#solver.ask('open', this.#about).game;
      unused.register(this, { solver: this.#solver, game: this.#number }, this);
    }
    return this.#solver.ask(what, { ...members, game: this.#number });
  }

  /** Frees the solver's copy of the game. A later question opens the game again. */
  close() {
    if (this.#number === undefined) return;
    unused.unregister(this);
    this.#solver.ask('close', { game: this.#number });
    this.#number = undefined;
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')]() {
    this.close();
  }

  /** The text of the log, from which a question after `close` opens the game again. */
  set log(text) {
    this.#about = { ...this.#about, log: { ...this.#about.log, text }, format: 'jsonl' };
  }

  get log() {
    return this.#about.log.text;
  }

  /** The game at an instant such as `P2 12:34`, or at the log's end: score, manpower, who sits. */
  state(...options) {
    return this.ask('state', instant('state', options, ['at', 'side']));
  }

  /**
   * The effect of a play, such as `B goal`, or of a list of plays at an instant: the `rulings`, and the game
   * `after` them.
   */
  whatIf(plays, ...options) {
    const asked = [plays].flat();
    if (asked.length === 0 || asked.some((play) => typeof play !== 'string')) {
      throw new TypeError('whatIf: a play is a text such as `B goal`, and several are a list of texts');
    }
    return this.ask('ask', { plays: asked, ...instant('whatIf', options, ['at']) });
  }

  /** The answers to a bench's usual questions at an instant. */
  questions(...options) {
    return this.ask('ask', instant('questions', options, ['at']));
  }

  /** Rows about `plays`, `rulings`, `penalties`, `goals`, `teams`, `strengths` or `players`. */
  rows(about = 'plays') {
    return this.ask('rows', { rows: about });
  }

  /** The rows as columns: an object with an array for each column. */
  columns(about = 'plays') {
    return this.ask('rows', { rows: about, columns: true });
  }

  /**
   * The strength at the instants of a table, as columns. The head of the table has `period` and `time`. `clock`
   * is `elapsed` or `remaining`.
   */
  strengths(table, options) {
    const { clock } = taken('strengths', options, ['clock']);
    return this.ask('strength', { instants: { text: table }, ...(clock && { clock }) });
  }

  /**
   * The changes that people outside the rink want to hear: power plays, players out of the box, goals.
   *
   * They come from the plays after the play `after`, up to and including the play `until`. Both are an id or,
   * in a sheet, a line.
   */
  changes(options) {
    return this.ask('changes', taken('changes', options, ['after', 'until']));
  }

  /** The penalties: when each was called, began and ended, why, and the seconds served. */
  penalties() {
    return this.rows('penalties');
  }

  /** The goals that count, each with its manpower. */
  goals() {
    return this.rows('goals');
  }

  /**
   * The differences between the source's own record and the book. `official`, `known` and `shifts` are the
   * texts of files: the league's figures, the known errors, and the game's shift chart.
   */
  audit(files = {}) {
    const texts = Object.entries(taken('audit', files, ['official', 'known', 'shifts'])).filter(([, text]) => text !== undefined);
    return this.ask('audit', Object.fromEntries(texts.map(([name, text]) => [name, { name, text }])));
  }
}

/** A played game: its rulings, its state at any instant, and the effect of a further play. */
export class Game extends GameHandle {
  constructor(solver, log, options) {
    super(solver, log, options);
    const lines = this.#replayed(log);
    /** The plays, each with its `rulings`, `score` and strength. */
    this.plays = lines.slice(0, -1);
    /** The score, penalty minutes, power plays and time at each strength at the end. */
    this.result = lines[lines.length - 1];
  }

  #replayed(log) {
    try {
      return this.ask('replay');
    } catch (error) {
      if (error.answer?.game) this.once('close', { game: error.answer.game });
    }
    try {
      // This request throws the error together with the answer for the part of the log before the error.
      return this.once('replay');
    } catch (error) {
      if (/^[^\n]+\.(sheet|jsonl?|cases)$/.test(log)) {
        error.message += `\n'${log}' is taken as the text of a log; for a file, give its content`;
      }
      throw error;
    }
  }

  [Symbol.iterator]() {
    return this.plays[Symbol.iterator]();
  }

  /** All rulings, in the order in which they were made. */
  get rulings() {
    return this.plays.flatMap((play) => play.rulings);
  }
}

/** A season's games, and their consequences for later games: who is out, until when and by which rule. */
export class Season {
  #solver;
  #book;

  /** `logs` has the texts of the first games by the names of their files. */
  constructor(solver, logs = {}, options = {}) {
    if (!(solver instanceof Solver)) throw new TypeError('a season needs a solver');
    this.#solver = solver;
    this.#book = taken('a season', options, ['book']).book;
    /** The texts by the names of their files. */
    this.logs = { ...logs };
  }

  /** Adds a game, in any order, or replaces the one of that name; a name in `.season` has the league's decisions. */
  add(name, log) {
    this.logs[name] = textOf(log, name);
  }

  /** The report for the next game, with the options of `Solver.season`. */
  report(options) {
    return this.#solver.season(this.logs, { book: this.#book, ...options });
  }

  /** The people who may not play in the next game. */
  get out() {
    return this.report().out;
  }
}

/** A play that the book refuses. `late` says whether `LiveGame.insert` would accept the play. */
export class RefusedPlay extends Error {
  constructor(step) {
    super(step.refused);
    this.name = 'RefusedPlay';
    this.late = step.late ?? false;
  }
}

/**
 * A game in progress: plays come one at a time, come late, or are taken back.
 *
 * `text` is the log to store, in JSON lines, which only grow. A new live game can continue it.
 */
export class LiveGame extends GameHandle {
  constructor(solver, log = '', options = {}) {
    // Without a log, the game has no plays yet.
    super(solver, log === '' ? '{"penaltybox":1}\n' : log, options);
    // Only JSON lines hold the plays that were taken back, whose ids must not be used again.
    if (this.ask('format') !== 'jsonl') super.log = this.ask('convert', { to: 'jsonl' });
  }

  get text() {
    return super.log;
  }

  /**
   * Adds a play such as `P1 4:00 A6 2`, or sets the clock, as `at 13:30` does. Throws `RefusedPlay` if the book
   * refuses the play.
   */
  play(line, options) {
    const { clock } = taken('play', options, ['clock']);
    if (typeof line !== 'string') throw new TypeError('a play is a text such as `P1 4:00 A6 2`');
    const step = this.ask('append', { line, ...(clock && { clock }) });
    if (step.refused !== undefined) throw new RefusedPlay(step);
    super.log += step.lines ?? '';
    return step;
  }

  /** Adds a forgotten play where its time belongs. */
  insert(line, options) {
    return this.play(`insert ${line}`, options);
  }

  /** Takes back the play with this id, such as `p3`, or else the last entry. */
  undo(play) {
    return this.play(play === undefined ? 'undo' : `undo @${play}`);
  }
}

/**
 * The members of a request about an instant. `given` is a text such as `P2 12:34`, or an object with some of
 * the members `known`. Throws if `method` does not use a member.
 */
function instant(method, [given = {}, ...others], known) {
  const options = typeof given === 'string' ? { at: given } : given;
  const isObject = options !== null && typeof options === 'object' && !Array.isArray(options);
  if (others.length > 0 || !isObject) {
    const list = method === 'whatIf' ? '; several plays are a list, such as ["B goal", "A7 2"]' : '';
    throw new TypeError(`${method} takes the instant as "P2 12:34" or { at: "P2 12:34" }${list}`);
  }
  for (const [name, value] of Object.entries(taken(method, options, known))) {
    const isTime = name === 'at' && value !== null && typeof value === 'object';
    if (value !== undefined && typeof value !== 'string' && !isTime) throw new TypeError(`${method}: ${name} is a text`);
  }
  return options;
}
