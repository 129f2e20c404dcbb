// A worker of `solveMany`: it is given the module, then a log at a time, and answers each with its rows.

import { Solver } from './penaltybox.mjs';

const port = globalThis.Worker ? globalThis : (await import('node:worker_threads')).parentPort;
let solver;

async function take({ module, index, log, rows, book }) {
  if (module) {
    solver = WebAssembly.instantiate(module, {}).then((made) => new Solver(made.exports));
    return;
  }
  const { name = 'the log', text = log } = typeof log === 'object' ? log : {};
  const request = { what: 'rows', rows, log: { name, text }, ...(book && { books: [book] }) };
  port.postMessage({ index, answer: (await solver).answer(request) });
}

if (port === globalThis) globalThis.onmessage = (event) => take(event.data);
else port.on('message', take);
