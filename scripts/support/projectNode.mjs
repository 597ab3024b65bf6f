import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { inRoot } from './root.mjs';

const needed = 24;

/** The Node that npm installed with the project; the machine's own if it is recent enough. */
export function findProjectNode() {
  const own = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['-v']).status === 0) return own;
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  fail(
    `This needs Node ${needed} and the copy that comes with the project does not run here (${process.platform} ${process.arch}): install Node ${needed} from https://nodejs.org and start again.`,
  );
}

/** The environment in which `node` is that Node, also for the children of a step. */
export function projectEnvironment(changes = {}) {
  const bin = inRoot('node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...changes };
}
