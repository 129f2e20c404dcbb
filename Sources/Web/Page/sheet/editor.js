// A text editor with line numbers and underlined errors, used for the sheet and for the reader's own rulebook.

import { patchWith } from '../shared/patch.js';
import { button, make, part, tell } from '../shared/view.js';

/**
 * Makes an editor of a text called `words`, whose ids begin with `name`. `element` is the editor, `list` shows the
 * errors in words, and `text` is the field for the text.
 */
export function makeEditor(name, words, placeholder = '') {
  const paper = make(`textarea#${name}`, '', {
    spellcheck: false, autocapitalize: 'off', autocomplete: 'off', wrap: 'off', placeholder,
    'aria-label': words, 'aria-describedby': name + '-problems',
  });
  const marks = make('pre', 'marks', { 'aria-hidden': true });
  const numbers = make('pre', 'numbers', { 'aria-hidden': true });
  const element = make('div', 'editor', numbers, make('div', 'paper', marks, paper));
  const list = make(`ul#${name}-problems`, 'problems', { 'aria-label': `What is wrong with ${words}` });
  const segmenter = new Intl.Segmenter();
  let problems = [];
  let selected = 0;

  /** Shows the errors and remarks `found`. Each has a `message`; most have a `line`, some a place in the line. */
  function show(found) {
    problems = [...found].sort((one, other) => (one.line || 0) - (other.line || 0));
    list.replaceChildren(...problems.map(item));
    if (name === 'sheet') tell(part('side-count'), found.length ? `(${found.length})` : '');
    // Reading the scroll position forces a layout of the page.
    draw();
  }

  function item(problem) {
    const made = make('li', problem.look);
    const place = problem.line ? `Line ${problem.line}: ` : '';
    // The button that writes what was probably meant says so once.
    const words = problem.nearest ? problem.message.replace(/; did you mean .*/, '') : problem.message;
    made.append(button(place + words, () => go(problem.line, problem.column)));
    if (problem.nearest) made.append(' ', button(`Write ${problem.nearest}`, () => mend(problem)));
    if (problem.above) made.append(' ', button(`Put it below line ${problem.above}`, () => move(problem)));
    return made;
  }

  /** Draws the line numbers, and the marks behind the text. */
  function draw() {
    const lines = paper.value.split('\n');
    const byLine = new Map();
    for (const problem of problems) {
      if (!byLine.has(problem.line)) byLine.set(problem.line, []);
      byLine.get(problem.line).push(problem);
    }
    const rows = lines.map((line, index) => {
      const row = make('span', index + 1 === selected ? 'row selected' : 'row');
      row.append(...underlined(line, byLine.get(index + 1) || []), '\n');
      return row;
    });
    patchWith(marks, ...rows);
    const counted = lines.map((_, index) => index + 1).join('\n') + '\n';
    if (numbers.textContent !== counted) numbers.textContent = counted;
    follow();
  }

  /** The line with each wrong part in a `mark`. It lies behind the same line of the text area. */
  function underlined(line, found) {
    const parts = [];
    let end = 0;
    const ranges = found.map((problem) => [...range(line, problem), problem.look]);
    for (const [from, to, look] of ranges.sort((one, other) => one[0] - other[0])) {
      if (from < end) continue;
      const mark = make('mark', look);
      // Hidden characters stay in the marks, or the line would not match the typed line.
      mark.append(line.slice(from, to) || ' ');
      parts.push(line.slice(end, from), mark);
      end = to;
    }
    return [...parts, line.slice(end)];
  }

  /** The offsets at which the characters of `line` begin. A letter and its accents are one character. */
  const characters = (line) => Array.from(segmenter.segment(line), (character) => character.index);

  /** The offsets at which the wrong part of `line` begins and ends. */
  function range(line, problem) {
    if (!problem.column) return [line.length - line.trimStart().length, line.length];
    const offsets = characters(line);
    const offset = (index) => (index < offsets.length ? offsets[index] : line.length);
    const from = offset(problem.column - 1);
    if (problem.length === undefined) return [from, from + word(line.slice(from)).length];
    return [from, offset(problem.column - 1 + Math.max(1, problem.length))];
  }

  /** The text in quotation marks, the word or the sign with which `text` begins. */
  const word = (text) => /^(?:"(?:[^"\\]|\\.)*"|[\w.:-]+|.)?/u.exec(text)[0];

  /** The offset in the text at which `line` begins. */
  function start(line) {
    const lines = paper.value.split('\n');
    return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  }

  function go(line, column) {
    if (!line) return;
    const text = paper.value.split('\n')[line - 1] || '';
    const [from] = range(text, { column: column || 1, length: 1 });
    paper.focus();
    paper.setSelectionRange(start(line) + from, start(line) + from);
    reveal(line);
  }

  function mend(problem) {
    const text = paper.value.split('\n')[problem.line - 1];
    const [from, to] = range(text, problem);
    const isQuoted = text[from] === '"';
    const words = isQuoted ? JSON.stringify(problem.nearest) : problem.nearest;
    replace(start(problem.line) + from, start(problem.line) + to, words);
  }

  /** Moves the line of a play that is out of order up to where it belongs. */
  function move({ line, above }) {
    const lines = paper.value.split('\n');
    const [moved] = lines.splice(line - 1, 1);
    lines.splice(above, 0, moved);
    replace(start(above + 1), start(line) + moved.length, lines.slice(above, line).join('\n'));
  }

  /** Replaces a part of the text so that the browser can undo it. */
  function replace(from, to, words) {
    paper.focus();
    paper.setSelectionRange(from, to);
    document.execCommand('insertText', false, words);
  }

  /** Selects `line`; 0 selects none. */
  function select(line) {
    if (line === selected) return;
    selected = line;
    marks.querySelectorAll('.selected').forEach((row) => row.classList.remove('selected'));
    const row = marks.children[line - 1];
    if (row) row.classList.add('selected');
  }

  function reveal(line) {
    const height = parseFloat(getComputedStyle(paper).lineHeight);
    const top = (line - 1) * height;
    if (top < paper.scrollTop || top + 2 * height > paper.scrollTop + paper.clientHeight) {
      paper.scrollTop = Math.max(0, top - paper.clientHeight / 3);
    }
    follow();
  }

  function follow() {
    marks.style.transform = `translate(${-paper.scrollLeft}px,${-paper.scrollTop}px)`;
    numbers.style.transform = `translateY(${-paper.scrollTop}px)`;
  }

  /** The cursor's line, from 1, and the text in this line before the cursor. */
  function cursor() {
    const before = paper.value.slice(0, paper.selectionStart).split('\n');
    return { line: before.length, text: before[before.length - 1] };
  }

  paper.addEventListener('scroll', follow);
  return { element, list, text: paper, show, draw, select, reveal, cursor, replace };
}

const example = "One fact a line:\nunder nhl-2025\nP1 4:00 A6 2 hooking\n5:00 B goal\n\nOr drop a league's feed here.";
export const editor = makeEditor('sheet', 'the sheet of the game', example);
export const sheet = editor.text;
