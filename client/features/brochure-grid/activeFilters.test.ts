import { activeFilters } from './activeFilters';
import { noFilters, type GridFilters } from './gridFilters';

const choices = {
  categories: [{ value: 'STAY', label: 'Stay' }],
  mapAreas: [{ value: 'NORTH', label: 'North Shore' }],
};

describe('activeFilters', () => {
  it('has nothing to show when nothing is chosen', () => {
    expect(activeFilters(noFilters, choices)).toEqual([]);
  });

  it('names each filter, and each can be taken away alone', () => {
    const filters: GridFilters = {
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
});
