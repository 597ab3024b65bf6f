import type { Viewer } from '../../server/shared/Viewer';
import type { PageArguments } from '../../server/shared/paging/readPageArguments';
import type { BrochureFilter, DataQualityFilter } from '../../server/domains/browsing/filters/BrochureFilter';
import { brochureOrderFields, type BrochureOrder } from '../../server/domains/browsing/filters/BrochureOrder';

export interface ListScenario {
  name: string;
  viewer: Viewer | null;
  filter: BrochureFilter;
  orderBy: BrochureOrder[];
  page: PageArguments;
  /** offset of the page in the list, reached by cursor */
  after?: number;
  count?: boolean;
}

const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const near = { latitude: -27.47, longitude: 153.02 };
const byIndex: BrochureOrder = { field: 'INDEX', direction: 'ASC' };

const visitor = (name: string, filter: BrochureFilter = {}, more: Partial<ListScenario> = {}): ListScenario => ({
  name,
  viewer: null,
  filter,
  orderBy: [],
  page: { first: 24 },
  ...more,
});

const grid = (name: string, filter: BrochureFilter, orderBy: BrochureOrder[]): ListScenario => ({
  name,
  viewer: administrator,
  filter,
  orderBy,
  page: { first: 100, offset: 0 },
});

const normal: BrochureFilter = { statuses: ['PUBLISHED', 'PENDING_REVIEW'] };
const archived: BrochureFilter = { statuses: ['ARCHIVED'] };
const sortable = brochureOrderFields.filter((field) => field !== 'DISTANCE');

/** The counts of the overview, and the filters of columns without an index. */
const dataQuality: [name: string, asked: DataQualityFilter][] = [
  ['ending in 14 days', { endingWithinDays: 14 }],
  ['sold out', { soldOut: true }],
  ['without a picture', { withoutPicture: true }],
  ['without a position', { withoutPosition: true }],
  ['part of a title', { title: 'akery' }],
  ['often viewed', { minViews: 19_000 }],
];

const visitorOrders = ['RECOMMENDED', 'ENDS_SOON', 'SAVING', 'PRICE', 'NEWEST', 'UPDATED_AT', 'TITLE'] as const;

/** Every list of docs/rules/search-and-lists.md, with typical requests. */
export const listScenarios: ListScenario[] = [
  visitor('public list'),
  visitor('public list, 50,000 ads in', {}, { after: 50_000 }),
  visitor('public list, backward from its end', {}, { page: { last: 24 } }),
  visitor('public list by title', {}, { orderBy: [byIndex, { field: 'TITLE', direction: 'ASC' }] }),
  visitor('public list by id', {}, { orderBy: [byIndex, { field: 'ID', direction: 'DESC' }] }),
  visitor('common category', { categories: ['CATEGORY_1'] }),
  visitor('rare sub-category', { categories: ['CATEGORY_10_6'] }),
  visitor('three categories', { categories: ['CATEGORY_2_1', 'CATEGORY_7_3', 'CATEGORY_10_6'] }),
  visitor('common area', { mapAreas: ['area-1'] }),
  visitor('rare area', { mapAreas: ['area-120'] }),
  visitor('area and category', { mapAreas: ['area-60'], categories: ['CATEGORY_4'] }),
  visitor('coupons', { types: ['CP_AD'] }),
  visitor('brochures', { types: ['BRO_AD'] }),
  visitor('rare type (tourism)', { types: ['ATDW_AD'] }),
  visitor('coupons of an area', { types: ['CP_AD'], mapAreas: ['area-60'] }),
  visitor("a vendor's ads", { vendorId: 4_127, statuses: ['PUBLISHED', 'PENDING_REVIEW'] }),
  visitor('ads by id', { ids: [5, 500, 5_000], statuses: ['PUBLISHED', 'PENDING_REVIEW'] }),
  visitor('search, rare word', { q: 'waterfall' }),
  visitor('search, common word', { q: 'coffee' }),
  visitor('search, beginning of a word', { q: 'bak' }),
  visitor('search, three words', { q: 'fresh bread market' }),
  visitor('search, no match', { q: 'zzyzx' }),
  ...visitorOrders.map((field) => visitor(`ordered: ${field}`, {}, { orderBy: [{ field, direction: 'ASC' }] })),
  ...['waterfall', 'coffee', 'bak', 'fresh bread market', 'coffee 4551'].map((q) =>
    visitor(`relevance: ${q}`, { q }, { orderBy: [{ field: 'RELEVANCE', direction: 'ASC' }] }),
  ),
  // the deepest page with a number (docs/rules/search-and-lists.md#pages)
  ...[
    visitor('page 1,000: RECOMMENDED', {}, { orderBy: [{ field: 'RECOMMENDED', direction: 'ASC' }] }),
    visitor('page 1,000: TITLE', {}, { orderBy: [{ field: 'TITLE', direction: 'ASC' }] }),
    visitor('page 1,000: a category', { categories: ['CATEGORY_1'] }, {}),
    visitor('page 1,000: a word', { q: 'coffee' }, { orderBy: [{ field: 'RELEVANCE', direction: 'ASC' }] }),
  ].map((scenario) => ({ ...scenario, page: { first: 12, offset: 11_988 } })),
  visitor('letter C, A to Z', { letter: 'C' }, { orderBy: [{ field: 'TITLE', direction: 'ASC' }] }),
  visitor(
    'letter 0-9 of a category',
    { letter: '0-9', categories: ['CATEGORY_1'] },
    {
      orderBy: [{ field: 'TITLE', direction: 'ASC' }],
    },
  ),
  visitor('near me', { near }, { page: { first: 50 } }),
  visitor('near me, 1,000 ads in', { near }, { page: { first: 50 }, after: 1_000 }),
  visitor('near me, coupons', { near, types: ['CP_AD'] }, { page: { first: 50 } }),
  visitor('near me, rare sub-category', { near, categories: ['CATEGORY_10_6'] }, { page: { first: 50 } }),
  visitor('near me within 5 km', { near: { ...near, withinKm: 5 } }, { page: { first: 50 } }),
  visitor('near me in a far area', { near, mapAreas: ['area-7'] }, { page: { first: 50 } }),
  visitor(
    'box of a town',
    { box: { west: 152.98, south: -27.5, east: 153.03, north: -27.45 } },
    { page: { first: 100 } },
  ),
  visitor(
    'box of the whole country',
    { box: { west: 96, south: -55, east: 168, north: -9 } },
    { page: { first: 100 } },
  ),
  visitor('outside its dates', { isActive: false }),
  visitor('count: public list', {}, { count: true }),
  visitor('count: common category', { categories: ['CATEGORY_1'] }, { count: true }),
  visitor('count: common area', { mapAreas: ['area-1'] }, { count: true }),
  visitor('count: coupons', { types: ['CP_AD'] }, { count: true }),
  visitor('count: search, common word', { q: 'coffee' }, { count: true }),
  ...sortable.flatMap((field) => [
    grid(`grid by ${field}`, normal, [{ field, direction: 'ASC' }]),
    grid(`grid by ${field}, downward`, normal, [{ field, direction: 'DESC' }]),
  ]),
  ...sortable.map((field) => grid(`archived grid by ${field}`, archived, [{ field, direction: 'DESC' }])),
  { ...grid('grid, page 400', normal, [{ field: 'ID', direction: 'DESC' }]), page: { first: 100, offset: 39_900 } },
  grid('grid, pending only', { statuses: ['PENDING_REVIEW'] }, [{ field: 'ID', direction: 'DESC' }]),
  grid('grid, a type', { ...normal, types: ['CP_AD'] }, [{ field: 'ID', direction: 'DESC' }]),
  grid('grid, a category', { ...normal, categories: ['CATEGORY_5'] }, [{ field: 'ID', direction: 'DESC' }]),
  grid('grid, an area', { ...normal, mapAreas: ['area-60'] }, [{ field: 'ID', direction: 'DESC' }]),
  grid('grid, a search', { ...normal, q: 'bakery' }, [{ field: 'ID', direction: 'DESC' }]),
  ...dataQuality.map(([name, asked]) =>
    grid(`grid, ${name}`, { ...normal, dataQuality: asked }, [{ field: 'ID', direction: 'DESC' }]),
  ),
  ...dataQuality.map(([name, asked]) => ({
    ...grid(`count: grid, ${name}`, { ...normal, dataQuality: asked }, []),
    count: true,
  })),
  { ...grid('count: grid', normal, []), count: true },
  { ...grid('count: archived grid', archived, []), count: true },
];
