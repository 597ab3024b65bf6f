import { noFilters } from '../BrowseFilters';
import { mapAreaPath } from './mapAreaPath';

const chosen = { ...noFilters, category: 'STAY', mapArea: 'noosa' };

it.each([
  ['/', 'larkin', '/?category=STAY&mapArea=larkin'],
  ['/', null, '/?category=STAY'],
  ['/brochureMap', 'larkin', '/brochureMap?category=STAY&mapArea=larkin'],
  ['/streets-index', 'larkin', '/streets-index?category=STAY&mapArea=larkin'],
  ['/details/7', 'larkin', '/?category=STAY&mapArea=larkin'],
  ['/maps-download', null, '/?category=STAY'],
])('on %s, choosing %s leads to %s', (pathname, mapArea, path) => {
  expect(mapAreaPath(pathname, chosen, mapArea)).toBe(path);
});

it('has an empty query when no area is chosen', () => {
  expect(mapAreaPath('/brochureMap', noFilters, null)).toBe('/brochureMap');
});
