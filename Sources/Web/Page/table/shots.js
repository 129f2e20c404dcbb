// @ts-check
// Shots on goal, which no rule needs: the goals, and a press for each other shot. When a period ends, the
// log gets their numbers as a note, which the scoresheet shows.

import * as kept from './game.js';

const teams = ['home', 'visiting'];

/** The shots of a team in a period that were pressed, and were no goals. */
const pressed = (team, period) => kept.game().shots?.[team]?.[period] || 0;

/** The goals of a team in a period that were shots. */
const goals = (team, period) =>
  kept.info().plays.filter((entry) => entry.period === period && entry.shotOf === team).length;

export const count = (team, period) => pressed(team, period) + goals(team, period);

/** The shots of a team in the game, or nothing if nobody counts them. */
export function sum(team) {
  if (!kept.game().shots) return undefined;
  const numbers = kept.info().periods.map(({ period }) => period);
  return numbers.reduce((all, period) => all + count(team, period), 0);
}

/** Sets the number of a team's shots in a period, with its goals. */
export function set(team, period, number) {
  const { shots } = kept.game();
  const left = Math.max(0, number - goals(team, period));
  return kept.remember({ shots: { ...shots, [team]: { ...shots?.[team], [period]: left } } });
}

/** The team and the period of the shot that was pressed last, until something else is entered. */
let last = null;

/** Counts one more shot. */
export async function press(team, period) {
  await set(team, period, count(team, period) + 1);
  last = { team, period };
}

/** Takes back the shot that was entered last; false if that was something else. */
export async function undo() {
  if (!last) return false;
  const { team, period } = last;
  last = null;
  await set(team, period, count(team, period) - 1);
  return true;
}

const notes = (period) =>
  kept.info().plays.filter((entry) => entry.period === period && /^other shots-/.test(entry.text || ''));

/** The note for the log on the shots of a period; nothing if there are none, or the log has it. */
export function note(period) {
  if (!teams.some((team) => pressed(team, period))) return '';
  const words = `other shots-${teams.map((team) => count(team, period)).join('-')}`;
  return notes(period).pop()?.text === words ? '' : words;
}

/** Something else was entered. */
export const forget = () => (last = null);
export const isNoted = (period) => notes(period).length > 0;
