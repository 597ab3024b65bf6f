import type { AdminSearchQuery } from '../../generated/types';
import { privatePaths } from '../../shared/privatePaths';
import { editorPath } from '../brochure-lifecycle/editorPath';
import { isBrochureType } from './isBrochureType';

type Group = AdminSearchQuery['adminSearch'][number];
type Hit = Group['hits'][number];

/** A line of the search that leads somewhere. */
interface SearchOption {
  path: string;
  title: string;
  detail: string;
}

export interface SearchOptionGroup {
  label: string;
  options: SearchOption[];
}

interface Screen {
  label: string;
  path: string;
}

const withQuery = (path: string, query: Record<string, string>) => `${path}?${String(new URLSearchParams(query))}`;

/** How each kind is named, where a record of it opens, and its list, which the search narrows where the list can. */
const kinds: Record<Group['kind'], { label: string; open: (hit: Hit) => string; list: (text: string) => string }> = {
  BROCHURE: {
    label: 'Ads',
    open: ({ databaseId, code }) =>
      isBrochureType(code) ? editorPath({ type: code, databaseId }) : privatePaths.adminBrochures(),
    list: (text) => withQuery(privatePaths.adminBrochures(), { q: text }),
  },
  VENDOR: {
    label: 'Vendors',
    open: ({ databaseId }) => privatePaths.adminVendor(databaseId),
    list: (text) => withQuery(privatePaths.adminVendors(), { q: text }),
  },
  COUPON: {
    label: 'Coupons',
    open: ({ code }) => withQuery(privatePaths.adminPurchases(), { code: code ?? '' }),
    list: () => privatePaths.adminPurchases(),
  },
  MAIL: {
    label: 'Mails',
    open: ({ title }) => withQuery(privatePaths.adminMails(), { q: title }),
    list: (text) => withQuery(privatePaths.adminMails(), { q: text }),
  },
  MAP_AREA: {
    label: 'Map areas',
    open: ({ databaseId }) => privatePaths.adminMapArea(databaseId),
    list: () => privatePaths.adminMapAreas(),
  },
  STREET: {
    label: 'Streets',
    open: ({ title, code }) => withQuery(privatePaths.adminStreets(), { area: code ?? '', q: title }),
    list: () => privatePaths.adminStreets(),
  },
  CATEGORY: {
    label: 'Categories',
    open: () => privatePaths.adminCategories(),
    list: () => privatePaths.adminCategories(),
  },
};

/** Screens whose name holds the text, then what the server found; each group ends with its full list. */
export function searchOptions(text: string, screens: readonly Screen[], groups: readonly Group[]): SearchOptionGroup[] {
  const wanted = text.trim().toLowerCase();
  const named = screens.filter(({ label }) => label.toLowerCase().includes(wanted));
  const screenGroup = {
    label: 'Screens',
    options: named.map(({ label, path }) => ({ title: label, path, detail: '' })),
  };
  const found = groups.map(({ kind, hits }) => {
    const { label, open, list } = kinds[kind];
    const options = hits.map((hit) => ({ path: open(hit), title: hit.title, detail: hit.detail }));
    return { label, options: [...options, { path: list(text.trim()), title: `Open the list: ${label}`, detail: '' }] };
  });
  return [screenGroup, ...found].filter(({ options }) => options.length > 0);
}
