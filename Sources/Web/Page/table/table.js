// The table, at which a scorekeeper keeps a game on a tablet. Each team has a column. A press becomes a typed line,
// which the solver takes or refuses.

import { patchWith } from '../shared/patch.js';
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
import { closePanels } from './panel.js';
import * as playsPanel from './plays.js';
import * as shots from './shots.js';
import * as timeKeys from './time.js';
import * as typing from './typing.js';

const { teams } = kept;
let mayKeep = false;
let told = [];
/** The state that the arena's scoreboard shows. */
let view = null;

/** The column of each team: the elements that change. */
const columns = { home: column('home'), visiting: column('visiting') };
const title = make('h1#table-name');
const scoreboard = make('a#table-board', 'button', { target: '_blank' }, 'Scoreboard');
const stored = make('p#table-stored', 'refusal', 'This browser does not store the clock: after a reload it stands at the'
  + ' last play. Every play that is shown is stored.');
const other = make(
  'div#table-other', '', make('p', '', 'Another tab or window keeps this game. This one only shows it.'),
  button('Keep it here instead', takeOver)
);
const strengths = make('b#table-strength', '', { title: 'Strength, home team first' });
const ice = make('span#table-ice', 'quiet');
// Where there is little room, both are scrolled, also with the keyboard.
const ahead = make('div#table-ahead', '', { tabindex: 0 });
const latest = make('div#table-news', '', { 'aria-live': 'polite', tabindex: 0 });
const plays = make('section#table-list', '', { 'aria-label': 'Plays, the last one first' });
const end = (id, words, action) => button(words, action, 'keeps', { id });
const frame = make(
  'div#table-game', '', { hidden: '' },
  make('header', 'table-bar', make('a', 'button', { href: '#table' }, 'Games'), title, scoreboard,
    button('Save log', () => gamesPage.save())),
  make('div', 'table-notes', stored, other),
  make('div', 'table-clock', timeKeys.clock, make('p', 'table-strengths', strengths, ice), timeKeys.main),
  make('div', 'columns', columns.home.element, columns.visiting.element), ahead, latest, plays,
  make('footer', 'table-end', end('table-undo', 'Undo', () => playsPanel.undo()),
    end('table-plays', 'Plays', () => playsPanel.open()), end('table-more', 'More', () => morePanel.open()))
);
part('table').append(frame);

/** Makes the column of a team, with its name and score, its buttons, and its penalty box. */
function column(team) {
  const id = (key) => `table-${team}-${key}`;
  const keeps = (key, words, action, more) => button(words, action, 'keeps', { id: id(key), ...more });
  const shot = keeps('shots', '', () => shots.press(team, gameClock.now().period).then(tick), {
    title: 'One more shot on goal that is no goal',
  });
  const goal = keeps('goal', 'Goal', () => {
    if (kept.period(gameClock.now().period)?.shootOut) goalPanel.shot(team, 'shoot-out');
    else goalPanel.open(team);
  });
  const penalty = keeps('penalty', 'Penalty', () => callPanel.open(team));
  const [name, score, places] = [make('h2#' + id('name')), make('b#' + id('score'), 'score'), make('div#' + id('box'), 'team-box', { tabindex: 0 })];
  const element = make(
    'section', 'column ' + team, { 'aria-label': team === 'home' ? 'Home team' : 'Visiting team' },
    make('div', 'team-head', name, shot, score), goal, penalty, places
  );
  return { element, name, score, shot, goal, places };
}

/** Shows the game that is kept or, without one, the list of games. */
function showGame(isOpen) {
  gamesPage.page.hidden = isOpen;
  frame.hidden = !isOpen;
}

/** Opens a stored game. If another tab keeps the game, this tab only shows it. */
export async function open(id) {
  close();
  if (!(await kept.open(id))) {
    location.hash = 'table';
    return;
  }
  showGame(true);
  tell(title, kept.game().name);
  document.title = kept.game().name + ' · PenaltyBox';
  part('table-colors').textContent = kept.info().colors;
  scoreboard.href = '#scoreboard=' + id;
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
  other.hidden = isKeeping;
}

export function close() {
  tabs.leave();
  gameClock.close();
  kept.close();
  closePanels();
  showGame(false);
}

/** Asks what the clock did while nobody looked at it for `gap` milliseconds. The clock stands until the answer. */
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
    told = playsPanel.ofStep(step, kind, typing.takeBack);
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
    return button(words, () => goalPanel.shot(team, 'penalty-shot'), 'main shot');
  });
  latest.replaceChildren(...playsPanel.choices(typing.type), ...awarded, ...(told.length ? told : playsPanel.last()));
  plays.replaceChildren(...playsPanel.list());
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
  timeKeys.draw(mayKeep, isShootOut ? 'SO' : reading(now), isShootOut ? '' : period?.name || '');
  stored.hidden = gameClock.isStored();
  if (!state) return;
  strengths.textContent = isShootOut ? '' : strength(state.manpower);
  const isSame = strength(state.onIce) === strength(state.manpower);
  ice.textContent = isSame || isShootOut ? '' : `on ice ${strength(state.onIce)}`;
  for (const team of teams) {
    const { name, score, shot, goal, places } = columns[team];
    tell(name, info.names[team]);
    name.classList.toggle('long', info.names[team].length > 5);
    score.textContent = state.score[team];
    score.classList.toggle('odd', state.score[team] % 2 > 0);
    shot.textContent = `Shots ${shots.sum(team) ?? 0}`;
    goal.textContent = isShootOut ? 'Attempt' : 'Goal';
    const attempts = isShootOut ? [make('p', 'attempts', box.attempts(team) || '–')] : [];
    patchWith(places, ...attempts, box.draw(team, state, questions));
  }
  ahead.replaceChildren(...box.ahead(state));
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
      name: info.names[team], score: state.score[team], clocks: box.boardClocks(team, state),
      attempts: isShootOut ? box.attempts(team) : '', shots: shots.sum(team),
    };
  }
  return made;
}

/** Draws the tenths of the last minute. */
export function count() {
  if (!view || gameClock.left() >= 60) return;
  view = { ...view, reading: reading(gameClock.now()) };
  timeKeys.show(view.reading);
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
