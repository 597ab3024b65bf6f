/**
 * What API keys may do (docs/rules/accounts-and-permissions.md#api-keys): each scope opens the listed actions of the
 * permission page, as far as its owner may call them. An action that is in no scope is refused to every key.
 */
export const apiKeyScopes = {
  'brochures:read': {
    description: 'Read ads, categories, areas, streets and printed maps; of its owner’s ads also those that wait.',
    actions: [
      ...['brochures', 'brochure', 'brochureMarkers', 'nearbyBrochures', 'places', 'brochureFacets', 'brochureLetters'],
      ...['searchSuggestions', 'searchAdvice', 'categories', 'mapAreas', 'streetIndex', 'printedMaps', 'readFeed'],
      'brochureChanges',
      ...['pageBrochuresByOffset', 'filterBrochuresByDataQuality', 'listInactiveCategories', 'pendingReviews'],
    ],
  },
  'brochures:write': {
    description: 'Write ads and their files, and submit them for review.',
    actions: [
      ...[
        'createBrochure',
        'createAnyBrochure',
        'upsertBrochures',
        'updateBrochure',
        'updateAnyBrochure',
        'renewBrochure',
        'brochureCheck',
      ],
      ...['submitBrochure', 'withdrawSubmission', 'copyBrochure', 'copyAnyBrochure', 'setBrochureIndex'],
      ...['addAsset', 'addAssetToAnyBrochure', 'updateAsset', 'removeAsset', 'reorderAssets', 'positionOfAddress'],
      ...['requestArchiving', 'withdrawArchiveRequest'],
    ],
  },
  'brochures:publish': {
    description: 'Review, publish and archive ads, place them in areas, and import them.',
    actions: [
      ...['reviewBrochure', 'publishBrochure', 'archiveBrochure', 'unarchiveBrochure', 'decideArchiveRequest'],
      ...['publishBrochures', 'archiveBrochures', 'unarchiveBrochures', 'setBrochuresMapArea', 'undoBrochureChanges'],
      ...['importBrochures', 'startBrochureImport', 'brochureImports'],
    ],
  },
  'coupons:read': {
    description: 'Read who has which coupon of the ads, and their numbers.',
    actions: ['couponPurchases', 'couponFigures'],
  },
  'coupons:redeem': {
    description: 'Look coupons up by their code, and redeem them, as a till does.',
    actions: ['couponByCode', 'redeemCoupon'],
  },
  'statistics:read': {
    description: 'Read how often ads are seen and used.',
    actions: ['readBrochureStatistics', 'vendorFigures', 'overview', 'siteReport'],
  },
  'statistics:write': {
    description: 'Report views and clicks of the visitors of another site or app.',
    actions: ['recordStatisticEvents'],
  },
  'vendors:read': {
    description: 'Read the profiles of companies.',
    actions: ['vendors'],
  },
  'vendors:write': {
    description: 'Change the profiles of companies.',
    actions: ['createVendor', 'updateVendor'],
  },
} as const satisfies Record<string, { description: string; actions: readonly string[] }>;

export type ApiKeyScope = keyof typeof apiKeyScopes;

export const apiKeyScopeNames = Object.keys(apiKeyScopes) as ApiKeyScope[];

const scopeOfAction = new Map<string, ApiKeyScope>(
  apiKeyScopeNames.flatMap((scope) => apiKeyScopes[scope].actions.map((action) => [action, scope] as const)),
);

/** The scope that opens an action; undefined: no key may call it. */
export function scopeOf(action: string): ApiKeyScope | undefined {
  return scopeOfAction.get(action);
}
