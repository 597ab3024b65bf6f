import type { JsonLd } from '../../platform/page/head/JsonLd';

interface Listed {
  name: string;
  url: string;
}

/** JSON-LD of a list of pages, in order. */
export function itemList(name: string, numberOfItems: number, items: readonly Listed[]): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
