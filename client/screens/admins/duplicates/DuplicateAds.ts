import type { DuplicatesScreenQuery } from '../../../generated/types';

/** Two ads that may be duplicates. */
export type DuplicateAds = DuplicatesScreenQuery['duplicateBrochures']['edges'][number]['node'];

export type DuplicateAd = DuplicateAds['first'];
