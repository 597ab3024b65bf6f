import { BrochureType } from '../brochures/BrochureType';

/** What is handed on without being asked for by type: everything but tourism ads, whose licence forbids it. */
export const publicFeedTypes: readonly BrochureType[] = Object.values(BrochureType).filter(
  (type) => type !== 'ATDW_AD',
);
