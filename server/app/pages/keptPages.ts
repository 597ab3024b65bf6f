import type { KeptRule } from '../kept-answers/KeptRule';
import { pageAddress } from './pageAddress';

/** Longer addresses are one person's business. */
const longestAddress = 1_000;

/** By the whole address: a page repeats parameters that it does not know, in the links that lead on from it. */
export const keptPages: KeptRule = {
  keyOf: ({ url }) => (url.length <= longestAddress && pageAddress(url).kind === 'page' ? `page ${url}` : null),
};
