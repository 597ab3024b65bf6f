import { entityLoader } from '../../platform/loaders/entityLoader';
import { VendorInvitation } from './VendorInvitation';

export const vendorInvitationLoader = entityLoader(VendorInvitation);
