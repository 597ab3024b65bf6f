import type { Brochure } from '../../Brochure';

/** Returns a copy of an ad with other values of some columns. */
export function withColumns(brochure: Brochure, columns: Partial<Brochure>): Brochure {
  return Object.assign(Object.create(Object.getPrototypeOf(brochure) as object) as Brochure, brochure, columns);
}
