import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asAdmin, dropDatabase } from '../../../server/test/cluster/clusterDatabases';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';

type Fill = (folder: string, database: string) => Promise<void>;

/** The template database that demo sites copy. */
export const demoDatabase = 'demo_template';

/** Creates the demo's files and `demoDatabase` with `fill`, once per test run. Returns the folder of the files. */
export async function makeDemoData(fill: Fill): Promise<string> {
  const demo = path.join(process.env.TEST_FOLDER ?? makeTestFolder('demo'), 'demo-data');
  const claim = `${demo}.claim`;
  while (!existsSync(demo)) {
    // another worker creates them; if it fails, it removes its claim
    if (!isMine(claim)) {
      await sleep(100);
      continue;
    }
    const unfinished = makeTestFolder('demo-data');
    try {
      await asAdmin((admin) => admin.query(`CREATE DATABASE ${demoDatabase} TEMPLATE template0`));
      await fill(unfinished, demoDatabase);
      renameSync(unfinished, demo);
    } catch (reason) {
      await dropDatabase(demoDatabase);
      rmSync(claim, { recursive: true, force: true });
      throw reason;
    }
  }
  return demo;
}

export function copyDemoFiles(folder: string, demo: string): Promise<void> {
  return cp(demo, folder, { recursive: true });
}

function isMine(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}
