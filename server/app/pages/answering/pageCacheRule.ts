import type { CacheRule } from '../../response-cache/CacheRule';
import { hasPreviewToken } from './hasPreviewToken';
import { pageAddress } from './pageAddress';

/** Characters. Longer URLs belong to a single visitor. */
const longestAddress = 1_000;

/**
 * Caches pages by their whole URL, because links on a page repeat unknown parameters. A page that a preview token opens
 * is private.
 */
export const pageCacheRule: CacheRule = {
  getKey: ({ url }) => {
    const isCacheable = url.length <= longestAddress && pageAddress(url).kind === 'page' && !hasPreviewToken(url);
    return isCacheable ? `page ${url}` : null;
  },
};
