import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { inRoot } from './root.mjs';
import { whenNpmIsGone } from './whenNpmIsGone.mjs';

const needed = 24;

/** The Node that npm installed with the project; the machine's own does when it is new enough. */
export function findProjectNode() {
  const own = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['-v']).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  fail(
    `This needs Node ${needed} and the copy that comes with the project does not run here (${process.platform} ${process.arch}): install Node ${needed} from https://nodejs.org and start again.`,
  );
}

/** The environment in which `node` is that Node, for everything that a step starts in its turn. */
export function projectEnvironment(changes = {}) {
  const bin = inRoot('node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...changes };
}

/**
 * Runs a program of the project until its end and ends as it did. Signals are passed on; when npm above us is killed,
 * the program is told to stop, so that nothing stays behind on the port.
 */
export function runProgram(args, environment = projectEnvironment()) {
  const child = spawn(findProjectNode(), args, {
    cwd: inRoot(),
    env: environment,
    // the program notices by the closed channel when we are killed
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.once('error', (error) => fail(`Node could not be started: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}
