import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { removeUnusedFilesJob } from './removeUnusedFilesJob';

/**
 * Queues the removal of files that no row may refer to after the caller's transaction; nothing without hashes. It outlives
 * a server that is killed before `removeUnusedFiles`.
 *
 * @param hashes null: a row without a file
 */
export async function queueFileRemoval(
  manager: EntityManager,
  { jobs }: Pick<RequestContext, 'jobs'>,
  hashes: readonly (string | null)[],
): Promise<void> {
  const present = hashes.filter((sha256) => sha256 !== null);
  if (present.length > 0) await jobs.enqueue(manager, removeUnusedFilesJob, { hashes: present });
}
