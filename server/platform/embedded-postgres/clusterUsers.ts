import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './isAlive';

/**
 * Which processes use a cluster: the site itself, and now and then a command beside it. The last one to leave stops
 * the server; whoever was killed no longer counts.
 */
export function clusterUsers(folder: string) {
  return {
    enter(): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, String(process.pid)), '');
    },
    /** Answers whether nobody is left. */
    leave(): boolean {
      rmSync(path.join(folder, String(process.pid)), { force: true });
      const others = readdirSync(folder).map(Number);
      for (const pid of others) if (!isAlive(pid)) rmSync(path.join(folder, String(pid)), { force: true });
      return !others.some(isAlive);
    },
  };
}
