import type { ActivityReport } from './ActivityReport';
import { eventNames } from './eventNames';

/** Returns one figure and its earlier value as a line of text that needs no chart. */
export function describeFigure(
  { eventCode, now, before }: ActivityReport['figures'][number],
  nameOfBefore: string,
): string {
  return `${eventNames[eventCode]}: ${now} (${before} in ${nameOfBefore}${change(now, before)})`;
}

function change(now: number, before: number): string {
  if (before === 0 || now === before) return '';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return '';
  return `, ${percent}% ${now > before ? 'more' : 'fewer'}`;
}
