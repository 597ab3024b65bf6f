import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTestFolder } from '../../server/test/makeTestFolder';
import { openFaultSite } from './support/openFaultSite';
import { underFaults } from './support/underFaults';

const megabytes = 700;
const fullMs = 5_000;

/** A disk of its own, which only root may make. */
function mountDisk(): string | null {
  const folder = makeTestFolder('disk');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

function fill(folder: string): string {
  const file = path.join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch {
    // others wrote meanwhile: what is left of the disk is theirs
  }
  return file;
}

it('answers 503 while the disk is full, and serves again by itself once there is room', async () => {
  const disk = mountDisk();
  if (disk === null) {
    process.stderr.write('No disk can be mounted here (it takes root): a full disk was not tried.\n');
    return;
  }
  // a folder within: the place of a mount cannot be removed
  const folder = path.join(disk, 'site');
  mkdirSync(folder, { mode: 0o755 });
  const site = await openFaultSite({}, folder);
  try {
    await underFaults(site, {
      times: 5,
      async strike() {
        const filler = fill(disk);
        await pause(fullMs);
        rmSync(filler);
      },
    });
    // else the disk was never felt to be full
    expect(site.printed()).toMatch(/ENOSPC|53100/);
  } finally {
    await site.remove().finally(() => execFileSync('umount', ['--lazy', disk]));
  }
});
