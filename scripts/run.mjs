// `node scripts/run.mjs account:create …`: runs a command of the server (server/commands) after installing and
// compiling.
import { readdirSync } from 'node:fs';
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';
import { fail } from './support/fail.mjs';
import { install } from './support/install.mjs';
import { inRoot } from './support/root.mjs';
import { runProgram } from './support/runProgram.mjs';

const [name = '', ...args] = process.argv.slice(2);

checkMachine();
await install();
await build(['server']);
const commands = readdirSync(inRoot('dist', 'server', 'commands'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.slice(0, -'.js'.length));
if (!commands.includes(name)) fail(`There is no command "${name}": choose one of ${commands.join(', ')}.`);
runProgram(['--enable-source-maps', `dist/server/commands/${name}.js`, ...args]);
