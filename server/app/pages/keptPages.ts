import type { KeptRule } from '../kept-answers/KeptRule';
import { hasPreviewToken } from './hasPreviewToken';
import { pageAddress } from './pageAddress';

/** Longer addresses are one person's business. */
const longestAddress = 1_000;

/**
 * By the whole address: a page repeats parameters that it does not know, in the links that lead on from it. A page that a
 * preview token opens is for whoever has the token.
 */
export const keptPages: KeptRule = {
  keyOf: ({ url }) => {
    const isKept = url.length <= longestAddress && pageAddress(url).kind === 'page' && !hasPreviewToken(url);
    return isKept ? `page ${url}` : null;
  },
};
