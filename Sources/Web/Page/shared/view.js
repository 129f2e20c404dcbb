// @ts-check
// Small helpers for the parts of the page.

export const part = (id) => document.getElementById(id);

// Characters that would hide or reorder the text around them; logs may contain them.
const hidden = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Shows hidden characters as U+FFFD, as the solver's own pages do. */
export const visible = (text) => text.replace(hidden, '\ufffd');

/** An element with the class `look`, and with texts or other elements as its content. */
export function make(name, look, ...content) {
  const element = document.createElement(name);
  if (look) element.className = look;
  element.append(...content.map((part) => (typeof part === 'string' ? visible(part) : part)));
  return element;
}

/** Shows a text in a part of the page. */
export function tell(id, words) {
  part(id).textContent = visible(words);
}

export function button(words, action) {
  const made = make('button', '', words);
  made.type = 'button';
  made.addEventListener('click', action);
  return made;
}

/** Seconds as a clock shows them: `2:07`, or `0:07.3` with tenths. */
export function clockText(seconds) {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10 ? '.' + (tenths % 10) : '';
  return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0') + rest;
}

export function option(value, words) {
  const made = make('option', '', words);
  made.value = value;
  return made;
}

/** Saves a text or other data as the file `name`. */
export function download(name, content, type) {
  const link = make('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
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

/** The messages of errors, one sentence after the other. */
export const messages = (errors) => errors.map((error) => error.message).join(' ');
