/** Why an ad that the public has seen is no longer shown. */
export type GoneReason = 'ENDED' | 'TAKEN_DOWN' | 'REPLACED';
