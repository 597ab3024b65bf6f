// `npm start`: from a bare checkout to the running site, with any Node on the machine. Restarts a server that dies.
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';
import { heapOptions } from './support/heapLimit.mjs';
import { install } from './support/install.mjs';
import { refuseArguments } from './support/refuseArguments.mjs';
import { superviseProgram } from './support/superviseProgram.mjs';

refuseArguments('npm start');
checkMachine();
await install();
await build();
superviseProgram([...heapOptions(), '--enable-source-maps', 'dist/server/main.js']);
