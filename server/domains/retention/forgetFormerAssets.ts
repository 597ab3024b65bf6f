import type { Clock } from '../../platform/clock/Clock';
import { type FileRemoval, removeUnusedFiles } from '../brochures/assets/files/removeUnusedFiles';
import { limitOf } from './limitOf';
import { formerFilesAreKeptFor } from './retentionRules';

/** Forgets how files of ads were before old changes, and removes their bytes. Returns the number of rows. */
export async function forgetFormerAssets({ clock, ...removal }: FileRemoval & { clock: Clock }): Promise<number> {
  const [rows] = await removal.database.query<[{ sha256: string | null }[], number]>(
    'DELETE FROM former_assets WHERE kept_at < $1 RETURNING sha256',
    [limitOf(clock.now(), formerFilesAreKeptFor)],
  );
  await removeUnusedFiles(
    removal,
    rows.flatMap(({ sha256 }) => sha256 ?? []),
  );
  return rows.length;
}
