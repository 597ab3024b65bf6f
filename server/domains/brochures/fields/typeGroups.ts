import type { BrochureTypeCode } from './brochureTypes';

type Types = readonly BrochureTypeCode[];

export const allTypes = ['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD', 'ATDW_AD'] as const satisfies Types;

/** The types whose words people write; those of a tourism ad belong to its source. */
export const writtenTypes = ['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD'] as const satisfies Types;

/** The types with a page of their own on this site, which a pass-through ad lacks. */
export const pageTypes = ['LP_AD', 'BRO_AD', 'CP_AD', 'BLD_AD'] as const satisfies Types;
