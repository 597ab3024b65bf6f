import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { fingerprint } from './fingerprint.mjs';
import { npmCommand } from './npm.mjs';
import { projectEnvironment } from './projectNode.mjs';
import { inRoot } from './root.mjs';
import { runStep } from './runStep.mjs';

const common = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'shared'];

/** Builds each part whose sources differ from those of its last build. */
const parts = {
  server: {
    sources: [...common, 'server', 'scripts/bench', 'ormconfig.ts', 'tsconfig.json', 'tsconfig.build.json'],
    result: 'dist/server/main.js',
    steps: [['Compiling the server', 'build:server']],
  },
  client: {
    sources: [...common, 'client', 'schema', 'scripts/codegen', 'codegen.yml', 'THIRD-PARTY-NOTICES'],
    result: 'dist/client/index.html',
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

async function buildPart(name, { sources, result, steps }) {
  const stamp = inRoot('dist', `.${name}-sources`);
  const current = fingerprint(sources);
  if (existsSync(inRoot(result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  rmSync(stamp, { force: true });
  const [npm, ...args] = npmCommand();
  for (const [title, script] of steps) {
    await runStep(title, npm, [...args, 'run', '--silent', script], { env: projectEnvironment() });
  }
  mkdirSync(inRoot('dist'), { recursive: true });
  writeFileSync(stamp, current);
}
