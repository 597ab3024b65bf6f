import type { BrochureTypeCode } from './brochureTypes';

type Types = readonly BrochureTypeCode[];

export const allTypes = ['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD', 'ATDW_AD'] as const satisfies Types;

/** The types whose texts people write. A source provides those of a tourism ad. */
export const writtenTypes = ['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD'] as const satisfies Types;

/** The types with their own page on this site. A pass-through ad has none. */
export const pageTypes = ['LP_AD', 'BRO_AD', 'CP_AD', 'BLD_AD'] as const satisfies Types;
