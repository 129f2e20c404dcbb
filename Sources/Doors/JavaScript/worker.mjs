// A worker of `solveMany`: it is given the module, then the requests about a game at a time, and answers each.

import { Solver } from './penaltybox.mjs';

const port = globalThis.Worker ? globalThis : (await import('node:worker_threads')).parentPort;
let solver;

async function take({ module, index, request: requests }) {
  if (module) {
    solver = WebAssembly.instantiate(module, {}).then((made) => new Solver(made.exports));
    return;
  }
  const ready = await solver;
  port.postMessage({ index, answer: requests.map((request) => ready.answer(request)) });
}

if (port === globalThis) globalThis.onmessage = (event) => take(event.data);
else port.on('message', take);
