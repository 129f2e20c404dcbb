// The types of penaltybox.mjs. Sources/Views/README.md explains the answers.

export type Team = 'home' | 'visiting';
export type PerTeam<Value> = Record<Team, Value>;

/** An error in reading or playing, often with its place. */
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
  /** The message as the command prints it, with the file, the line and a caret. */
  report: string;
  file?: string;
  line?: number;
  column?: number;
  length?: number;
  expected?: string;
  nearest?: string;
}

/** The rulings on the plays, and the game after them. */
export type Taken = Required<Pick<Asked, 'rulings' | 'goesOn' | 'after'>> & { refused?: undefined };

/** The reason why the book refuses a play. */
export interface Refused {
  refused: string;
  rulings: never[];
  goesOn?: undefined;
  after?: undefined;
}

/** The instant of a question, with the effects of the plays or the reason for a refusal. */
export type Answered = Asked & (Taken | Refused);

export type Rows = keyof RowsOf;
export type Row = RowsOf[Rows];

/** A log: its text, or the text in UTF-8, such as a `Buffer` of Node. */
export type Log = string | Uint8Array | ArrayBuffer;

export interface GameOptions {
  /** The id of the book to play the log under; by default, the log names it. */
  book?: string;
  /** The name of the log's file, for errors. */
  name?: string;
  /** The log's format; by default, the solver detects it. */
  format?: 'sheet' | 'cases' | 'jsonl' | 'nhl' | 'hockeytech' | 'pwhl' | 'liiga' | 'csv' | 'swehockey';
  /** Whether texts contain the players' names that the log has. */
  names?: boolean;
  /** The summary of the same game, if the log is HockeyTech's list of plays. */
  summary?: Log;
  /** The game's league, which overrides the league in the log. */
  league?: string;
}

export interface SeasonOptions {
  /** The id of the book; by default, the book of the first log. */
  book?: string;
  /** The player or the team to report on, such as TOR6 or TOR. */
  person?: string;
  /** The first game whose changes are shown, by its id or date. */
  since?: string;
  /** The stage of the next game; by default, the stage of the last game. */
  stage?: 'exhibition' | 'regular' | 'play-offs' | 'final';
  /** Whether players have the names that the logs have. */
  names?: boolean;
}

export class PenaltyBoxError extends Error {
  constructor(errors: Fault[], answer?: unknown);
  errors: Fault[];
  /** The answer for the part before the error. */
  answer?: unknown;
}

/**
 * The module: its bytes, its URL, a response or a compiled module. The types name nothing of a browser, so they
 * compile without the library `dom`.
 */
export type ModuleSource = ArrayBuffer | ArrayBufferView | FetchedModule | ModuleURL | CompiledModule;

/** A response, as `fetch` returns it. */
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
 * Loads the module from its bytes, its URL, a response of `fetch` or a `WebAssembly.Module`; by default, from
 * `penaltybox.wasm` next to the package's file.
 */
export function load(source?: ModuleSource | PromiseLike<ModuleSource>): Promise<Solver>;

/** The rows to return of many games, and how to play the games. */
export type ManyOptions<About extends Rows | readonly Rows[] = 'teams'> = {
  /**
   * The subject of each row; `teams` by default. With several kinds, the columns of each are under its name.
   */
  rows?: About;
  /** The id of the book to play the logs under; by default, each log names its own. */
  book?: string;
  /** The games' league, which overrides the league in the logs. */
  league?: string;
  /** The number of workers; by default, one for each core. */
  workers?: number;
};

/**
 * Plays many games on all cores. `columns` has an array for each column, with the rows of all games. `errors`
 * are the errors in reading or playing.
 *
 * A log is a text or bytes, or an object with a `text` and the `name` of its file. Logs without a name are
 * called `log 1`, `log 2`. The plays and the summary of a HockeyTech game are one game if they have the same id
 * or matching names. A game that comes twice is played once, with one of the `notes`.
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

/** Rows as columns, with an array for each column. */
export type ColumnsOf<About extends Rows> = { [Column in keyof RowsOf[About]]: RowsOf[About][Column][] };

/** The solver, with the rulebooks loaded into it and the game of the last question. */
export class Solver {
  constructor(exports: object);
  /** Returns the answer to a request, both as JSON in UTF-8. */
  answerBytes(request: Uint8Array): Uint8Array;
  /** Returns the whole answer to a request, and throws nothing. */
  answer(request: object): { answer?: unknown; errors: Fault[]; notes: string[] };
  /**
   * Answers the question `what`, such as `books`. Throws `PenaltyBoxError` if the solver cannot read or play
   * something.
   */
  ask(what: string, members?: object): unknown;
  /** Plays the game of a log in any format. */
  game(log: Log, options?: GameOptions): Game;
  /** Begins a live game from the head of a sheet, or continues the game of a log. */
  live(log?: Log, options?: GameOptions): LiveGame;
  /** Plays the cases of a file. The answer has each case with its result, and how many agree. */
  check(cases: string, name?: string): Check;
  /**
   * The consequences of a season's games for later games. `logs` has the games' texts by the names of their
   * files.
   */
  season(logs: Record<string, string>, options?: SeasonOptions): SeasonReport;
  /** All books under which the solver can play logs. */
  books(): ListedBook[];
  /** The book with this id: its points, each with its rule and its value. */
  book(id: string): Book;
  /** The differences between two books. */
  differences(book: string, other: string): BookDifferences;
  /** Loads your own rulebook. The solver can then play logs under its id. */
  loadBook(text: string, name?: string): Book;
  /** The size of the module's memory in bytes. */
  readonly memory: number;
}

/** A game to ask about. The solver gets the log once, with the first question. */
export class GameHandle {
  constructor(solver: Solver, log: Log, options?: GameOptions);
  /** Answers the question `what` about this game. */
  ask(what: string, members?: object): unknown;
  /** Frees the solver's copy of the game. A later question opens the game again. */
  close(): void;
  /** The game at an instant such as `P2 12:34`, or at the log's end. */
  state(options?: string | { at?: string | Time; side?: 'before' | 'after' }): State;
  /** The effect of one or more plays, such as `B goal`, at an instant or at the log's end. */
  whatIf(plays: string | string[], options?: string | { at?: string | Time }): Answered;
  /** The answers to a bench's usual questions at an instant. */
  questions(options?: string | { at?: string | Time }): Questions;
  /** The rows about plays, or about another subject. */
  rows(): PlayRow[];
  rows<About extends Rows>(about: About): RowsOf[About][];
  /** The rows as columns: an array for each column. */
  columns<About extends Rows>(about: About): ColumnsOf<About>;
  /**
   * The changes that people outside the rink want to hear, after the play `after` up to and including the play
   * `until`. Both are an id or, in a sheet, a line.
   */
  changes(options?: { after?: string | number; until?: string | number }): GameChange[];
  /** The strength at the instants of a table, as columns. The head of the table has `period` and `time`. */
  strengths(table: string, options?: { clock?: 'elapsed' | 'remaining' }): Record<string, unknown[]>;
  penalties(): PenaltyRow[];
  goals(): GoalRow[];
  /** The differences between the source's own record and the book. `files` has the texts of an audit's files. */
  audit(files?: { official?: string; known?: string; shifts?: string }): Audit;
}

/** A played game: its rulings, its state at any instant, and the effect of a further play. */
export class Game extends GameHandle implements Iterable<Play> {
  /** The plays, each with its rulings, score and strength. */
  readonly plays: Play[];
  /** The score, penalty minutes, power plays and time at each strength at the end. */
  readonly result: Result;
  /** All rulings, in the order in which they were made. */
  readonly rulings: Ruling[];
  [Symbol.iterator](): Iterator<Play>;
}

/** A season's games, and their consequences for later games: who is out, until when and by which rule. */
export class Season {
  /** `logs` has the texts of the first games by the names of their files. */
  constructor(solver: Solver, logs?: Record<string, string>, options?: Pick<SeasonOptions, 'book'>);
  /** The texts by the names of their files. */
  readonly logs: Record<string, string>;
  /** Adds a game, in any order, or replaces the one of that name; a name in `.season` has the league's decisions. */
  add(name: string, log: Log): void;
  /** The report for the next game. */
  report(options?: SeasonOptions): SeasonReport;
  /** The people who may not play in the next game. */
  readonly out: Obligation[];
}

/** A play that the book refuses. `late` says whether `LiveGame.insert` would accept the play. */
export class RefusedPlay extends Error {
  constructor(step: Step);
  late: boolean;
}

/** A game in progress: plays come one at a time, come late, or are taken back. */
export class LiveGame extends GameHandle {
  constructor(solver: Solver, log?: Log, options?: GameOptions);
  /** The log to store, in JSON lines, which only grow. A new live game can continue it. */
  readonly text: string;
  /**
   * Adds a play such as `P1 4:00 A6 2`, or sets the clock, as `at 13:30` does. Throws `RefusedPlay` if the book
   * refuses the play.
   */
  play(line: string, options?: { clock?: 'elapsed' | 'remaining' }): Step;
  /** Adds a forgotten play where its time belongs. */
  insert(line: string, options?: { clock?: 'elapsed' | 'remaining' }): Step;
  /** Takes back the play with this id, such as `p3`, or else the last entry. */
  undo(play?: string): Step;
}

// Sources/Doors/answer_types.py adds the types of the answers here when the package is made.
