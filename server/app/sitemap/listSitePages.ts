import type { RequestContext } from '../../platform/context/RequestContext';
import { listCategories } from '../../domains/browsing/active-facets/listCategories';
import { listMapAreas } from '../../domains/browsing/active-facets/listMapAreas';
import { listPublicTypes } from '../../domains/browsing/active-facets/listPublicTypes';
import { categoryCountsOfMapAreas } from '../../domains/browsing/active-facets/categoryCountsOfMapAreas';
import { streetSummaryLoader } from '../../domains/street-index/streetSummaryLoader';
import { brochureTypes } from '../../domains/brochures/fields/brochureTypes';

/** Static pages, spelt as in the client's `paths`. */
const pages = [
  ...['/', '/brochureMap', '/all-categories', '/maps-download'],
  ...[
    '/terms-and-conditions',
    '/privacy-policy',
    '/collection-notice',
    '/advertising-conditions',
    '/notices',
    '/contact',
    '/advertise',
  ],
];

function withQuery(path: string, name: string, value: string): string {
  return `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
}

/**
 * Returns the pages of the crawl plan (docs/crawling.md), except ads: non-empty lists by type or category, areas with
 * ads and their categories, streets indexes with streets, and text pages.
 */
export async function listSitePages(context: RequestContext): Promise<string[]> {
  const [categories, areaPages, types, streets] = await Promise.all([
    listCategories(context, { activeOnly: true }),
    listAreaPages(context),
    listPublicTypes(context),
    listStreetsIndexes(context),
  ]);
  const codes = categories.flatMap((category) => [category, ...category.listedSubCategories]);
  return [
    ...pages,
    ...types.flatMap((type) => brochureTypes[type].listPath ?? []),
    ...codes.map(({ code }) => withQuery('/', 'category', code)),
    ...areaPages,
    ...streets,
  ];
}

/** Returns the page of all areas, of each area with ads, and of each category in it. */
async function listAreaPages(context: RequestContext): Promise<string[]> {
  const [areas, categories, counts] = await Promise.all([
    listMapAreas(context, { activeOnly: true }),
    listCategories(context, { activeOnly: true }),
    categoryCountsOfMapAreas(context, null),
  ]);
  const codes = new Map(
    categories.flatMap((category) => [category, ...category.listedSubCategories]).map(({ id, code }) => [id, code]),
  );
  if (areas.length === 0) return [];
  return [
    '/areas',
    ...areas.flatMap((area) => [
      `/areas/${area.code}`,
      ...counts
        .filter(({ mapAreaId }) => mapAreaId === area.id)
        .flatMap(({ categoryId }) => codes.get(categoryId) ?? [])
        .map((code) => `/areas/${area.code}/${code}`),
    ]),
  ];
}

/** Returns the choice of areas and each area with streets. */
async function listStreetsIndexes(context: RequestContext): Promise<string[]> {
  const areas = await listMapAreas(context);
  const summaries = await context.loader(streetSummaryLoader).loadMany(areas.map(({ id }) => id));
  const indexed = areas.filter((_area, at) => {
    const summary = summaries[at];
    if (summary instanceof Error) throw summary;
    return summary !== undefined && summary.streetsCount > 0;
  });
  if (indexed.length === 0) return [];
  return ['/streets-index', ...indexed.map(({ code }) => withQuery('/streets-index', 'mapArea', code))];
}
