import { Value } from '@sinclair/typebox/value';
import { DomainError } from '../../../../shared/errors/DomainError';
import { brochureListQuery, type BrochureListQuery } from './brochureListQuery';
import { readBrochureListQuery } from './readBrochureListQuery';

const query = (given: Partial<BrochureListQuery> = {}) =>
  Value.Default(brochureListQuery, { ...given }) as BrochureListQuery;

it('sorts all ads by index and newest first by default', () => {
  expect(readBrochureListQuery(query())).toMatchObject({
    filter: { statuses: null, types: null, ids: null, near: null, isActive: null },
    orderBy: [
      { field: 'INDEX', direction: 'ASC' },
      { field: 'VALID_FROM', direction: 'DESC' },
    ],
    page: 0,
    pageSize: 500,
  });
});

it('measures NEAR_ME from the place, 50 ads to a page', () => {
  expect(readBrochureListQuery(query({ sortBy: 'NEAR_ME', curLocLat: -26.4, curLocLon: 153.1 }))).toMatchObject({
    filter: { near: { latitude: -26.4, longitude: 153.1 } },
    orderBy: [{ field: 'DISTANCE', direction: 'ASC' }],
    pageSize: 50,
  });
});

it('ignores a place without NEAR_ME', () => {
  expect(readBrochureListQuery(query({ curLocLat: -26.4, curLocLon: 153.1 })).filter.near).toBeNull();
});

it.each([
  ['near me without a place', { sortBy: 'NEAR_ME' }, ['curLocLat', 'curLocLon']],
  ['near me with half a place', { sortBy: 'NEAR_ME', curLocLat: -26.4 }, ['curLocLon']],
  ['a page behind the end of the world', { page: 100_000, pageSize: 500 }, ['page']],
] as const)('refuses %s', (_what, given, fields) => {
  const read = () => readBrochureListQuery(query(given));
  expect(read).toThrow(DomainError);
  expect(refusedFields(read)).toEqual(fields);
});

function refusedFields(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return error instanceof DomainError && error.code === 'BAD_REQUEST' ? error.errors.map(({ field }) => field) : [];
  }
}
