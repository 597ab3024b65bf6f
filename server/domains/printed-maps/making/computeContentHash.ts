import { createHash } from 'node:crypto';
import { brand } from '../../../shared/brand/brand';
import type { MapContent } from '../MapContent';
import type { PrintedMap } from '../PrintedMap';

/** Raise it when the drawing changes, so that existing maps are drawn again. */
const drawing = 10;

/**
 * Returns a hash of the map's content, the brand in it, paper and orientation. An unchanged hash means that the file is
 * up to date.
 */
export function computeContentHash(
  content: MapContent,
  { paper, orientation }: Pick<PrintedMap, 'paper' | 'orientation'>,
): string {
  const { name, accentName, typeface, light } = brand;
  const printed = { drawing, paper, orientation, content, brand: { name, accentName, typeface, light } };
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex');
}
