import type { Brochure } from '../../brochures/Brochure';

/** What is read of ads: the less, the cheaper the list. */
export interface FieldSelection {
  /** properties of the ad that are columns; null: all of them */
  columns: ReadonlySet<keyof Brochure> | null;
  /** NAME: what is shown where an ad has no name of its own */
  vendor: 'WHOLE' | 'NAME' | null;
  thumbnail: boolean;
  furtherCategories: boolean;
  /** pictures and documents, into the request's loader: one statement more */
  files: boolean;
}
