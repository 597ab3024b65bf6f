import { countsByVendor } from '../../platform/loaders/countsByVendor';

/** How many logins a company has. */
export const accountsCountLoader = countsByVendor('FROM accounts');
