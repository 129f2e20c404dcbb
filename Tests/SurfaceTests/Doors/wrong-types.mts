// Each line below a comment is wrong, and the compiler must say so: the test compiles it.

import { Game, PenaltyBoxError, load, solveMany, type Solver } from './penaltybox.mjs';

export function misuse(solver: Solver, game: Game): void {
  // @ts-expect-error A path is not the module.
  load('penaltybox.wasm');
  // @ts-expect-error Nor is a number.
  load(Promise.resolve(17));
  // @ts-expect-error The solver is still to come.
  load(new Uint8Array()).game('');
  // @ts-expect-error A log is a text or bytes.
  solver.game(17);
  // @ts-expect-error A live game takes a play as a text.
  solver.live('').play(4);
  // @ts-expect-error The option is `book`.
  solver.game('', { under: 'nhl-2025' });
  // @ts-expect-error There is no such format.
  solver.game('', { format: 'csv' });
  // @ts-expect-error A summary is a text, too.
  solver.game('', { summary: {} });
  // @ts-expect-error There are no rows about penaltis.
  solveMany(new Uint8Array(), [], { rows: 'penaltis' });
  // @ts-expect-error Nor about golas.
  game.columns('golas');
  // @ts-expect-error The format is nhl.
  solver.game('', { format: 'nlh' });
  // @ts-expect-error A time has `elapsed`.
  game.state({ at: { period: 1, elapsd: 270 } });
  // @ts-expect-error The option is `clock`.
  game.strengths('', { clok: 'remaining' });
  // @ts-expect-error The side is an option.
  game.state('P1 4:00', 'before');
  // @ts-expect-error An instant is written as on a sheet.
  game.state({ at: 240 });
  // @ts-expect-error Before or after the plays.
  game.state({ side: 'left' });
  // @ts-expect-error A question has plays.
  game.whatIf();
  // @ts-expect-error Several plays are a list.
  game.whatIf('B goal', 'A7 2', { at: 'P1 4:00' });
  // @ts-expect-error `after` is missing if the book refuses the play.
  game.whatIf('B goal').after.score;
  // @ts-expect-error `refused` is missing if the book accepts the play.
  game.whatIf('B goal').refused.length;
  // @ts-expect-error There are no rows about referees.
  game.rows('referees');
  // @ts-expect-error A row may lack the value of a column.
  game.rows()[0]['elapsed'].toFixed();
  // @ts-expect-error No point has this key.
  game.rulings.some((ruling) => ruling.key === 'minor-lenght');
  // @ts-expect-error Rows have the words of the answers.
  game.rows('rulings').some((row) => row.effect === 'scored');
  // @ts-expect-error The plays are the game's.
  game.plays = [];
  // @ts-expect-error A team is `home` or `visiting`.
  game.result.score.away;
  // @ts-expect-error Not every play is a goal.
  game.plays[0]?.goal.team;
  // @ts-expect-error Not every place has a clock that runs out.
  game.state().box.map((place) => place.remaining.toFixed());
  // @ts-expect-error The type of an undeclared member of a play is unknown.
  game.plays[0]?.changes.length;
  // @ts-expect-error The answer of `ask` depends on the question.
  solver.ask('books').length;
  // @ts-expect-error An error has a list of faults.
  new PenaltyBoxError('bad');
  // @ts-expect-error A game is made of a log.
  new Game(solver);
  // @ts-expect-error The size of the memory is read-only.
  solver.memory = 0;
}
