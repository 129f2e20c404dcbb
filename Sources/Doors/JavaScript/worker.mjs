// A worker of `solveMany`. It first receives the module, then message by message all requests about a game,
// and answers them.

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
