// The types of penaltybox.mjs. Objects may have further members: Sources/Views/README.md describes them all.

export type Team = 'home' | 'visiting';
export type PerTeam<Value> = Record<Team, Value>;

/** An instant of the game: the period, and the seconds of playing time since it began. */
export interface Time {
  period: number;
  elapsed: number;
}

/** What could not be read or played, with its place where it has one. */
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
    | 'incomplete';
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
  /** In a play: the seconds since its period began. */
  at?: number;
  /** In an answer to a question: when it takes effect. */
  period?: number;
  elapsed?: number;
  /** Until when a penalty that starts runs. */
  until?: Time;
  /** Why a penalty is over. */
  reason?: string;
  [member: string]: unknown;
}

export interface Play extends Time {
  game: string;
  /** Its id in its source: a feed's own, or the line of a sheet. */
  source: number | string;
  kind: string;
  before: PerTeam<number>;
  after: PerTeam<number>;
  score: PerTeam<number>;
  rulings: Ruling[];
  goal?: { team: Team; manpower: 'EV' | 'PP' | 'SH'; emptyNet: boolean; penaltyShot: boolean };
  penalty?: { team: Team; offender: string; player?: string; call: string; infraction?: string };
  /** Why the book refuses it; the game goes on without it. */
  refused?: string;
  [member: string]: unknown;
}

export interface Result {
  game: string;
  kind: 'final';
  score: PerTeam<number>;
  penaltyMinutes: PerTeam<number>;
  powerPlay: PerTeam<{ goals: number; opportunities: number }>;
  goals: PerTeam<{ EV: number; PP: number; SH: number; emptyNet: number; penaltyShot: number }>;
  timeAtStrength: { manpower: PerTeam<number>; seconds: number }[];
  /** False where a part of the game is missing, or the game is still on. */
  complete?: false;
  /** Which book was assumed, where the game's own is not known. */
  assumedBook?: string;
  [member: string]: unknown;
}

/** Who sits: for whom, for what, until when. */
export interface Place {
  team: Team;
  sits: string;
  for: string;
  /** Missing where the place is none of a penalty's. */
  penalty?: string;
  infraction?: string;
  standing: 'serves' | 'sits' | 'waits' | 'owes' | 'may-leave';
  /** Until when, where that is known. */
  until?: Time;
  /** Seconds left. */
  remaining?: number;
  /** Whether the scoreboard's penalty clock runs, stands, or does not show it. */
  clock: 'runs' | 'stands' | 'off';
  rule?: string;
  [member: string]: unknown;
}

/** The score, the manpower and the penalty benches. */
export interface Situation {
  score: PerTeam<number>;
  manpower: PerTeam<number>;
  /** The skaters, with an extra attacker. */
  onIce: PerTeam<number>;
  over: boolean;
  box: Place[];
  signalled: string[];
  ejected: string[];
  [member: string]: unknown;
}

/** A change of manpower that comes by itself, if nothing else happens. */
export interface Change extends Time {
  manpower: PerTeam<number>;
  rulings: Ruling[];
}

export interface State extends Time, Situation {
  game: string;
  side: 'before' | 'after';
  /** The team that is on a power play, with the seconds left where they are known. */
  powerPlay?: { team: Team; remaining?: number };
  /** The next thing that changes by itself, and the next that changes the manpower. */
  next?: Change;
  nextChange?: Change;
  [member: string]: unknown;
}

/** What follows from plays that are taken. */
export interface Taken {
  rulings: Ruling[];
  /** Whether play goes on after them. */
  goesOn: boolean;
  after: Situation;
  refused?: undefined;
}

/** Why the book does not take plays. */
export interface Refused {
  refused: string;
  rulings?: undefined;
  goesOn?: undefined;
  after?: undefined;
}

/** The moment that was asked about, with what the plays bring there or why they are refused. */
export type Answered = State & { plays: string[] } & (Taken | Refused);

/** The moment that was asked about, with the answers to what a bench usually asks there. */
export interface Questions extends State {
  answers: ({ if: 'goal' | 'minor' | 'whistle' | 'period-end'; team?: Team } & (Taken | Refused))[];
  /** When each team gets its next skater, if nothing else happens. */
  nextGain: Partial<PerTeam<Change>>;
  /** What captains have not chosen yet. */
  choices: { team: Team; candidates: string[]; assumed: string[]; rule?: string; key?: string }[];
}

export type Row = Record<string, string | number | boolean | null>;
export type Rows =
  | 'plays' | 'rulings' | 'penalties' | 'goals' | 'teams' | 'strengths' | 'players';

export interface GameOptions {
  /** The id of the book to play under; otherwise the log's own. */
  book?: string;
  /** The name of the log's file, for errors. */
  name?: string;
  /** The log's format; otherwise it is detected. */
  format?: 'sheet' | 'cases' | 'jsonl' | 'nhl' | 'hockeytech' | 'pwhl';
  /** Whether texts have players' names, where the log has them. */
  names?: boolean;
  /** The text of the summary of the same game, where the log is HockeyTech's list of its plays. */
  summary?: string;
  /** The league whose game it is, whatever the log says. */
  league?: string;
}

export class PenaltyBoxError extends Error {
  constructor(errors: Fault[], answer?: unknown);
  errors: Fault[];
  /** What could be answered for the part before the error. */
  answer?: unknown;
}

/** The module: its bytes, a response with them, or compiled. */
export type ModuleSource = ArrayBuffer | ArrayBufferView | Response | CompiledModule;

/** A `WebAssembly.Module`: no text and no promise, which that type alone would take. */
export type CompiledModule = WebAssembly.Module & object & { then?: undefined };

/** Loads the module: its bytes, a `WebAssembly.Module`, or what `fetch` returns. */
export function load(source: ModuleSource | PromiseLike<ModuleSource>): Promise<Solver>;

/** The solver, with the rulebooks that were loaded into it, and the game that it was asked about last. */
export class Solver {
  constructor(exports: WebAssembly.Exports);
  /** The answer to a request, both as JSON in UTF-8. */
  answerBytes(request: Uint8Array): Uint8Array;
  /** The whole answer to a request; it throws nothing. */
  answer(request: object): { answer?: unknown; errors: Fault[]; notes: string[] };
  /** What `what` asks for, such as `books`; throws `PenaltyBoxError` where something cannot be read. */
  ask(what: string, members?: object): unknown;
  /** The game of a log in any format, played. */
  game(log: string, options?: GameOptions): Game;
  /** Plays the cases of a file: each with its result, and how many agree. */
  check(cases: string, name?: string): Record<string, unknown>;
  /** All books that logs can be played under. */
  books(): Record<string, unknown>[];
  /** The book with this id: its points, each with its rule and its value. */
  book(id: string): Record<string, unknown>;
  /** What two books differ in. */
  differences(book: string, other: string): Record<string, unknown>;
  /** Loads a rulebook of your own, under whose id logs are played from then on. */
  loadBook(text: string, name?: string): Record<string, unknown>;
  /** How many bytes of memory the module has. */
  readonly memory: number;
}

/** A played game: what was ruled, its state at any instant, and what would follow. */
export class Game implements Iterable<Play> {
  constructor(solver: Solver, log: string, options?: GameOptions);
  /** The plays, each with its rulings, score and strength. */
  readonly plays: Play[];
  /** The score, penalty minutes, power plays and time at each strength at the end. */
  readonly result: Result;
  /** All rulings, in the order in which they were made. */
  readonly rulings: Ruling[];
  /** What `what` asks for about this game. */
  ask(what: string, members?: object): unknown;
  [Symbol.iterator](): Iterator<Play>;
  /** The game at an instant such as `P2 12:34`, or at the log's end. */
  state(options?: string | { at?: string | Time; side?: 'before' | 'after' }): State;
  /** What a play, such as `B goal`, or several would bring at an instant, or at the log's end. */
  whatIf(plays: string | string[], options?: string | { at?: string | Time }): Answered;
  /** What a bench usually asks at an instant, answered. */
  questions(options?: string | { at?: string | Time }): Questions;
  /** Rows about `plays`, unless you ask for others. */
  rows(about?: Rows): Row[];
  penalties(): Row[];
  goals(): Row[];
}
