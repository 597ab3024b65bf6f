import type { JsonLd } from '../../../shared/structured-data/JsonLd';

interface Crumb {
  name: string;
  url: string;
}

/** JSON-LD of the path from the home page to this page. */
export function breadcrumbList(crumbs: readonly Crumb[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
