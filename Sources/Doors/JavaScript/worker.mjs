// A worker of `solveMany`: it is given the module, then a request at a time, and answers each.

import { Solver } from './penaltybox.mjs';

const port = globalThis.Worker ? globalThis : (await import('node:worker_threads')).parentPort;
let solver;

async function take({ module, index, request }) {
  if (module) {
    solver = WebAssembly.instantiate(module, {}).then((made) => new Solver(made.exports));
    return;
  }
  port.postMessage({ index, answer: (await solver).answer(request) });
}

if (port === globalThis) globalThis.onmessage = (event) => take(event.data);
else port.on('message', take);
