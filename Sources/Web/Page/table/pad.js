// Fields for numbers, a number pad with keys big enough for thumbs and gloves, and the players' numbers.

import { button, make } from '../shared/view.js';

/**
 * Makes a pad for `fields`. Each field has a `name`, and is `rare` if most entries leave it empty. A field for a time
 * on the clock has `isTime`, and may have the `reading` that it shows at first and a function that gets what is
 * `typed`; such a field comes first. `players` are offered with their numbers and names. `changed` is called after
 * each press.
 *
 * Returns `element`, `value(index)`, `set(index, text)` and `fill`.
 */
export function numberPad(fields, players, changed) {
  const values = fields.map(() => '');
  const time = fields.findIndex(({ isTime }) => isTime);
  let active = Math.max(0, time);
  const text = (index) => (index !== time ? values[index] : values[index] ? clockOf(values[index]) : fields[index].reading);
  const tabs = fields.map((field, index) => {
    const made = button('', () => {
      active = index;
      draw();
    }, 'field');
    made.append(make('span', 'quiet', field.name + ' '), make('b', '', '–'));
    return made;
  });

  function draw() {
    tabs.forEach((made, index) => {
      made.lastChild.textContent = text(index) || '–';
      made.setAttribute('aria-pressed', index === active);
    });
    changed();
  }

  // The second digit fills a field, and the pad moves on to the next field. A press on `Next` right after this must
  // not skip that field.
  let isFollowing = false;

  function press(digit) {
    const size = active === time ? 4 : 2;
    values[active] = (values[active] + digit).slice(-size);
    const isFull = values[active].length === size;
    if (active === time) fields[time].typed?.(text(time));
    isFollowing = isFull && hasNext();
    if (isFollowing) active = (active + 1) % fields.length;
    else if (isFull) showNext();
    draw();
  }

  /** Whether the pad moves on by itself. It does so neither to a rare field nor to the time. */
  const hasNext = () => (active === time ? fields.length > 1 : active + 1 < fields.length && !fields[active + 1].rare && active + 1 !== time);

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
   * Fills the field with a player's number and moves on. Before a rare field the pad stays, so that another number
   * replaces this one.
   */
  function take(number) {
    values[active] = String(number);
    if (hasNext() && active !== time) active += 1;
    else showNext();
    draw();
  }

  const next = fields.length > 1 ? [button('Next', goOn)] : [];
  const known = players.map(({ number, name }) => {
    const made = button(String(number), () => take(number));
    if (name) made.append(make('small', '', name));
    return made;
  });
  const shown = time < 0 ? tabs : [tabs[time], ...tabs.slice(0, time)];
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
    text,
    value: (index) => values[index].replace(/^0+(?=\d)/, ''),
    set(index, text) {
      values[index] = text;
      draw();
    },
    /** Fills a field with a known number. The first empty field is then the next to type. */
    fill(index, text) {
      values[index] = text;
      const empty = fields.findIndex((field, other) => !values[other] && !field.rare);
      if (time < 0) active = Math.max(0, empty);
      draw();
    },
  };
}

/** The keys of a pad. The keyboard does the same while the focus is in `element`. */
function keypad(element, press, erase, more) {
  const key = (digit) => button(digit, () => press(digit));
  const erasing = button('⌫', erase, '', { 'aria-label': 'Erase' });
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
  const pad = numberPad([{ name: 'Clock', isTime: true, reading }], [], changed);
  const seconds = () => pad.text(0).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const step = (by) => {
    const sum = Math.max(0, seconds() + by);
    pad.set(0, `${Math.floor(sum / 60)}${String(sum % 60).padStart(2, '0')}`);
  };
  pad.element.firstChild.prepend(button('−1 s', () => step(-1)));
  pad.element.firstChild.append(button('+1 s', () => step(1)));
  return { element: pad.element, seconds };
}

/** A row of buttons. One at most is chosen. `choices` are pairs of a value and its words. */
export function choiceRow(choices, changed, look = 'choices-row') {
  let chosen = null;
  const made = choices.map(([value, ...words]) => {
    const option = button('', () => {
      chosen = chosen === value ? null : value;
      draw();
    }, '', { 'data-value': value, 'aria-pressed': false });
    option.append(...words);
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

export function toggle(words, changed) {
  const row = choiceRow([[words, words]], changed);
  return {
    element: row.element.firstChild,
    isOn: () => row.value() !== null,
    set: (isOn) => row.set(isOn ? words : null),
  };
}
