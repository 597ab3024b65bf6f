import { groupThousands } from '../../shared/formats/groupThousands';

interface Change {
  direction: 'up' | 'down' | 'same';
  text: string;
}

/** A count against that of the period before, in words: "25% more than before (80)". */
export function describeCountChange(now: number, before: number): Change {
  if (now === before) return { direction: 'same', text: now === 0 ? 'none before either' : 'the same as before' };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, text: 'none before' };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const amount = percent === 0 ? 'slightly' : `${groupThousands(percent)}%`;
  return { direction, text: `${amount} ${now > before ? 'more' : 'fewer'} than before (${groupThousands(before)})` };
}

/** A rate against that of the period before, in percentage points. */
export function describeRateChange(now: number | null, before: number | null): Change {
  if (before === null) return { direction: 'same', text: 'nothing to compare with' };
  const was = formatRate(before);
  if (now === null) return { direction: 'same', text: `${was} before` };
  if (formatRate(now) === was) return { direction: 'same', text: 'the same as before' };
  const direction = now > before ? 'up' : 'down';
  return { direction, text: `${now > before ? 'higher' : 'lower'} than before (${was})` };
}

/** 0.052 → "5.2%"; a rate that cannot be computed is a dash. */
export function formatRate(rate: number | null): string {
  return rate === null ? '–' : `${(rate * 100).toFixed(1)}%`;
}
