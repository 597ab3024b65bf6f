import { useStructuredData } from '../../../platform/page/head/useStructuredData';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { categoryName } from '../../../features/site-navigation/chosenNames';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { breadcrumbList } from '../../../features/structured-data/breadcrumbList';
import { itemList } from '../../../features/structured-data/itemList';
import type { BrochureListScreenQuery } from '../../../generated/types';
import type { JsonLd } from '../../../../shared/structured-data/JsonLd';
import { brochurePath } from '../../../features/brochures/brochurePath';

interface ShownList {
  heading: string;
  filters: BrowseFilters;
  navigation: Pick<SiteNavigation, 'categories' | 'mapAreas'>;
  brochures: BrochureListScreenQuery['brochures'];
}

/** The list's structured data: its ads, and the breadcrumbs from all offers to a category. */
function describeList({ heading, filters, navigation, brochures }: ShownList, siteUrl: string): JsonLd[] {
  const ads = brochures.edges.map(({ node }) => siteUrl + brochurePath(node));
  const list = itemList(heading, brochures.totalCount, ads);
  const category = categoryName(navigation, filters);
  if (category === undefined) return [list];
  const way = breadcrumbList([
    { name: 'All offers', url: siteUrl + browsePath({}) },
    { name: category, url: siteUrl + browsePath({ category: filters.category }) },
  ]);
  return [way, list];
}

/** Adds structured data for search engines. A component of its own, because browsers load it later. */
export default function ListDescription(list: ShownList): null {
  useStructuredData((siteUrl) => describeList(list, siteUrl));
  return null;
}
