import type { BrochureType } from '../../brochures/BrochureType';
import { typesWith } from '../../brochures/fields/brochureTypes';

/** What is handed on without being asked for by type: everything but tourism ads, whose licence forbids it. */
export const publicFeedTypes: readonly BrochureType[] = typesWith('isInPublicFeed');
