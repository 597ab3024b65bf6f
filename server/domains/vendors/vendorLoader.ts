import { entityLoader } from '../../platform/loaders/entityLoader';
import { Vendor } from './Vendor';

export const vendorLoader = entityLoader(Vendor);
