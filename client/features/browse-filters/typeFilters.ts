import type { BrochureType } from '../../generated/types';

/** Default list types when unspecified: landing page, coupon, BLD (docs/rules/search-and-lists.md#default-types). */
const defaultListTypes: BrochureType[] = ['LP_AD', 'CP_AD', 'BLD_AD'];

/** The chips beside "All" (docs/rules/search-and-lists.md#type-chips). */
export const typeFilters = [
  { type: 'CP_AD', label: 'Offers', desktopOnly: false },
  { type: 'BRO_AD', label: 'Brochures', desktopOnly: false },
  { type: 'LP_AD', label: 'Landing Pages', desktopOnly: true },
] as const satisfies { type: BrochureType; label: string; desktopOnly: boolean }[];

export function typesInEffect(types: BrochureType[]): BrochureType[] {
  return types.length > 0 ? types : defaultListTypes;
}
