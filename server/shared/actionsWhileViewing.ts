import type { Action } from './permissions';

/**
 * All that an administrator may call who sees the site as a vendor: what the vendor reads, and the end of it
 * (docs/rules/accounts-and-permissions.md#see-as-a-vendor). A new action is closed. Absent on purpose: what is about
 * logins (colleagues, keys, own data), and everything that writes.
 */
export const actionsWhileViewing: ReadonlySet<Action> = new Set<Action>([
  ...(['node', 'nodes', 'brochures', 'brochureMarkers', 'places', 'nearbyBrochures'] as const),
  ...(['searchSuggestions', 'searchAdvice', 'brochureFacets', 'brochureLetters', 'brochure'] as const),
  ...(['categories', 'mapAreas', 'streetIndex', 'printedMaps', 'followTopic', 'readFeed', 'legalText'] as const),
  ...(['viewer', 'vendors', 'vendorViewings', 'brochureCheck', 'positionOfAddress'] as const),
  ...(['readBrochureStatistics', 'vendorFigures', 'couponPurchases', 'couponFigures', 'redemptionsToday'] as const),
  'endVendorViewing',
]);
