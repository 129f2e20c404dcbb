// @ts-check
// The names of players and teams, where the log has them: a sheet has only their numbers.

let known = {};
let words = null;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Uses `found`: names by team and number, or by the letters of a team. */
export function use(found) {
  known = found && typeof found === 'object' ? found : {};
  const players = Object.keys(known).filter((name) => /\d$/.test(name));
  words = players.length ? new RegExp(`\\b(?:${players.map(escape).join('|')})\\b`, 'g') : null;
}

const own = (name) => (Object.keys(known).includes(name) ? String(known[name]) : '');

export const full = (name) => (own(name) ? `${name} ${own(name)}` : name);
export const team = (letters) => own(letters) || letters;

/** A text with the players' names after their numbers. */
export const put = (text) => (words ? text.replace(words, full) : text);

/** The same for markup: names are escaped, and nothing within a tag changes. */
export function mark(markup) {
  if (!words) return markup;
  const named = (name) => full(name).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return markup.replace(/>[^<]+/g, (text) => text.replace(words, named));
}

export const all = () => known;
