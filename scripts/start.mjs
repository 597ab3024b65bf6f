// `npm start`: everything from a bare checkout to the running site, by whatever Node the machine has.
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';
import { install } from './support/install.mjs';
import { runProgram } from './support/projectNode.mjs';
import { refuseArguments } from './support/refuseArguments.mjs';

refuseArguments('npm start');
checkMachine();
await install();
await build();
runProgram(['--enable-source-maps', 'dist/server/main.js']);
