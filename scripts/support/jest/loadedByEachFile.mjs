import { readFileSync } from 'node:fs';
import path from 'node:path';

const parts = [
  '.test.ts',
  // these register hooks or matchers with the test file that loads them
  '/node_modules/@testing-library/react/',
  '/node_modules/@testing-library/jest-dom/',
  // these load files at each call, which jest refuses after the test file that loaded them
  '/node_modules/lilconfig/',
  '/node_modules/puppeteer/',
  // changes globals, which are restored after each file
  '/client/test/polyfills.ts',
  // sets NODE_OPTIONS, which is restored after each file
  '/scripts/support/jest/compileInChildren.cjs',
].map((part) => part.replaceAll('/', path.sep));

// A visit's state: a variable, a store, or a component that is loaded once. The server's modules have none: what they
// keep belongs to a database or a request, or is the same for all.
const keepsVisit =
  /^let |\b(createStore|createDeviceStores|lazy|lazyScreen)(<[^>]*>)?\(|^const \w+ = new (Set|Map)[<(]/m;
const visitors = `${path.sep}client${path.sep}`;
const known = new Map();

/** True for a module that each test file loads for itself, and with it all modules that import it. */
export function isLoadedByEachFile(file) {
  let answer = known.get(file);
  if (answer === undefined) known.set(file, (answer = decide(file)));
  return answer;
}

function decide(file) {
  if (parts.some((part) => file.includes(part))) return true;
  const isOurs = file.includes(visitors) && !file.includes(`${path.sep}node_modules${path.sep}`);
  return isOurs && /\.tsx?$/.test(file) && keepsVisit.test(readFileSync(file, 'utf8'));
}
