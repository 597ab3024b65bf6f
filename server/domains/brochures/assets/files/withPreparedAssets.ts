import type { RequestContext } from '../../../../platform/context/RequestContext';
import type { PreparedAsset } from './PreparedAsset';
import { removeUnusedFiles } from './removeUnusedFiles';
import { removeUnusedFilesJob } from './removeUnusedFilesJob';

/** Runs a function that stores these files (a transaction with `attachAssets`). Removes the files if it fails. */
export async function withPreparedAssets<T>(
  context: Pick<RequestContext, 'database' | 'files' | 'jobs' | 'logger'>,
  prepared: readonly PreparedAsset[],
  keep: () => Promise<T>,
): Promise<T> {
  if (prepared.length === 0) return keep();
  const hashes = prepared.map(({ sha256 }) => sha256);
  await context.database.transaction((manager) => context.jobs.enqueue(manager, removeUnusedFilesJob, { hashes }));
  try {
    return await keep();
  } catch (error) {
    await removeUnusedFiles(context, hashes).catch((err: unknown) => {
      context.logger.error({ err, hashes }, 'Files of a failed upload could not be removed yet.');
    });
    throw error;
  }
}
