import { entityLoader } from '../../platform/loaders/entityLoader';
import { Brochure } from '../brochures/Brochure';

/** The ad of a coupon, whatever has become of it since: the coupon still speaks of it. */
export const purchasedBrochureLoader = entityLoader(Brochure);
