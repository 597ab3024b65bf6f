import { fail } from './fail.mjs';

const oldest = 20;

/** Said before anything else is tried. */
export function checkMachine() {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    fail(
      `Node ${process.versions.node} is too old to begin with: install Node ${oldest} or newer (https://nodejs.org).`,
    );
  }
}
