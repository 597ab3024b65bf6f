import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { categoryName, mapAreaName } from '../../../features/site-navigation/chosenNames';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { typeListHeadings } from '../../../generated/brochureTypes';

/**
 * "Coupon offers: Food & drink in Noosa": the list's filters in words. `business` is the name of the business whose ads
 * they are; null: not known.
 */
export function listHeading(
  navigation: Pick<SiteNavigation, 'categories' | 'mapAreas'>,
  filters: BrowseFilters,
  business: string | null = null,
): string {
  const category = categoryName(navigation, filters);
  const mapArea = mapAreaName(navigation, filters);
  const [type, ...others] = filters.types;
  const kind = type !== undefined && others.length === 0 ? typeListHeadings[type] : null;
  const from = business === null ? '' : ` from ${business}`;
  const kinds = [kind ?? undefined, category].filter((part) => part !== undefined).join(': ');
  const what = (kinds || (business === null ? 'Local offers' : 'All')) + from;
  const where = mapArea === undefined ? '' : ` in ${mapArea}`;
  const words = filters.q === null ? '' : ` for “${filters.q}”`;
  const around = filters.place === null ? '' : ` near ${filters.place.name}`;
  return `${what}${where}${around}${words}`;
}

/** Returns the company that all ads of a business's list have, in the first one's spelling; null if they differ. */
export function businessOfList(
  { vendorId, businessOf }: Pick<BrowseFilters, 'vendorId' | 'businessOf'>,
  edges: readonly { node: { companyName: string | null } }[] | undefined,
): string | null {
  const first = edges?.[0]?.node.companyName ?? null;
  if (first === null || (vendorId === null && businessOf === null)) return null;
  // the server has compared the names of ads without a vendor
  const isOne = businessOf !== null || edges?.every(({ node }) => node.companyName === first);
  return isOne ? first : null;
}
