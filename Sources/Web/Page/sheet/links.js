// The address of a position. Its fragment contains the sheet, the books and the instant. With `&view` at its end, the
// page shows the game without tools to change it; with `&embed`, as a card inside another page. `#view` alone does
// the first for the game that is open.

import * as scoreboard from '../arena/scoreboard.js';
import * as game from '../picture/game.js';
import { complain, make, openDialog, part, say } from '../shared/view.js';
import * as gamesPage from '../table/games.js';
import * as table from '../table/table.js';
import * as books from './books.js';
import { sheet } from './editor.js';
import * as variations from './variations.js';

const encoder = new TextEncoder();

/** The mode and the game in the address; null for the analysis board. */
export const mode = () => /^#(table|scoreboard)(?:=([\w-]*))?$/.exec(location.hash);

/** Opens the mode in the address; false if the address names the analysis board. */
export function openMode() {
  const [, named, id] = mode() || [];
  const before = document.body.dataset.mode;
  if (before === 'table') table.close();
  if (named) document.body.dataset.mode = named;
  else delete document.body.dataset.mode;
  if (named === 'scoreboard') scoreboard.open(id);
  else if (named === 'table' && id) table.open(id);
  else if (named === 'table') gamesPage.open();
  return Boolean(named);
}

/** The limits of a link: lines and letters of each text, and the bytes of everything. */
const mostLines = 3_000;
const mostLetters = 200_000;
const mostBytes = 1 << 21;

async function pack(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text compressed in `packed`; throws a `RangeError` beyond `mostBytes`. */
async function unpack(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts = [];
  for (let left = mostBytes; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    left -= value.length;
    if (left < 0) {
      reader.cancel();
      throw new RangeError();
    }
    parts.push(value);
  }
}

export function position() {
  const { sheets, current } = variations.keep();
  const [book, second] = [books.chosen(), books.chosenSecond()];
  const own = [book, second].includes('own') ? books.own() : undefined;
  return { ...(sheets.length > 1 && { sheets, current }), text: sheet.value, book, second, own, at: game.at() || undefined };
}

/** The position, compressed, in letters that an address may contain. */
async function code() {
  const packed = await pack(encoder.encode(JSON.stringify(check(position()))));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function copy(text, words, otherwise) {
  try {
    await navigator.clipboard.writeText(text);
    say(words);
  } catch {
    say(otherwise);
  }
}

/** Puts the position into the address, and the address on the clipboard. */
async function copyLink() {
  const view = document.body.classList.contains('view') ? '&view' : '';
  history.replaceState(null, '', '#' + (await code()) + view);
  const holds = 'It holds the whole sheet, the book and the time.';
  await copy(location.href, `The link is copied. ${holds}`, `The link is in the address bar. ${holds}`);
}

/** Shows the code that embeds this game in another page. */
async function showSnippet() {
  const isFile = location.protocol === 'file:';
  const page = isFile ? 'penaltybox.html' : location.href.split('#')[0];
  const frame = make('iframe', '', {
    src: `${page}#${await code()}&embed`, title: document.title, width: '100%', height: '420', style: 'border: 0',
  });
  // The embedded page reports the height of its game to the page around it.
  const grow =
    "if(e.data.penaltybox==='height')for(const f of document.querySelectorAll('iframe'))if(f.contentWindow===e.source)f.height=e.data.height";
  const words = `${frame.outerHTML}\n<script>addEventListener('message',e=>{${grow}})</scr` + 'ipt>';
  const snippet = make('textarea#snippet', '', { readonly: '', rows: 6, 'aria-label': 'The snippet' });
  snippet.value = words;
  const note = 'It expects penaltybox.html beside your page. If that is elsewhere, change the address at its beginning.';
  const take = () => {
    panel.close();
    copy(words, 'The snippet is copied.', 'Copy the snippet with Ctrl and C.');
  };
  const panel = openDialog('Show this game in a page of yours', '', [
    make('p', '', 'Copy this into the page. It shows the game with its clock, and cannot be changed there.'),
    snippet, make('p', 'quiet', isFile ? note : ''),
  ], [['Copy', take, 'main']]);
  snippet.select();
  snippet.scrollTop = 0;
}

/** Whether the address holds a position, rather than nothing or the name of a part of the page. */
export function isLink() {
  const [packed] = location.hash.slice(1).split('&');
  return packed !== '' && packed !== 'view' && !packed.startsWith('quiz') && !mode() && !part(packed);
}

/** Shows the game as the address demands: to change, to read, or as a card. */
export function look() {
  const [packed, ...options] = location.hash.slice(1).split('&');
  const isEmbedded = options.includes('embed');
  const isRead = isEmbedded || options.includes('view') || packed === 'view';
  document.body.classList.toggle('embed', isEmbedded);
  document.body.classList.toggle('view', isRead);
  if (isRead) document.body.classList.remove('first');
  sheet.readOnly = isRead;
  part('open-whole').href = '#' + packed;
  part('edit').href = packed === 'view' ? '#' : '#' + packed;
  if (packed === 'view') game.redraw();
}

/** Opens the position that the address holds; false if the address names nothing. */
export async function open() {
  const [packed] = location.hash.slice(1).split('&');
  if (openMode() || (packed && packed !== 'view' && !isLink())) return true;
  look();
  if (!packed || packed === 'view') return packed !== '';
  try {
    const found = await read(packed.replaceAll('-', '+').replaceAll('_', '/'));
    // The address may have changed while its letters were decompressed.
    if (location.hash.startsWith(`#${packed}`)) show(found);
  } catch (error) {
    if (error instanceof RangeError) refuse('Nothing was opened.');
    else complain('The link is incomplete: nothing can be read from it.');
  }
  return true;
}

const refuse = (words) => complain(`A link holds at most 3,000 lines and 200,000 letters. ${words}`);

async function read(letters) {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return check(JSON.parse(await unpack(bytes)));
}

/** Returns the position `found`; throws a `RangeError` if it exceeds the limits of a link. */
function check(found) {
  if (typeof found.text !== 'string') throw new Error('a position has a sheet');
  const texts = [found.text, String(found.own?.text)];
  if (found.sheets !== undefined) {
    const isSheet = ({ name, text }) => typeof name === 'string' && typeof text === 'string';
    if (!Array.isArray(found.sheets) || !found.sheets.every(isSheet)) throw new Error('sheets are texts');
    texts.push(found.sheets.map(({ text }) => text).join('\n'));
  }
  const fits = (text) => text.length <= mostLetters && text.split('\n').length <= mostLines;
  if (!texts.every(fits)) throw new RangeError();
  return found;
}

/** Shows a position. If there are sheets in `kept`, they replace the position's own. */
export function show(position, kept) {
  if (position.own) books.take({ name: String(position.own.name), text: String(position.own.text) });
  books.choose(position.book || '', position.second || '');
  const { sheets, current, book } = position;
  const all = kept || (sheets?.[current] && { sheets, current, book });
  if (all) variations.goBack(all);
  else variations.open(String(position.text));
  if (position.at) game.goTo(position.at);
}

const noLink = () => refuse('Save the sheet instead.');
export const link = () => copyLink().catch(noLink);
export const embed = () => showSnippet().catch(noLink);
window.addEventListener('hashchange', open);
