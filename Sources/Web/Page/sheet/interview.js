// @ts-check
// The questions that make a league's own rulebook, in plain words, as a form. The solver asks, checks
// each answer, and writes the file.

import { solver } from '../shared/solver.js';
import { button, complain, make, messages, part } from '../shared/view.js';
import { books } from './books.js';
import { variations } from './variations.js';

export const interview = (() => {
  const form = part('interview');
  const name = part('interview-name');
  let base = '';
  /** The answers so far, by the keys of the questions. */
  let answers = {};
  /** The question whose answers are shown by example. */
  let shown = '';

  /** Begins a book that extends the one called `id`, or the one that the reader's own extends. */
  function begin(id) {
    base = [id, books.parent()].find(books.has) || 'nhl-2025';
    answers = {};
    shown = '';
    name.value = '';
    ask();
    form.scrollTop = 0;
    form.scrollIntoView({ block: 'nearest' });
  }

  /** Asks the solver with the answers so far, and plays the game by its file. */
  function ask() {
    const league = name.value.trim() || 'Our League';
    const asked = { what: 'interview', books: [base], name: league, answers };
    const { answer, errors } = solver.ask(shown ? { ...asked, question: shown } : asked);
    if (!answer) return complain(messages(errors));
    const focus = document.activeElement?.id;
    const { id } = JSON.parse(answer.text);
    books.take({ name: `${id}.json`, text: answer.text, isAsked: true });
    part('interview-questions').replaceChildren(...answer.questions.map(field));
    if (focus) part(focus)?.focus();
    variations.play();
  }

  /** Notes an answer; without a value, the book's own rule holds again. */
  function note(key, value) {
    if (value === undefined) delete answers[key];
    else answers[key] = value;
    ask();
  }

  function field(question) {
    const { key } = question;
    const made = make('fieldset', question.isChanged ? 'changed' : '', make('legend', '', question.question));
    if (question.kind === 'choice') made.append(...question.answers.map((words, index) => choice(question, words, index)));
    else if (question.kind === 'value') made.append(value(question));
    else made.append(...rows(question));
    if (question.problem) made.append(make('p', 'bad', question.problem));
    const actions = make('p', 'tabs');
    const canShow = question.kind === 'choice' || question.isChanged;
    if (canShow && shown !== key) actions.append(button('Show an example', () => ((shown = key), ask())));
    if (question.isChanged) actions.append(button('As in the book', () => note(key)));
    for (const [index, made] of [...actions.children].entries()) made.id = `ask-${key}-action-${index}`;
    for (const example of question.examples || []) {
      if (example.answer) made.append(make('p', 'quiet', `If ${example.answer}:`));
      made.append(example.text ? make('pre', 'example', example.text) : make('p', 'quiet', 'No short situation shows it.'));
    }
    made.append(actions);
    return made;
  }

  function choice(question, words, index) {
    const input = make('input');
    Object.assign(input, {
      type: 'radio', name: `ask-${question.key}`, id: `ask-${question.key}-${index}`,
      checked: question.chosen === index + 1,
    });
    input.addEventListener('change', () => note(question.key, String(index + 1)));
    return make('label', 'option', input, ` ${words}`);
  }

  function value(question) {
    const input = make('input');
    const typed = answers[question.key];
    Object.assign(input, { id: `ask-${question.key}`, value: typed ?? question.value, size: 6, autocomplete: 'off' });
    input.addEventListener('change', () => note(question.key, input.value.trim() || undefined));
    return make('label', 'option', input, ` ${question.expected}`);
  }

  /** The rows of a table: none, or one for each such rule of the league. */
  function rows(question) {
    const { key, columns } = question;
    const own = Array.isArray(answers[key]) ? answers[key] : [];
    const made = own.map((row, place) =>
      make('div', 'row', ...columns.map((column, index) => {
        const input = make('input');
        Object.assign(input, { id: `ask-${key}-${place}-${index}`, value: row[column.name], size: 8, autocomplete: 'off' });
        input.addEventListener('change', () => {
          row[column.name] = input.value.trim();
          note(key, own);
        });
        return make('label', 'member', `${column.summary} `, input, make('span', 'quiet', ` ${column.expected}`));
      }), button('Remove', () => note(key, own.length > 1 ? own.filter((other) => other !== row) : undefined)))
    );
    const example = Object.fromEntries(columns.map((column) => [column.name, column.example]));
    const more = button(own.length ? 'Another such rule' : 'Yes: add a rule', () => note(key, [...own, example]));
    more.id = `ask-${key}-more`;
    const none = question.hasRows && !own.length ? [button('No such rule', () => note(key, []))] : [];
    const words = own.length ? [] : [make('span', 'quiet', question.hasRows ? 'as in the book ' : 'no ')];
    return [...made, make('p', '', ...words, more, ' ', ...none)];
  }

  name.addEventListener('change', ask);
  form.addEventListener('submit', (event) => event.preventDefault());
  return { begin };
})();
