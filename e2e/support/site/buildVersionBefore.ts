import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';

const root = path.resolve(__dirname, '..', '..', '..');
const run = promisify(execFile);
const list = 'server/app/database/migrations.ts';

/**
 * Builds the server of the version before from the history of the checkout: the newest release (a tag v…) before HEAD,
 * or else the last commit that lacks one of the migrations of today. Returns its folder. It runs with the packages of
 * today.
 */
export async function buildVersionBefore(
  migrationsOfToday: readonly string[],
): Promise<{ folder: string; commit: string }> {
  const commit = (await newestRelease()) ?? (await lastWithout(migrationsOfToday));
  const folder = makeTestFolder('version-before');
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'version.tar');
  await git('archive', '--output', archive, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  // built once, and debugged by nobody
  const savings = [
    '--sourceMap',
    'false',
    '--inlineSources',
    'false',
    '--incremental',
    'false',
    '--tsBuildInfoFile',
    'null',
  ];
  await run(process.execPath, [compiler, '-p', 'tsconfig.build.json', ...savings], { cwd: folder });
  return { folder, commit };
}

async function newestRelease(): Promise<string | undefined> {
  const tags = await git(
    'tag',
    '--list',
    'v*',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
    '--sort',
    '-version:refname',
  );
  return tags.split('\n')[0] || undefined;
}

async function lastWithout(migrationsOfToday: readonly string[]): Promise<string> {
  const commits = await git('log', '--format=%H', '-100', '--', list);
  for (const commit of ['HEAD', ...commits.split('\n').filter(Boolean)]) {
    const text = await git('show', `${commit}:${list}`);
    if (migrationsOfToday.some((name) => !text.includes(name))) return commit;
  }
  throw new Error('The history has no version before: clone the whole of it (git fetch --unshallow).');
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
}
