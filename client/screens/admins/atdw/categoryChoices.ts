import type { AtdwScreenQuery } from '../../../generated/types';

export interface CategoryChoice {
  value: string;
  label: string;
}

/** All categories for a select, sub-categories behind their own. */
export function categoryChoices({ edges }: AtdwScreenQuery['categories']): CategoryChoice[] {
  return edges.flatMap(({ node: { code, name, subCategories } }) => [
    { value: code, label: name },
    ...subCategories.map((sub) => ({ value: sub.code, label: `${name} – ${sub.name}` })),
  ]);
}
