// @ts-check
// Lines typed for the scorekeeper. A new play is kept at once; the effect of a correction is shown
// before.

import { make } from '../shared/view.js';
import { gameClock } from './clock.js';
import { kept } from './game.js';
import { news } from './news.js';
import { closePanels, openPanel, panelRow } from './panel.js';

export const typing = (() => {
  /**
   * Types a line for the scorekeeper. A refusal is shown in the panel, which keeps its entries.
   * `stops`: the play stopped the clock, which was still running. `time` is the time of the play,
   * if it was chosen.
   */
  async function type(line, panel, { stops, time }) {
    const step = kept.attempt(line);
    // The effect of a forgotten play is shown before it is kept.
    if (panel && (step.late || (time && kept.isPast(time)))) {
      return preview('insert ' + line, 'Insert ' + line, false, panel);
    }
    const wrong = step.refused || (await kept.keep(step));
    if (wrong) {
      refuse({ ...step, refused: wrong }, panel);
      return false;
    }
    if (panel) closePanels();
    if (stops) gameClock.stop();
    catchUp(stops);
    kept.changed(step, false);
    return true;
  }

  /** Moves the clock to the last play if it is before it; a play that stopped it gives its time. */
  function catchUp(isExact) {
    const { period, elapsed } = kept.info();
    const now = gameClock.now();
    if (kept.isPast(now) || (isExact && now.period === period && now.elapsed !== elapsed)) gameClock.set({ period, elapsed });
  }

  function refuse(step, panel) {
    const into = panel || openPanel('Not kept', '', [], []);
    into.say(step.refused);
  }

  /**
   * Shows the effect of a line before keeping it. A refusal is shown in `asking`, if that is open.
   */
  function preview(line, title, isUndo, asking) {
    const step = kept.attempt(line);
    if (step.refused) {
      if (asking) asking.say(step.refused);
      else openPanel(title, '', [make('p', 'refusal', step.refused)], []);
      return;
    }
    const after = kept.after(step);
    const entry = after.plays.find((found) => found.id === step.plays[0]?.id);
    const changes = (step.changes || []).map((words) => make('p', 'row change', words));
    const found = isUndo || !entry ? changes : news.rows(entry).concat(changes);
    const warnings = (step.warnings || []).map((words) => make('p', 'row assumed', words));
    const what = panelRow('What it changes', ...found, ...warnings);
    const panel = openPanel(title, '', [what], [['Keep the change', keep, 'main']]);

    async function keep() {
      const wrong = await kept.keep(step);
      if (wrong) return panel.say(wrong);
      closePanels();
      kept.changed(step, isUndo);
    }
  }

  return { type, preview };
})();
