import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { chown, cp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRoot } from '../../server/platform/embedded-postgres/serviceUser';
import { makeTestFolder } from '../../server/test/makeTestFolder';

type Fill = (folder: string) => Promise<void>;

/** Fills a data folder with the demo's. `fill` makes them, once in a test run; each further site has a copy. */
export async function copyDemoData(folder: string, fill: Fill): Promise<void> {
  const demo = await demoData(fill);
  await cp(demo, folder, { recursive: true });
  if (!isRoot()) return;
  // PostgreSQL starts only with files of its own account
  for (const name of await readdir(demo, { recursive: true })) {
    const { uid, gid } = await stat(path.join(demo, name));
    await chown(path.join(folder, name), uid, gid);
  }
}

async function demoData(fill: Fill): Promise<string> {
  const demo = path.join(process.env.TEST_FOLDER ?? makeTestFolder('demo'), 'demo-data');
  const claim = `${demo}.claim`;
  while (!existsSync(demo)) {
    // another worker is at it; where it fails, it gives its claim back
    if (!isMine(claim)) {
      await sleep(100);
      continue;
    }
    const unfinished = makeTestFolder('demo-data');
    try {
      await fill(unfinished);
      renameSync(unfinished, demo);
    } catch (reason) {
      rmSync(claim, { recursive: true, force: true });
      throw reason;
    }
  }
  return demo;
}

function isMine(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}
