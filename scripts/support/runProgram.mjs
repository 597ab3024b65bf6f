import { onStopRequest } from './onStopRequest.mjs';
import { spawnProgram } from './spawnProgram.mjs';

/** Runs a program of the project to its end and exits as it did. Passes stop requests on. */
export function runProgram(args) {
  const child = spawnProgram(args);
  onStopRequest((signal) => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}
