// @ts-check
// Fields for numbers, a number pad with keys big enough for thumbs and gloves, and the players'
// numbers.

import { button, make } from '../shared/view.js';

/**
 * Makes a pad for `fields`. Each field has a `name`, and is `rare` if most entries leave it empty.
 * `players` are offered with their numbers and names. `changed` is called after each press. If `at`
 * offers a choice of a time, the time is typed first.
 *
 * Returns `element`, `value(index)`, `set(index, text)` and `fill`.
 */
export function numberPad(fields, players, changed, at = null) {
  if (at) fields = [...fields, { name: 'Time', size: 4 }];
  const values = fields.map(() => '');
  const time = at ? fields.length - 1 : -1;
  const size = () => fields[active].size || 2;
  let active = at ? time : 0;
  const tabs = fields.map((field, index) => {
    const made = button('', () => choose(index));
    made.append(make('span', 'quiet', field.name + ' '), make('b', '', '–'));
    made.className = 'field';
    return made;
  });

  function choose(index) {
    active = index;
    draw();
  }

  function draw() {
    tabs.forEach((made, index) => {
      const text = values[index];
      made.lastChild.textContent = (index === time && text ? clockOf(text) : text) || '–';
      made.setAttribute('aria-pressed', index === active);
    });
    changed();
  }

  // The second digit fills a field, and the pad moves on to the next field. A press on `Next` right
  // after this must not skip that field.
  let isFollowing = false;

  function press(digit) {
    values[active] = (values[active] + digit).slice(-size());
    const isFull = values[active].length === size();
    if (active === time) at.type(clockOf(values[time]));
    isFollowing = isFull && hasNext();
    if (isFollowing) active = (active + 1) % fields.length;
    else if (isFull) showNext();
    draw();
  }

  /** Whether the pad moves on by itself. It does so neither to a rare field nor to the time. */
  const hasNext = () =>
    active === time || (active + 1 < fields.length && active + 1 !== time && !fields[active + 1].rare);

  /** On a telephone, the next choices are below the pad. */
  function showNext() {
    element.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  }

  function erase() {
    // Right after the pad has moved on, a press on the erase key means the field before.
    if (isFollowing && !values[active]) active = (active + fields.length - 1) % fields.length;
    isFollowing = false;
    values[active] = values[active].slice(0, -1);
    draw();
  }

  function goOn() {
    if (!isFollowing || values[active]) active = (active + 1) % fields.length;
    isFollowing = false;
    draw();
  }

  /**
   * Fills the field with a player's number and moves on. Before a rare field the pad stays, so that
   * another number replaces this one.
   */
  function take(number) {
    values[active] = String(number);
    if (hasNext() && active !== time) active += 1;
    else showNext();
    draw();
  }

  const next = button('Next', goOn);
  next.disabled = fields.length < 2;
  const known = players.map(({ number, name }) => {
    const made = button(String(number), () => take(number));
    if (name) made.append(make('small', '', name));
    return made;
  });
  const shown = at ? [tabs[time], ...tabs.slice(0, time)] : tabs;
  const element = make('div', 'numbers-side', make('div', 'fields', ...shown));
  const pad = keypad(element, press, erase, next);
  if (known.length) element.append(make('div', 'players', ...known));
  // Under a whole team's numbers, the pad would not fit a low window.
  if (known.length >= 10) {
    const other = button('Other number', () => {
      pad.hidden = false;
      other.remove();
    });
    pad.hidden = true;
    element.append(other);
  }
  element.append(pad);
  queueMicrotask(draw);
  return {
    element,
    value: (index) => values[index].replace(/^0+(?=\d)/, ''),
    set(index, text) {
      values[index] = text;
      draw();
    },
    /** Fills a field with a known number. The first empty field is then the next to type. */
    fill(index, text) {
      values[index] = text;
      const empty = fields.findIndex((field, other) => !values[other] && !field.rare);
      if (!at) active = Math.max(0, empty);
      draw();
    },
  };
}

/** The keys of a pad. The keyboard does the same while the focus is in `element`. */
function keypad(element, press, erase, ...more) {
  const key = (digit) => button(digit, () => press(digit));
  const erasing = button('⌫', erase);
  erasing.setAttribute('aria-label', 'Erase');
  element.tabIndex = -1;
  element.addEventListener('keydown', (event) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === 'Backspace') erase();
  });
  return make('div', 'pad', ...'123456789'.split('').map(key), erasing, key('0'), ...more);
}

/** Digits typed from the right as a clock: 1, 2, 3, 4 is 12:34. */
function clockOf(digits) {
  const filled = digits.padStart(3, '0');
  return `${filled.slice(0, -2)}:${filled.slice(-2)}`;
}

/** A pad for a time on the clock, typed from the right: 1, 2, 3, 4 is 12:34. */
export function timePad(reading, changed) {
  let digits = '';

  const text = () => (digits ? clockOf(digits) : reading);

  function press(digit) {
    digits = (digits + digit).slice(-4).replace(/^0+(?=.)/, '');
    draw();
  }

  /** Moves the time by some seconds. */
  function step(by) {
    const [minutes, seconds] = text().split(':').map(Number);
    const sum = Math.max(0, minutes * 60 + seconds + by);
    digits = `${Math.floor(sum / 60)}${String(sum % 60).padStart(2, '0')}`.replace(/^0+(?=.)/, '');
    draw();
  }

  const shown = make('output', 'typed-time', reading);
  function draw() {
    shown.textContent = text();
    changed();
  }

  function erase() {
    digits = digits.slice(0, -1);
    draw();
  }

  const steps = make('div', 'seconds', button('−1 s', () => step(-1)), shown, button('+1 s', () => step(1)));
  const element = make('div', 'numbers-side', steps);
  element.append(keypad(element, press, erase));
  return {
    element,
    /** The seconds on the clock. */
    seconds() {
      const [minutes, seconds] = text().split(':');
      return Number(minutes) * 60 + Number(seconds);
    },
  };
}

/** A row of buttons. One at most is chosen. `choices` are pairs of a value and its words. */
export function choiceRow(choices, changed, look = 'choices-row') {
  let chosen = null;
  const made = choices.map(([value, ...words]) => {
    const option = button('', () => {
      chosen = chosen === value ? null : value;
      draw();
    });
    option.append(...words);
    option.dataset.value = value;
    return option;
  });

  function draw() {
    for (const option of made) option.setAttribute('aria-pressed', option.dataset.value === chosen);
    changed();
  }

  return {
    element: make('div', look, ...made),
    value: () => chosen,
    set(value) {
      chosen = value;
      draw();
    },
  };
}

/** A button that is on or off. */
export function toggle(words, changed) {
  let isOn = false;
  const element = button(words, () => {
    isOn = !isOn;
    element.setAttribute('aria-pressed', isOn);
    changed();
  });
  element.setAttribute('aria-pressed', false);
  return {
    element,
    isOn: () => isOn,
    set(wanted) {
      if (wanted !== isOn) element.click();
    },
  };
}
