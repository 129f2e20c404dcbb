// @ts-check
// Rarer plays: goalkeepers off and on, servers, the officials' clock, and any play in words.

import { button, make } from '../shared/view.js';
import { kept } from './game.js';
import { gamesPage } from './games.js';
import { goalPanel } from './goals.js';
import { numberPad } from './pad.js';
import { openPanel } from './panel.js';
import { playsPanel } from './plays.js';
import { rosters } from './roster.js';
import { typing } from './typing.js';

export const morePanel = (() => {
  function open() {
    const { home, visiting } = kept.info();
    const answers = [
      ['Whistle', () => plain('whistle')],
      ['Face-off', () => plain('face-off')],
      ...forTeam('visiting', visiting).flatMap((answer, index) => [forTeam('home', home)[index], answer]),
      ['End of the game', () => plain('game-end')],
      ['Type any play', typed],
      ['Scoresheet', gamesPage.saveScoresheet],
    ];
    const made = answers.map(([words, action]) =>
      button(words, () => {
        panel.close();
        action();
      })
    );
    const panel = openPanel('More', '', [make('div', 'answers two', ...made)], []);
  }

  /** A button that types a play at the time of the clock. */
  function plain(words) {
    return typing.type(`${kept.place(playsPanel.latest())} ${words}`, null, {});
  }

  function forTeam(team, letters) {
    const isOn = kept.info().goalkeepers[team];
    return [
      [`${letters} goalkeeper ${isOn ? 'off' : 'on'}`, () => plain(`${letters} goalkeeper ${isOn ? 'off' : 'on'}`)],
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
    const pad = numberPad([{ name: 'Player' }], kept.players(team), () => panel?.say(''));
    let panel = null;
    panel = openPanel(`${letters} ${word.replaceAll('-', ' ')}`, team, [pad.element], [['Keep', save, 'main']]);
    function save() {
      const player = letters + pad.value(0);
      const words = word === 'release' ? `release ${player} ${end}` : `${player} ${word} ${end}`;
      return typing.type(`${kept.place(playsPanel.latest())} ${words}`, panel, {});
    }
  }

  function serves(team, letters) {
    const fields = [{ name: 'He sits' }, { name: 'for' }];
    const pad = numberPad(fields, kept.players(team), () => panel?.say(''));
    let panel = null;
    panel = openPanel(`${letters}: who sits`, team, [pad.element], [['Keep', save, 'main']]);
    function save() {
      const words = `${letters}${pad.value(0)} serves-for ${letters}${pad.value(1)}`;
      return typing.type(`${kept.place(playsPanel.latest())} ${words}`, panel, {});
    }
  }

  /** Any play, in the words of the notation. */
  function typed() {
    const input = make('input', 'reason');
    input.setAttribute('aria-label', 'A play in words');
    input.value = kept.place(playsPanel.latest()) + ' ';
    input.spellcheck = false;
    const panel = openPanel('Type any play', '', [input], [['Keep', save, 'main']]);
    input.addEventListener('keydown', (event) => event.key === 'Enter' && save());
    input.focus();
    function save() {
      return typing.type(input.value, panel, {});
    }
  }

  return { open };
})();
