import type { JobDefinition } from '../../../../platform/jobs/JobQueue';

/**
 * Asked for before files are written and when they are let go of, so that even a server that dies in between leaves
 * nothing behind. By the time it runs nobody is still writing them; what is in use by then stays.
 */
export const removeUnusedFilesJob: JobDefinition<{ hashes: string[] }> = {
  name: 'remove-unused-files',
  delaySeconds: 15 * 60,
};
