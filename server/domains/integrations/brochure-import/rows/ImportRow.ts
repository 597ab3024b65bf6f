import type { PositionSource } from '../../../brochures/PositionSource';
import type { ImportValues } from '../importFields';

/**
 * One row of a file, read and checked on its own, under the names of an ad's properties. Category and areas are still
 * the file's words.
 */
export interface ImportRow extends Omit<ImportValues, 'title'> {
  /** empty when what it is made of is refused */
  externalId: string;
  category: string;
  subCategory: string | null;
  mapAreas: string[];
  title: string;
  timeZone: string;
  positionSource: PositionSource | null;
}
