import { countsByVendor } from '../../../platform/loaders/countsByVendor';

/** How many ads a company has, whatever their state; deleted ones are none. */
export const brochuresCountLoader = countsByVendor('FROM brochures WHERE record_status');
