import type { JobDefinition } from '../../../../platform/jobs/JobQueue';

/**
 * Removes unused files 15 minutes after an upload starts or a file is released, so that a server crash leaves nothing
 * behind. By then all writers have finished; the job keeps files in use.
 */
export const removeUnusedFilesJob: JobDefinition<{ hashes: string[] }> = {
  name: 'remove-unused-files',
  delaySeconds: 15 * 60,
};
