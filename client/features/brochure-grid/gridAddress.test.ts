import { parseGridView, printGridView } from './gridAddress';
import { defaultSort, type GridView } from './GridView';
import { noFilters } from './filters/gridFilters';

const plain: GridView = { ...noFilters, page: 1, sort: defaultSort, sheet: null };
const parse = (query: string, mode: 'normal' | 'archived' = 'normal') =>
  parseGridView(new URLSearchParams(query), mode);

describe('the view in the address', () => {
  it('reads an empty query as the default, and prints the default as empty', () => {
    expect(parse('')).toEqual(plain);
    expect(printGridView(plain).toString()).toBe('');
  });

  it('survives a round trip', () => {
    const view: GridView = {
      ids: [7, 12],
      title: 'motel',
      minIndex: 3,
      maxIndex: null,
      withoutIndex: false,
      minViews: null,
      maxViews: 900,
      withoutPicture: true,
      withoutPosition: false,
      brokenLinks: true,
      soldOut: false,
      endingWithinDays: 14,
      bulkJob: 7,
      sheet: ['title', 'address.city'],
      page: 3,
      sort: { key: 'TITLE', direction: 'ASC' },
      statuses: ['PENDING_REVIEW'],
      isDraft: null,
      types: ['CP_AD', 'LP_AD'],
      categories: ['FOOD_DRINK'],
      mapAreas: ['WATTLE_BAY', 'NORTH'],
      q: 'fish & chips',
      isActive: false,
    };
    const printed = printGridView(view);
    expect(parse(printed.toString())).toEqual(view);
    expect(printed.get('sort')).toBe('TITLE');
  });

  it.each([
    ['page=0', plain],
    ['page=-2', plain],
    ['page=1e3', plain],
    ['page=two', plain],
    ['sort=-VIEWS', { ...plain, sort: { key: 'VIEWS', direction: 'DESC' } }],
    ['sort=PASSWORD', plain],
    ['sort=-', plain],
    ['status=ARCHIVED', plain],
    ['status=PUBLISHED,NONSENSE,PUBLISHED', { ...plain, statuses: ['PUBLISHED'] }],
    ['status=DRAFT', { ...plain, isDraft: true }],
    ['type=XX_AD', plain],
    ['active=maybe', plain],
    ['category=,,', plain],
    ['id=7,x,-3,8.5', { ...plain, ids: [7] }],
    ['index=40', plain],
    ['index=a-b', plain],
    ['views=-', plain],
    ['picture=no', { ...plain, withoutPicture: true }],
    ['endingIn=soon', plain],
  ])('reads the valid parts of %s', (query, view) => {
    expect(parse(query)).toEqual(view);
  });

  it('has no status filter among archived ads', () => {
    expect(parse('status=ARCHIVED', 'archived').statuses).toEqual([]);
    expect(parse('status=PUBLISHED', 'archived').statuses).toEqual([]);
  });
});
