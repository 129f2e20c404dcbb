// Uses every type and every function that penaltybox.d.mts declares: the test compiles it, and calls `use`.

import {
  Game, PenaltyBoxError, Season, Solver, load, solveMany,
  type Answered, type Change, type CompiledModule, type Fault, type GameOptions, type ModuleSource, type PerTeam, type Place,
  type Play, type Questions, type Refused, type Result, type Row, type Rows, type Ruling,
  type Situation, type State, type Taken, type Team, type Time,
} from './penaltybox.mjs';

function check(fact: boolean, what: unknown): asserts fact {
  if (!fact) throw new Error(JSON.stringify(what));
}

const sheet = 'under nhl-2025\nP1 4:00 A6 2 hooking\n 4:30 A7 2\n 4:50 A8 2\n 5:00 B9 goal\n';
const own = '{"id":"own","name":"Own","league":"Own","extends":"nhl-2025","provisions":{}}';

/** Calls everything, with the bytes of the module. */
export async function use(bytes: Uint8Array): Promise<void> {
  const compiled: CompiledModule = new WebAssembly.Module(new Uint8Array(bytes));
  const sources: ModuleSource[] = [
    bytes, new Uint8Array(bytes).buffer, new Response(new Uint8Array(bytes)), compiled,
  ];
  for (const source of sources) check((await load(source)).books().length > 10, source);
  const solver: Solver = await load(Promise.resolve(sources[1]!));
  const options: GameOptions = { book: 'iihf-2025', name: 'g.sheet', format: 'sheet', names: true };
  const game: Game = solver.game(sheet);
  check(solver.game(sheet, options).result.game === 'g.sheet', options);
  check(new Game(solver, sheet, { league: 'NHL' }).plays.length === 4, game.plays);
  const logs = [sheet, { name: 'b.sheet', text: sheet }];
  const many = await solveMany(bytes, logs, { rows: 'goals', workers: 1 });
  check(many.columns.scorer.length === 2 && many.errors.length === 0, many);
  const bytesOfLog = new Set([new TextEncoder().encode(sheet)]);
  const unnamed = await solveMany(bytes, bytesOfLog, { rows: 'goals' });
  check(unnamed.columns.game[0] === 'log 1' && unnamed.notes.length === 0, unnamed);
  const numbers: number[] = (await solveMany(bytes, logs)).columns.minutes;
  check(numbers.length === 4 && game.columns('goals').period[0] === 1, numbers);
  check(game.strengths('period,time\n1,4:10', { clock: 'elapsed' })['at']?.[0] === '4v5', game);
  plays(game);
  states(game);
  questions(game);
  others(solver, game);
  faults(solver);
}

function plays(game: Game): void {
  const first: Play = game.plays[0]!;
  const time: Time = first;
  const { before, after, score }: { before: PerTeam<number>; after: PerTeam<number>; score: PerTeam<number> } = first;
  check(time.period === 1 && first.elapsed === 240 && first.source === 2, first);
  check(before.home === 5 && after.home === 4 && score.visiting === 0, first);
  check(first.kind === 'penalty' && first.penalty?.call === '2' && first.refused === undefined, first);
  check(first.penalty.infraction === 'hooking' && first.penalty.offender === 'A6', first);
  const ruling: Ruling = first.rulings[0]!;
  const team: Team | undefined = ruling.team;
  check(team === 'home' && ruling.player === '6' && ruling.at === 240, ruling);
  check(ruling.until?.elapsed === 360 && ruling.effect === 'starts', ruling);
  check(ruling.rule === 'NHL 2025-26 16.1' && ruling.key === 'minor-length', ruling);
  check(game.rulings.some((ruling) => ruling.reason === 'goal-against'), game.rulings);
  const goals = [...game].filter((play) => play.goal !== undefined);
  check(goals[0]?.goal?.manpower === 'PP' && !goals[0].goal.emptyNet && !goals[0].goal.penaltyShot, goals);
  const result: Result = game.result;
  check(result.kind === 'final' && result.score.visiting === 1, result);
  check(result.penaltyMinutes.home === 6 && result.powerPlay.visiting.goals === 1, result);
  check(result.goals.visiting.PP === 1 && result.timeAtStrength[0]?.seconds === 240, result);
  check(result.complete === undefined && result.assumedBook === undefined, result);
  check(result['gameWinningGoal'] === undefined, result);
}

function states(game: Game): void {
  const end: State = game.state();
  const state: State = game.state({ at: 'P1 4:55', side: 'before' });
  check(game.state('P1 4:55').elapsed === 295, game);
  const situation: Situation = state;
  check(end.score.visiting === 1 && state.side === 'before' && !state.over, state);
  check(situation.manpower.home === 3 && situation.onIce.visiting === 5, situation);
  check(situation.signalled.length === 0 && situation.ejected.length === 0, situation);
  const place: Place = situation.box[0]!;
  check(place.sits === 'A6' && place.for === 'A6' && place.team === 'home', place);
  check(place.penalty === '2' && place.infraction === 'hooking' && place.standing === 'serves', place);
  check(place.until?.elapsed === 360 && place.remaining === 65 && place.clock === 'runs', place);
  check(state.powerPlay?.team === 'visiting' && state.powerPlay.remaining === 95, state);
  const change: Change | undefined = state.nextChange;
  check(change?.manpower.home === 4 && change.rulings.length > 0, change);
  check(state.next !== undefined && state.next.elapsed < change.elapsed, state);
}

function questions(game: Game): void {
  const at = 'P1 4:55';
  const answered: Answered = game.whatIf('B goal', { at });
  check(answered.refused === undefined, answered);
  const taken: Taken = answered;
  check(answered.after.score.visiting === 1 && taken.goesOn, taken);
  check(answered.plays[0] === 'B goal' && taken.rulings[0]?.effect === 'ends', answered);
  const refused = game.whatIf(['A5 left-box player'], { at });
  check(refused.refused !== undefined, refused);
  const refusal: Refused = refused;
  check(refusal.refused.length > 0 && refused.manpower.home === 3, refused);
  const asked: Questions = game.questions({ at });
  const goal = asked.answers.find((answer) => answer.if === 'goal' && answer.team === 'visiting');
  check(goal?.after?.score.visiting === 1 && asked.choices.length === 0, goal);
  check(asked.nextGain.home?.elapsed === 390 && asked.nextGain.visiting === undefined, asked);
  check(game.questions().elapsed === 300 && game.questions(at).elapsed === 295, game);
  check(game.whatIf('B goal', at).elapsed === 295, game);
}

function others(solver: Solver, game: Game): void {
  const about: Rows[] = ['plays', 'rulings', 'penalties', 'goals', 'teams', 'strengths', 'players'];
  const rows: Row[] = about.flatMap((about) => game.rows(about));
  check(rows.length > about.length && game.rows().length === 4, rows);
  check(game.penalties()[0]?.['end_reason'] === 'goal-against' && game.goals().length === 1, rows);
  check(typeof game.ask('svg') === 'string' && typeof solver.ask('styles') === 'string', game);
  check(typeof game.ask('convert', { to: 'jsonl' }) === 'string', game);
  check(solver.book('nhl-2025')['id'] === 'nhl-2025', solver);
  check(Object.keys(solver.differences('nhl-2025', 'iihf-2025')).length > 0, solver);
  check(solver.check('under nhl-2025\n== a title\nfrom us\nP1 4:00 A6 2\n', 'a.cases') !== undefined, solver);
  check(solver.season({ 'g.sheet': sheet }, { book: 'nhl-2025' }).games === 1, solver);
  const season = new Season(solver, { 'g.sheet': sheet }, { book: 'nhl-2025' });
  season.add('h.sheet', sheet);
  check(season.report().games === 2 && season.out.length === 0, season);
  check(solver.loadBook(own, 'own.json')['id'] === 'own', solver);
  check(solver.memory > 65536, solver.memory);
  const request = new TextEncoder().encode('{"what":"books"}');
  check(solver.answerBytes(request).length > 1000, solver);
  const whole = solver.answer({ what: 'books' });
  check(whole.answer !== undefined && whole.errors.length + whole.notes.length === 0, whole);
}

function faults(solver: Solver): void {
  try {
    solver.game('under nhl-2025\nP1 4:00 A6 2\n 5:00 A6 hok\n', { name: 'bad.sheet' });
  } catch (error) {
    check(error instanceof PenaltyBoxError && Array.isArray(error.answer), error);
    const fault: Fault = error.errors[0]!;
    check(fault.file === 'bad.sheet' && fault.line === 3 && fault.column === 10, fault);
    check(fault.report.startsWith('bad.sheet:3:10: ' + fault.message), fault);
    check(typeof (fault.expected ?? fault.nearest ?? '') === 'string' && fault.length === 3, fault);
    check(new PenaltyBoxError([fault], 1).answer === 1, fault);
    return;
  }
  throw new Error('a bad sheet throws nothing');
}
