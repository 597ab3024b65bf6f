import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { reportUntried } from '../../server/test/programs/reportUntried';
import { openFaultSite } from './support/openFaultSite';
import { underFaults } from './support/underFaults';

const megabytes = 700;
const fullMs = 5_000;

/** A separate disk, which only root can mount. */
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
    // other writers have used part of it, so fill what is left
  }
  return file;
}

it('responds 503 while the disk is full, and recovers once there is space', async () => {
  const disk = mountDisk();
  if (disk === null) {
    reportUntried('No disk can be mounted here: it takes root.');
    return;
  }
  // a subfolder, because a mount point cannot be removed
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
    // otherwise the site never noticed the full disk
    expect(site.printed()).toMatch(/ENOSPC|53100/);
  } finally {
    await site.remove().finally(() => execFileSync('umount', ['--lazy', disk]));
  }
});
