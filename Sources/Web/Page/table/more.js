// Rarer plays: goalkeepers, time-outs, servers, shots on goal, and any play in words.

import { answers, make } from '../shared/view.js';
import * as gameClock from './clock.js';
import * as kept from './game.js';
import * as gamesPage from './games.js';
import * as goalPanel from './goals.js';
import { askNumbers, openPanel } from './panel.js';
import * as playsPanel from './plays.js';
import * as rosters from './roster.js';
import * as seasonPanel from './season.js';
import * as shots from './shots.js';
import * as typing from './typing.js';

export function open() {
  const { home, visiting } = kept.info();
  const offered = [
    ['Whistle', () => plain('whistle')],
    ['Face-off', () => plain('face-off')],
    ...forTeam('visiting', visiting).flatMap((answer, index) => [forTeam('home', home)[index], answer]),
    ['End of the game', () => plain('game-end')],
    ['Who may not play tonight', seasonPanel.open],
    ['Type any play', typed],
    ['Scoresheet', gamesPage.saveScoresheet],
  ];
  const panel = openPanel('More', '', [make('div', 'answers two', ...answers(offered, () => panel))], []);
}

/** Types a play at the time of the clock. With `stops`, the play stops the clock. `panel` shows a refusal. */
const plain = (words, stops = false, panel = null) =>
  typing.type(`${kept.place(playsPanel.latest())} ${words}`, panel, { stops });

function forTeam(team, letters) {
  const isOn = kept.info().goalkeepers[team];
  return [
    [`${letters} goalkeeper ${isOn ? 'off' : 'on'}`, () => plain(`${letters} goalkeeper ${isOn ? 'off' : 'on'}`)],
    [`${letters}: who is in goal`, () => one(team, 'in-goal', '')],
    [`${letters} time-out`, () => plain(`${letters} time-out`, gameClock.isRunning())],
    [`${letters}: shots on goal`, () => countShots(team, letters)],
    [`Penalty shot ${letters}`, () => goalPanel.shot(team, 'penalty-shot')],
    [`${letters}: a player serves for another`, () => serves(team, letters)],
    [`${letters}: released by the officials`, () => one(team, 'release', 'officials')],
    [`${letters}: left the box too early`, () => one(team, 'left-box', 'player')],
    [`${letters}: back in the box`, () => one(team, 'back-in-box', '')],
    [`${letters}: players`, () => rosters.open(team)],
  ];
}

/** A play about one player. */
function one(team, word, end) {
  const letters = kept.info()[team];
  askNumbers(`${letters} ${word.replaceAll('-', ' ')}`, team, ['Player'], kept.players(team), (pad, panel) => {
    const player = letters + pad.value(0);
    return plain(word === 'release' ? `release ${player} ${end}` : `${player} ${word} ${end}`, false, panel);
  });
}

/** Corrects the number of a team's shots in the current period. */
function countShots(team, letters) {
  const { period } = gameClock.now();
  const pad = askNumbers(
    `${letters}: shots on goal`, team, [`In ${kept.period(period)?.name}, with its goals`], [],
    async (typed, panel) => {
      await shots.set(team, period, Number(typed.value(0)));
      panel.close();
      kept.changed();
      const note = shots.isNoted(period) && shots.note(period);
      if (note) plain(note);
    });
  pad.set(0, String(shots.count(team, period)));
}

function serves(team, letters) {
  askNumbers(`${letters}: who sits`, team, ['He sits', 'for'], kept.players(team), (pad, panel) =>
    plain(`${letters}${pad.value(0)} serves-for ${letters}${pad.value(1)}`, false, panel));
}

/** Asks for any play in the words of the notation. */
const typed = () =>
  typing.openLine('Type any play', kept.place(playsPanel.latest()) + ' ', [], [], (line, panel) => typing.type(line, panel, {}));
