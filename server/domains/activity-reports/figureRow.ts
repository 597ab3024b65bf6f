import type { ActivityReport } from './ActivityReport';
import { eventNames } from './eventNames';

/** Returns one figure as a row of a table: its name, its value, the earlier value and the change. */
export function figureRow({ eventCode, now, before }: ActivityReport['figures'][number]): string[] {
  return [eventNames[eventCode], String(now), String(before), change(now, before)];
}

/** In whole percent; empty without an earlier value, and when nothing changed. */
function change(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return '';
  return `${now > before ? '+' : '−'}${percent}%`;
}
