import { brochureTypeCodes, brochureTypes } from './brochureTypes';

export const allTypes = brochureTypeCodes;

/** The types whose texts people write. A source provides those of a tourism ad. */
export const writtenTypes = brochureTypeCodes.filter((code) => !brochureTypes[code].isFromSource);

/** The written types with their own page on this site. A pass-through ad has none. */
export const pageTypes = writtenTypes.filter((code) => !brochureTypes[code].isRedirect);

/** The types that visitors can reserve coupons of. */
export const couponTypes = writtenTypes.filter((code) => brochureTypes[code].hasCoupons);
