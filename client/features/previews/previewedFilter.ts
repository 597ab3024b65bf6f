import type { BrochureFilter } from '../../generated/types';

/** Adds a preview token to a filter by id or vendor. Previewed ads then also appear before their first day. */
export function previewedFilter({ isActive, ...filter }: BrochureFilter, token: string | null): BrochureFilter {
  const isNamed = filter.ids != null || filter.vendorId != null;
  if (token === null || !isNamed) return isActive === undefined ? filter : { ...filter, isActive };
  return { ...filter, previewToken: token };
}
