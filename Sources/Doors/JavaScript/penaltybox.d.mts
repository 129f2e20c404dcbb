// The types of penaltybox.mjs. Sources/Views/README.md explains the answers.

export type Team = 'home' | 'visiting';
export type PerTeam<Value> = Record<Team, Value>;

/** An error in reading or playing, with its place if it has one. */
export interface Fault {
  code:
    | 'request'
    | 'unreadable'
    | 'missing'
    | 'outside'
    | 'too-large'
    | 'unknown-book'
    | 'no-book'
    | 'no-such-instant'
    | 'no-game'
    | 'incomplete'
    | 'nothing-recorded';
  message: string;
  /** The message as the command prints it: with the file, the line and a caret. */
  report: string;
  file?: string;
  line?: number;
  column?: number;
  length?: number;
  expected?: string;
  nearest?: string;
}

/** The rulings on plays, and the game after them. */
export type Taken = Required<Pick<Asked, 'rulings' | 'goesOn' | 'after'>> & { refused?: undefined };

/** The reasons why the book refuses plays. */
export interface Refused {
  refused: string;
  rulings: never[];
  goesOn?: undefined;
  after?: undefined;
}

/** The instant that was asked about, with the effects of the plays or the reason for their refusal. */
export type Answered = Asked & (Taken | Refused);

export type Rows = keyof RowsOf;
export type Row = RowsOf[Rows];

/** A log: its text, or that in UTF-8, such as a `Buffer` of Node. */
export type Log = string | Uint8Array | ArrayBuffer;

export interface GameOptions {
  /** The id of the book to play under; by default, the log's own. */
  book?: string;
  /** The name of the log's file, for errors. */
  name?: string;
  /** The log's format; by default, it is detected. */
  format?: 'sheet' | 'cases' | 'jsonl' | 'nhl' | 'hockeytech' | 'pwhl' | 'liiga' | 'csv' | 'swehockey';
  /** Whether texts contain the players' names, if the log has them. */
  names?: boolean;
  /** The text of the summary of the same game, if the log is HockeyTech's list of plays. */
  summary?: Log;
  /** The game's league, whatever the log says. */
  league?: string;
}

export interface SeasonOptions {
  /** The id of the book; by default, that of the first log. */
  book?: string;
  /** The player or the team that the ledger is of, such as TOR6 or TOR. */
  person?: string;
  /** The id of the first game whose changes are shown. */
  since?: string;
  /** The stage of the next game; by default, that of the last one. */
  stage?: 'exhibition' | 'regular' | 'play-offs' | 'final';
  /** Whether players have their names, if the logs have them. */
  names?: boolean;
}

export class PenaltyBoxError extends Error {
  constructor(errors: Fault[], answer?: unknown);
  errors: Fault[];
  /** The answer for the part before the error. */
  answer?: unknown;
}

/**
 * The module: its bytes, a response with them, compiled, or its URL. The types name nothing of a browser, so they
 * compile without the library `dom`.
 */
export type ModuleSource = ArrayBuffer | ArrayBufferView | FetchedModule | ModuleURL | CompiledModule;

/** What `fetch` returns. */
export interface FetchedModule {
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A `URL`. */
export interface ModuleURL {
  readonly href: string;
  readonly protocol: string;
}

/** A `WebAssembly.Module`. */
export interface CompiledModule {
  readonly [Symbol.toStringTag]?: 'WebAssembly.Module';
  readonly then?: undefined;
  readonly length?: undefined;
}

/**
 * Loads the module: its bytes, a `WebAssembly.Module`, what `fetch` returns, or its URL; by default, from
 * `penaltybox.wasm` next to the package's file.
 */
export function load(source?: ModuleSource | PromiseLike<ModuleSource>): Promise<Solver>;

/** How many games are played, and what is wanted of them. */
export type ManyOptions<About extends Rows | readonly Rows[] = 'teams'> = {
  /** What each row is about; `teams` by default. Of several kinds, each has its columns under its name. */
  rows?: About;
  /** The id of the book to play under; by default, each log's own. */
  book?: string;
  /** The games' league, whatever the logs say. */
  league?: string;
  /** The number of workers; by default, one for each core. */
  workers?: number;
};

/**
 * Plays many games on all cores. The rows of all games are `columns`, an array for each; `errors` are what could
 * not be read or played. A log is a text or bytes, or that as `text` with the `name` of its file; others are called
 * `log 1`, `log 2`. The plays and the summary of a game of HockeyTech are one game, which is found by its id or by
 * the names; what comes twice is played once, and `notes` say so.
 */
export function solveMany<About extends Rows | readonly Rows[] = 'teams'>(
  source: ModuleSource | PromiseLike<ModuleSource> | undefined,
  logs: Iterable<Log | { name?: string; text: Log }>,
  options?: ManyOptions<About>,
): Promise<{
  columns: About extends Rows ? ColumnsOf<About> : { [Kind in Extract<About, readonly Rows[]>[number]]: ColumnsOf<Kind> };
  errors: Fault[];
  notes: string[];
}>;

/** Rows as columns: an array for each. */
export type ColumnsOf<About extends Rows> = { [Column in keyof RowsOf[About]]: RowsOf[About][Column][] };

/** The solver, with the rulebooks loaded into it and the last game that it was asked about. */
export class Solver {
  constructor(exports: object);
  /** Returns the answer to a request, both as JSON in UTF-8. */
  answerBytes(request: Uint8Array): Uint8Array;
  /** Returns the whole answer to a request; it throws nothing. */
  answer(request: object): { answer?: unknown; errors: Fault[]; notes: string[] };
  /** Answers the question `what`, such as `books`; throws `PenaltyBoxError` if anything is unreadable. */
  ask(what: string, members?: object): unknown;
  /** Plays the game of a log in any format. */
  game(log: Log, options?: GameOptions): Game;
  /** Begins a game that is being played, from a sheet's head, or goes on with one. */
  live(log?: Log, options?: GameOptions): LiveGame;
  /** Plays the cases of a file: each with its result, and how many agree. */
  check(cases: string, name?: string): Check;
  /** What follows from one game of a season to the next; `logs` has the texts by the names of their files. */
  season(logs: Record<string, string>, options?: SeasonOptions): Season;
  /** All books that logs can be played under. */
  books(): ListedBook[];
  /** The book with this id: its points, each with its rule and its value. */
  book(id: string): Book;
  /** The differences between two books. */
  differences(book: string, other: string): BookDifferences;
  /** Loads your own rulebook; logs can then be played under its id. */
  loadBook(text: string, name?: string): Book;
  /** The size of the module's memory in bytes. */
  readonly memory: number;
}

/** What can be asked about a game. The solver is given the log once, with the first question. */
export class GameHandle {
  constructor(solver: Solver, log: Log, options?: GameOptions);
  /** Answers the question `what` about this game. */
  ask(what: string, members?: object): unknown;
  /** Frees what the solver keeps of the game; a later question opens it again. */
  close(): void;
  /** The game at an instant such as `P2 12:34`, or at the log's end. */
  state(options?: string | { at?: string | Time; side?: 'before' | 'after' }): State;
  /** The effect of one or more plays, such as `B goal`, at an instant or at the log's end. */
  whatIf(plays: string | string[], options?: string | { at?: string | Time }): Answered;
  /** The answers to a bench's usual questions at an instant. */
  questions(options?: string | { at?: string | Time }): Questions;
  /** Rows about `plays`, unless others are requested. */
  rows(): PlayRow[];
  rows<About extends Rows>(about: About): RowsOf[About][];
  /** The same rows as columns: an array for each. */
  columns<About extends Rows>(about: About): ColumnsOf<About>;
  /** What people outside the rink want to hear, after the play `after` and as far as `until`: ids or, in a sheet, lines. */
  changes(options?: { after?: string | number; until?: string | number }): GameChange[];
  /** The strength at the instants of a table with `period` and `time` in its head, as columns. */
  strengths(table: string, options?: { clock?: 'elapsed' | 'remaining' }): Record<string, unknown[]>;
  penalties(): PenaltyRow[];
  goals(): GoalRow[];
  /** The differences between the source's own record and the book, by the texts of an audit's files. */
  audit(files?: { official?: string; known?: string; shifts?: string }): Audit;
}

/** A played game: its rulings, its state at any instant, and what would follow. */
export class Game extends GameHandle implements Iterable<Play> {
  /** The plays, each with its rulings, score and strength. */
  readonly plays: Play[];
  /** The score, penalty minutes, power plays and time at each strength at the end. */
  readonly result: Result;
  /** All rulings, in the order in which they were made. */
  readonly rulings: Ruling[];
  [Symbol.iterator](): Iterator<Play>;
}

/** A play that the book refuses; `late` says whether `LiveGame.insert` would take it. */
export class RefusedPlay extends Error {
  constructor(step: Step);
  late: boolean;
}

/** A game that is being played: plays come one at a time, late, or are taken back. */
export class LiveGame extends GameHandle {
  constructor(solver: Solver, log?: Log, options?: GameOptions);
  /** What to store: JSON lines, which only grow, and from which a new live game goes on. */
  readonly text: string;
  /**
   * Adds a play such as `P1 4:00 A6 2`, or sets the clock, as `at 13:30` does; throws `RefusedPlay` where the
   * book refuses it.
   */
  play(line: string, options?: { clock?: 'elapsed' | 'remaining' }): Step;
  /** Adds a play that was forgotten, where its time belongs. */
  insert(line: string, options?: { clock?: 'elapsed' | 'remaining' }): Step;
  /** Takes back the play with this id, such as `p3`, or what was entered last. */
  undo(play?: string): Step;
}

// The script that makes the package adds the types of the answers here: Sources/Doors/answer_types.py.
