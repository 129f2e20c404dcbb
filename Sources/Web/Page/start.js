// What the reader does, and what follows.

const sheet = part('sheet');

sheet.addEventListener('input', () => {
  variations.play();
  // The rulings are shown first.
  setTimeout(() => completions.show(game.current(), false));
});
sheet.addEventListener('keydown', (event) => {
  if (event.key === ' ' && event.ctrlKey) {
    event.preventDefault();
    completions.show(game.current(), true);
  }
});
sheet.addEventListener('keyup', (event) => {
  if (/^(Arrow|Page|Home|End)/.test(event.key)) game.followCursor();
});
sheet.addEventListener('click', game.followCursor);

part('previous').addEventListener('click', () => game.move(-1));
part('next').addEventListener('click', () => game.move(1));
document.addEventListener('keydown', (event) => {
  if (event.target.closest('textarea, input, select') || event.altKey || event.ctrlKey) return;
  if (event.key === 'ArrowLeft') game.move(-1);
  else if (event.key === 'ArrowRight') game.move(1);
  else return;
  event.preventDefault();
});

part('book').addEventListener('change', variations.play);
for (const name of Object.keys(solver.games)) {
  const option = make('option', '', name);
  option.value = name;
  part('examples').append(option);
}
part('examples').addEventListener('change', (event) => {
  if (event.target.value) variations.open(solver.games[event.target.value]);
});

part('file').addEventListener('change', (event) => {
  if (event.target.files[0]) files.open(event.target.files[0]);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  if (event.dataTransfer.files[0]) files.open(event.dataTransfer.files[0]);
});
for (const made of document.querySelectorAll('[data-save]')) {
  made.addEventListener('click', () => files.save(made.dataset.save));
}
part('link').addEventListener('click', files.link);
const openAddress = () => modes.open() || files.openLink();
window.addEventListener('hashchange', openAddress);

solver.load().then(() => {
  part('picture-styles').textContent = solver.ask({ what: 'styles' }).answer;
  books.start();
  variations.open(Object.values(solver.games)[0]);
  document.body.classList.add('ready');
  return openAddress();
});
