import type { JobDefinition } from '../../jobs/JobQueue';

/** Every minute, since a mail that opens something is awaited. */
export const recoverInterruptedMailsJob: JobDefinition<object> = {
  name: 'recover-interrupted-mails',
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};
