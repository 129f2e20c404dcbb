// Answers requests with the WebAssembly module: node answers.mjs MODULE REQUESTS. REQUESTS is a file
// with a request in each line; the answers are printed, a line each. With a third argument, all requests
// are made that many times, and the module's memory is printed after each time, in bytes.
import { readFileSync } from 'node:fs';

const [path, requests, times] = process.argv.slice(2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});

function answer(request) {
  const place = exports.allocate(request.length);
  new Uint8Array(exports.memory.buffer, place, request.length).set(request);
  const found = exports.answer(place, request.length);
  const length = new DataView(exports.memory.buffer).getUint32(found, true);
  const bytes = Buffer.from(new Uint8Array(exports.memory.buffer, found + 4, length));
  exports.release(found);
  exports.release(place);
  return bytes;
}

const lines = readFileSync(requests, 'utf8').split('\n').filter(Boolean).map((line) => Buffer.from(line));
if (times) {
  for (let time = 0; time < Number(times); time++) {
    for (const line of lines) answer(line);
    console.log(exports.memory.buffer.byteLength);
  }
} else {
  process.stdout.write(Buffer.concat(lines.map(answer)));
}
