import { spawn } from 'node:child_process';
import { fail } from './fail.mjs';
import { allocatorEnvironment } from './heapLimit.mjs';
import { findProjectNode, projectEnvironment } from './projectNode.mjs';
import { inRoot } from './root.mjs';

/**
 * Starts a program of the project on the project's Node, with our standard streams. Node keeps the compiled modules
 * beside the build, so that a later start need not compile them again.
 */
export function spawnProgram(args) {
  const compileCache = process.env.NODE_COMPILE_CACHE ?? inRoot('dist', '.compile-cache');
  const child = spawn(findProjectNode(), args, {
    cwd: inRoot(),
    env: projectEnvironment({ NODE_COMPILE_CACHE: compileCache, ...allocatorEnvironment() }),
    // the closed channel tells the program that we were killed
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.once('error', (error) => {
    if (child.pid === undefined) fail(`Node could not be started: ${error.message}`);
  });
  return child;
}
