// The book under which the game is played: that of the sheet, one from the list, or one's own file.

const books = (() => {
  const list = part('book');
  let own = null;

  const automatic = make('option', '', 'as the sheet says');
  automatic.value = '';
  let known = [];

  /** Lists the books of the solver. */
  function start() {
    known = solver.ask({ what: 'books' }).answer;
    const options = known.map((book) => {
      const option = make('option', '', book.name);
      option.value = book.id;
      return option;
    });
    list.append(automatic, ...options);
  }

  /** The members of a request that choose the book. */
  function choice() {
    if (own && list.value === 'own') return { book: own };
    return list.value ? { books: [list.value] } : {};
  }

  /** Names the book under which the game was played. */
  function name(id) {
    const found = known.find((book) => book.id === id);
    automatic.textContent = `as the sheet says${list.value ? '' : `: ${found ? found.name : id}`}`;
  }

  /** Plays under a rulebook file of one's own. */
  function take(file) {
    own = file;
    let option = [...list.options].find((other) => other.value === 'own');
    if (!option) {
      option = make('option');
      option.value = 'own';
      list.append(option);
    }
    option.textContent = file.name;
    list.value = 'own';
  }

  function choose(id) {
    if ([...list.options].some((option) => option.value === id)) list.value = id;
  }

  return { start, choice, name, take, choose, chosen: () => list.value };
})();
