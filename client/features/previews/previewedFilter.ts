import type { BrochureFilter } from '../../generated/types';

/** Adds a preview token to a list of named ads. The ads that it opens are shown before their first day as well. */
export function previewedFilter({ isActive, ...filter }: BrochureFilter, token: string | null): BrochureFilter {
  const isNamed = filter.ids != null || filter.vendorId != null;
  if (token === null || !isNamed) return isActive === undefined ? filter : { ...filter, isActive };
  return { ...filter, previewToken: token };
}
