// `npm test`: from a bare checkout to the results of all tests. Arguments go to jest.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './support/build.mjs';
import { checkMachine } from './support/checkMachine.mjs';
import { install } from './support/install.mjs';
import { findProjectNode, projectEnvironment } from './support/projectNode.mjs';
import { inRoot, root } from './support/root.mjs';
import { whenNpmIsGone } from './support/whenNpmIsGone.mjs';

checkMachine();
await install();
await build();

const folder = mkdtempSync(path.join(os.tmpdir(), 'local-offers-results-'));
const results = path.join(folder, 'results.json');
const jest = spawn(
  findProjectNode(),
  [inRoot('node_modules', 'jest', 'bin', 'jest.js'), '--json', `--outputFile=${results}`, ...process.argv.slice(2)],
  {
    cwd: root,
    // require loads packages that are ES modules only
    env: projectEnvironment({
      NODE_ENV: 'test',
      // journeys start about fifty servers
      NODE_COMPILE_CACHE: path.join(folder, 'compile-cache'),
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => jest.kill(signal));
whenNpmIsGone(() => jest.kill('SIGTERM'));
// a test that leaves a handle open must neither block the whole run nor pass unnoticed
const watch = setInterval(() => {
  if (!existsSync(results) || Date.now() - statSync(results).mtimeMs < 60_000) return;
  console.log('\nAll tests have ended, but something that one of them opened is still open: that is a failure.');
  jest.kill('SIGKILL');
}, 1_000);
const code = await new Promise((resolve) => jest.once('exit', (status) => resolve(status ?? 1)));
clearInterval(watch);
const sum = readSum();
rmSync(folder, { recursive: true, force: true });

if (sum.skipped > 0) console.log(`\n${sum.skipped} skipped`);
// of data that are no part of the checkout (server/test/sharedData.ts)
if (sum.absent > 0) console.log(`\n${sum.absent} not run: their data beside the checkout are absent`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(code === 0 && sum.failed > 0 ? 1 : code);

/** A file that failed to load counts as one failure; so does a crash of jest. */
function readSum() {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(results, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests,
      absent: numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, absent: 0 };
  }
}
