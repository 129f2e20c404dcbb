// The types of penaltybox.mjs. Objects have further members; the command's schemas describe them all.

export type Team = 'home' | 'visiting';
export type PerTeam<Value> = Record<Team, Value>;

/** What could not be read or played, with its place where it has one. */
export interface Fault {
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

/** One decision, with the rule that it follows from. */
export interface Ruling {
  effect: string;
  /** The decision in words. */
  text: string;
  rule?: string;
  /** The point of the book that decides. */
  key?: string;
  team?: Team;
  player?: string;
  [member: string]: unknown;
}

export interface Play {
  kind: string;
  period: number;
  /** Seconds since the period began. */
  elapsed: number;
  before: PerTeam<number>;
  after: PerTeam<number>;
  score: PerTeam<number>;
  rulings: Ruling[];
  [member: string]: unknown;
}

export interface Result {
  score: PerTeam<number>;
  penaltyMinutes: PerTeam<number>;
  [member: string]: unknown;
}

/** Who sits: for whom, for what, until when. */
export interface Place {
  team: Team;
  sits: string;
  for: string;
  penalty: string;
  standing: string;
  /** Seconds left. */
  remaining?: number;
  rule?: string;
  [member: string]: unknown;
}

export interface State {
  period: number;
  elapsed: number;
  score: PerTeam<number>;
  manpower: PerTeam<number>;
  box: Place[];
  [member: string]: unknown;
}

export interface Answered extends State {
  rulings: Ruling[];
  goesOn: boolean;
  after: Pick<State, 'score' | 'manpower' | 'box'> & Record<string, unknown>;
}

export type Row = Record<string, string | number | boolean | null>;
export type Rows = 'plays' | 'penalties' | 'goals' | 'teams' | 'strengths' | 'players';

export interface GameOptions {
  /** The id of the book to play under; otherwise the log's own. */
  book?: string;
  /** The name of the log's file, for errors. */
  name?: string;
  /** The log's format; otherwise it is detected. */
  format?: 'sheet' | 'jsonl' | 'nhl' | 'hockeytech' | 'pwhl';
  /** Whether texts have players' names, where the log has them. */
  names?: boolean;
}

export class PenaltyBoxError extends Error {
  constructor(errors: Fault[], answer?: unknown);
  errors: Fault[];
  /** What could be answered for the part before the error. */
  answer?: unknown;
}

/** Loads the module: its bytes, a `WebAssembly.Module`, or what `fetch` returns. */
export function load(
  source: BufferSource | WebAssembly.Module | Response | Promise<BufferSource | Response>,
): Promise<Solver>;

/** The solver, with the rulebooks that were loaded into it. */
export class Solver {
  constructor(exports: WebAssembly.Exports);
  answerBytes(request: Uint8Array): Uint8Array;
  answer(request: object): { answer?: unknown; errors: Fault[]; notes: string[] };
  ask(what: string, members?: object): unknown;
  game(log: string, options?: GameOptions): Game;
  check(cases: string, name?: string): Record<string, unknown>;
  books(): Record<string, unknown>[];
  book(id: string): Record<string, unknown>;
  differences(book: string, other: string): Record<string, unknown>;
  loadBook(text: string, name?: string): Record<string, unknown>;
  /** How many bytes of memory the module has. */
  readonly memory: number;
}

/** A played game. */
export class Game implements Iterable<Play> {
  constructor(solver: Solver, log: string, options?: GameOptions);
  readonly plays: Play[];
  readonly result: Result;
  readonly rulings: Ruling[];
  ask(what: string, members?: object): unknown;
  [Symbol.iterator](): Iterator<Play>;
  state(options?: { at?: string; side?: 'before' | 'after' }): State;
  whatIf(plays: string | string[], options?: { at?: string }): Answered;
  questions(options?: { at?: string }): Record<string, unknown>;
  rows(about?: Rows): Row[];
  penalties(): Row[];
  goals(): Row[];
}
