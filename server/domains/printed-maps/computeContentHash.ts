import { createHash } from 'node:crypto';
import type { MapContent } from './MapContent';
import type { PrintedMap } from './PrintedMap';

/** Raised when maps are drawn in another way, so that those that are there are made anew. */
const drawing = 3;

/** The same for the same map: while it stays, the file stays. */
export function computeContentHash(
  content: MapContent,
  { paper, orientation }: Pick<PrintedMap, 'paper' | 'orientation'>,
): string {
  return createHash('sha256').update(JSON.stringify({ drawing, paper, orientation, content })).digest('hex');
}
