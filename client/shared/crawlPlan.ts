import { paths } from './paths';

/** Lists by type that search engines index, besides the pass-through ads, which have their own path. */
const indexedTypes = ['CP_AD', 'BRO_AD'];

/** Forms about an ad (three for each), pages to follow a list, and its filters: nothing to find. */
const formPage = /^\/(?:details\/\d+\/enquiry\/|follow|filters)/;

/** Lists with later pages that lead to further ads. */
const pagedLists = [paths.brochureList(), paths.passThroughAds()];

/**
 * True for addresses that crawlers may follow: the pages of the crawl plan (docs/crawling.md) and the later pages of
 * its lists. Links to any other query, search or personal view are `nofollow`.
 */
export function isInCrawlPlan(address: string): boolean {
  if (formPage.test(address)) return false;
  const [pathname = '', query] = address.replace(/#.*/, '').split('?', 2);
  if (query === undefined) return true;
  const searchParams = new URLSearchParams(query);
  const isLaterPage = searchParams.has('after') || searchParams.has('page');
  searchParams.delete('after');
  searchParams.delete('page');
  if (isLaterPage && !pagedLists.includes(pathname)) return false;
  return searchParams.size === 0 || isIndexedFilter(pathname, [...searchParams]);
}

/** True for a single filter with a single value. */
function isIndexedFilter(pathname: string, [[name, value] = ['', ''], ...others]: [string, string][]): boolean {
  if (others.length > 0 || value.includes(',')) return false;
  if (pathname === paths.streetsIndex()) return name === 'mapArea';
  if (pathname !== paths.brochureList()) return false;
  return name === 'category' || name === 'mapArea' || (name === 'broTypes' && indexedTypes.includes(value));
}
