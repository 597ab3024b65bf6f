import type { Category } from '../../categories/Category';
import type { MapArea } from '../../map-areas/MapArea';
import type { Brochure } from '../Brochure';
import type { BrochureValues, WrittenColumns } from './BrochureChanges';
import { writtenColumns } from './writtenColumns';

interface Neighbours {
  category: Category | null;
  furtherCategories: readonly Category[];
  mapArea: MapArea | null;
}

/** An ad as people see it when they change it: neighbours by their codes. */
export function valuesOf(brochure: Brochure, { category, furtherCategories, mapArea }: Neighbours): BrochureValues {
  const columns = Object.fromEntries(writtenColumns.map((name) => [name, brochure[name]])) as unknown as WrittenColumns;
  return {
    ...columns,
    category: category?.code ?? null,
    brochureCategories: furtherCategories.map(({ code }) => code).toSorted(),
    mapArea: mapArea?.did ?? null,
  };
}
