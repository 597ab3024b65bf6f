import { entityLoader } from '../../platform/loaders/entityLoader';
import { Brochure } from '../brochures/Brochure';

/** Loads the ad of a coupon in any state, because the coupon still refers to it. */
export const purchasedBrochureLoader = entityLoader(Brochure);
