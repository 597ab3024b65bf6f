import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** `at`: "HH:MM" in Brisbane's time, each day; null: only the command backs up. */
export function backUpJob(at: string | null): JobDefinition<object> {
  const [hour, minute] = at?.split(':') ?? [];
  return {
    name: 'back-up',
    ...(at !== null && {
      schedule: { cron: `${Number(minute)} ${Number(hour)} * * *`, timeZone: 'Australia/Brisbane' },
    }),
    // a failure is told; a second try follows when a short outage is over
    retry: { limit: 1, delaySeconds: 600, maxDelaySeconds: 600 },
    longestRunSeconds: 6 * 60 * 60,
  };
}
