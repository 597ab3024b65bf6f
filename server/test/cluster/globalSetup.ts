import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startTestCluster } from './testCluster';

const oldBuild = path.resolve(__dirname, '../../../scripts/support/jest/warnOfOldBuild.mjs');

/** @param run what jest was asked for: files and folders, none for all */
export default async function globalSetup(run: { nonFlagArgs: readonly string[] }): Promise<void> {
  if (run.nonFlagArgs.length === 0 || run.nonFlagArgs.some((place) => place.includes('e2e'))) {
    spawnSync(process.execPath, [oldBuild], { stdio: 'inherit' });
  }
  process.env.TEST_DATABASE_URL = await startTestCluster();
}
