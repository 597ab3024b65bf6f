import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** So the feed of changes is at most about a minute behind the dates of ads. */
export const noteDatedChangesJob: JobDefinition<object> = {
  name: 'note-dated-changes',
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};
