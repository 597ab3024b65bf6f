import { useLocation } from 'react-router';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { isPassThroughList } from '../../../features/browse-filters/addresses/filteredPlaces';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { PageHead } from '../../../platform/page/head/PageHead';
import { isInCrawlPlan } from '../../../shared/crawlPlan';
import { paths } from '../../../shared/paths';
import { siteName } from '../../../shared/site';
import { readPage } from './listPosition';
import { siteTagline } from '../../../shared/site';

interface BrochureListHeadProps {
  heading: string;
  filters: BrowseFilters;
  navigation: Pick<SiteNavigation, 'mapAreas'>;
  isEmpty: boolean;
}

/**
 * Title and canonical address of the list, without unknown parameters. Search engines may index the lists of the crawl
 * plan (docs/crawling.md), except empty lists and later pages, because cursors change with the ads.
 */
export function BrochureListHead({ heading, filters, navigation, isEmpty }: BrochureListHeadProps) {
  const { pathname, search } = useLocation();
  const isLaterPage = new URLSearchParams(search).has('after') || readPage(search) > 1;
  const list = isPassThroughList(pathname) ? paths.passThroughAds() : browsePath(withAreaCode(filters, navigation));
  const isFrontPage = list === paths.brochureList();
  return (
    <PageHead
      title={isFrontPage ? `${siteName}: ${siteTagline}` : heading}
      description={`${heading}: cafés, tours, places to stay and shops, with coupons and brochures from businesses close by.`}
      path={isLaterPage ? laterPage(list, search) : isEmpty ? list : pageOfArea(list)}
      noIndex={isLaterPage || !isInCrawlPlan(list) || (isEmpty && !isFrontPage)}
    />
  );
}

/** An area has two names in addresses; the canonical one is its code. */
function withAreaCode(filters: BrowseFilters, { mapAreas }: Pick<SiteNavigation, 'mapAreas'>): BrowseFilters {
  const area = mapAreas.find(({ did }) => did === filters.mapArea);
  return area ? { ...filters, mapArea: area.code } : filters;
}

/** An area, and a category in it, have a page of their own. Other lists stay as they are. */
function pageOfArea(list: string): string {
  return list.replace(
    /^\/\?(category=[\w-]+)?&?mapArea=([\w-]+)$/,
    (_list, category: string | undefined, area: string) => paths.area(area, category?.slice('category='.length)),
  );
}

function laterPage(list: string, search: string): string {
  const after = new URLSearchParams(search).get('after');
  const position = new URLSearchParams(after === null ? { page: String(readPage(search)) } : { after });
  return `${list}${list.includes('?') ? '&' : '?'}${position.toString()}`;
}
