// @ts-check
// The published cases: short games, each with the rulings that its source expects. The reader finds
// a case by topic, rule or book, plays it and changes it.

import * as game from '../picture/game.js';
import * as solver from '../shared/solver.js';
import { button, make, option, part, say, tell } from '../shared/view.js';
import * as books from './books.js';
import * as panels from './panels.js';
import * as variations from './variations.js';

const list = part('case-list');
const filters = { topic: part('case-topic'), book: part('case-book'), rule: part('case-rule') };
const most = 150;
const own = 'your file';
let all = null;
let loading = null;
let found = [];
// The open case: its index in the list, and its text as published.
let opened = null;
// The game that was open before the first case.
let former = null;

/** Reads the cases once, when they are first needed. */
function load() {
  loading ??= readAll();
  return loading;
}

async function readAll() {
  all = [];
  const sources = JSON.parse(await solver.cases());
  for (const [path, text] of Object.entries(sources)) {
    read(path, text);
    // Let the page react to the reader now and then.
    if (all.length % 10 === 0) {
      tell('case-count', `Reading the cases: ${all.length}`);
      await new Promise((go) => setTimeout(go));
    }
  }
  offerAll();
}

/** Lists the cases of the reader's own file; false if it has fewer than two readable cases. */
export async function take(name, text) {
  await load();
  const count = all.length;
  read(`${own}/${name}`, text);
  const added = all.splice(count);
  if (added.length < 2) return false;
  all = [...added, ...all.filter((one) => one.topic !== own)];
  offerAll();
  filters.topic.value = own;
  find();
  panels.open('cases');
  return true;
}

function offerAll() {
  offer('topic', [...new Set(all.map((one) => one.topic))].sort(), words);
  const ids = new Set(all.flatMap((one) => one.books));
  offer('book', [...ids].sort(), books.full);
  find();
}

const words = (topic) => topic.replaceAll('-', ' ');

/** Reads the cases of a file: their heads, and the line at which each begins. */
function read(path, text) {
  const lines = text.split('\n');
  const heads = solver.ask({ what: 'cases', log: { name: path, text } }).answer || [];
  const first = heads.length ? heads[0].line - 1 : 0;
  const head = lines.slice(0, first).filter((line) => !/^(#|omits\b|\s*$)/.test(line));
  heads.forEach((one, index) => {
    const next = heads[index + 1];
    const own = lines.slice(one.line - 1, next ? next.line - 1 : lines.length);
    const topic = path.split('/')[0];
    const known = [one.title, topic, one.from, ...one.ids, ...one.decides].join(' ').toLowerCase();
    all.push({ ...one, topic, known, text: [...head, '', ...own].join('\n').trim() + '\n' });
  });
}

function offer(filter, values, name) {
  const [any] = filters[filter].options;
  filters[filter].replaceChildren(any, ...values.map((value) => option(value, name(value))));
}

/** Shows the cases that match the search. */
function find() {
  const wanted = part('case-search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const { topic, book, rule } = filters;
  const fits = (one) =>
    (!topic.value || one.topic === topic.value) &&
    (!book.value || one.books.includes(book.value)) &&
    wanted.every((word) => one.known.includes(word));
  const rest = all.filter(fits);
  const chosen = rule.value;
  const rules = [...new Set(rest.flatMap((one) => one.decides))];
  rules.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  offer('rule', rules, (text) => text);
  rule.value = rules.includes(chosen) ? chosen : '';
  found = rest.filter((one) => !rule.value || one.decides.includes(rule.value));
  const count = `${found.length} ${found.length === 1 ? 'case' : 'cases'}`;
  tell('case-count', found.length > most ? `${count}; the first ${most} are listed` : count);
  list.replaceChildren(...rows());
}

function rows() {
  const made = [];
  found.slice(0, most).forEach((one, index) => {
    if (index === 0 || found[index - 1].topic !== one.topic) {
      made.push(make('li', 'heading', words(one.topic)));
    }
    const row = button(one.title, () => open(index));
    row.append(make('span', 'quiet', [one.from, one.decides.join(' ')].filter(Boolean).join(' · ')));
    const item = make('li', '', row);
    if (one.verdict) item.append(make('span', 'badge', one.verdict));
    made.push(item);
  });
  return made;
}

/** Opens the case at `index` in the list. */
function open(index) {
  former ??= variations.keep();
  opened = { ...found[index], index };
  const { book } = filters;
  books.choose(opened.books.length > 1 && book.value ? book.value : '');
  variations.open(opened.text, true);
  game.goToLast();
  part('sheet').focus({ preventScroll: true });
}

/**
 * Shows how the case of `board` compares with the rulings; returns the differences. Hides the panel
 * if the game is not a case.
 */
export function show(board) {
  const one = board.case;
  part('case').hidden = !one;
  if (!one) return [];
  const text = part('sheet').value;
  tell('case-title', one.title);
  const facts = [one.from, one.decides.length ? `decides ${one.decides.join(', ')}` : ''];
  tell('case-facts', facts.filter(Boolean).join(' · '));
  tell('case-outcome', outcomes(one, board)[one.outcome]);
  part('case-outcome').className = { agrees: 'good', differs: 'bad' }[one.outcome] || 'quiet';
  part('case-books').replaceChildren(...one.books.map((id) => bookButton(id, board)));
  part('case-steps').hidden = !opened;
  part('case-published').hidden = !opened || text === opened.text;
  return (one.differences || []).map((difference) => remark(difference, one));
}

const outcomes = (one, board) => ({
  agrees: `Agrees: under ${books.full(board.book)} the program rules what the case expects.`,
  differs: `Differs: under ${books.full(board.book)} the program does not rule what the case expects.`,
  gap: `A known gap: ${one.reason}`,
  'gap-agrees': 'Marked as a gap, but the program rules what the case expects.',
  disputed: `Disputed, so it is not judged: ${one.reason}`,
  'other-book': `The case does not say what ${books.full(board.book)} rules.`,
});

/** A button for a book under which the case is played. */
function bookButton(id, board) {
  const made = button(books.full(id), () => {
    books.choose(id);
    variations.play();
  });
  made.setAttribute('aria-pressed', id === board.book);
  return made;
}

function remark(difference, one) {
  const kind = difference.mark === '-' ? 'Expected, but not ruled' : 'Ruled, but not expected';
  const rule = difference.rule ? ` (${difference.rule})` : '';
  const look = one.outcome === 'differs' ? 'error' : 'warning';
  return { line: difference.line, look, message: `${kind}: ${difference.text}${rule}` };
}

/** Opens the case before or after the open one. */
function step(by) {
  const index = opened.index + by;
  if (index >= 0 && index < found.length) open(index);
  else say(by < 0 ? 'This is the first case in the list.' : 'This is the last case in the list.');
}

/** Forgets the open case, once another sheet is opened. */
export function forget() {
  former = null;
  opened = null;
}

/** Goes back to the game that was open before the first case. */
function goBack() {
  const kept = former;
  forget();
  variations.goBack(kept);
}

part('open-cases').addEventListener('click', load);
part('case-search').addEventListener('input', find);
for (const filter of Object.values(filters)) filter.addEventListener('change', find);
part('case-previous').addEventListener('click', () => step(-1));
part('case-next').addEventListener('click', () => step(1));
part('case-published').addEventListener('click', () => open(opened.index));
part('case-back').addEventListener('click', goBack);
// The arrow keys move through the list.
part('cases-panel').addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.target.closest('select')) return;
  const all = [part('case-search'), ...list.querySelectorAll('button')];
  const next = all[all.indexOf(event.target) + step];
  if (next) next.focus();
  event.preventDefault();
});

export const before = () => former;

export const pool = async () => {
  await load();
  return all;
};
