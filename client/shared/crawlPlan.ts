import { paths } from './paths';

/** Lists by type that search engines keep, beside the pass-through ads, which have a path of their own. */
const indexedTypes = ['CP_AD', 'BRO_AD'];

/** Lists with later pages that lead to further ads. */
const pagedLists = [paths.brochureList(), paths.passThroughAds()];

/**
 * True for addresses of the site that crawlers are led to: the pages of the crawl plan (docs/crawling.md) and the later
 * pages of its lists. Every other query is a combination, a search or a view of one person: links to it are `nofollow`.
 */
export function isInCrawlPlan(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  const isLaterPage = searchParams.has('after');
  searchParams.delete('after');
  if (isLaterPage && !pagedLists.includes(pathname)) return false;
  return searchParams.size === 0 || isIndexedFilter(pathname, [...searchParams]);
}

/** One filter with one value. */
function isIndexedFilter(pathname: string, [[name, value] = ['', ''], ...others]: [string, string][]): boolean {
  if (others.length > 0 || value.includes(',')) return false;
  if (pathname === paths.streetsIndex()) return name === 'mapArea';
  if (pathname !== paths.brochureList()) return false;
  return name === 'category' || name === 'mapArea' || (name === 'broTypes' && indexedTypes.includes(value));
}
