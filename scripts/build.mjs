// `npm run build`: both sides, as far as their sources have changed.
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';

checkMachine();
await build();
