import type { Brochure } from '../../brochures/Brochure';

/** The parts of ads to read. Fewer parts make a list cheaper. */
export interface FieldSelection {
  /** properties of the ad that are columns; null: all of them */
  columns: ReadonlySet<keyof Brochure> | null;
  /** NAME: company name only, shown for an ad without a name of its own */
  vendor: 'WHOLE' | 'NAME' | null;
  thumbnail: boolean;
  furtherCategories: boolean;
  /** pictures and documents, read into the request's loader by one more statement */
  files: boolean;
}
