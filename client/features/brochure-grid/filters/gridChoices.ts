import type { BrochureGridChoicesQuery } from '../../../generated/types';

export interface Choice {
  value: string;
  label: string;
  /** true for a sub-category, listed below its parent */
  isSub?: boolean;
}

export interface GridChoices {
  categories: readonly Choice[];
  mapAreas: readonly Choice[];
}

/** Choices of the category and area filters; empty until the data has loaded. */
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
