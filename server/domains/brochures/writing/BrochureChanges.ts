import type { Brochure } from '../Brochure';
import type { writtenColumns } from './writtenColumns';

export type WrittenColumns = Pick<Brochure, (typeof writtenColumns)[number]>;

/** All that people write into an ad, in the form in which it is kept; neighbours by their codes. */
export interface BrochureValues extends WrittenColumns {
  category: string | null;
  /** in alphabetical order */
  brochureCategories: string[];
  mapArea: string | null;
}

export type BrochureField = keyof BrochureValues;

/** What somebody wants to be different. It is plain JSON, so that it can wait as a revision. */
export type BrochureChanges = Partial<BrochureValues>;
