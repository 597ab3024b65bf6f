import type { Category } from '../../../categories/Category';
import type { MapArea } from '../../../map-areas/MapArea';
import type { Brochure } from '../../Brochure';
import { columnFields, type ColumnValues } from '../../fields/fieldValues';
import type { BrochureValues } from './BrochureChanges';

interface Relations {
  category: Category | null;
  furtherCategories: readonly Category[];
  mapArea: MapArea | null;
}

/** Returns an ad's values in the form of an input, with codes for its relations. */
export function valuesOf(brochure: Brochure, { category, furtherCategories, mapArea }: Relations): BrochureValues {
  const columns = Object.fromEntries(columnFields.map((name) => [name, brochure[name]])) as ColumnValues;
  return {
    ...columns,
    category: category?.code ?? null,
    brochureCategories: furtherCategories.map(({ code }) => code).toSorted(),
    mapArea: mapArea?.did ?? null,
  };
}
