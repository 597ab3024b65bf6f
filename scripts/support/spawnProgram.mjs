import { spawn } from 'node:child_process';
import { fail } from './fail.mjs';
import { findProjectNode, projectEnvironment } from './projectNode.mjs';
import { inRoot } from './root.mjs';

/** Starts a program of the project on the project's Node, with our standard streams. */
export function spawnProgram(args) {
  const child = spawn(findProjectNode(), args, {
    cwd: inRoot(),
    env: projectEnvironment(),
    // the closed channel tells the program that we were killed
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.once('error', (error) => {
    if (child.pid === undefined) fail(`Node could not be started: ${error.message}`);
  });
  return child;
}
