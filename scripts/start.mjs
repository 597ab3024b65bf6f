// `npm start`: everything from a bare checkout to the running site, by whatever Node the machine has. A server
// that dies is started again.
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';
import { install } from './support/install.mjs';
import { refuseArguments } from './support/refuseArguments.mjs';
import { superviseProgram } from './support/superviseProgram.mjs';

refuseArguments('npm start');
checkMachine();
await install();
await build();
superviseProgram(['--enable-source-maps', 'dist/server/main.js']);
