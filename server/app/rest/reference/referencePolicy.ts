import { createHash } from 'node:crypto';
import { referenceStyle } from './referenceStyle';

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');

/** Allows only the page's own styles: no script, picture or form. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
