import type { Asset } from '../../brochures/assets/Asset';
import type { Brochure } from '../../brochures/Brochure';
import type { Vendor } from '../../vendors/Vendor';

/** The parts of ads to read. Fewer parts make a list cheaper. */
export interface FieldSelection {
  /** properties of the ad that are columns; null: all of them */
  columns: ReadonlySet<keyof Brochure> | null;
  /** properties of the vendor; NAME: company name only, shown for an ad without a name of its own; null: none */
  vendor: ReadonlySet<keyof Vendor> | 'WHOLE' | 'NAME' | null;
  /** properties of the list picture; null: none */
  thumbnail: ReadonlySet<keyof Asset> | 'WHOLE' | null;
  /** main category and map area, from the reference data */
  references: boolean;
  furtherCategories: boolean;
  /** pictures and documents, read into the request's loader by one more statement */
  files: boolean;
}
