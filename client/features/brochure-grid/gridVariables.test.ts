import { noFilters } from './filters/gridFilters';
import { gridVariables } from './gridVariables';
import { defaultSort, type GridView } from './GridView';

const plain: GridView = { ...noFilters, page: 1, sort: defaultSort, sheet: null };

describe('gridVariables', () => {
  it('requests 100 rows by id descending, published and pending review', () => {
    expect(gridVariables(plain, 'normal')).toEqual({
      filter: { statuses: ['PUBLISHED', 'PENDING_REVIEW'] },
      orderBy: [{ field: 'ID', direction: 'DESC' }],
      first: 100,
      offset: 0,
    });
  });

  it('requests only archived ads in archived mode', () => {
    expect(gridVariables(plain, 'archived').filter).toEqual({ statuses: ['ARCHIVED'] });
  });

  it('applies the chosen filters', () => {
    const view: GridView = {
      ...plain,
      page: 4,
      statuses: ['PUBLISHED'],
      types: ['CP_AD'],
      categories: ['STAY'],
      mapAreas: ['NORTH'],
      q: '  motel ',
      isActive: true,
    };
    expect(gridVariables(view, 'normal')).toMatchObject({
      filter: {
        statuses: ['PUBLISHED'],
        types: ['CP_AD'],
        categories: ['STAY'],
        mapAreas: ['NORTH'],
        q: 'motel',
        isActive: true,
      },
      offset: 300,
    });
  });

  it('sends data-quality filters only when they are set', () => {
    const view: GridView = { ...plain, ids: [7], title: ' motel ', withoutPicture: true, soldOut: false, maxViews: 0 };
    expect(gridVariables(view, 'normal').filter).toEqual({
      statuses: ['PUBLISHED', 'PENDING_REVIEW'],
      ids: [7],
      dataQuality: { title: 'motel', withoutPicture: true, soldOut: false, maxViews: 0 },
    });
  });
});
