// The panel in which a play of a team is entered or changed. It shows what the play changes.

import { button, make } from '../shared/view.js';
import * as kept from './game.js';
import { numberPad } from './pad.js';
import { openPanel, timeChoice } from './panel.js';
import * as typing from './typing.js';

/**
 * Opens the panel for a play of `team`, called `name`, at the time of the clock.
 *
 * `isLate` asks for the time of the play. `old` is the id of the play to change, and `filled` holds the members of
 * its line. `from` is the time chosen in the panel of the other team, from which this panel was opened. `extra` are
 * further buttons about the play.
 *
 * `makeForm(changed, letters)` makes the rest: the `fields` of the pad, the `choices` next to the time, the `parts`
 * below, and the functions `fill`, `members`, `words`, `missing` and `stops`. `again` opens the panel for the other
 * team.
 */
export function openEntry(name, look, team, options, makeForm, again) {
  const { isLate, old, from, time: was, filled = {}, extra = [] } = options;
  const letters = kept.info()[team];
  const at = timeChoice(draw, from);
  const form = makeForm(draw, letters);
  const time = isLate ? [{ name: 'Time', isTime: true, typed: at.type }] : [];
  const pad = numberPad([...form.fields, ...time], kept.players(team), draw);
  const other = team === 'home' ? 'visiting' : 'home';
  const turn = button(`It was ${kept.info()[other]}`, () => {
    panel.close();
    again(other, { old, from: at, filled: form.members(pad), extra });
  });
  const preview = make('output', 'preview');
  const effect = make('div', 'effect');
  const title = old ? `Change: ${name}` : name[0].toUpperCase() + name.slice(1);
  let panel = null;
  /** The line of the old play. */
  let first = null;
  panel = openPanel(
    `${title} ${letters}`, look + team,
    [make('div', 'when', at.element, turn, ...form.choices), pad.element, ...form.parts, effect, ...extra],
    [['Keep', save, 'main']]
  );
  panel.dialog.querySelector('footer').prepend(preview);
  if (was) at.set(was);
  form.fill(filled, (index, player) => pad.fill(index, /\d*/.exec(String(player || '').slice(letters.length))[0]));
  first = old && !from ? line() : '';
  draw();
  pad.element.focus({ preventScroll: true });

  function line() {
    return [kept.place(at.time()), ...form.words(pad)].filter(Boolean).join(' ');
  }

  function draw() {
    if (!panel) return;
    preview.textContent = line();
    const isNews = !form.missing(pad) && line() !== first;
    effect.replaceChildren(...(isNews ? typing.effect(line(), { old, time: at.time() }) : []));
    panel.say('');
  }

  async function save() {
    if (form.missing(pad)) return panel.say(form.missing(pad));
    if (line() === first) return panel.close();
    await typing.type(line(), panel, { stops: !old && form.stops() && at.stopsClock(), time: at.time(), old });
  }
}
