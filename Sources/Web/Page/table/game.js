// @ts-check
// The game that is being kept: its log, the solver's answers about it, and the lines typed for the
// scorekeeper. A line is on disk before its rulings are shown.

import { solver } from '../shared/solver.js';
import { tabs } from '../shared/tabs.js';
import { clockText, messages } from '../shared/view.js';
import { store } from './store.js';

export const kept = (() => {
  let game = null;
  let parts = [];
  let info = null;
  let calls = null;
  let busy = false;
  let heard = () => {};

  const log = (text = parts.join('')) => ({ log: { name: 'game.jsonl', text } });

  /** Reads a stored game; false if there is none. */
  async function open(id) {
    const found = await store.find(id);
    if (!found) return false;
    game = found;
    await reload();
    calls = solver.ask({ what: 'calls', ...log() }).answer;
    return true;
  }

  /** Reads the log again, because another tab may have changed it. */
  async function reload() {
    parts = await store.parts(game.id);
    info = solver.ask({ what: 'table', ...log() }).answer;
  }

  function close() {
    game = info = calls = null;
    parts = [];
  }

  /**
   * The effect of a typed line, which is not stored yet. If it is `refused`, the words are the
   * solver's.
   */
  function attempt(line) {
    const { answer, errors } = solver.ask({ what: 'keep', line, ...log() });
    if (!answer) return { line, refused: messages(errors) };
    return { line, ...answer };
  }

  /** The game as it would be after a step. */
  function after(step) {
    return solver.ask({ what: 'table', ...log(parts.join('') + step.lines) }).answer;
  }

  /** Stores what a step adds to the log; returns an error message if it cannot be stored. */
  async function keep(step) {
    if (busy) return 'The last play is still being stored.';
    if (!step.lines) return '';
    busy = true;
    try {
      await store.append(game, parts.length, step.lines);
    } catch (error) {
      return error.name === 'ConstraintError'
        ? 'Another tab has written to this game. Nothing was kept; reload the page.'
        : `This browser could not store the play, so it is not kept: ${error.message}`;
    } finally {
      busy = false;
    }
    parts.push(step.lines);
    info = after({ lines: '' });
    tabs.send({ kind: 'changed', game: game.id });
    return '';
  }

  /** Stores `members` of the game besides its log. */
  async function remember(members) {
    await store.update({ ...game, ...members });
    game = { ...game, ...members };
  }

  /** Whether a time is before the last play. */
  const isPast = (time) =>
    time.period < info.period || (time.period === info.period && time.elapsed < info.elapsed);

  /** The period with this number. */
  const period = (number) => info.periods.find((found) => found.period === number);

  /** A time in the form that the game's clock shows. */
  function reading(time) {
    const found = period(time.period);
    if (info.clock === 'elapsed' || !found) return clockText(time.elapsed);
    return clockText(Math.max(0, found.length - time.elapsed));
  }

  /** The known players of a team, including the goalkeepers of the game's own list. */
  function players(team) {
    const found = info.players[team].map((player) => ({ ...player }));
    for (const number of game.goalkeepers?.[team] || []) {
      const known = found.find((player) => player.number === number);
      if (known) known.goalkeeper = true;
      else found.push({ number, goalkeeper: true });
    }
    return found.sort((a, b) => a.number - b.number);
  }

  /** A period and a time in the form that the game's clock shows and a typed line uses. */
  function place(time) {
    const found = period(time.period);
    if (!found) return 'P' + time.period;
    return found.shootOut ? found.name : `${found.name} ${reading(time)}`;
  }

  /** A rule without the name of its book, if that is the game's, or shares its rules. */
  const rule = (cited) => {
    const book = [info.book, info.sharedBook].find((name) => name && cited.startsWith(name + ' '));
    return book ? cited.slice(book.length + 1) : cited;
  };

  /** The answer to a question about an instant. */
  const at = (what, time) => solver.ask({ what, at: place(time), ...log() }).answer;

  return {
    open, reload, close, attempt, after, keep, remember, period, place, reading, rule, players, at, isPast,
    log, text: () => parts.join(''), info: () => info, calls: () => calls, game: () => game,
    /**
     * Calls `action` with each step that is kept, and without one if something else has changed.
     */
    listen: (action) => (heard = action),
    changed: (step, isUndo) => heard(step, isUndo),
  };
})();
