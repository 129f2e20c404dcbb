// Asks a game about instants in every valid form and in invalid ones: node instants.mjs MODULE

import { readFile } from 'node:fs/promises';
import { PenaltyBoxError, RefusedPlay, Season, load, solveMany } from '../../../Sources/Doors/JavaScript/penaltybox.mjs';

const solver = await load(await readFile(process.argv[2]));
const game = solver.game('under nhl-2025\nP1 4:00 A6 2 hooking\n 5:00 B goal\n');
const failures = [];

function check(fact, what) {
  if (!fact) failures.push(String(what));
}

// A text is an instant, as in Python.
for (const at of ['P1 4:30', { at: 'P1 4:30' }]) {
  check(game.state(at).manpower.home === 4, 'state');
  check(game.whatIf('B goal', at).rulings[0].text === "A6's minor is over: power-play goal", 'whatIf');
  check(game.whatIf(['B goal', 'A7 2'], at).elapsed === 270, 'whatIf of two plays');
  check(game.questions(at).elapsed === 270, 'questions');
}
check(game.state({ at: 'P1 5:00', side: 'before' }).score.visiting === 0, 'before');
check(game.state().score.visiting === 1 && game.state({ at: undefined }).elapsed === 300, 'the end');

/** Checks that `ask` throws an error of this kind with these words. */
function refuses(ask, words, kind = TypeError) {
  try {
    ask();
    check(false, `${ask}: nothing is refused`);
  } catch (error) {
    check(error instanceof kind && error.message.includes(words), `${ask}: ${error}`);
  }
}

const at = 'P1 4:30';
refuses(() => game.whatIf('B goal', 'A7 2', { at }), 'several plays are a list, such as ["B goal", "A7 2"]');
refuses(() => game.whatIf('B goal', ['A7 2']), 'several plays are a list');
refuses(() => game.whatIf('B goal', 'A7 2'), '`A7` is not a period', PenaltyBoxError);
refuses(() => game.whatIf(), 'a play is a text such as `B goal`');
refuses(() => game.whatIf([]), 'a play is a text such as `B goal`');
refuses(() => game.whatIf('B goal', { side: 'before' }), 'whatIf takes at, not side');
refuses(() => game.state('P1 4:30', 'before'), 'state takes the instant as "P2 12:34" or { at: "P2 12:34" }');
refuses(() => game.state({ time: at }), 'state takes at, side, not time');
refuses(() => game.state({ at: 270 }), 'state: at is a text');
refuses(() => game.state(270), 'state takes the instant as');
refuses(() => game.questions(null), 'questions takes the instant as');

// The changes worth announcing, between any two plays.
check(game.changes({ until: 2 }).map(({ text }) => text).join() === 'P1 4:00 power play B', 'changes until');
check(game.changes({ after: 2 }).length === 3 && game.changes().length === 4, 'changes after');
refuses(() => game.changes({ after: 9 }), '`after`: the log has no play', PenaltyBoxError);

// Bytes are logs, options are checked, and a game that was closed opens again.
const bytes = new TextEncoder().encode('under nhl-2025\nP1 4:00 A6 2 hooking\n');
check(solver.game(bytes).plays.length === 1 && solver.game(Buffer.from(bytes)).plays.length === 1, 'bytes');
refuses(() => solver.game(null), 'a log is a text, a Uint8Array');
refuses(() => solver.game('', { under: 'nhl-2025' }), 'not under');
game.close();
game.close();
check(game.state(at).manpower.home === 4, 'a closed game');

// A game of 20,000 plays that is opened and closed again and again leaves no memory behind.
const plays = Array.from({ length: 20000 }, (_, i) => {
  const [period, second] = [Math.floor(i / 6667) + 1, Math.floor((i % 6667) / 6)];
  const time = `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
  return `P${period} ${time} ${i % 50 === 7 ? `A${2 + ((i - 7) / 50) % 17} 2` : 'whistle'}`;
});
const sheet = `under nhl-2025\n${plays.join('\n')}\n`;
let memory = 0;
for (let time = 0; time < 20; time++) {
  const many = solver.game(sheet);
  check(many.state().period === 3, 'a long game');
  many.close();
  memory ||= solver.memory;
}
check(solver.memory === memory, `memory grows from ${memory} to ${solver.memory}`);
check(memory < 100e6, `a game of 20,000 plays takes ${memory} bytes`);

// Unknown options are refused everywhere, with the nearest.
refuses(() => game.strengths('period,time\n', { clok: 'remaining' }), 'strengths takes clock, not clok; did you mean clock?');
refuses(() => game.state({ sied: 'before' }), 'did you mean side?');
refuses(() => game.audit({ offical: '' }), 'did you mean official?');
refuses(() => solver.season({}, { personn: 'A6' }), 'did you mean person?');
refuses(() => new Season(solver, {}, { boook: 'nhl-2025' }), 'did you mean book?');
const season = new Season(solver);
season.add('one.sheet', 'under nhl-2025\nhome TOR\nvisiting OTT\nP1 4:00 TOR6 M\n');
check(season.out.map(({ person }) => person).join() === 'TOR6', JSON.stringify(season.out));
refuses(() => solver.live('', { book: 'nhl-2025' }).play('P1 4:00 A6 2', { clok: 'remaining' }), 'did you mean clock?');
refuses(() => solver.game('', { fromat: 'nhl' }), 'did you mean format?');
refuses(() => solver.game(new Uint8Array([97, 10, 98, 0xe4, 99])), 'the log:2:2: this is not UTF-8', PenaltyBoxError);

refuses(() => solver.game('game.sheet'), 'for a file, give its content', PenaltyBoxError);

/** Checks that a promise is rejected with these words. */
async function rejects(ask, words) {
  await ask().then(() => check(false, `${ask}: nothing is refused`), (error) => check(error.message.includes(words), `${ask}: ${error}`));
}

// Many games: a set, bytes, texts without names, nothing, and one log in place of a list.
const module = await WebAssembly.compile(await readFile(process.argv[2]));
const text = 'under nhl-2025\nP1 4:00 A6 2\n';
const about = { rows: 'penalties', workers: 1 };
const named = await solveMany(module, new Set([text, Buffer.from(text), { name: 'c', text }]), about);
check(named.columns.game.join() === 'log 1,log 2,c' && named.errors.length === 0, JSON.stringify(named));
const nothing = await solveMany(module, [], about);
check('end_reason' in nothing.columns && nothing.columns.game.length === 0, JSON.stringify(nothing));
const bad = await solveMany(module, [new Uint8Array([0xe4]), text], about);
check(bad.columns.game.join() === 'log 2' && bad.errors[0].report === 'log 1:1:1: this is not UTF-8', JSON.stringify(bad));
await rejects(() => solveMany(module, [], { rows: 'penaltis' }), 'the nearest is `penalties`');
await rejects(() => solveMany(module, [], { row: 'penalties' }), 'did you mean rows?');
await rejects(() => solveMany(module, text), 'solveMany takes a list of logs');
await rejects(() => solveMany(module, Buffer.from(text)), 'solveMany takes a list of logs');
await rejects(() => load('penaltybox.wasm'), "new URL('penaltybox.wasm', import.meta.url)");
const part = (tab, content) => `{"GC":{"Parameters":{"client_code":"whl","game_id":"77"},"${tab}":${content}}}`;
const teams = '"home":{"id":"1","team_code":"SPO"},"visitor":{"id":"2","team_code":"KEL"}';
const files = [part('Gamesummary', `{"meta":{"id":"77","date_played":"2024-11-09"},${teams}}`), part('Pxpverbose', '[]')];
const pair = await solveMany(module, [...files, files[1]], { workers: 1 });
check(pair.columns.game.join() === '77,77' && pair.notes.join() === 'log 3: the same game as log 2; taken once', JSON.stringify(pair));

// A live game.
const live = solver.live('under nhl-2025\n');
live.play('P1 4:00 A6 2 hooking');
live.play('P1 5:00 B goal');
refuses(() => live.play('P1 3:00 A7 2'), 'this one fits before @p1', RefusedPlay);
live.insert('P1 3:00 A7 2');
check(live.undo().plays[0].id === 'p3' && live.undo('p2').plays[0].id === 'p2', 'undo');
const again = solver.live(live.text);
check(again.play('P1 7:00 B goal').plays[0].id === 'p4' && again.state().score.visiting === 1, again.text);
live.close();
check(live.state().score.visiting === 0 && live.play('P1 7:00 B goal').plays[0].id === 'p4', live.text);
refuses(() => live.play(4), 'a play is a text');

check(solver.live('', { book: 'nhl-2025' }).play('P1 4:00 A6 2').plays.length === 1, 'a new game');

// `at` sets the clock.
const board = solver.live('under nhl-2025\nclock remaining\n');
board.play('P1 16:00 A6 2');
board.play('at 13:30');
check(board.play('A7 2').plays[0].text === 'P1 13:30 A7 2', board.text);
refuses(() => board.play('at 14:00'), 'refused: P1 14:00: the clock ran backwards', RefusedPlay);
const refused = board.whatIf('A7 goal', 'P1 13:00');
check(refused.refused && refused.rulings.length === 0, 'a refused question');

console.log(failures.join('\n'));
process.exit(failures.length > 0 ? 1 : 0);
