// Answers requests with the WebAssembly module: node answers.mjs MODULE REQUESTS. REQUESTS is a file
// with a request in each line; the answers are printed, a line each. With a third argument, all requests
// are made that many times, and the module's memory is printed after each time, in bytes.
import { readFileSync } from 'node:fs';
import { load } from '../../../Sources/Doors/JavaScript/penaltybox.mjs';

const [path, requests, times] = process.argv.slice(2);
const solver = await load(readFileSync(path));
const lines = readFileSync(requests, 'utf8').split('\n').filter(Boolean).map((line) => Buffer.from(line));
if (times) {
  for (let time = 0; time < Number(times); time++) {
    for (const line of lines) solver.answerBytes(line);
    console.log(solver.memory);
  }
} else {
  const answers = lines.map((line, index) => {
    try {
      return solver.answerBytes(line);
    } catch (error) {
      console.error(`request ${index + 1} of ${requests}: ${error}`);
      process.exit(1);
    }
  });
  process.stdout.write(Buffer.concat(answers));
}
