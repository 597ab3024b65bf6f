import { brand } from '../../../shared/brand/brand';

/** Returns the last lines of a letter. */
export const mailClosing = (): string => `Kind regards,\n${brand.name}`;
