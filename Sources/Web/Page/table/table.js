// @ts-check
// The table, for keeping a game on a tablet. It has a column for each team; a press becomes a typed
// line, which the solver takes or refuses.

import * as remembered from '../shared/remembered.js';
import * as tabs from '../shared/tabs.js';
import { button, make, part, tell } from '../shared/view.js';
import * as box from './box.js';
import * as callPanel from './calls.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import * as gamesPage from './games.js';
import * as goalPanel from './goals.js';
import * as morePanel from './more.js';
import * as news from './news.js';
import { closePanels } from './panel.js';
import * as playsPanel from './plays.js';
import * as shots from './shots.js';
import * as timeKeys from './time.js';
import * as typing from './typing.js';

const teams = ['home', 'visiting'];
let mayKeep = false;
let told = [];
/** The content of the scoreboard. */
let view = null;

/** Opens a stored game to keep it, or only to show it if another tab keeps it. */
export async function open(id) {
  close();
  if (!(await kept.open(id))) {
    location.hash = 'table';
    return;
  }
  part('table-games').hidden = true;
  part('table-game').hidden = false;
  tell('table-name', kept.game().name);
  document.title = kept.game().name + ' · PenaltyBox';
  part('table-board').href = '#scoreboard=' + id;
  told = [];
  const { period, elapsed } = kept.info();
  const gap = gameClock.open(id, { period, elapsed });
  setKeeping(await tabs.keep(id, lost));
  if (!mayKeep) await standBy(id);
  if (gap) askOfGap(gap);
  draw();
}

/** Waits for another tab, and keeps the game once that is closed. */
async function standBy(id) {
  draw();
  tabs.wait(id, lost).then(async (isHeld) => {
    if (!isHeld || kept.game()?.id !== id) return;
    await kept.reload();
    setKeeping(true);
    draw();
  });
}

function lost() {
  if (!kept.game()) return;
  setKeeping(false);
  closePanels();
  draw();
  standBy(kept.game().id);
}

async function takeOver() {
  const { id } = kept.game();
  setKeeping(await tabs.takeOver(id, lost));
  await kept.reload();
  draw();
}

function setKeeping(isKeeping) {
  mayKeep = isKeeping;
  gameClock.own(isKeeping);
  part('table').classList.toggle('read-only', !isKeeping);
  part('table-other').hidden = isKeeping;
}

export function close() {
  tabs.leave();
  gameClock.close();
  kept.close();
  closePanels();
  part('table-game').hidden = true;
  part('table-games').hidden = false;
}

/** Asks what the clock did while nobody looked at it for `gap` milliseconds; it stands until then. */
export function askOfGap(gap) {
  const [{ period, elapsed }, began] = [gameClock.now(), performance.now()];
  const later = () => ({ period, elapsed: elapsed + Math.round((gap + performance.now() - began) / 1000) });
  const answer = (words, action) => button(words, () => ((told = []), action(), draw()));
  told = [make(
    'div', 'choice',
    make('p', 'row assumed', `${Math.round(gap / 60_000)} minutes passed while this page slept. The clock stands now.`),
    make(
      'div', 'choices-row',
      answer('The game stood still', () => {}),
      answer('The game went on', () => (gameClock.set(later()), gameClock.start()))
    )
  )];
  draw();
}

/** Shows the effects of a step, if there is one. */
export function show(step, kind) {
  if (step) {
    told = news.ofStep(step, kind, typing.takeBack);
    shots.forget();
  }
  draw();
}

/** Draws what a play changes. */
function draw() {
  if (!kept.info()) return;
  const info = kept.info();
  const awarded = info.shots.map((team) => {
    const words = `Penalty shot of ${info[team]}: the result`;
    const made = button(words, () => goalPanel.shot(team, 'penalty-shot'));
    made.className = 'main shot';
    return made;
  });
  part('table-news').replaceChildren(...news.choices(typing.type), ...awarded, ...(told.length ? told : news.last()));
  part('table-list').replaceChildren(...playsPanel.list());
  tick();
}

/** Draws what the time changes. */
export function tick() {
  const info = kept.info();
  if (!info) return;
  const now = gameClock.now();
  const period = kept.period(now.period);
  gameClock.limit(period && !period.shootOut ? period.length : Infinity);
  const state = kept.at('state', now);
  const questions = kept.at('ask', now);
  const isShootOut = Boolean(period?.shootOut);
  part('table-reading').textContent = isShootOut ? 'SO' : reading(now);
  part('table-period').textContent = isShootOut ? '' : period?.name || '';
  part('table-time').classList.toggle('runs', gameClock.isRunning());
  part('table-stored').hidden = gameClock.isStored();
  timeKeys.draw(mayKeep);
  if (!state) return;
  part('table-strength').textContent = isShootOut ? '' : strength(state.manpower);
  const isSame = strength(state.onIce) === strength(state.manpower);
  const onIce = isSame || isShootOut ? [] : [`on ice ${strength(state.onIce)}`];
  part('table-ice').textContent = [...onIce, ...phase(state, info)].join(', ');
  for (const team of teams) {
    part(`table-${team}-name`).textContent = info[team];
    part(`table-${team}-score`).textContent = state.score[team];
    part(`table-${team}-shots`).textContent = `Shots ${shots.sum(team) ?? 0}`;
    part(`table-${team}-goal`).textContent = isShootOut ? 'Attempt' : 'Goal';
    const attempts = isShootOut ? [make('p', 'attempts', box.attempts(team) || '–')] : [];
    part(`table-${team}-box`).replaceChildren(...attempts, box.draw(team, state, questions));
  }
  part('table-ahead').replaceChildren(...box.ahead(state));
  for (const made of part('table').querySelectorAll('.keeps')) made.disabled = !mayKeep;
  view = boardView(info, state, now, isShootOut);
  if (!mayKeep) return;
  remembered.set('board', view);
  tabs.send({ kind: 'board', board: view });
}

/** The reading of the clock: the last minute of one that counts down has tenths. */
function reading(now) {
  const tenths = Math.floor(gameClock.left() * 10 + 1e-6);
  if (kept.info().clock !== 'remaining' || tenths >= 600) return kept.reading(now);
  return tenths ? `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}` : '0:00';
}

/** The round of the shoot-out and who shoots next, and the lead that makes the clock run. */
function phase({ shootOut, runningClock }, info) {
  const said = [];
  if (shootOut) {
    const tally = teams.map((team) => `${info[team]} ${shootOut.scored[team].filter(Boolean).length}`);
    said.push(`round ${shootOut.round}: ${tally.join(', ')}`);
    if (shootOut.next) said.push(`${info[shootOut.next]} next`);
  }
  if (runningClock) {
    const { team, lead, until } = runningClock;
    said.push(`clock runs: ${info[team]} ${lead} ahead, until ${until}`);
  }
  return said;
}

const strength = (skaters) => `${skaters.home}v${skaters.visiting}`;

function boardView(info, state, now, isShootOut) {
  const made = {
    game: kept.game().id, clock: gameClock.state(), running: gameClock.isRunning(),
    period: kept.period(now.period)?.name || '', reading: isShootOut ? '' : reading(now),
  };
  for (const team of teams) {
    made[team] = {
      name: info[team], score: state.score[team], clocks: box.boardClocks(team, state),
      attempts: isShootOut ? box.attempts(team) : '', shots: shots.sum(team),
    };
  }
  return made;
}

/** Draws the tenths of the last minute. */
export function count() {
  if (!view || gameClock.left() >= 60) return;
  view = { ...view, reading: reading(gameClock.now()) };
  part('table-reading').textContent = view.reading;
  if (mayKeep) tabs.send({ kind: 'board', board: view });
}

tabs.listen(async (message) => {
  if (message.kind === 'hello' && mayKeep) return tick();
  if (!kept.game() || mayKeep) return;
  if (message.kind === 'changed' && message.game === kept.game().id) {
    await kept.reload();
    told = [];
    draw();
  } else if (message.kind === 'board' && message.board.game === kept.game().id) {
    gameClock.follow(message.board.clock);
    tick();
  }
});

part('table-undo').addEventListener('click', () => playsPanel.undo());
part('table-plays').addEventListener('click', () => playsPanel.open());
part('table-more').addEventListener('click', () => morePanel.open());
part('table-save').addEventListener('click', () => gamesPage.save());
part('table-take').addEventListener('click', takeOver);
for (const team of teams) {
  part(`table-${team}-penalty`).addEventListener('click', () => callPanel.open(team));
  part(`table-${team}-goal`).addEventListener('click', () => {
    if (kept.period(gameClock.now().period)?.shootOut) goalPanel.shot(team, 'shoot-out');
    else goalPanel.open(team);
  });
  part(`table-${team}-shots`).addEventListener('click', async () => {
    const { period } = gameClock.now();
    await shots.press(team, period);
    tick();
  });
}
