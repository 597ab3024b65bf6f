// `npm run build`: builds server and client if their sources have changed.
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';

checkMachine();
await build();
