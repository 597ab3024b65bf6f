import { formatDay } from '../../../shared/dates/formatDay';

/** "on 18/11/2026" */
export function onDay(moment: string): string {
  return `on ${formatDay(moment)}`;
}
