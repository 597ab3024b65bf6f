import { entityLoader } from '../../platform/loaders/entityLoader';
import { Brochure } from '../brochures/Brochure';

/** Ads as they are after their events were counted. */
export const countedBrochureLoader = entityLoader(Brochure);
