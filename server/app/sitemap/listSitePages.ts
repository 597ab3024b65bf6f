import type { RequestContext } from '../../platform/context/RequestContext';
import { listCategories } from '../../domains/browsing/presence/listCategories';
import { listMapAreas } from '../../domains/browsing/presence/listMapAreas';

/** Pages of their own right, as the client's `paths` spell them. */
const pages = ['/', '/brochureMap', '/maps-download', '/terms-and-conditions', '/privacy-policy'];

function withQuery(path: string, name: string, value: string): string {
  return `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
}

/** The site's pages beside the ads: the list by category and by area where there is something to see, and the rest. */
export async function listSitePages(context: RequestContext): Promise<string[]> {
  const [categories, areas] = await Promise.all([
    listCategories(context, { activeOnly: true }),
    listMapAreas(context, { activeOnly: true }),
  ]);
  const codes = categories.flatMap((category) => [category, ...category.listedSubCategories]);
  return [
    ...pages,
    ...codes.map(({ code }) => withQuery('/', 'category', code)),
    ...areas.flatMap(({ code }) => [withQuery('/', 'mapArea', code), withQuery('/streets-index', 'mapArea', code)]),
  ];
}
