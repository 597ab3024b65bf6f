import type { BrochureGridChoicesQuery } from '../../../generated/types';

export interface Choice {
  value: string;
  label: string;
  /** a sub-category, below its parent */
  isSub?: boolean;
}

export interface GridChoices {
  categories: readonly Choice[];
  mapAreas: readonly Choice[];
}

/** What the category and area filters offer. Until it has come there is nothing to choose from. */
export function gridChoices(data: BrochureGridChoicesQuery | undefined): GridChoices {
  return {
    categories:
      data?.categories.edges.flatMap(({ node }) => [
        { value: node.code, label: node.name },
        ...node.subCategories.map((sub) => ({ value: sub.code, label: sub.name, isSub: true })),
      ]) ?? [],
    mapAreas: data?.mapAreas.edges.map(({ node }) => ({ value: node.code, label: node.name })) ?? [],
  };
}
