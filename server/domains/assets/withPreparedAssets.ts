import type { RequestContext } from '../../platform/context/RequestContext';
import type { PreparedAsset } from './PreparedAsset';
import { removeUnusedFiles } from './removeUnusedFiles';

/** Runs what keeps these files (a transaction with `attachAssets` in it); if it fails, nothing of them is left behind. */
export async function withPreparedAssets<T>(
  context: Pick<RequestContext, 'database' | 'files' | 'logger'>,
  prepared: readonly PreparedAsset[],
  keep: () => Promise<T>,
): Promise<T> {
  try {
    return await keep();
  } catch (error) {
    const hashes = prepared.map(({ sha256 }) => sha256);
    await removeUnusedFiles(context, hashes).catch((cause: unknown) => {
      context.logger.error({ err: cause, hashes }, 'Files of a failed upload could not be removed.');
    });
    throw error;
  }
}
