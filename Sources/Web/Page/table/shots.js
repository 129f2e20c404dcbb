// Shots on goal, which no rule needs. They are the goals and one press for each other shot. At the end of a period
// the log gets their numbers as a note, and the scoresheet shows the note.

import * as kept from './game.js';

/** How often a team's `Shots` was pressed in a period. A goal needs no press. */
const pressed = (team, period) => kept.game().shots?.[team]?.[period] || 0;

/** The goals of a team in a period that count as shots. */
const goals = (team, period) =>
  kept.info().plays.filter((entry) => entry.period === period && entry.shotOf === team).length;

export const count = (team, period) => pressed(team, period) + goals(team, period);

/** The shots of a team in the game; undefined if nobody counts shots. */
export function sum(team) {
  if (!kept.game().shots) return undefined;
  const numbers = kept.info().periods.map(({ period }) => period);
  return numbers.reduce((all, period) => all + count(team, period), 0);
}

/** Sets the number of a team's shots in a period, goals included. */
export function set(team, period, number) {
  const { shots } = kept.game();
  const left = Math.max(0, number - goals(team, period));
  return kept.remember({ shots: { ...shots, [team]: { ...shots?.[team], [period]: left } } });
}

/** The team and the period of the last press, until another entry follows. */
let last = null;

export async function press(team, period) {
  await set(team, period, count(team, period) + 1);
  last = { team, period };
}

/** Takes back the last shot; false if the last entry was not a shot. */
export async function undo() {
  if (!last) return false;
  const { team, period } = last;
  last = null;
  await set(team, period, count(team, period) - 1);
  return true;
}

const notes = (period) =>
  kept.info().plays.filter((entry) => entry.period === period && /^other shots-/.test(entry.text || ''));

/** The note on the shots of a period; empty if there are none, or if the log has this note already. */
export function note(period) {
  if (!kept.teams.some((team) => pressed(team, period))) return '';
  const words = `other shots-${kept.teams.map((team) => count(team, period)).join('-')}`;
  return notes(period).pop()?.text === words ? '' : words;
}

/** Forgets the last shot once another entry follows. */
export const forget = () => (last = null);
export const isNoted = (period) => notes(period).length > 0;
