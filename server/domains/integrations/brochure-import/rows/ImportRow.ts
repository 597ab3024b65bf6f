import type { PositionSource } from '../../../brochures/PositionSource';
import type { ImportValues } from '../importFields';

/**
 * One row of a file, read and checked alone, with an ad's property names. Category and areas are still the file's
 * words.
 */
export interface ImportRow extends Omit<ImportValues, 'title'> {
  /** empty when a cell that it is built from is refused */
  externalId: string;
  category: string;
  subCategory: string | null;
  mapAreas: string[];
  title: string;
  timeZone: string;
  positionSource: PositionSource | null;
}
