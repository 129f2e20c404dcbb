// The published cases: short games, each with the rulings that its source expects. The reader finds a case by topic,
// rule or book, plays it and changes it.

import * as game from '../picture/game.js';
import * as solver from '../shared/solver.js';
import { button, labelled, make, option, part, say, tell } from '../shared/view.js';
import * as books from './books.js';
import { sheet } from './editor.js';
import * as panels from './panels.js';
import * as variations from './variations.js';

const search = make('input#case-search', '', {
  type: 'search', placeholder: 'Search: words, rule, source', 'aria-label': 'Search the cases',
});
const filter = (name, any) => make('select#case-' + name, '', option('', any));
const filters = {
  topic: filter('topic', 'all topics'), book: filter('book', 'all books'), rule: filter('rule', 'all rules'),
};
const count = make('p#case-count', 'quiet', { role: 'status' });
const list = make('ul#case-list', 'case-list', { 'aria-label': 'Cases' });
/** The head of the open case, above the sheet. */
const head = make('section', 'case', { 'aria-label': 'The case' });
const most = 150;
const own = 'your file';
let all = null;
let loading = null;
let found = [];
// The open case: its index in the list, and its text as published.
let opened = null;

/** Reads the cases once, when they are first needed. */
const load = () => (loading ??= readAll());

async function readAll() {
  all = [];
  const sources = JSON.parse(await solver.cases());
  for (const [path, text] of Object.entries(sources)) {
    read(path, text);
    // Let the page react to the reader now and then.
    if (all.length % 10 === 0) {
      tell(count, `Reading the cases: ${all.length}`);
      await new Promise((go) => setTimeout(go));
    }
  }
  offerAll();
}

/** Lists the cases of the reader's own file; false if it has fewer than two readable cases. */
export async function take(name, text) {
  await load();
  const known = all.length;
  read(`${own}/${name}`, text);
  const added = all.splice(known);
  if (added.length < 2) return false;
  all = [...added, ...all.filter((one) => one.topic !== own)];
  offerAll();
  filters.topic.value = own;
  find();
  panels.open('cases');
  return true;
}

function offerAll() {
  offer('topic', topics(), words);
  const ids = new Set(all.flatMap((one) => one.books));
  offer('book', [...ids].sort(), books.full);
  find();
}

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

function find() {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
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
  const number = `${found.length} ${found.length === 1 ? 'case' : 'cases'}`;
  tell(count, found.length > most ? `${number}; the first ${most} are listed` : number);
  list.replaceChildren(...rows());
}

function rows() {
  const made = [];
  found.slice(0, most).forEach((one, index) => {
    if (found[index - 1]?.topic !== one.topic) made.push(make('li', 'heading', words(one.topic)));
    const row = button(one.title, () => open(index));
    row.append(make('span', 'quiet', [one.from, one.decides.join(' ')].filter(Boolean).join(' · ')));
    made.push(make('li', '', row, one.verdict && make('span', 'badge', one.verdict)));
  });
  return made;
}

function open(index) {
  opened = { ...found[index], index };
  const { book } = filters;
  variations.replace(opened.text, true, opened.books.length > 1 ? book.value : '');
  game.goToLast();
  sheet.focus({ preventScroll: true });
}

/**
 * Shows how the case of `board` compares with the rulings; returns the differences. Hides the panel if the game is
 * not a case.
 */
export function show(board) {
  const one = board.case;
  head.hidden = !one;
  if (!one) return [];
  const facts = [one.from, one.decides.length ? `decides ${one.decides.join(', ')}` : ''];
  const look = { agrees: 'good', differs: 'bad' }[one.outcome] || 'quiet';
  head.replaceChildren(
    make('h2#case-title', '', one.title), make('p', 'quiet', facts.filter(Boolean).join(' · ')),
    make('p#case-outcome', look, { role: 'status' }, one.told),
    make('div', 'tabs', { role: 'group', 'aria-label': 'Books that the case is about' },
      ...one.books.map((id) => bookButton(id, board))),
    ...(variations.published() === opened?.text ? [steps()] : [])
  );
  return (one.differences || []).map(({ line, mark, text, rule }) => {
    const kind = mark === '-' ? 'Expected, but not ruled' : 'Ruled, but not expected';
    const look = one.outcome === 'differs' ? 'error' : 'warning';
    return { line, look, message: `${kind}: ${text}${rule ? ` (${rule})` : ''}` };
  });
}

function bookButton(id, board) {
  return button(books.full(id), () => {
    books.choose(id);
    variations.play();
  }, '', { 'aria-pressed': id === board.book });
}

/** The buttons of a listed case. */
function steps() {
  const made = make('div', 'tabs', button('Previous case', () => step(-1)), button('Next case', () => step(1)));
  if (sheet.value !== opened.text) {
    made.append(button('As published', () => open(opened.index), '', { id: 'case-published' }));
  }
  return made;
}

function step(by) {
  const index = opened.index + by;
  if (index >= 0 && index < found.length) open(index);
  else say(by < 0 ? 'This is the first case in the list.' : 'This is the last case in the list.');
}

search.addEventListener('input', find);
for (const select of Object.values(filters)) select.addEventListener('change', find);
part('sheet-panel').prepend(head);
panels.fill('cases', [
  search,
  make('div', 'filters', labelled('Topic', filters.topic), labelled('Book', filters.book), labelled('Rule', filters.rule)),
  count, list,
], load);
// The arrow keys move through the list.
part('cases-panel').addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.target.closest('select')) return;
  const all = [search, ...list.querySelectorAll('button')];
  const next = all[all.indexOf(event.target) + step];
  if (next) next.focus();
  event.preventDefault();
});

export const pool = async () => {
  await load();
  return all;
};

export const topics = () => [...new Set(all.map((one) => one.topic))].sort();

export const words = (topic) => topic.replaceAll('-', ' ');
