import type { JsonLd } from '../../../shared/structured-data/JsonLd';

/** JSON-LD of a list of pages, in order: search engines read their names there. */
export function itemList(name: string, numberOfItems: number, urls: readonly string[]): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems,
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
  };
}
