// @ts-check
// The list of plays, and corrections to it: the effect of a correction is shown before it is kept.

import { button, make } from '../shared/view.js';
import { callPanel } from './calls.js';
import { gameClock } from './clock.js';
import { kept } from './game.js';
import { goalPanel } from './goals.js';
import { news } from './news.js';
import { choiceRow } from './pad.js';
import { askTime, lastTimes, openPanel, panelRow } from './panel.js';
import { typing } from './typing.js';

export const playsPanel = (() => {
  /** Opens the list, the last play first. */
  function open() {
    const list = make('ol', 'play-list', ...kept.info().plays.map(row).reverse());
    openPanel('Plays', 'wide', [list], [['Insert a forgotten play', insert, '']]);
  }

  function row(entry) {
    const { name } = kept.period(entry.period) || { name: '' };
    const time = make('span', 'time', `${name} ${entry.clock}`);
    const content = entry.rows.length ? news.rows(entry) : [make('p', 'quiet', entry.text)];
    const made = make('li', '', time);
    if (entry.id === undefined) made.append(make('div', 'play-rows', ...content));
    else {
      const opened = button('', () => correct(entry));
      opened.className = 'play-rows';
      opened.append(...content);
      made.append(opened);
    }
    return made;
  }

  const actions = {
    void: ['The officials take the call back', 'void'],
    amend: ['It should have been another call', 'amend'],
    'goal-disallowed': ['The officials disallow the goal', 'goal-disallowed'],
  };

  /** Opens the possible corrections of a play. */
  function correct(entry) {
    const { name } = kept.period(entry.period);
    const title = `${name} ${entry.clock} ${entry.text}`;
    const options = (entry.corrections || []).map((word) =>
      button(actions[word][0], () => {
        panel.close();
        ask(entry, word);
      })
    );
    const undone = button('It was typed wrongly: take it back', () => {
      panel.close();
      typing.preview(`undo @${entry.id}`, 'Take back ' + entry.text, true);
    });
    const reasons = make('div', 'answers', undone, ...options);
    const panel = openPanel(title, '', [make('div', 'play-rows', ...news.rows(entry)), reasons], []);
  }

  /** Asks for the reason of the officials' correction, and for the new call if the call changes. */
  function ask(entry, word) {
    const { calls } = kept.calls();
    const isAmended = word === 'amend';
    const call = choiceRow(
      calls.filter((found) => !found.bench).map((found) => [
        found.call, make('b', '', found.call), make('span', 'quiet', found.name),
      ]),
      () => panel?.say(''), 'calls'
    );
    const reason = make('input', 'reason');
    reason.value = 'officials';
    reason.setAttribute('aria-label', 'Reason');
    const usual = ['officials', 'video review', "scorer's report"].map((words) =>
      button(words, () => (reason.value = words))
    );
    const rows = [panelRow('Reason', make('div', 'choices-row', ...usual), reason)];
    if (isAmended) rows.unshift(panelRow('The call', call.element));
    let panel = null;
    panel = openPanel(actions[word][0], '', [make('p', '', entry.text), ...rows], [['Go on', go, 'main']]);

    function go() {
      if (isAmended && !call.value()) return panel.say('Which call?');
      if (!reason.value.trim()) return panel.say('A correction needs a reason.');
      const words = [kept.place(latest()), word, `@${entry.id}`, isAmended && call.value(), reason.value];
      panel.close();
      typing.preview(words.filter(Boolean).join(' '), actions[word][0] + ': ' + entry.text, false);
    }
  }

  /** The time of the clock, but not before the last play. */
  function latest() {
    const { period, elapsed } = kept.info();
    const now = gameClock.now();
    return kept.isPast(now) ? { period, elapsed } : now;
  }

  /** Takes back what was typed last. */
  function undo() {
    const step = kept.attempt('undo');
    const text = step.plays?.[0]?.text || '';
    typing.preview('undo', text ? 'Take back ' + text : 'Undo', true);
  }

  /** A forgotten play: its time first, then the usual panel. */
  function insert() {
    const last = { period: kept.info().period, elapsed: kept.info().elapsed };
    const { home, visiting } = kept.info();
    askTime('Time of the forgotten play', last, (time) => {
      const choose = (words, action) => button(words, () => (panel.close(), action()));
      const options = ['home', 'visiting'].flatMap((team) => {
        const letters = team === 'home' ? home : visiting;
        return [
          choose(`Penalty ${letters}`, () => callPanel.open(team, time)),
          choose(`Goal ${letters}`, () => goalPanel.open(team, time)),
        ];
      });
      const { name } = kept.period(time.period);
      const panel = openPanel(
        `At ${name} ${kept.reading(time)}`, '', [make('div', 'answers', ...options)], []
      );
      return '';
    }, lastTimes());
  }

  return { open, undo, latest };
})();
