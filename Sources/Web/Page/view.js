// Small helpers for the parts of the page.

const part = (id) => document.getElementById(id);

/** An element with a class, and with texts or other elements in it. */
function make(name, look, ...content) {
  const element = document.createElement(name);
  if (look) element.className = look;
  element.append(...content);
  return element;
}

/** A button that does something. */
function button(words, action) {
  const made = make('button', '', words);
  made.type = 'button';
  made.addEventListener('click', action);
  return made;
}

/** Seconds as a clock shows them: `2:07`, or `0:07.3` with tenths. */
function clockText(seconds) {
  const tenths = Math.round(seconds * 10);
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10 ? '.' + (tenths % 10) : '';
  return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0') + rest;
}

/** Says something at the head of the page, for a while. */
function say(words) {
  part('message').textContent = words;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => (part('message').textContent = ''), 6000);
}
