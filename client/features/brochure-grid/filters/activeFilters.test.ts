import { activeFilters } from './activeFilters';
import { noFilters, type GridFilters } from './gridFilters';

const choices = {
  categories: [{ value: 'STAY', label: 'Stay' }],
  mapAreas: [{ value: 'NORTH', label: 'North Shore' }],
};

describe('activeFilters', () => {
  it('returns nothing when no filter is set', () => {
    expect(activeFilters(noFilters, choices)).toEqual([]);
  });

  it('names each filter and can remove each alone', () => {
    const filters: GridFilters = {
      ...noFilters,
      statuses: ['PUBLISHED'],
      types: ['CP_AD', 'LP_AD'],
      categories: ['STAY', 'GONE'],
      mapAreas: ['NORTH'],
      q: 'motel',
      isActive: false,
    };
    const chips = activeFilters(filters, choices);
    expect(chips.map((chip) => chip.label)).toEqual([
      '“motel”',
      'Published',
      'Coupon',
      'Landing page',
      'Stay',
      'GONE',
      'North Shore',
      'Outside their dates',
    ]);
    expect(chips[0]?.without).toEqual({ ...filters, q: '' });
    expect(chips[2]?.without).toEqual({ ...filters, types: ['LP_AD'] });
    expect(chips[5]?.without).toEqual({ ...filters, categories: ['STAY'] });
    expect(chips[7]?.without).toEqual({ ...filters, isActive: null });
  });

  it('names column filters, and a range as one filter', () => {
    const filters: GridFilters = {
      ...noFilters,
      ids: [7, 8, 9, 10],
      title: 'motel',
      minIndex: 3,
      maxIndex: 40,
      minViews: 100,
      withoutPicture: true,
      withoutPosition: false,
      brokenLinks: true,
      soldOut: true,
      endingWithinDays: 14,
    };
    const chips = activeFilters(filters, choices);
    expect(chips.map((chip) => chip.label)).toEqual([
      'ID 7, 8, 9 …',
      'Title has “motel”',
      'Index 3–40',
      'Views from 100',
      'Without picture',
      'With position',
      'Broken links',
      'Sold out',
      'Ends within 14 days',
    ]);
    expect(chips[2]?.without).toEqual({ ...filters, minIndex: null, maxIndex: null });
  });
});
