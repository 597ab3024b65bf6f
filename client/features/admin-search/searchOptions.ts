import type { AdminSearchQuery } from '../../generated/types';
import { privatePaths } from '../../shared/privatePaths';
import type { useAdPath } from '../brochure-lifecycle/useAdPath';
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

interface Rights {
  adPath: ReturnType<typeof useAdPath>;
  /** whether a path leads to a screen of the user's role */
  hasScreen: (path: string) => boolean;
}

interface Kind {
  label: string;
  open: (hit: Hit, adPath: Rights['adPath']) => string;
  list: (text: string) => string;
}

/** How each kind is named, where a record of it opens, and its list, which the search narrows where the list can. */
const kinds: Record<Group['kind'], Kind> = {
  BROCHURE: {
    label: 'Ads',
    open: ({ databaseId, code }, adPath) =>
      isBrochureType(code) ? adPath({ type: code, databaseId }) : privatePaths.adminBrochures(),
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

/**
 * Screens whose name holds the text, then what the server found; each group ends with its full list. Only what the
 * user's role may open is offered.
 */
export function searchOptions(
  text: string,
  screens: readonly Screen[],
  groups: readonly Group[],
  { adPath, hasScreen }: Rights,
): SearchOptionGroup[] {
  const wanted = text.trim().toLowerCase();
  const named = screens.filter(({ label }) => label.toLowerCase().includes(wanted));
  const screenGroup = {
    label: 'Screens',
    options: named.map(({ label, path }) => ({ title: label, path, detail: '' })),
  };
  const found = groups.map(({ kind, hits }) => {
    const { label, open, list } = kinds[kind];
    const options = hits.map((hit) => ({ path: open(hit, adPath), title: hit.title, detail: hit.detail }));
    const all = [...options, { path: list(text.trim()), title: `Open the list: ${label}`, detail: '' }];
    return { label, options: all.filter(({ path }) => hasScreen(path)) };
  });
  return [screenGroup, ...found].filter(({ options }) => options.length > 0);
}
