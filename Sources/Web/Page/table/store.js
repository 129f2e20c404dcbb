// The games that this browser keeps. A game is a log in JSON lines, stored in parts. Parts are only added.

let opened = null;

/** The database, created at its first use. */
function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open('penaltybox', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('parts', { keyPath: ['game', 'number'] });
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  // After a failure, the next use tries again.
  opened.catch(() => (opened = null));
  return opened;
}

/** Runs `body` in one transaction. The promise resolves once its changes are on disk. */
async function change(body) {
  const stores = ['games', 'parts'];
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  const kept = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
  });
  body(transaction.objectStore('games'), transaction.objectStore('parts'));
  return kept;
}

async function read(name, body) {
  const request = body((await database()).transaction(name).objectStore(name));
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/** The keys of a game's parts, all of which begin with the game's id. */
const range = (id) => IDBKeyRange.bound([id], [id, []]);

/** All games, the last changed first. */
export async function list() {
  const games = await read('games', (games) => games.getAll());
  return games.sort((a, b) => b.changed - a.changed);
}

export const find = (id) => read('games', (games) => games.get(id));

export async function parts(id) {
  const found = await read('parts', (parts) => parts.getAll(range(id)));
  return found.map((part) => part.text);
}

/** Adds a part to a log; part 0 begins a game. Fails if another tab has added a part with this number. */
export function append(game, number, text) {
  return change((games, parts) => {
    parts.add({ game: game.id, number, text });
    games.put({ ...game, changed: Date.now() });
  });
}

/** Stores the members of a game that are not in its log. */
export const update = (game) => change((games) => games.put(game));

export function remove(id) {
  return change((games, parts) => {
    games.delete(id);
    parts.delete(range(id));
  });
}
