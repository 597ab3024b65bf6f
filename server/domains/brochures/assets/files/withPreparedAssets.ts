import type { RequestContext } from '../../../../platform/context/RequestContext';
import type { PreparedAsset } from './PreparedAsset';
import { removeUnusedFilesOrLog } from './removeUnusedFiles';
import { queueFileRemoval } from './queueFileRemoval';

type Services = Pick<RequestContext, 'database' | 'files' | 'jobs' | 'logger'>;

/** Runs a function that stores these files (a transaction with `attachAssets`). Removes the files if it fails. */
export async function withPreparedAssets<T>(
  context: Services,
  prepared: readonly PreparedAsset[],
  keep: () => Promise<T>,
): Promise<T> {
  const hashes = prepared.map(({ sha256 }) => sha256);
  return withStoredFiles(context, hashes, keep);
}

/** The same by the hashes of the files. */
export async function withStoredFiles<T>(
  context: Services,
  hashes: readonly string[],
  keep: () => Promise<T>,
): Promise<T> {
  if (hashes.length === 0) return keep();
  await context.database.transaction((manager) => queueFileRemoval(manager, context, hashes));
  try {
    return await keep();
  } catch (error) {
    await removeUnusedFilesOrLog(context, hashes, 'Files of a failed upload could not be removed yet.');
    throw error;
  }
}
