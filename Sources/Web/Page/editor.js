// The sheet: its text, the numbers of its lines, and what is wrong, underlined at its place.

const editor = (() => {
  const sheet = part('sheet');
  const characters = new Intl.Segmenter();
  let problems = [];
  let selected = 0;

  /** Shows `found`: errors and remarks, each with `line` and `message`, and perhaps a place in the line. */
  function show(found) {
    problems = found;
    draw();
    part('problems').replaceChildren(
      ...found.map((problem) => {
        const item = make('li', problem.look);
        const place = problem.line ? `Line ${problem.line}: ` : '';
        item.append(button(place + problem.message, () => go(problem.line, problem.column)));
        if (problem.nearest) {
          item.append(' ', button(`Did you mean ${problem.nearest}?`, () => mend(problem)));
        }
        return item;
      })
    );
  }

  /** Draws the numbers, and the marks below the text. */
  function draw() {
    const lines = sheet.value.split('\n');
    const byLine = new Map(problems.map((problem) => [problem.line, problem]));
    const rows = lines.map((line, index) => {
      const row = make('span', index + 1 === selected ? 'row selected' : 'row');
      const problem = byLine.get(index + 1);
      if (problem) row.append(...underlined(line, problem));
      else row.append(line);
      row.append('\n');
      return row;
    });
    part('marks').replaceChildren(...rows);
    part('numbers').textContent = lines.map((_, index) => index + 1).join('\n') + '\n';
    follow();
  }

  function underlined(line, problem) {
    const [start, end] = range(line, problem);
    const mark = make('mark', problem.look, line.slice(start, end) || ' ');
    return [line.slice(0, start), mark, line.slice(end)];
  }

  /** The offsets at which the part of `line` that is wrong begins and ends. */
  function range(line, problem) {
    if (!problem.column) return [line.length - line.trimStart().length, line.length];
    const offsets = Array.from(characters.segment(line), (segment) => segment.index);
    const offset = (index) => (index < offsets.length ? offsets[index] : line.length);
    const first = problem.column - 1;
    return [offset(first), offset(first + Math.max(1, problem.length || 1))];
  }

  /** The offset in the text at which `line` begins. */
  function start(line) {
    const lines = sheet.value.split('\n');
    return lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  }

  function go(line, column) {
    if (!line) return;
    const text = sheet.value.split('\n')[line - 1] || '';
    const [from] = range(text, { column: column || 1, length: 1 });
    sheet.focus();
    sheet.setSelectionRange(start(line) + from, start(line) + from);
    reveal(line);
  }

  /** Replaces what is wrong with what was probably meant. */
  function mend(problem) {
    const text = sheet.value.split('\n')[problem.line - 1];
    const [from, to] = range(text, problem);
    replace(start(problem.line) + from, start(problem.line) + to, problem.nearest);
  }

  /** Replaces a part of the text so that the browser can undo it. */
  function replace(from, to, words) {
    sheet.focus();
    sheet.setSelectionRange(from, to);
    if (!document.execCommand('insertText', false, words)) {
      sheet.setRangeText(words, from, to, 'end');
      sheet.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  /** Marks `line` as the selected one; 0 for none. */
  function select(line) {
    if (line === selected) return;
    selected = line;
    part('marks').querySelectorAll('.selected').forEach((row) => row.classList.remove('selected'));
    const row = part('marks').children[line - 1];
    if (row) row.classList.add('selected');
  }

  function reveal(line) {
    const height = parseFloat(getComputedStyle(sheet).lineHeight);
    const top = (line - 1) * height;
    if (top < sheet.scrollTop || top + 2 * height > sheet.scrollTop + sheet.clientHeight) {
      sheet.scrollTop = Math.max(0, top - sheet.clientHeight / 3);
    }
    follow();
  }

  function follow() {
    part('marks').style.transform = `translate(${-sheet.scrollLeft}px,${-sheet.scrollTop}px)`;
    part('numbers').style.transform = `translateY(${-sheet.scrollTop}px)`;
  }

  /** The line of the cursor, from 1, and the part of it before the cursor. */
  function cursor() {
    const before = sheet.value.slice(0, sheet.selectionStart).split('\n');
    return { line: before.length, text: before[before.length - 1] };
  }

  sheet.addEventListener('scroll', follow);
  return { show, draw, select, reveal, cursor, replace };
})();
