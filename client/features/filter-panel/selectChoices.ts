import type { NavigationCategory, NavigationMapArea } from '../site-navigation/StartNavigation';
import type { FilterCounts } from './useFilterCounts';

export interface Choice {
  value: string;
  label: string;
  /** null: not known */
  count: number | null;
  /** a sub-category, shown below its parent */
  isNested?: boolean;
}

/** Leaves out what has no ads under the other filters, but never what is chosen. */
function withAds(choices: readonly Choice[], chosen: string | null, nameless: string): Choice[] {
  const shown = choices.filter(({ count, value }) => count !== 0 || value === chosen);
  if (chosen === null || shown.some(({ value }) => value === chosen)) return shown;
  return [...shown, { value: chosen, label: nameless, count: null }];
}

/** Categories, each followed by its sub-categories. */
export function categoryChoices(
  categories: readonly NavigationCategory[],
  { countOf }: Pick<FilterCounts, 'countOf'>,
  chosen: string | null,
): Choice[] {
  const choices = categories.flatMap(({ code, name, subCategories }) => [
    { value: code, label: name, count: countOf('categories', code) },
    ...subCategories.map((sub) => ({
      ...{ value: sub.code, label: sub.name, count: countOf('categories', sub.code), isNested: true },
    })),
  ]);
  return withAds(choices, chosen, 'Category');
}

/** `chosen` is a code or a did, as in the address. */
export function areaChoices(
  mapAreas: readonly NavigationMapArea[],
  { countOf }: Pick<FilterCounts, 'countOf'>,
  chosen: string | null,
): Choice[] {
  const choices = mapAreas.map(({ code, did, name }) => ({
    ...{ value: chosen === did ? did : code, label: name, count: countOf('mapAreas', code) },
  }));
  return withAds(choices, chosen, 'Area');
}

/** Only the most frequent suburbs are counted. Null: too many ads to know them. */
export function suburbChoices(
  { valuesOf, countOf }: Pick<FilterCounts, 'valuesOf' | 'countOf'>,
  chosen: string | null,
): Choice[] | null {
  const values = valuesOf('suburbs');
  if (values === null && chosen === null) return null;
  const choices = (values ?? []).map((value) => ({ value, label: value, count: countOf('suburbs', value) }));
  return withAds(choices, chosen, chosen ?? '').toSorted((a, b) => (a.label < b.label ? -1 : 1));
}
