// `npm run check`: everything that needs no running site, as many checks at once as there are processors.
import os from 'node:os';
import pLimit from 'p-limit';
import { fail } from './support/fail.mjs';
import { npmCommand } from './support/npm.mjs';
import { projectEnvironment } from './support/projectNode.mjs';
import { refuseArguments } from './support/refuseArguments.mjs';
import { runStep } from './support/runStep.mjs';

/** The slowest first, so that no processor has one of them left at the end. */
const checks = [
  ['Lint and types', 'check:code'],
  ['Format', 'check:format'],
  ['Spelling', 'check:words'],
  ['Unused code', 'check:unused'],
  ['Imports', 'check:imports'],
  ['Schema', 'check:schema'],
  ['GraphQL documents', 'check:queries'],
  ['Licences', 'check:notices'],
  ['Commits', 'check:commits'],
];

refuseArguments('npm run check');
const [npm, ...args] = npmCommand();
const run = (title, ...script) =>
  runStep(title, npm, [...args, 'run', '--silent', ...script], { env: projectEnvironment() });

try {
  // checks read the generated queries
  await run('Writing typed queries', 'codegen', '--', '--silent');
  await run('Writing the types of the package', 'codegen:package', '--', '--silent');
} catch (error) {
  fail(`${error.message} See above.`);
}
const limit = pLimit(os.availableParallelism());
const results = await Promise.allSettled(checks.map((check) => limit(() => run(...check))));
const failed = results.flatMap(({ reason }) => (reason === undefined ? [] : [reason.message]));
if (failed.length > 0) fail(`${failed.join('\n')}\nSee above.`);
