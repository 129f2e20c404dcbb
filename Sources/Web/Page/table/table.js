// @ts-check
// The table, at which a scorekeeper keeps a game on a tablet. Each team has a column. A press
// becomes a typed line, which the solver takes or refuses.

import * as remembered from '../shared/remembered.js';
import * as tabs from '../shared/tabs.js';
import { button, make, part, tell, visible } from '../shared/view.js';
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
/** The column of each team: the elements that change. */
const columns = { home: column('home'), visiting: column('visiting') };
part('table-columns').append(columns.home.element, columns.visiting.element);
let mayKeep = false;
let told = [];
/** The state that the arena's scoreboard shows. */
let view = null;

/** Makes the column of a team, with its name and score, its buttons, and its penalty box. */
function column(team) {
  const keeps = (key, words, action) => {
    const made = button(words, action);
    made.className = 'keeps';
    made.id = `table-${team}-${key}`;
    return made;
  };
  const shot = keeps('shots', '', () => shots.press(team, gameClock.now().period).then(tick));
  shot.title = 'One more shot on goal that is no goal';
  const goal = keeps('goal', 'Goal', () => {
    if (kept.period(gameClock.now().period)?.shootOut) goalPanel.shot(team, 'shoot-out');
    else goalPanel.open(team);
  });
  const penalty = keeps('penalty', 'Penalty', () => callPanel.open(team));
  const [name, score, places] = [make('h2'), make('b'), make('div', 'team-box')];
  [name.id, score.id, places.id] = ['name', 'score', 'box'].map((key) => `table-${team}-${key}`);
  const element = make('section', 'column ' + team, make('div', 'team-head', name, shot, score), goal, penalty, places);
  element.setAttribute('aria-label', team === 'home' ? 'Home team' : 'Visiting team');
  return { element, name, score, shot, goal, places };
}

/** Opens a stored game. If another tab keeps the game, this tab only shows it. */
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
  part('table-colors').textContent = kept.info().colors;
  part('table-board').href = '#scoreboard=' + id;
  told = [];
  const { period, elapsed } = kept.info();
  const gap = gameClock.open(id, { period, elapsed });
  setKeeping(await tabs.keep(id, lost));
  if (!mayKeep) await standBy(id);
  if (gap) askOfGap(gap);
  draw();
}

/** Waits until the other tab leaves the game, then keeps the game here. */
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

/**
 * Asks what the clock did while nobody looked at it for `gap` milliseconds. The clock stands until
 * the answer.
 */
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

/** Shows the effects of a step, or draws the game again if there is no step. */
export function show(step, kind) {
  if (step) {
    told = news.ofStep(step, kind, typing.takeBack);
    shots.forget();
  }
  draw();
}

/** Draws the parts that only a play changes, then the rest. */
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

/** Draws the parts that change with the time. */
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
  part('table-ice').textContent = isSame || isShootOut ? '' : `on ice ${strength(state.onIce)}`;
  for (const team of teams) {
    const { name, score, shot, goal, places } = columns[team];
    name.textContent = visible(info.names[team]);
    name.classList.toggle('long', info.names[team].length > 5);
    score.textContent = state.score[team];
    shot.textContent = `Shots ${shots.sum(team) ?? 0}`;
    goal.textContent = isShootOut ? 'Attempt' : 'Goal';
    const attempts = isShootOut ? [make('p', 'attempts', box.attempts(team) || '–')] : [];
    places.replaceChildren(...attempts, box.draw(team, state, questions));
  }
  part('table-ahead').replaceChildren(...box.ahead(state));
  for (const made of part('table').querySelectorAll('.keeps')) made.disabled = !mayKeep;
  view = boardView(info, state, now, isShootOut);
  if (!mayKeep) return;
  remembered.set('board', view);
  tabs.send({ kind: 'board', board: view });
}

/** The reading of the clock. A clock that counts down shows tenths in the last minute. */
function reading(now) {
  const tenths = Math.floor(gameClock.left() * 10 + 1e-6);
  if (kept.info().clock !== 'remaining' || tenths >= 600) return kept.reading(now);
  return tenths ? `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}` : '0:00';
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
