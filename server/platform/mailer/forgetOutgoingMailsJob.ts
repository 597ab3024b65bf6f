import type { JobDefinition } from '../jobs/JobQueue';

export const forgetOutgoingMailsJob: JobDefinition<object> = {
  name: 'forget-outgoing-mails',
  schedule: { cron: '40 3 * * *', timeZone: 'Australia/Brisbane' },
};
