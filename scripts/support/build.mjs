import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { fingerprint } from './fingerprint.mjs';
import { npmCommand } from './npm.mjs';
import { projectEnvironment } from './projectNode.mjs';
import { inRoot } from './root.mjs';
import { runStep } from './runStep.mjs';

const common = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'shared'];

/** Each part is built when its sources differ from those of its last build; `result` is in `dist`. */
const parts = {
  server: {
    sources: [...common, 'server', 'scripts/bench', 'ormconfig.ts', 'tsconfig.json', 'tsconfig.build.json'],
    result: 'server/main.js',
    steps: [['Compiling the server', 'build:server']],
  },
  client: {
    sources: [...common, 'client', 'schema', 'scripts/codegen', 'codegen.yml', 'THIRD-PARTY-NOTICES'],
    result: 'client/index.html',
    steps: [
      ['Writing typed queries', 'codegen'],
      ['Building the pages', 'build:client'],
    ],
  },
};

export async function build(names = Object.keys(parts)) {
  // wait for both: an unfinished build in the background would disturb the next one
  const results = await Promise.allSettled(names.map((name) => buildPart(name, parts[name])));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) fail(`${failed.reason.message} See above.`);
}

const fingerprintOf = (name) => fingerprint(parts[name].sources);

/** Returns the names of the parts that were not built from the sources as they are. `dist`: of another checkout. */
export function listOldParts(dist = inRoot('dist'), currentOf = fingerprintOf) {
  return Object.keys(parts).filter((name) => !isBuilt(name, dist, currentOf(name)));
}

const stampOf = (name, dist) => path.join(dist, `.${name}-sources`);

function isBuilt(name, dist, current) {
  const stamp = stampOf(name, dist);
  return (
    existsSync(path.join(dist, parts[name].result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current
  );
}

async function buildPart(name, { steps }) {
  const stamp = stampOf(name, inRoot('dist'));
  const current = fingerprintOf(name);
  if (isBuilt(name, inRoot('dist'), current)) return;
  rmSync(stamp, { force: true });
  const [npm, ...args] = npmCommand();
  for (const [title, script] of steps) {
    await runStep(title, npm, [...args, 'run', '--silent', script], { env: projectEnvironment() });
  }
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stamp, current);
}
