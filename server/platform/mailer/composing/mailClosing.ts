import { brand } from '../../../shared/brand/brand';

/** The last lines of a letter. */
export const mailClosing = `Kind regards,\n${brand.name}`;
