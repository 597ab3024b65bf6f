/** Why an ad that was once public is no longer shown. */
export type GoneReason = 'ENDED' | 'TAKEN_DOWN' | 'REPLACED' | 'MERGED';
