// The sheet and its variations: each is a sheet of its own, beside the game or thrown away.

const variations = (() => {
  const sheet = part('sheet');
  let sheets = [{ name: 'Game', text: '' }];
  let current = 0;

  /** Opens a sheet in the place of all others. */
  function open(text) {
    sheets = [{ name: 'Game', text }];
    turn(0);
  }

  function turn(index) {
    current = index;
    sheet.value = sheets[index].text;
    sheet.scrollTop = 0;
    draw();
    play();
  }

  /** Plays the sheet as it is now. */
  function play() {
    sheets[current].text = sheet.value;
    game.show(sheet.value, 'game.sheet');
  }

  /** Makes a variation: the sheet of now with the play that was asked about at that instant. */
  function insert(asked, question) {
    const { answer, errors } = solver.ask({ ...game.current(), ...question, plays: [asked.play] });
    if (!answer) return say(errors.map((error) => error.message).join(' '));
    const time = game.at() || clock.now();
    const name = `${clock.reading()} ${asked.play}`;
    sheets.push({ name, text: answer.text });
    turn(sheets.length - 1);
    game.goTo(time);
    editor.reveal(answer.line);
  }

  function throwAway(index) {
    sheets.splice(index, 1);
    turn(Math.min(index, sheets.length) - 1);
  }

  function draw() {
    part('tabs').hidden = sheets.length < 2;
    part('tabs').replaceChildren(
      ...sheets.map((found, index) => {
        const made = make('span', index === current ? 'tab current' : 'tab');
        const turned = button(found.name, () => turn(index));
        turned.setAttribute('aria-pressed', index === current);
        made.append(turned);
        if (index > 0) {
          const thrown = button('×', () => throwAway(index));
          thrown.setAttribute('aria-label', `Throw away the variation ${found.name}`);
          made.append(thrown);
        }
        return made;
      })
    );
  }

  return { open, play, insert };
})();
