// Small helpers for the parts of the page.

export const part = (id) => document.getElementById(id);

// Characters that would hide or reorder the text around them; logs may contain them.
const hidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Shows hidden characters as U+FFFD, as the solver's own pages do. */
export const visible = (text) => text.replace(hidden, '\ufffd');

/** Sets an attribute. The cursor of a field is then after its value. */
function set(element, key, value) {
  if (key === 'value') element.value = value;
  else element.setAttribute(key, ['title', 'aria-label'].includes(key) ? visible(value) : value);
}

/**
 * An element, as `tag` or `tag#id`, with a class; `content` is texts, other elements, and attributes as an object.
 * Content that is false or empty is left out.
 */
export function make(name, look = '', ...content) {
  const [tag, id] = name.split('#');
  const element = document.createElement(tag);
  if (id) element.id = id;
  if (look) element.className = look;
  for (const one of content) {
    if (typeof one === 'string') element.append(visible(one));
    else if (one instanceof Node) element.append(one);
    else if (one) Object.entries(one).forEach((pair) => set(element, ...pair));
  }
  return element;
}

export function tell(element, words) {
  element.textContent = visible(words);
}

export function button(words, action, look = '', attributes = {}) {
  const made = make('button', look, words, { type: 'button', ...attributes });
  made.addEventListener('click', action);
  return made;
}

/** Buttons, from words and actions. Each closes the dialog that `panel` returns before it acts. */
export const answers = (offered, panel) =>
  offered.map(([words, action]) => button(words, () => (panel().close(), action())));

/** A field with its words above. */
export const labelled = (words, made) => make('label', '', make('span', '', words), made);

/** Seconds as a clock shows them: `2:07`, or `0:07.3` with tenths. */
export function clockText(seconds) {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10 ? '.' + (tenths % 10) : '';
  return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0') + rest;
}

export const option = (value, words) => make('option', '', words, { value });

/** Which of two times is later: a number above 0 is the first. */
export const compare = (one, other) => one.period - other.period || one.elapsed - other.elapsed;

export function download(name, content, type) {
  const link = make('a', '', { href: URL.createObjectURL(new Blob([content], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Shows a message at the top of the page for some seconds, with a button if there is an action. */
export function say(words, name, action) {
  const offered = name ? [' ', button(name, () => (say(''), action()))] : [];
  part('message').replaceChildren(visible(words), ...offered);
  part('message').className = '';
  clearTimeout(say.timer);
  say.timer = setTimeout(() => part('message').replaceChildren(), name ? 20000 : 6000);
}

/** Shows an error until another message is shown. */
export function complain(words) {
  say(words);
  part('message').className = 'bad';
  clearTimeout(say.timer);
}

/**
 * Opens a dialog with a title, its parts and, as words, action and class, the buttons at its end; `keys` are buttons
 * next to its title. Returns `dialog`, `close()` and `say(words)`, which shows a refusal.
 */
export function openDialog(title, look, parts, actions, ...keys) {
  const message = make('p', 'refusal', { role: 'alert' });
  const close = () => dialog.close();
  const leave = button(actions.length ? 'Cancel' : 'Close', close, 'leave');
  const ends = actions.map(([words, action, kind]) => button(words, action, kind));
  const dialog = make(
    'dialog', 'panel ' + look, { 'aria-label': title },
    make('header', '', make('h2', '', title), ...keys, leave),
    make('div', 'panel-body', ...parts), make('footer', '', message, ...ends)
  );
  dialog.addEventListener('close', () => dialog.remove());
  (document.querySelector('[data-mode=table] #table') || document.body).append(dialog);
  dialog.showModal();
  return { dialog, close, say: (words) => tell(message, words) };
}

/** The messages of errors, one sentence after the other. */
export const messages = (errors) => errors.map((error) => error.message).join(' ');
