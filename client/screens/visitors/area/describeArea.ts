import { brochurePath } from '../../../features/brochures/brochurePath';
import { breadcrumbList } from '../../../features/structured-data/breadcrumbList';
import { itemList } from '../../../features/structured-data/itemList';
import type { AreaScreenQuery } from '../../../generated/types';
import type { JsonLd } from '../../../../shared/structured-data/JsonLd';
import { paths } from '../../../shared/paths';
import type { Area, AreaCategory } from './Area';

interface DescribedArea {
  area: Pick<Area, 'code' | 'name'>;
  category: Pick<AreaCategory, 'code' | 'name'> | null;
  heading: string;
  recommended: AreaScreenQuery['recommended'];
  totalCount: number;
}

/** The structured data of an area's page: the way to it, the page, and its recommended ads. */
export function describeArea(
  { area, category, heading, recommended, totalCount }: DescribedArea,
  siteUrl: string,
): JsonLd[] {
  const ads = recommended.edges.map(({ node }) => siteUrl + brochurePath(node));
  const url = siteUrl + paths.area(area.code, category?.code);
  const way = [
    { name: 'All offers', url: siteUrl + paths.brochureList() },
    { name: 'Areas', url: siteUrl + paths.areas() },
    { name: area.name, url: siteUrl + paths.area(area.code) },
    ...(category === null ? [] : [{ name: category.name, url }]),
  ];
  return [
    breadcrumbList(way),
    { '@type': 'CollectionPage', name: heading, url, about: { '@type': 'Place', name: area.name } },
    itemList(heading, totalCount, ads),
  ];
}
