import { groupThousands } from './groupThousands';

/** plural(1, 'offer') → "1 offer"; plural(1200, 'offer') → "1,200 offers". */
export function plural(count: number, noun: string): string {
  return `${groupThousands(count)} ${noun}${count === 1 ? '' : 's'}`;
}
