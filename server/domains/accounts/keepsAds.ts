import { In, IsNull } from 'typeorm';
import { keeperRoles } from '../../shared/vendorRoles';

/**
 * Condition for logins that keep the ads of their company, and so get the mails about them: owners and editors who may
 * sign in. A terminated login is suspended as well.
 */
export const keepsAds = { suspendedAt: IsNull(), vendorRole: In([...keeperRoles]) };
