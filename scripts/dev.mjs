// `npm run dev`: both sides reload on change. tsc compiles the server and node --watch restarts it; Vite compiles the
// client inside the server.
import { spawn } from 'node:child_process';
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';
import { install } from './support/install.mjs';
import { findProjectNode, projectEnvironment } from './support/projectNode.mjs';
import { refuseArguments } from './support/refuseArguments.mjs';
import { inRoot, root } from './support/root.mjs';
import { whenNpmIsGone } from './support/whenNpmIsGone.mjs';

refuseArguments('npm run dev');
checkMachine();
await install();
await build();

const node = findProjectNode();
const bin = (...parts) => inRoot('node_modules', ...parts);
const programs = [
  [bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
  [bin('@graphql-codegen', 'cli', 'cjs', 'bin.js'), '--config', 'codegen.yml', '--watch'],
  ['--watch-path=dist/server', '--watch-preserve-output', '--enable-source-maps', inRoot('dist', 'server', 'main.js')],
].map((args) =>
  spawn(node, args, {
    cwd: root,
    env: projectEnvironment({ DEV_CLIENT: 'true' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
);

const stopAll = (signal) => programs.forEach((program) => program.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
whenNpmIsGone(() => stopAll('SIGTERM'));
const codes = await Promise.all(
  programs.map(
    (program) =>
      new Promise((resolve) => {
        program.once('exit', (code) => {
          stopAll('SIGTERM');
          resolve(code ?? 0);
        });
      }),
  ),
);
process.exit(Math.max(...codes));
