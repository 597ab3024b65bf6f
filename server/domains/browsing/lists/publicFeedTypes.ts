import type { BrochureType } from '../../brochures/BrochureType';
import { typesWith } from '../../brochures/fields/brochureTypes';

/** Types in public feeds that name no type: all except tourism ads, whose licence forbids it. */
export const publicFeedTypes: readonly BrochureType[] = typesWith('isInPublicFeed');
