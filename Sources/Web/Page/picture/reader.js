// A game to read, which the page cannot change: its goals in a strip, its penalties as a story.

import { button, make, part, visible } from '../shared/view.js';
import * as game from './game.js';

export const isOn = () => document.body.classList.contains('view');

/** Draws the goals and the story of `board`, if the page shows a game to read. */
export function show(board) {
  if (!isOn()) return;
  const go = (words, { period, elapsed }) => button(words, () => game.goTo({ period, elapsed }));
  const goals = board.goals.map((goal) => {
    const made = go(goal.score, goal);
    made.append(` ${visible(goal.text)}`, make('small', '', ` ${goal.place}`));
    return make('li', goal.winning ? `${goal.team} winning` : goal.team, made);
  });
  part('goals').replaceChildren(...goals);
  const told = board.penalties.map((penalty) =>
    make('li', '', go(penalty.place, penalty), ' ', make('b', penalty.team, penalty.who), ` ${penalty.text}`));
  part('story').replaceChildren(make('h2', '', 'Penalties'), make('ol', '', ...told));
  part('story').hidden = !told.length;
}

// A card has 460 pixels, of which 97 are between and below its parts. Its picture becomes as small as the rest demands.
// A page around the frame may make the frame as high as the game.
new ResizeObserver(() => {
  if (!document.body.classList.contains('embed')) return;
  const picture = part('picture').firstElementChild;
  const room = 460 - 97 - part('scoreboard').offsetHeight;
  const small = Math.min(1, room / parseFloat(picture?.style.getPropertyValue('--height')));
  picture?.style.setProperty('--small', small);
  picture?.classList.toggle('small', small < 0.75 || innerWidth < 780);
  window.parent.postMessage({ penaltybox: 'height', height: document.documentElement.scrollHeight }, '*');
}).observe(document.body);
