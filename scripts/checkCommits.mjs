// `npm run check:commits`: commitlint over the commits after `base`. The history up to `base` is older than the rule.
import { spawnSync } from 'node:child_process';
import { inRoot, root } from './support/root.mjs';

const base = '65d059255ea42ad6e3d730461c53b16b9981f4e9';

const isGit = git('rev-parse', '--git-dir');
if (!isGit) {
  console.log('There is no Git history here: no commit is checked.');
} else {
  // A shallow clone does not have the base: it checks its newest commit.
  const range = git('merge-base', '--is-ancestor', base, 'HEAD') ? ['--from', base] : ['--last'];
  const commitlint = inRoot('node_modules', '@commitlint', 'cli', 'cli.js');
  const { status } = spawnSync(process.execPath, [commitlint, ...range], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, stdio: 'ignore' }).status === 0;
}
