import { CronExpressionParser } from 'cron-parser';

/**
 * Returns when a job runs next; null for unscheduled jobs. `schedule` is the text in `JobRun`: five cron fields and a
 * time zone.
 */
export function getNextRun(schedule: string | null, now: Date): Date | null {
  const [, cron, timeZone] = /^(\S+(?: \S+){4}) (\S+)$/.exec(schedule ?? '') ?? [];
  if (cron === undefined || timeZone === undefined) return null;
  return CronExpressionParser.parse(cron, { tz: timeZone, currentDate: now }).next().toDate();
}
