import type { JobDefinition } from '../../jobs/JobQueue';

/** Every minute, because people wait for mails with secret links. */
export const recoverInterruptedMailsJob: JobDefinition<object> = {
  name: 'recover-interrupted-mails',
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};
