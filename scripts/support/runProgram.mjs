import { onStopRequest } from './onStopRequest.mjs';
import { spawnProgram } from './spawnProgram.mjs';

/** Runs a program of the project until its end and ends as it did. Requests to stop are passed on. */
export function runProgram(args) {
  const child = spawnProgram(args);
  onStopRequest((signal) => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}
