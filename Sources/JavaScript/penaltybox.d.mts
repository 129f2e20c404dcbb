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
  rulings?: undefined;
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
  format?: 'sheet' | 'cases' | 'jsonl' | 'nhl' | 'hockeytech' | 'pwhl' | 'liiga';
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
  /** Whether the answer has the standings. */
  standings?: boolean;
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
export type ManyOptions<About extends Rows = 'teams'> = {
  /** What each row is about; `teams` by default. */
  rows?: About;
  /** The id of the book to play under; by default, each log's own. */
  book?: string;
  /** The number of workers; by default, one for each core. */
  workers?: number;
};

/**
 * Plays many games on all cores. The rows of all games are `columns`, an array for each; `errors` are what
 * could not be read or played. A log is a text, or one with the `name` of its file.
 */
export function solveMany<About extends Rows = 'teams'>(
  source: ModuleSource | PromiseLike<ModuleSource> | undefined,
  logs: (string | { name: string; text: string })[],
  options?: ManyOptions<About>,
): Promise<{ columns: { [Column in keyof RowsOf[About]]: RowsOf[About][Column][] }; errors: Fault[] }>;

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
  columns<About extends Rows>(about: About): { [Column in keyof RowsOf[About]]: RowsOf[About][Column][] };
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
  /** Adds a play such as `P1 4:00 A6 2`; throws `RefusedPlay` where the book refuses it. */
  play(line: string, options?: { clock?: 'elapsed' | 'remaining' }): Step;
  /** Adds a play that was forgotten, where its time belongs. */
  insert(line: string, options?: { clock?: 'elapsed' | 'remaining' }): Step;
  /** Takes back the play with this id, such as `p3`, or what was entered last. */
  undo(play?: string): Step;
}

// The rest is made from the declarations of the answers' fields.

export type Effect =
  | 'assessed'
  | 'seated'
  | 'placed'
  | 'serves'
  | 'vacated'
  | 'starts'
  | 'sits'
  | 'waits'
  | 'ends'
  | 'expires'
  | 'returns'
  | 'cancelled'
  | 'reduced'
  | 'frozen'
  | 'unstarted'
  | 'paired'
  | 'ejected'
  | 'readmitted'
  | 'called'
  | 'settled'
  | 'signalled'
  | 'choice'
  | 'manpower'
  | 'goalkeeper'
  | 'joined'
  | 'goal'
  | 'won'
  | 'may-leave'
  | 'left-box'
  | 'back-in-box'
  | 'starts-again'
  | 'signal-down'
  | 'call-voided'
  | 'not-assessed'
  | 'penalty-shot'
  | 'penalty-shot-over'
  | 'choice-recorded'
  | 'named-first'
  | 'play-stops'
  | 'play-resumes'
  | 'clock-set'
  | 'running-time'
  | 'game-ends'
  | 'goal-judged-again'
  | 'goal-disallowed'
  | 'shoot-out'
  | 'power-play'
  | 'time-out'
  | 'challenged'
  | 'injured'
  | 'forfeited'
  | 'no-change'
  | 'change'
  | 'in-goal'
  | 'goalkeeper-too-early'
  | 'left-ice'
  | 'point-lost';

export type PlayKind =
  | 'from-position'
  | 'whistle'
  | 'face-off'
  | 'period-start'
  | 'period-end'
  | 'game-end'
  | 'other'
  | 'void'
  | 'amend'
  | 'goal-disallowed'
  | 'release'
  | 'penalty-clock'
  | 'clock'
  | 'penalty'
  | 'signal'
  | 'goal'
  | 'penalty-shot'
  | 'shoot-out'
  | 'goalkeeper-off'
  | 'goalkeeper-on'
  | 'left-box'
  | 'back-in-box'
  | 'serves-for'
  | 'captain-choice'
  | 'time-out'
  | 'challenge-upheld'
  | 'challenge-failed'
  | 'challenge-not-reviewed'
  | 'no-change'
  | 'injured'
  | 'in-goal'
  | 'left-ice'
  | 'forfeit'
  | (string & {});

export type Key =
  | 'periods'
  | 'period-length'
  | 'skaters'
  | 'minimum-skaters'
  | 'tied-game'
  | 'play-off-tied-game'
  | 'final-tied-game'
  | 'lead-ends-game'
  | 'overtime-length'
  | 'overtime-further-length'
  | 'overtime-skaters'
  | 'overtime-strengths'
  | 'overtime-sudden-victory'
  | 'play-off-overtime-length'
  | 'play-off-overtime-further-length'
  | 'play-off-overtime-skaters'
  | 'play-off-overtime-strengths'
  | 'play-off-overtime-sudden-victory'
  | 'final-overtime-length'
  | 'final-overtime-further-length'
  | 'final-overtime-skaters'
  | 'final-overtime-strengths'
  | 'final-overtime-sudden-victory'
  | 'minor-length'
  | 'major-length'
  | 'match-length'
  | 'misconduct-length'
  | 'minor-minutes'
  | 'major-minutes'
  | 'misconduct-minutes'
  | 'match-minutes'
  | 'game-misconduct-minutes'
  | 'gross-misconduct-minutes'
  | 'game-ejection-minutes'
  | 'bench-staff-minutes'
  | 'shoot-out-minutes'
  | 'lengths-by-period'
  | 'running-time'
  | 'late-lengths'
  | 'match-beside-major'
  | 'majors-carry'
  | 'majors-to-game-misconduct'
  | 'misconducts-to-game-misconduct'
  | 'counted-misconduct'
  | 'penalties-to-game-misconduct'
  | 'counted-minutes'
  | 'infraction-counts'
  | 'game-counts'
  | 'double-minor-counts'
  | 'served-at-once'
  | 'one-players-order'
  | 'two-players-order'
  | 'equal-expiry'
  | 'set-off-release'
  | 'double-minor'
  | 'stoppage-return'
  | 'misconduct-after'
  | 'server'
  | 'ejected-server'
  | 'penalised-server'
  | 'penalised-goalkeeper-server'
  | 'goalkeeper-serves'
  | 'goalkeeper-queue'
  | 'goalkeeper-server'
  | 'short-handed'
  | 'goal-ends'
  | 'goal-tie'
  | 'penalty-shot-goal'
  | 'awarded-goal'
  | 'awarded-assists'
  | 'own-goal-assists'
  | 'short-handed-goal'
  | 'ejected-scorer'
  | 'power-plays'
  | 'line-up-minor'
  | 'illegal-player'
  | 'signalled-minor'
  | 'signalled-several'
  | 'signalled-already-short'
  | 'signalled-while-even'
  | 'signalled-short-handed-scorer'
  | 'signalled-offenders-goal'
  | 'signalled-after-found-goal'
  | 'single-minors-each'
  | 'pair-in-overtime'
  | 'pair-beside-two'
  | 'set-off'
  | 'match-set-off'
  | 'set-off-choice'
  | 'late-difference'
  | 'play-off-late-difference'
  | 'shot-replaces-minor'
  | 'earlier-foul'
  | 'shots-at-once'
  | 'replaced-minor-minutes'
  | 'minors-as-shots'
  | 'penalised-shooter'
  | 'shoot-out-eligibility'
  | 'shoot-out-order'
  | 'repeat-shooters'
  | 'shoot-out-rounds'
  | 'shoot-out-goalkeeper'
  | 'shoot-out-declined'
  | 'time-outs'
  | 'overtime-time-outs'
  | 'time-outs-at-stoppage'
  | 'time-out-without-change'
  | 'failed-challenge'
  | 'no-late-challenge'
  | 'change-after-penalty'
  | 'injured-player'
  | 'replaced-goalkeeper'
  | 'goalkeeper-for-shot'
  | 'pulled-in-overtime'
  | 'forfeit'
  | `season.${string}`;

export interface Play {
  /** The log's id, or the name of its file. */
  game: string;
  /** The play's id in its source: a feed's own, or a sheet's line. */
  source: string | number;
  /** The kind of play; the source's own word if it has no effect. */
  kind: PlayKind;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The skaters that penalties leave each team just before it. */
  before: PerTeam<number>;
  /** The same when play goes on; all plays of a stoppage have the settled strength. */
  after: PerTeam<number>;
  /** The score after it. */
  score: PerTeam<number>;
  /** The rulings since the play before, with its own; bookkeeping is left out. */
  rulings: Ruling[];
  /** What was called, for a penalty and for a signal. */
  penalty?: Call;
  /** How a goal counts, if it does. */
  goal?: Goal;
  /** What a correction changed, in words; missing after very many corrections. */
  changes?: string[];
  /** Why the book refuses it; the game goes on without it. */
  refused?: string;
  /** What cannot have happened so, and is ruled on all the same. */
  warnings?: Warning[];
}

export interface Ruling {
  /** Of a play's ruling: when, since the period of the play began. */
  at?: number;
  /** When, if that is not said around it. */
  period?: number;
  /** The playing time of that period. */
  elapsed?: number;
  /** What it does. */
  effect: Effect;
  /** The team that it concerns. */
  team?: Team;
  /** The letters that the log has for the team. */
  letters?: string;
  /** The player's number; missing for a team or its bench. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** The class of the penalty that it concerns. */
  penalty?: '2' | '5' | 'M' | '10' | 'GM' | 'GR' | 'GE';
  /** When the time that begins runs out. */
  until?: Time;
  /** Why the penalty ends. */
  reason?: 'served' | 'goal-against' | 'goal-for' | 'released' | 'voided' | 'replaced' | 'recorded';
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The provision that decided. */
  key?: Key;
  /** `true` where no rule settles the point. */
  unverified?: boolean;
  /** The ruling in words. */
  text: string;
}

export interface Time {
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
}

export interface Call {
  /** The offender's team. */
  team: Team;
  /** The offender: team and number, or the bench. */
  offender: string;
  /** The letters that the log has for the team. */
  letters?: string;
  /** The player's number; missing for a team or its bench. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** The penalties, such as `2+10`. */
  call: string;
  /** The infraction, where the log gives it. */
  infraction?: string;
}

export interface Goal {
  /** The team that scored. */
  team: Team;
  /** On a power play, short-handed or at even strength. */
  manpower: 'EV' | 'PP' | 'SH';
  /** Whether the net was empty. */
  emptyNet: boolean;
  /** Whether it was scored on a penalty shot. */
  penaltyShot: boolean;
}

export interface Warning {
  /** When, if that is not said around it. */
  period?: number;
  /** The playing time of that period. */
  elapsed?: number;
  /** What kind of warning it is. */
  warning:
    | 'overtime-not-tied'
    | 'too-many-overtimes'
    | 'shoot-out-not-tied'
    | 'game-ends-early'
    | 'game-ends-tied'
    | 'period-ends-early'
    | 'too-many-to-set-off'
    | 'goal-twice'
    | 'credited-player-is-off'
    | 'unknown-number'
    | 'ineligible'
    | 'unknown-infraction';
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The provision that decided. */
  key?: Key;
  /** `true` where no rule settles the point. */
  unverified?: boolean;
  /** The warning in words. */
  text: string;
}

export interface Result {
  /** The log's id, or the name of its file. */
  game: string;
  /** Always `final`: it is no play. */
  kind: 'final';
  /** The score, with the goal that a shoot-out gives. */
  score: PerTeam<number>;
  /** When the game was joined, if the log begins while it ran; `goals` begin there. */
  joined?: Joining;
  /** The penalty minutes. */
  penaltyMinutes: PerTeam<number>;
  /** The power plays. */
  powerPlay: PerTeam<PowerPlays>;
  /** The goals. */
  goals: PerTeam<Goals>;
  /** The playing time at each strength. */
  timeAtStrength: Strength[];
  /** How many warnings there are, if any. */
  warnings?: number;
  /** `false` where plays are missing. */
  complete?: boolean;
  /** `true` where the game is not over. */
  stillOn?: boolean;
  /** What is missing of the game. */
  incomplete?: string;
  /** Why the rulebook is only the nearest. */
  assumedBook?: string;
  /** The game-winning goal. */
  gameWinningGoal?: WinningGoal;
}

export interface Joining {
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The score then. */
  score: PerTeam<number>;
}

export interface PowerPlays {
  /** Power-play goals. */
  goals: number;
  /** The opportunities. */
  opportunities: number;
}

export interface Goals {
  /** Goals at even strength. */
  EV: number;
  /** Power-play goals. */
  PP: number;
  /** Short-handed goals. */
  SH: number;
  /** Goals into an empty net, which are counted above, too. */
  emptyNet: number;
  /** Goals on penalty shots, which are not. */
  penaltyShot: number;
}

export interface Strength {
  /** The skaters that penalties leave each team. */
  manpower: PerTeam<number>;
  /** The playing time. */
  seconds: number;
}

export interface WinningGoal {
  /** The team that scored. */
  team: Team;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The scorer's number, where the log names him. */
  player?: string;
}

export interface State {
  /** The log's id, or the name of its file. */
  game: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The score. */
  score: PerTeam<number>;
  /** The skaters that penalties leave each team. */
  manpower: PerTeam<number>;
  /** The skaters with an extra attacker. */
  onIce: PerTeam<number>;
  /** Whether the game is over. */
  over: boolean;
  /** The places on the penalty bench. */
  box: Place[];
  /** The calls for which an arm is up, in words. */
  signalled: string[];
  /** The players who are out of the game, by team and number. */
  ejected: string[];
  /** The teams' letters. */
  letters: PerTeam<string>;
  /** The period's name: `P1`, `OT`, `SO`. */
  periodLabel: string;
  /** The length of the period. */
  periodLength: number;
  /** The clock as the log's board shows it, such as `12:34`. */
  clock: string;
  /** When the next penalty runs out, whether the strength changes or not. */
  next?: Change;
  /** Before or after the plays of that second. */
  side: 'before' | 'after';
  /** The rule for `manpower`. */
  manpowerRule?: string;
  /** The provision for `manpower`. */
  manpowerKey?: Key;
  /** The power play that is on, if there is one. */
  powerPlay?: PowerPlay;
  /** The shoot-out so far, once it has begun. */
  shootOut?: ShootOut;
  /** Whose lead makes the clock run without stops, while one does. */
  runningClock?: RunningClock;
  /** The penalty minutes so far. */
  minutes: PerTeam<number>;
  /** The next change of strength without another whistle or goal. */
  nextChange?: Change;
  /** Who may not serve a bench minor. */
  mayNotServe: Bar[];
  /** Who may not shoot in a shoot-out. */
  mayNotShootOut: Bar[];
  /** The plays so far that the book refuses, each with the reason. */
  refused?: string[];
  /** What cannot have happened so, and is ruled on all the same. */
  warnings?: Warning[];
  /** `false` where plays are missing. */
  complete?: boolean;
  /** `true` where the game is not over. */
  stillOn?: boolean;
  /** What is missing of the game. */
  incomplete?: string;
  /** Why the rulebook is only the nearest. */
  assumedBook?: string;
}

export interface Place {
  /** The offender's team. */
  team: Team;
  /** The letters that the log has for the team. */
  letters?: string;
  /** The player's number; missing for a team or its bench. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** Who sits, by team and number. */
  sits: string;
  /** The offender, by team and number, or the bench. */
  for: string;
  /** The class of the penalty that he serves now or next. */
  penalty?: '2' | '5' | 'M' | '10' | 'GM' | 'GR' | 'GE';
  /** The infraction, where the log gives it. */
  infraction?: string;
  /** `serves` on the clock, `sits` off it, `waits`, `owes` as he left too early, or `may-leave`. */
  standing: 'serves' | 'sits' | 'waits' | 'owes' | 'may-leave';
  /** When his time ends. */
  until?: Time;
  /** How much is left. */
  remaining?: number;
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The provision that decided. */
  key?: Key;
  /** `true` where no rule settles the point. */
  unverified?: boolean;
  /** On the scoreboard: it `runs`, it `stands` there without running, or it is `off`. */
  clock: 'runs' | 'stands' | 'off';
  /** Why it is off the board. */
  off?: 'set-off' | 'misconduct' | 'time-is-up' | 'beside-team-mate';
  /** The rule for that. */
  offRule?: string;
  /** The provision for that. */
  offKey?: Key;
  /** The penalties that he serves after it. */
  then?: ('2' | '5' | 'M' | '10' | 'GM' | 'GR' | 'GE')[];
  /** The penalties that have to end before his time begins. */
  waitsFor?: Wait;
}

export interface Wait {
  /** How many have to end. */
  count: number;
  /** Of whose penalties. */
  of: string[];
}

export interface Change {
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The skaters after it. */
  manpower: PerTeam<number>;
  /** What is ruled then. */
  rulings: Ruling[];
}

export interface PowerPlay {
  /** The team with more skaters. */
  team: Team;
  /** How long it lasts, where it ends by itself. */
  remaining?: number;
}

export interface ShootOut {
  /** Whether each attempt scored, in order. */
  scored: PerTeam<(boolean)[]>;
  /** The round of the next attempt, or of the last if it is decided. */
  round: number;
  /** The team that shoots next; missing if either may, or if it is decided. */
  next?: Team;
}

export interface RunningClock {
  /** The team that leads. */
  team: Team;
  /** By how many goals. */
  lead: number;
  /** The lead at which the clock stops at whistles again. */
  until: number;
}

export interface Bar {
  /** The player's team. */
  team: Team;
  /** The letters that the log has for the team. */
  letters?: string;
  /** The player's number; missing for a team or its bench. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** Why he may not. */
  reason: string;
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The provision that decided. */
  key?: Key;
  /** `true` where no rule settles the point. */
  unverified?: boolean;
}

export interface GameChange {
  /** What happened. */
  change:
    | 'power-play'
    | 'two-men'
    | 'power-play-ends'
    | 'out-of-box'
    | 'goal'
    | 'power-play-again'
    | 'power-play-taken-back'
    | 'goal-taken-back'
    | 'game-ends';
  /** The log's id, or the name of its file. */
  game: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** Whose power play, goal or player it is. */
  team: Team;
  /** The letters that the log has for the team. */
  letters?: string;
  /** The player's number; missing for a team or its bench. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** Of a power play's end: `goal`, `time`, `penalty`, `other`, `game-end`; of a player out of the box: how his penalty ended; of a goal: `PP`, `SH` or `EV`. */
  reason?: string;
  /** The skaters with which play goes on. */
  manpower: PerTeam<number>;
  /** The score at the end of the log. */
  score: PerTeam<number>;
  /** The change in words. */
  text: string;
}

export interface Instant {
  /** The skaters that penalties leave, home first, such as `5v4`: up to that second. */
  before?: string;
  /** The skaters that penalties leave, home first, such as `5v4`: for a shot or a goal in that second. */
  at?: string;
  /** The skaters that penalties leave, home first, such as `5v4`: with which play goes on: for a face-off. */
  after?: string;
  /** The home team's skaters in that second. */
  home_skaters?: number;
  /** The visiting team's skaters in that second. */
  visiting_skaters?: number;
  /** The same with an extra attacker, where the log has it. */
  home_on_ice?: number;
  /** The same with an extra attacker, where the log has it. */
  visiting_on_ice?: number;
  /** The number of the power play that is on, as in its rows. */
  power_play?: number;
  /** The team with more skaters. */
  advantage?: Team;
  /** The playing time since that power play began. */
  power_play_seconds?: number;
  /** Why nothing is known of that instant. */
  problem?: string;
}

export interface Asked {
  /** The log's id, or the name of its file. */
  game: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** Before or after the plays of that second. */
  side: 'before' | 'after';
  /** The score. */
  score: PerTeam<number>;
  /** The skaters that penalties leave each team. */
  manpower: PerTeam<number>;
  /** The skaters with an extra attacker. */
  onIce: PerTeam<number>;
  /** Whether the game is over. */
  over: boolean;
  /** The places on the penalty bench. */
  box: Place[];
  /** The calls for which an arm is up, in words. */
  signalled: string[];
  /** The players who are out of the game, by team and number. */
  ejected: string[];
  /** The plays asked about, in the notation. */
  plays: string[];
  /** Why the book refuses it. */
  refused?: string;
  /** What would be ruled. */
  rulings?: Ruling[];
  /** Whether play would go on. */
  goesOn?: boolean;
  /** The game that it would leave. */
  after?: Situation;
  /** What cannot have happened so, and is ruled on all the same. */
  warnings?: Warning[];
}

export interface Situation {
  /** The score. */
  score: PerTeam<number>;
  /** The skaters that penalties leave each team. */
  manpower: PerTeam<number>;
  /** The skaters with an extra attacker. */
  onIce: PerTeam<number>;
  /** Whether the game is over. */
  over: boolean;
  /** The places on the penalty bench. */
  box: Place[];
  /** The calls for which an arm is up, in words. */
  signalled: string[];
  /** The players who are out of the game, by team and number. */
  ejected: string[];
  /** What cannot have happened so, and is ruled on all the same. */
  warnings?: Warning[];
}

export interface Questions {
  /** The log's id, or the name of its file. */
  game: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** Before or after the plays of that second. */
  side: 'before' | 'after';
  /** The score. */
  score: PerTeam<number>;
  /** The skaters that penalties leave each team. */
  manpower: PerTeam<number>;
  /** The skaters with an extra attacker. */
  onIce: PerTeam<number>;
  /** Whether the game is over. */
  over: boolean;
  /** The places on the penalty bench. */
  box: Place[];
  /** The calls for which an arm is up, in words. */
  signalled: string[];
  /** The players who are out of the game, by team and number. */
  ejected: string[];
  /** The answers to a bench's usual questions. */
  answers: Answer[];
  /** The next change of strength without another whistle or goal. */
  nextChange?: Change;
  /** When each team next gets a player back. */
  nextGain: Partial<PerTeam<Change>>;
  /** What the book leaves to a captain. */
  choices: Choice[];
  /** What cannot have happened so, and is ruled on all the same. */
  warnings?: Warning[];
}

export interface Answer {
  /** What happens. */
  if: 'goal' | 'minor' | 'whistle' | 'period-end';
  /** To which team. */
  team?: Team;
  /** Why the book refuses it. */
  refused?: string;
  /** What would be ruled. */
  rulings?: Ruling[];
  /** Whether play would go on. */
  goesOn?: boolean;
  /** The game that it would leave. */
  after?: Situation;
}

export interface Choice {
  /** The team whose captain chooses. */
  team: Team;
  /** Among whom he chooses. */
  candidates: string[];
  /** Whom the book takes until he does. */
  assumed: string[];
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The provision that decided. */
  key?: Key;
  /** `true` where no rule settles the point. */
  unverified?: boolean;
}

export interface Question {
  /** The question in words, after "If". */
  words: string;
  /** The play that it is about, in the notation. */
  play: string;
}

export interface ListedBook {
  /** The id by which options name it. */
  id: string;
  /** Its name in citations. */
  name: string;
  /** The league or federation. */
  league: string;
  /** The printed book's title. */
  title?: string;
  /** The book that it extends. */
  extends?: string;
  /** The seasons in which it was in force. */
  seasons?: Seasons;
}

export interface Seasons {
  /** The year in which the first of them began. */
  from?: number;
  /** The year in which the last of them began. */
  to?: number;
}

export interface Book {
  /** The id by which options name it. */
  id: string;
  /** Its name in citations. */
  name: string;
  /** The league or federation. */
  league: string;
  /** The printed book's title. */
  title?: string;
  /** The book that it extends. */
  extends?: string;
  /** The seasons in which it was in force. */
  seasons?: Seasons;
  /** Its provisions, in the order of the keys. */
  provisions: Provision[];
  /** Its rules on what follows from one game to the next. */
  season?: SeasonRule[];
}

export interface Provision {
  /** The point's key. */
  key: Key;
  /** The value as in the book's file. */
  value: unknown;
  /** The rule, if one is known. */
  rule?: Rule;
  /** The league's record that shows it, if no rule does. */
  record?: string;
  /** The body that the book leaves the point to. */
  open?: string;
  /** The assumption, if no source settles the point. */
  unverified?: string;
  /** The reason why the value is never used. */
  moot?: string;
  /** The subject of the point. */
  summary: string;
}

export interface Rule {
  /** The book in which it was read. */
  book: string;
  /** Its number there. */
  number: string;
}

export interface SeasonRule {
  /** Its name in the book. */
  key: string;
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The thing that it counts. */
  counted: string;
  /** What follows, in words. */
  text: string;
  /** The assumption, if no source settles the rule. */
  unverified?: string;
}

export interface BookDifferences {
  /** The first book's id. */
  left: string;
  /** The second book's id. */
  right: string;
  /** The points on which they differ, in the order of the keys. */
  differences: BookDifference[];
  /** The number of points on which they agree. */
  alike: number;
  /** The rules on what follows from one game to the next in which they differ. */
  season?: SeasonDifference[];
}

export interface BookDifference {
  /** The point's key. */
  key: Key;
  /** The subject of the point. */
  summary: string;
  /** The first book's provision. */
  left: StatedProvision;
  /** The second book's provision. */
  right: StatedProvision;
}

export interface StatedProvision {
  /** The value as in the book's file. */
  value: unknown;
  /** The rule, if one is known. */
  rule?: Rule;
  /** The league's record that shows it, if no rule does. */
  record?: string;
  /** The body that the book leaves the point to. */
  open?: string;
  /** The assumption, if no source settles the point. */
  unverified?: string;
  /** The reason why the value is never used. */
  moot?: string;
}

export interface SeasonDifference {
  /** The rule's name in the books' files. */
  key: string;
  /** The first book's rule; missing if it has none. */
  left?: SeasonRule;
  /** The second book's rule; missing if it has none. */
  right?: SeasonRule;
}

export interface Interview {
  /** The book's file. */
  text: string;
  /** The questions that make sense after the answers so far. */
  questions: InterviewQuestion[];
}

export interface InterviewQuestion {
  /** The key of the point that it decides. */
  key: Key;
  /** The question in plain words. */
  question: string;
  /** Whether one chooses, types a value, or fills in rows. */
  kind: 'choice' | 'value' | 'rows';
  /** The answers between which one chooses. */
  answers?: string[];
  /** The answer in force, counted from 1. */
  chosen?: number;
  /** The value in force as one types it; missing for rows. */
  value?: string;
  /** What may be typed. */
  expected?: string;
  /** The members of a row. */
  columns?: InterviewColumn[];
  /** Whether the book in force has rows; missing but for rows. */
  hasRows?: boolean;
  /** Whether the answers so far change the point. */
  isChanged: boolean;
  /** Why the book cannot have the answer. */
  problem?: string;
  /** Situations that show what an answer changes, for the question asked for. */
  examples?: InterviewExample[];
}

export interface InterviewColumn {
  /** Its name. */
  name: string;
  /** What it says. */
  summary: string;
  /** What may be typed. */
  expected: string;
  /** Its value in an example. */
  example: string;
}

export interface InterviewExample {
  /** The answer, where one chooses. */
  answer?: string;
  /** The situation and both rulings; missing where none was found. */
  text?: string;
}

export interface Audit {
  /** The figures of each league and season. */
  figures: AuditFigures[];
  /** The differences in strength. */
  differences: AuditDifference[];
  /** The plays on which the source rules differently. */
  claims: AuditClaim[];
  /** The official figures that differ. */
  official: AuditFigure[];
  /** The plays that the rulebook refuses, if there are any. */
  refused?: AuditRefusal[];
  /** The warnings about the logs, if there are any. */
  warnings?: AuditWarning[];
  /** The games that are not counted, if there are any. */
  incomplete?: AuditIncomplete[];
  /** The known errors that no longer appear. */
  knownGone: AuditKnownError[];
  /** The strength without the plays at which the charts blame the source. */
  leavingOutSourceErrors?: AuditStrength;
}

export interface AuditFigures {
  /** The league, or the format of logs that name none. */
  league: string;
  /** The year in which the season began. */
  season?: number;
  /** The games compared. */
  games: number;
  /** Those in which every play agrees. */
  gamesWithoutDifference: number;
  /** Those in which no two plays running differ. */
  gamesWithoutSustainedDifference: number;
  /** The plays compared. */
  plays: number;
  /** Those that agree. */
  playsAgreed: number;
  /** The plays at other than full strength. */
  playsNotAtFullStrength: number;
  /** Those that agree. */
  playsNotAtFullStrengthAgreed: number;
  /** The differences of a single play. */
  loneDifferences: number;
  /** The differences of several plays. */
  sustainedDifferences: number;
  /** The penalties that the source ruled on, if there are any. */
  penaltiesClaimed?: number;
  /** Those that agree. */
  penaltiesClaimedAgreed?: number;
  /** The goals whose manpower the source gives, if there are any. */
  goalsClaimed?: number;
  /** Those that agree. */
  goalsClaimedAgreed?: number;
  /** The penalties whose begin and end the source gives, if there are any. */
  penaltiesTimed?: number;
  /** Those that agree. */
  penaltiesTimedAgreed?: number;
  /** The teams' games with official figures. */
  teamGames?: number;
  /** The teams' games that agree in goals. */
  goalsAgreed?: number;
  /** The teams' games that agree in power-play goals. */
  powerPlayGoalsAgreed?: number;
  /** The teams' games that agree in power-play opportunities. */
  powerPlayOpportunitiesAgreed?: number;
  /** The teams' games that agree in penalty minutes. */
  penaltyMinutesAgreed?: number;
}

export interface AuditDifference {
  /** The game's id, or its file. */
  game: string;
  /** The path of the log. */
  file: string;
  /** The line of the log. */
  line: number;
  /** The rulebook's name. */
  book: string;
  /** The time of the first play that differs. */
  start: string;
  /** The time of the last play that differs. */
  end: string;
  /** The number of plays that differ. */
  plays: number;
  /** Whether several plays differ. */
  sustained: boolean;
  /** The strength by the rulebook at the first. */
  ruled: string;
  /** The strength by the source there. */
  recorded: string;
  /** The situation there, by the rulebook. */
  situation: string;
  /** The way in which the source departs from the rulebook. */
  kind: 'more-skaters' | 'fewer-skaters' | 'swapped' | 'impossible' | 'otherwise';
  /** Circumstances that may be its cause. */
  around: ('near-expiry' | 'coincidental' | 'waiting' | 'behind-goal' | 'goalkeeper-off' | 'overtime' | 'nobody-serving')[];
  /** The party in error, by the shift chart. */
  culprit?: 'rulebook' | 'source' | 'undecided';
  /** The shift chart's evidence. */
  why?: string;
  /** The reviewer's reason, if it is a known error. */
  known?: string;
  /** The plays and rulings that led to the strength. */
  causes: AuditCause[];
  /** The plays around it. */
  shown: AuditPlay[];
}

export interface AuditCause {
  /** The time. */
  time: string;
  /** The play, if it is one. */
  play?: string;
  /** The ruling, if it is one. */
  ruling?: string;
  /** The strength with which play goes on, if it changes here. */
  manpower?: string;
  /** The rule, if one decides. */
  rule?: string;
}

export interface AuditPlay {
  /** The play's id in its source. */
  id: string | number;
  /** The time. */
  time: string;
  /** The play, by the source's own name if it has no effect. */
  play: string;
  /** The strength by the rulebook. */
  ruled: string;
  /** The strength by the source. */
  recorded?: string;
  /** The source's skaters, with extra attackers. */
  onIce?: string;
  /** The strength by the shift chart. */
  chart?: string;
  /** Whether source and rulebook differ. */
  differs: boolean;
}

export interface AuditClaim {
  /** The game's id, or its file. */
  game: string;
  /** The path of the log. */
  file: string;
  /** The line of the log. */
  line: number;
  /** The time of the play, with its period. */
  time: string;
  /** The play in the notation. */
  play: string;
  /** The rulebook's ruling. */
  ruled: string;
  /** The source's ruling. */
  recorded: string;
  /** The reviewer's reason, if it is a known error. */
  known?: string;
}

export interface AuditFigure {
  /** The game's id, or its file. */
  game: string;
  /** The path of the log. */
  file: string;
  /** The team. */
  team: Team;
  /** The figure. */
  figure: 'goals' | 'powerPlayGoals' | 'powerPlayOpportunities' | 'penaltyMinutes';
  /** The figure by the rulebook. */
  ruled: number;
  /** The figure by the league's record. */
  official: number;
  /** The items that the rulebook counts, each with its time. */
  counted: string[];
  /** The reviewer's reason, if it is a known error. */
  known?: string;
}

export interface AuditRefusal {
  /** The game's id, or its file. */
  game: string;
  /** The path of the log. */
  file: string;
  /** The line of the log. */
  line: number;
  /** The time of the play, with its period. */
  time: string;
  /** The play in the notation. */
  play: string;
  /** The reason for the refusal. */
  reason: string;
  /** The reviewer's reason, if it is a known error. */
  known?: string;
}

export interface AuditWarning {
  /** The game's id, or its file. */
  game: string;
  /** The path of the log. */
  file: string;
  /** The line of the log. */
  line: number;
  /** The time of the play, with its period. */
  time: string;
  /** The play in the notation. */
  play: string;
  /** The kind of warning. */
  warning:
    | 'overtime-not-tied'
    | 'too-many-overtimes'
    | 'shoot-out-not-tied'
    | 'game-ends-early'
    | 'game-ends-tied'
    | 'period-ends-early'
    | 'too-many-to-set-off'
    | 'goal-twice'
    | 'credited-player-is-off'
    | 'unknown-number'
    | 'ineligible'
    | 'unknown-infraction';
  /** The rule that decides it, if one does. */
  rule?: string;
  /** The warning in words. */
  text: string;
}

export interface AuditIncomplete {
  /** The game's id, or its file. */
  game: string;
  /** The path of the log. */
  file: string;
  /** What is missing of the game. */
  incomplete: string;
}

export interface AuditKnownError {
  /** The line of the list. */
  line: number;
  /** The error as in the list. */
  finding: string;
  /** The reviewer's reason. */
  reason: string;
}

export interface AuditStrength {
  /** The games compared. */
  games: number;
  /** Those in which every play agrees. */
  gamesWithoutDifference: number;
  /** Those in which no two plays running differ. */
  gamesWithoutSustainedDifference: number;
  /** The plays compared. */
  plays: number;
  /** Those that agree. */
  playsAgreed: number;
  /** The plays at other than full strength. */
  playsNotAtFullStrength: number;
  /** Those that agree. */
  playsNotAtFullStrengthAgreed: number;
  /** The differences of a single play. */
  loneDifferences: number;
  /** The differences of several plays. */
  sustainedDifferences: number;
}

export interface Table {
  /** The teams, and the date if it is known. */
  title: string;
  /** The name of the rulebook. */
  book: string;
  /** The name of the book that it shares rules with. */
  sharedBook?: string;
  /** Whether the log's times are elapsed or remaining. */
  clock: 'elapsed' | 'remaining';
  /** The kind of game. */
  kind: 'regular' | 'play-offs' | 'final';
  /** The date of the game. */
  date?: string;
  /** The letters of the home team. */
  home: string;
  /** The letters of the visiting team. */
  visiting: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** Whether the game is over. */
  over: boolean;
  /** The id of the line that was written last. */
  latest?: string | number;
  /** The periods so far, and the next one if the game can have it. */
  periods: Period[];
  /** The plays with which a period begins or ends, or the game ends. */
  next: NextPlay[];
  /** The players whom the log lists or names, by number. */
  players: PerTeam<Player[]>;
  /** The lists of players as they would be typed. */
  rosters: PerTeam<string>;
  /** Whether each team's goalkeeper is on the ice. */
  goalkeepers: PerTeam<boolean>;
  /** The teams whose penalty shots are to be taken. */
  shots: (Team)[];
  /** The choices that captains have not made. */
  choices: OpenChoice[];
  /** The plays, and between them what the clock alone brought. */
  plays: TablePlay[];
}

export interface Period {
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** Its name: `P1`, `OT`, `SO`. */
  name: string;
  /** Its length; 0 for a shoot-out. */
  length: number;
  /** `true` for a shoot-out, on a table. */
  shootOut?: boolean;
}

export interface NextPlay {
  /** The kind of play. */
  play: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
}

export interface Player {
  /** The sweater number. */
  number: number;
  /** `true` for a goalkeeper. */
  goalkeeper?: boolean;
  /** The name, if it is known. */
  name?: string;
}

export interface OpenChoice {
  /** The team whose captain chooses. */
  team: Team;
  /** The choice in words. */
  text: string;
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The provision that decided. */
  key?: Key;
  /** `true` where no rule settles the point. */
  unverified?: boolean;
  /** The names to choose from. */
  names: string[];
  /** The names that the book assumes until then. */
  assumed: string[];
}

export interface TablePlay {
  /** The id of its line. */
  id?: string | number;
  /** The kind of play. */
  kind?: PlayKind;
  /** The play in the notation. */
  text?: string;
  /** `true` if the book refuses it. */
  refused?: boolean;
  /** The team of an attempt in a shoot-out. */
  team?: Team;
  /** Whether an attempt in a shoot-out scored. */
  scored?: boolean;
  /** The words of the corrections that the officials can make of it. */
  corrections?: string[];
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The time as the log's clock shows it. */
  clock: string;
  /** The rows of a replay. */
  rows: TableRow[];
}

export interface TableRow {
  /** Whether it is a play, a ruling on it, or a change that a ruling brings. */
  depth: 'play' | 'ruling' | 'change';
  /** The row in words. */
  text: string;
  /** The rule. */
  rule?: string;
  /** How it is to look, if that matters. */
  look?: 'bad' | 'good' | 'assumed';
  /** The score, if it changes. */
  score?: string;
  /** The strength, if it changes. */
  manpower?: string;
}

export interface Calls {
  /** The name of the rulebook. */
  book: string;
  /** The calls that it has. */
  calls: OfferedCall[];
  /** The infractions: the common ones, those that it counts, the others. */
  infractions: string[];
}

export interface OfferedCall {
  /** The call in the notation. */
  call: string;
  /** Its name. */
  name: string;
  /** `true` for a call on a bench. */
  bench?: boolean;
}

export interface Board {
  /** The teams, and the date if it is known. */
  title: string;
  /** The id of the rulebook. */
  book: string;
  /** The letters of the home team. */
  home: string;
  /** The letters of the visiting team. */
  visiting: string;
  /** The score, and which log and book these are, as HTML. */
  head: string;
  /** The picture, as HTML. */
  picture: string;
  /** The plays with their rulings, as HTML. */
  plays: string;
  /** The box score, as HTML. */
  boxScore: string;
  /** The line of each play. */
  lines: (number)[];
  /** The plays, and the times at which the clock alone changed something. */
  steps: BoardStep[];
  /** The periods that a reader can go to. */
  periods: Period[];
  /** Whether the log's times are elapsed or remaining. */
  clock: 'elapsed' | 'remaining';
  /** The plays that the book refuses. */
  refusals: Remark[];
  /** The plays that are odd. */
  warnings: Remark[];
  /** The case, if the log is a file of cases: its first. */
  case?: ShownCase;
}

export interface BoardStep {
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The id of its rows in the HTML. */
  rows: string;
  /** The place of the play in the log, from 0. */
  play?: number;
}

export interface Remark {
  /** The line, from 1. */
  line: number;
  /** The remark in words. */
  message: string;
}

export interface ShownCase {
  /** Its title. */
  title: string;
  /** Its ids. */
  ids: string[];
  /** The source from which it is. */
  from?: string;
  /** The rules that it is about. */
  decides: string[];
  /** The rulebooks that it names. */
  books: string[];
  /** Why it is not judged. */
  verdict?: 'gap' | 'disputed';
  /** Why it is not judged, in words. */
  reason?: string;
  /** The outcome; `other-book` under a book that it does not name. */
  outcome:
    | 'agrees'
    | 'differs'
    | 'gap'
    | 'disputed'
    | 'unreadable'
    | 'gap-agrees'
    | 'known'
    | 'other-book';
  /** The lines that differ. */
  differences?: Difference[];
}

export interface Difference {
  /** `-` for what is expected, `+` for what is ruled. */
  mark: string;
  /** The line. */
  text: string;
  /** The rule. */
  rule?: string;
  /** The instant, by the clock of the case. */
  at: string;
  /** The line of the file. */
  line: number;
}

export interface ListedCase {
  /** Its title. */
  title: string;
  /** Its ids. */
  ids: string[];
  /** The source from which it is. */
  from?: string;
  /** The rules that it is about. */
  decides: string[];
  /** The rulebooks that it names. */
  books: string[];
  /** Why it is not judged. */
  verdict?: 'gap' | 'disputed';
  /** The line of its title. */
  line: number;
}

export interface Check {
  /** The cases, each under one book, and what could not be played. */
  results: CheckedCase[];
  /** The scores of another program in each topic. */
  topics?: TopicScore[];
  /** The cases that agree. */
  agreed: number;
  /** The cases that differ. */
  differ: number;
  /** The cases that are marked as gaps. */
  gaps: number;
  /** The cases whose source contradicts its book. */
  disputed: number;
  /** The errors that kept cases from being played. */
  unreadable: number;
  /** The cases whose differences are known. */
  known?: number;
}

export interface CheckedCase {
  /** The file of the case. */
  file?: string;
  /** The line to look at, from 1. */
  line?: number;
  /** The character in it, from 1. */
  column?: number;
  /** The title of the case. */
  case?: string;
  /** The id of the book that it was played under. */
  book?: string;
  /** The id of the book that it was written for, if that is another. */
  expected?: string;
  /** The outcome. */
  outcome:
    | 'agrees'
    | 'differs'
    | 'gap'
    | 'disputed'
    | 'unreadable'
    | 'gap-agrees'
    | 'known'
    | 'other-book';
  /** Why it is not judged. */
  reason?: string;
  /** What kept it from being played. */
  message?: string;
  /** The lines that differ. */
  differences?: Difference[];
}

export interface TopicScore {
  /** The name of the topic's folder. */
  topic: string;
  /** The cases that the program answers as expected. */
  agreed: number;
  /** The cases that are judged. */
  judged: number;
}

export interface Coverage {
  /** The books. */
  books: CoveredBook[];
  /** Whether each book reaches the requested share. */
  complete: boolean;
}

export interface CoveredBook {
  /** The book's id. */
  book: string;
  /** The share of the provisions that need a case and have one. */
  percent: number;
  /** The provisions that the book's own file states. */
  provisions: CoveredProvision[];
}

export interface CoveredProvision {
  /** The point's key. */
  key: Key;
  /** The rule's number, if one is known. */
  rule?: string;
  /** The cases that exercise it. */
  cases: number;
  /** Those in which a ruling cites it. */
  cited: number;
  /** The others, in which another value would change a ruling. */
  decides: number;
  /** Whether no rule settles it. */
  unverified: boolean;
  /** Whether it needs a case and has none. */
  uncovered: boolean;
}

export interface Season {
  /** The book by whose rules games follow from one another. */
  book: string;
  /** The number of games so far. */
  games: number;
  /** The stage of the next game. */
  stage: string;
  /** Those who may not play in the next game. */
  out: Obligation[];
  /** Those whose next call brings a sanction. */
  near: SeasonCount[];
  /** Those who played although they were out. */
  played?: PlayedWhileOut[];
  /** What becomes of a goal with one of them on the ice, with the rule. */
  goal: string;
  /** Those whose call put them out of its game because of earlier games. */
  ejected?: EjectedBySeason[];
  /** The games from the one that is asked for on. */
  since?: SeasonGame[];
  /** Those who were reported, where nothing follows automatically. */
  reported?: Obligation[];
  /** What the games since the one that is asked for have added. */
  added?: Obligation[];
  /** The fines, since the game that is asked for. */
  fines?: Fine[];
  /** Everything that the player or the team asked for has ever owed. */
  ledger?: Obligation[];
  /** The calls that count, of the player or the team asked for. */
  counts?: SeasonCount[];
  /** The standings of the regular season, the best team first. */
  standings?: Standing[];
  /** The players' figures in the regular season, with the standings. */
  players?: PlayerFigures[];
  /** The records of the goalkeepers whom the logs name, with the standings. */
  goalkeepers?: GoalkeeperRecord[];
}

export interface Obligation {
  /** The person as the notation names him: `A6`, `A coach`, `A`. */
  person: string;
  /** The letters of the club. */
  letters: string;
  /** The player's number; missing for anybody else. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** The rule's name in the book, or `ruling`. */
  key: string;
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** `true` where no rule settles the point. */
  unverified?: boolean;
  /** The thing that is counted. */
  counted: string;
  /** The count that it reached. */
  count: number;
  /** The game that it is from. */
  game: string;
  /** Its date. */
  date?: string;
  /** What follows. */
  sanction: 'games' | 'season' | 'report' | 'until-ruled';
  /** The number of games, if it is one of games. */
  games?: number;
  /** The games that are left to serve. */
  left?: number;
  /** The games that served it. */
  served?: string[];
  /** `true` where the authority may give more. */
  atLeast?: boolean;
  /** The days that may pass in place of the games. */
  days?: number;
  /** `true` where it holds until a review. */
  pending?: boolean;
  /** The reason in words. */
  text: string;
}

export interface SeasonCount {
  /** The person as the notation names him: `A6`, `A coach`, `A`. */
  person: string;
  /** The letters of the club. */
  letters: string;
  /** The player's number; missing for anybody else. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** The rule's name in the book. */
  key: string;
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The thing that is counted. */
  counted: string;
  /** How many count now. */
  count: number;
  /** The games that they are from. */
  games: string[];
  /** What the next one brings, in words. */
  next?: string;
}

export interface PlayedWhileOut {
  /** The person as the notation names him: `A6`, `A coach`, `A`. */
  person: string;
  /** The letters of the club. */
  letters: string;
  /** The player's number; missing for anybody else. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** The game in which he played. */
  game: string;
  /** The rule that kept him out, with its book. */
  rule?: string;
  /** The reason in words. */
  text: string;
}

export interface EjectedBySeason {
  /** The person as the notation names him: `A6`, `A coach`, `A`. */
  person: string;
  /** The letters of the club. */
  letters: string;
  /** The player's number; missing for anybody else. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** The game. */
  game: string;
  /** The rule, with its book, where one is known. */
  rule?: string;
}

export interface SeasonGame {
  /** The game's id. */
  game: string;
  /** Its date. */
  date?: string;
  /** Its stage. */
  stage: string;
  /** The letters of its teams. */
  clubs: PerTeam<string>;
  /** Its score. */
  score: PerTeam<number>;
}

export interface Fine {
  /** The person as the notation names him: `A6`, `A coach`, `A`. */
  person: string;
  /** The letters of the club. */
  letters: string;
  /** The player's number; missing for anybody else. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** The amount. */
  dollars: number;
  /** The rule's name in the book. */
  key: string;
  /** The rule, with its book, where one is known. */
  rule?: string;
  /** The game that it is from. */
  game: string;
}

export interface Standing {
  /** The letters of the team. */
  letters: string;
  /** The games played. */
  games: number;
  /** Wins in regulation. */
  wins: number;
  /** Wins in overtime. */
  overtimeWins: number;
  /** Wins in the shoot-out. */
  shootOutWins: number;
  /** Ties. */
  ties: number;
  /** Defeats in overtime or in the shoot-out. */
  overtimeLosses: number;
  /** Defeats in regulation. */
  losses: number;
  /** The points. */
  points: number;
  /** Goals, with one for the winner of a shoot-out. */
  goalsFor: number;
  /** Goals against. */
  goalsAgainst: number;
  /** Penalty minutes. */
  penaltyMinutes: number;
  /** The power plays with a goal, in percent. */
  powerPlayPercentage?: string;
  /** The opponents' power plays without a goal, in percent. */
  penaltyKillPercentage?: string;
  /** Power-play goals. */
  powerPlayGoals: number;
  /** Power plays. */
  powerPlays: number;
  /** Power plays of the opponents. */
  timesShortHanded: number;
  /** Power-play goals of the opponents. */
  powerPlayGoalsAgainst: number;
}

export interface PlayerFigures {
  /** The person as the notation names him: `A6`, `A coach`, `A`. */
  person: string;
  /** The letters of the club. */
  letters: string;
  /** The player's number; missing for anybody else. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** Goals. */
  goals: number;
  /** Assists. */
  assists: number;
  /** Penalty minutes. */
  penaltyMinutes: number;
  /** Power-play goals. */
  powerPlayGoals: number;
  /** Assists to power-play goals. */
  powerPlayAssists: number;
  /** Power plays of his team. */
  teamPowerPlays: number;
  /** The team's power plays in which he scored or assisted, in percent. */
  powerPlayPercentage?: string;
  /** Power plays that his penalties gave the opponents. */
  timesShortHanded: number;
  /** Those in which they scored while his penalty ran. */
  timesScoredOn: number;
  /** Those without a goal against, in percent. */
  penaltyKillPercentage?: string;
}

export interface GoalkeeperRecord {
  /** The person as the notation names him: `A6`, `A coach`, `A`. */
  person: string;
  /** The letters of the club. */
  letters: string;
  /** The player's number; missing for anybody else. */
  player?: string;
  /** The player's name, where names are asked for and the log has it. */
  name?: string;
  /** Games in which he was in the net. */
  games: number;
  /** Wins. */
  wins: number;
  /** Ties. */
  ties: number;
  /** Defeats in overtime or in the shoot-out. */
  overtimeLosses: number;
  /** Defeats in regulation. */
  losses: number;
  /** Goals against, without those into an empty net. */
  goalsAgainst: number;
  /** Games of his alone without a goal against. */
  shutouts: number;
  /** Playing time in the net. */
  seconds: number;
  /** Goals against in sixty minutes. */
  average?: string;
}

export interface Comparison {
  /** The ids of the two books. */
  books: string[];
  /** Whether nothing differs. */
  same: boolean;
  /** The differences as an HTML table. */
  differences: string;
  /** The times at which the rulings differ. */
  times: Time[];
}

export interface Completions {
  /** The character in the line at which the word begins, from 1. */
  column: number;
  /** The words that may stand there, most likely first. */
  words: string[];
}

export interface Insertion {
  /** The line of the first of the plays. */
  line: number;
  /** The sheet. */
  text: string;
}

export interface Step {
  /** The lines to add to the log; none for an empty line. */
  lines?: string;
  /** The period after it. */
  period?: number;
  /** The playing time of that period. */
  elapsed?: number;
  /** The plays that are added or taken back; for `fix`, the new one and the old. */
  plays?: NamedPlay[];
  /** The rulings that a late entry or an undo changes. */
  changes?: string[];
  /** Warnings about the play, and doubts whether it is a slip. */
  warnings?: string[];
  /** Why the line is refused. */
  refused?: string;
  /** `true` if `insert` before the line would make it a late entry. */
  late?: boolean;
}

export interface NamedPlay {
  /** The id of its line. */
  id: string | number;
  /** The play as a line. */
  text: string;
}

export interface Roster {
  /** The lines to add to the log. */
  lines: string;
  /** The players on the list. */
  players: Player[];
}

export interface OpenGame {
  /** Its number. */
  game: number;
  /** The format of its log, once it is opened. */
  format?: string;
  /** The number of its plays, once it is opened. */
  plays?: number;
}

export interface Error {
  /** The kind of the error. */
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
  /** The name of the file. */
  file?: string;
  /** The line, from 1. */
  line?: number;
  /** The character in the line, from 1. */
  column?: number;
  /** How many characters are wrong. */
  length?: number;
  /** The error in words, in one line. */
  message: string;
  /** What was expected. */
  expected?: string;
  /** What was probably meant. */
  nearest?: string;
  /** The message as the command prints it. */
  report: string;
}

export type PlayRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The line of the log, from 1. */
  line: number;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The play in the notation of sheets. */
  play: string;
  /** The home team's manpower just before the play. */
  home_before: number;
  /** The visiting team's manpower just before the play. */
  visiting_before: number;
  /** The home team's manpower when play goes on. */
  home_after: number;
  /** The visiting team's manpower when play goes on. */
  visiting_after: number;
  /** The home team's score after the play. */
  home_score: number;
  /** The visiting team's score after the play. */
  visiting_score: number;
  /** How many rulings the JSON lines have for it. */
  rulings: number;
  /** Why the book refuses the play; otherwise empty. */
  refused: string | null;
  /** Why it cannot have happened so; otherwise empty. */
  warnings: string | null;
  /** The play's id in its source: a feed's own, or a sheet's line. */
  source: string | null;
  /** What kind of play it is, as in the JSON lines. */
  kind: PlayKind;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type RulingRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The line of the log, from 1. */
  line: number;
  /** The play's id in its source: a feed's own, or a sheet's line. */
  source: string | null;
  /** The period in which the ruling takes effect. */
  period: number;
  /** The playing time of that period when it does. */
  elapsed: number;
  /** What it does: a word, as in the JSON lines. */
  effect: Effect;
  /** The team's letters. */
  team: string | null;
  /** The player whom it concerns: the one who sits, scores or returns. */
  player: string | null;
  /** Whose penalty it is about. */
  offender: string | null;
  /** The class of that penalty, or what was called. */
  call: string | null;
  /** The infraction, where the log gives it. */
  infraction: string | null;
  /** The period in which the time that begins runs out. */
  until_period: number | null;
  /** The playing time of that period in which the time that begins runs out. */
  until_elapsed: number | null;
  /** Why the penalty ends, or what the scorer gives as the reason. */
  reason: string | null;
  /** The provision that decided; empty where only the scorer did. */
  key: Key | null;
  /** The rule, with its book; empty where none is known. */
  rule: string | null;
  /** Whether no rule settles the point; empty where only the scorer decided. */
  unverified: boolean | null;
  /** The ruling in words. */
  text: string;
  /** The home or the visiting team. */
  side: Team | null;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** The source's own number for the player, where it has one. */
  player_id: number | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type PenaltyRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The team's letters. */
  team: string | null;
  /** The offender: team and number, or the bench. */
  player: string;
  /** The class of the penalty. */
  class: 'minor' | 'major' | 'match' | 'misconduct' | 'game-misconduct' | 'gross-misconduct' | 'game-ejection';
  /** The infraction, where the log gives it. */
  infraction: string | null;
  /** The minutes on the offender's record; 0 where it was taken back. */
  minutes: number;
  /** The time to serve. */
  seconds: number;
  /** Whether it was set off against the other team's. */
  set_off: boolean;
  /** The period in which it was called. */
  called_period: number | null;
  /** The playing time of that period in which it was called. */
  called_elapsed: number | null;
  /** The period in which its time first began. */
  start_period: number | null;
  /** The playing time of that period in which its time first began. */
  start_elapsed: number | null;
  /** The period in which it ended. */
  end_period: number | null;
  /** The playing time of that period in which it ended. */
  end_elapsed: number | null;
  /** How it ended: `ejected` if nobody sat for it, `still-on` at the end of a log that is not over. */
  end_reason:
    | 'served'
    | 'goal-against'
    | 'goal-for'
    | 'released'
    | 'voided'
    | 'replaced'
    | 'recorded'
    | 'ejected'
    | 'not-begun'
    | 'game-over'
    | 'still-on';
  /** The time served, up to the end of the log where it still runs. */
  served_seconds: number;
  /** The id, in its source, of the play that called it. */
  source: string | null;
  /** The name of the offender, where names are asked for and the log has it. */
  name: string | null;
  /** Whether it counts as a power play of the other team. */
  power_play: boolean;
  /** The other team's goals while it ran on the clock. */
  goals_against: number;
  /** The time that it waited for other penalties to end. */
  waited: number;
  /** The infraction by the name that all leagues share, where there is one. */
  infraction_key: string | null;
  /** The home or the visiting team. */
  side: Team | null;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** The source's own number for the offender, where it has one. */
  player_id: number | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type GoalRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The team's letters. */
  team: string | null;
  /** Who scored: team and number. */
  scorer: string | null;
  /** Who had the first assist. */
  assist_1: string | null;
  /** Who had the second assist. */
  assist_2: string | null;
  /** `PP`, `SH` or `EV`. */
  manpower: 'EV' | 'PP' | 'SH';
  /** Whether the net was empty. */
  empty_net: boolean;
  /** Whether it was scored on a penalty shot. */
  penalty_shot: boolean;
  /** Whether the officials awarded it. */
  awarded: boolean;
  /** The home team's score after it. */
  home_score: number;
  /** The visiting team's score after it. */
  visiting_score: number;
  /** Whether it is the game-winning goal. */
  game_winning: boolean;
  /** The play's id in its source: a feed's own, or a sheet's line. */
  source: string | null;
  /** The name of the scorer, where names are asked for and the log has it. */
  scorer_name: string | null;
  /** The name of the player with the first assist, where names are asked for and the log has it. */
  assist_1_name: string | null;
  /** The name of the player with the second assist, where names are asked for and the log has it. */
  assist_2_name: string | null;
  /** The source of the penalty that it ended; empty if it ended none. */
  ended: string | null;
  /** The home or the visiting team. */
  side: Team | null;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** The source's own number for the scorer, where it has one. */
  scorer_id: number | null;
  /** The source's own number for the player with the first assist, where it has one. */
  assist_1_id: number | null;
  /** The source's own number for the player with the second assist, where it has one. */
  assist_2_id: number | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type TeamRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The home or the visiting team. */
  side: Team;
  /** The team's letters. */
  team: string | null;
  /** The score, with the goal of a shoot-out. */
  score: number;
  /** The goals that count. */
  goals: number;
  /** Goals at even strength. */
  even: number;
  /** Power-play goals. */
  power_play: number;
  /** Short-handed goals. */
  short_handed: number;
  /** Goals into an empty net. */
  empty_net: number;
  /** Goals on penalty shots. */
  penalty_shot: number;
  /** Power plays: the opportunities. */
  power_plays: number;
  /** Penalty minutes. */
  minutes: number;
  /** Whether it won; empty where the game is tied or not over. */
  won: boolean | null;
  /** Playing time at even strength. */
  even_seconds: number;
  /** Playing time with more skaters. */
  power_play_seconds: number;
  /** Playing time with fewer skaters. */
  short_handed_seconds: number;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type StrengthRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The home or the visiting team. */
  side: Team;
  /** The team's letters. */
  team: string | null;
  /** Its skaters and the opponents', such as `5v4`. */
  strength: string;
  /** The skaters that penalties leave it. */
  skaters: number;
  /** The skaters that they leave the opponents. */
  opponents: number;
  /** The playing time at that strength. */
  seconds: number;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type PlayerRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The home or the visiting team. */
  side: Team;
  /** The team's letters. */
  team: string | null;
  /** Team and number. */
  player: string | null;
  /** Goals. */
  goals: number;
  /** Assists. */
  assists: number;
  /** Goals and assists. */
  points: number;
  /** Penalty minutes. */
  minutes: number;
  /** Plus-minus; empty where the source does not say who was on the ice. */
  plus_minus: number | null;
  /** The name of the player, where names are asked for and the log has it. */
  name: string | null;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** The source's own number for the player, where it has one. */
  player_id: number | null;
  /** The playing time on the ice, with `--shifts`. */
  seconds: number | null;
  /** That at 5v5, his team's skaters first. */
  seconds_5v5: number | null;
  /** That at 5v4, his team's skaters first. */
  seconds_5v4: number | null;
  /** That at 4v5, his team's skaters first. */
  seconds_4v5: number | null;
  /** That at 4v4, his team's skaters first. */
  seconds_4v4: number | null;
  /** That at 5v3, his team's skaters first. */
  seconds_5v3: number | null;
  /** That at 3v5, his team's skaters first. */
  seconds_3v5: number | null;
  /** That at 4v3, his team's skaters first. */
  seconds_4v3: number | null;
  /** That at 3v4, his team's skaters first. */
  seconds_3v4: number | null;
  /** That at 3v3, his team's skaters first. */
  seconds_3v3: number | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type IntervalRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The interval's number in the game, from 1. */
  number: number;
  /** The skaters that penalties leave the teams, home first, such as `5v4`. */
  strength: string;
  /** The home team's skaters, without an extra attacker. */
  home_skaters: number;
  /** The visiting team's skaters, without an extra attacker. */
  visiting_skaters: number;
  /** The period in which it begins. */
  begin_period: number | null;
  /** The playing time of that period in which it begins. */
  begin_elapsed: number | null;
  /** The period in which it ends. */
  end_period: number | null;
  /** The playing time of that period in which it ends. */
  end_elapsed: number | null;
  /** The playing time in it. */
  seconds: number;
  /** The number of its row among the power plays, if one is on. */
  power_play: number | null;
  /** The team with more skaters. */
  advantage: Team | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type PowerPlayRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** The power play's number in the game, from 1. */
  number: number;
  /** The home or the visiting team. */
  side: Team;
  /** The team's letters. */
  team: string | null;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** The period in which it begins. */
  begin_period: number | null;
  /** The playing time of that period in which it begins. */
  begin_elapsed: number | null;
  /** The period in which it ends. */
  end_period: number | null;
  /** The playing time of that period in which it ends. */
  end_elapsed: number | null;
  /** The playing time in it. */
  seconds: number;
  /** The playing time in it at 5v4. */
  seconds_5v4: number;
  /** The playing time in it at 5v3. */
  seconds_5v3: number;
  /** The playing time in it at 4v3. */
  seconds_4v3: number;
  /** The power-play goals in it. */
  goals: number;
  /** The opportunities that the book counts in it. */
  opportunities: number;
  /** How it ended: with a goal, with its time, or with a penalty to the team with more skaters. */
  end_reason: 'goal' | 'time' | 'penalty' | 'other' | 'game-end';
  /** The sources of the penalties that ran in it, separated by blanks. */
  penalties: string;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

export type AttemptRow = {
  /** The log's id, or the name of its file. */
  game: string;
  /** 1, 2, 3; overtimes count from 4. */
  period: number;
  /** The playing time since the period began. */
  elapsed: number;
  /** The team's letters. */
  team: string | null;
  /** Who shot: team and number. */
  player: string | null;
  /** `penalty-shot` or `shoot-out`. */
  kind: 'penalty-shot' | 'shoot-out';
  /** The round of the shoot-out; empty for a penalty shot. */
  round: number | null;
  /** Whether it was a goal that counts. */
  scored: boolean;
  /** How it ended; `again` if it is taken again. */
  result: 'scored' | 'missed' | 'lost' | 'again';
  /** The play's id in its source: a feed's own, or a sheet's line. */
  source: string | null;
  /** The name of the player, where names are asked for and the log has it. */
  name: string | null;
  /** The home or the visiting team. */
  side: Team | null;
  /** The source's own name for the team, where it has one. */
  team_id: string | null;
  /** The source's own number for the player, where it has one. */
  player_id: number | null;
  /** How many plays of the game are left out: the book refuses them. */
  refused_plays: number;
  /** The league, where the log gives it. */
  league: string | null;
  /** The year in which the season began, where the log gives it. */
  season: number | null;
  /** The day of the game, such as `2016-04-28`, where the log gives it. */
  date: string | null;
  /** Whether the plays are all of the game, as far as its source says. */
  complete: boolean;
};

/** The rows that there are, by the word that asks for them. */
export interface RowsOf {
  plays: PlayRow;
  rulings: RulingRow;
  penalties: PenaltyRow;
  goals: GoalRow;
  teams: TeamRow;
  strengths: StrengthRow;
  players: PlayerRow;
  intervals: IntervalRow;
  'power-plays': PowerPlayRow;
  attempts: AttemptRow;
}
