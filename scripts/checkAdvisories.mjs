// `npm run check:advisories`: known holes of the locked packages, by `npm audit`, against those that
// docs/security/advisories.md explains. It needs a registry that offers advisories.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail } from './support/fail.mjs';
import { npmCommand } from './support/npm.mjs';
import { refuseArguments } from './support/refuseArguments.mjs';
import { inRoot, root } from './support/root.mjs';

refuseArguments('npm run check:advisories');
const report = audit();
if (hasNoAdvisories(report)) {
  console.log('This registry offers no advisories: nothing was compared.');
} else if (report.vulnerabilities === undefined) {
  fail(`npm audit did not work: ${report.message ?? 'it said nothing'}`);
} else {
  compare(readFindings(report), readExplained());
}

function audit() {
  const [npm, ...args] = npmCommand();
  const { stdout } = spawnSync(npm, [...args, 'audit', '--json'], { cwd: root, encoding: 'utf8' });
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

function hasNoAdvisories({ statusCode }) {
  return [404, 405, 501].includes(statusCode);
}

/** Advisories by their id; a package that only depends on such a one repeats its name and is left out. */
function readFindings({ vulnerabilities }) {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object');
  return new Map(advisories.map((advisory) => [advisory.url.split('/').at(-1), advisory]));
}

function readExplained() {
  const text = readFileSync(inRoot('docs', 'security', 'advisories.md'), 'utf8');
  return new Set([...text.matchAll(/^\| (GHSA-[\w-]+)/gm)].map(([, id]) => id));
}

function compare(findings, explained) {
  const problems = [
    ...[...findings]
      .filter(([id]) => !explained.has(id))
      .map(([id, { name, severity, title }]) => `${id}, ${severity}, ${name}: ${title}`),
    ...[...explained].filter((id) => !findings.has(id)).map((id) => `${id} is explained, but no package has it now`),
  ];
  if (problems.length > 0) {
    fail(`${problems.join('\n')}\nUpdate the package, or explain in docs/security/advisories.md why it does no harm.`);
  }
  console.log(`${findings.size} known holes, all of them explained.`);
}
