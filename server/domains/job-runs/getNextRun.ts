import { CronExpressionParser } from 'cron-parser';

/** When work is due next; null for work that something else asks for. `schedule` as `JobRun` keeps it: five fields and a zone. */
export function getNextRun(schedule: string | null, now: Date): Date | null {
  const [, cron, timeZone] = /^(\S+(?: \S+){4}) (\S+)$/.exec(schedule ?? '') ?? [];
  if (cron === undefined || timeZone === undefined) return null;
  return CronExpressionParser.parse(cron, { tz: timeZone, currentDate: now }).next().toDate();
}
