// Examples, files and pasted texts to open, and files to save.

import * as game from '../picture/game.js';
import * as solver from '../shared/solver.js';
import { answers, complain, download, make, messages, openDialog, say } from '../shared/view.js';
import * as books from './books.js';
import * as cases from './cases.js';
import { sheet } from './editor.js';
import * as links from './links.js';
import * as variations from './variations.js';

/** What becomes a sheet, by the solver's name for its format. */
const kindNames = {
  jsonl: 'a log in JSON lines', nhl: 'an NHL play-by-play feed', hockeytech: 'a HockeyTech feed',
  liiga: 'a Liiga feed', csv: 'a table', swehockey: 'a page of Swehockey',
};

/** Opens one file, or the two of a HockeyTech game: its list of plays and its summary. */
export async function open(chosen) {
  const several = [...chosen];
  const read = await Promise.all(
    several.slice(0, 2).map(async (file) => ({ name: file.name, text: await file.text() }))
  );
  if (!read.length) return;
  const pair = several.length === 2 ? paired(read) : null;
  const [log, summary] = pair || read;
  await take(log.text, log.name, pair ? summary.text : undefined);
  if (several.length > 1 && !pair) say(`Only ${log.name} is open: one game at a time.`);
}

/** The log and the summary of one game; null if the two files are not such a pair. */
function paired(read) {
  const [game] = solver.ask({ what: 'games', logs: read }).answer || [];
  return game?.summary === undefined ? null : [read[game.log], read[game.summary]];
}

/**
 * Opens a text of any kind. A rulebook becomes the reader's own, a file of cases goes to the list, and a log becomes
 * a sheet. A game still in progress is shown at its present time.
 */
export async function take(text, name, summary) {
  // Text in UTF-16 contains NUL.
  if (text.includes('\0')) return complain(`${name} is not opened: it is not text in UTF-8.`);
  if (isBook(text)) {
    books.take({ name, text });
    return variations.play();
  }
  const log = { name, text };
  const format = solver.ask({ what: 'format', log }).answer;
  if (format === 'cases' && (await cases.take(name, text))) return;
  if (format === 'sheet' || format === 'cases') {
    const wrong = unreadable(log);
    if (wrong) return complain(`${name} is not opened, because no line of it can be read: ${wrong}`);
    variations.replace(text);
    return say(`${name} is open.`, 'Back to what was open', variations.back);
  }
  const asked = { log, summary, names: true, ...books.choice() };
  const reply = solver.ask({ what: 'convert', to: 'sheet', ...asked });
  if (reply.answer === undefined) return complain(messages(reply.errors));
  const now = solver.ask({ what: 'state', ...asked }).answer;
  variations.replace(reply.answer);
  if (now?.stillOn && game.board()) game.goTo({ period: now.period, elapsed: now.elapsed });
  const words = [`This was ${kindNames[format]}. It is now a sheet, which can be edited.`];
  const told = reply.errors.concat(reply.notes.map((message) => ({ message })));
  if (told.length) words.push(`To note: ${told.map((note) => note.message).join('; ')}.`);
  say(words.join(' '), 'Back to what was open', variations.back);
}

/** The first error of a sheet, if none of its lines can be read. */
function unreadable(log) {
  const { errors } = solver.ask({ what: 'board', log });
  const whole = errors.find((error) => error.code === 'unreadable' && !error.line);
  if (whole) return whole.message;
  const wrong = errors.map((error) => error.line).filter(Boolean);
  // The solver stops reading at 20 errors; nothing is known of the later lines.
  const read = log.text.split('\n').slice(0, wrong.length < 20 ? undefined : Math.max(...wrong));
  const isSound = (line, index) => /^\s*[^\s#]/.test(line) && !wrong.includes(index + 1);
  return read.some(isSound) ? '' : errors[0]?.message;
}

export const isJSON = (text) => /^\s*[[{]/.test(text);
const isBook = (text) => isJSON(text) && text.includes('"provisions"');

/**
 * The picture as a PNG, at least as large as the preview that networks show of a link, and at twice the resolution.
 */
async function png() {
  const svg = ask({ what: 'svg' });
  if (svg === undefined) return undefined;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  const canvas = make('canvas');
  const scale = 1200 / image.width;
  canvas.width = 2400;
  canvas.height = 2 * Math.max(630, Math.ceil(image.height * scale));
  const drawn = canvas.getContext('2d');
  drawn.fillStyle = getComputedStyle(document.body).backgroundColor;
  drawn.fillRect(0, 0, canvas.width, canvas.height);
  drawn.drawImage(image, 0, canvas.height / 2 - image.height * scale, 2400, 2 * image.height * scale);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** What can be saved: its name, its file, and its content. */
const kinds = [
  ['Sheet', 'game.sheet', 'text/plain', () => sheet.value],
  ['JSON lines', 'game.jsonl', 'application/jsonl', () => ask({ what: 'convert', to: 'jsonl' })],
  ['Picture (SVG)', 'game.svg', 'image/svg+xml', () => ask({ what: 'svg' })],
  ['Picture (PNG)', 'game.png', 'image/png', png],
  ['Page (HTML)', 'game.html', 'text/html', () => ask({ what: 'page' })],
  ['Scoresheet (HTML)', 'scoresheet.html', 'text/html', () => ask({ what: 'scoresheet' })],
];

const ask = (question) => solver.ask({ ...game.current(), ...question }).answer;

async function save(name, type, content) {
  const text = await content();
  if (text === undefined) say('There is nothing to save yet.');
  else download(name, text, type);
}

/** Offers the game as an address and as a file and, where the page is served, the program. */
export function share() {
  const offer = (offered) => answers(offered, () => panel);
  const made = offer(kinds.map(([words, ...kind]) => [words, () => save(...kind)]));
  const program = { href: 'penaltybox.html', download: '' };
  if (!document.getElementById('penaltybox.wasm')) made.push(make('a', 'button', program, 'This program'));
  const addresses = offer([['Copy a link', links.link], ['Embed it in a page', links.embed]]);
  const panel = openDialog('Share', '', [
    make('div', 'answers two', ...addresses), make('h3', '', 'Save it'), make('div', 'answers two', ...made),
  ], []);
}
