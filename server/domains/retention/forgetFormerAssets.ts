import type { Clock } from '../../platform/clock/Clock';
import { type FileRemoval, removeUnusedFiles } from '../brochures/assets/files/removeUnusedFiles';
import { queueFileRemoval } from '../brochures/assets/files/queueFileRemoval';
import { limitOf } from './limitOf';
import { formerFilesAreKeptFor } from './retentionRules';

/** Forgets how files of ads were before old changes, and removes their bytes. Returns the number of rows. */
export async function forgetFormerAssets({ clock, ...removal }: FileRemoval & { clock: Clock }): Promise<number> {
  const { count, hashes } = await removal.database.transaction(async (manager) => {
    const [rows] = await manager.query<[{ sha256: string | null }[], number]>(
      'DELETE FROM former_assets WHERE kept_at < $1 RETURNING sha256',
      [limitOf(clock.now(), formerFilesAreKeptFor)],
    );
    const hashes = rows.flatMap(({ sha256 }) => sha256 ?? []);
    await queueFileRemoval(manager, removal, hashes);
    return { count: rows.length, hashes };
  });
  await removeUnusedFiles(removal, hashes);
  return count;
}
