import { fail } from './fail.mjs';

const oldest = 20;

/** Checked before all other steps. */
export function checkMachine() {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    fail(
      `Node ${process.versions.node} is too old to begin with: install Node ${oldest} or newer (https://nodejs.org).`,
    );
  }
}
