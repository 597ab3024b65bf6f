import { paths } from '../../../shared/paths';
import { restoredAddress, restoringPaths } from './restoredAddress';

const stored: Record<string, unknown> = { selectedCategory: 'STAY', selectedMapArea: 'noosa', typeFilter: 'CP_AD' };
const at = (pathname: string, search = '', values = stored) =>
  restoredAddress({ pathname, search }, (key) => values[key]);

it('adds the filters of the last visit to list and map', () => {
  expect(restoringPaths).toEqual([paths.brochureList(), paths.brochureMap()]);
  expect(at('/')).toBe('/?category=STAY&mapArea=noosa&broTypes=CP_AD');
  expect(at('/brochureMap')).toBe('/brochureMap?category=STAY&mapArea=noosa&broTypes=CP_AD');
  expect(at('/', '?utm_source=mail', { typeFilter: 'CP_AD' })).toBe('/?utm_source=mail&broTypes=CP_AD');
});

it.each([
  ['/', '?mapArea=larkin'],
  ['/', '?id=5'],
  ['/brochureMap', '?box=153,-27,154,-26'],
  ['/brochureMap', '?at=-26.4,153.1'],
  ['/brochureMap', '?mapArea=darwin-city'],
  ['/details/7', ''],
])('leaves %s%s unchanged', (pathname, search) => {
  expect(at(pathname, search)).toBeNull();
});

it.each([[{}], [{ selectedCategory: 7 }], [{ selectedMapArea: '' }], [{ typeFilter: null }]])(
  'adds nothing for %j, which holds no filter',
  (values) => {
    expect(at('/', '', values)).toBeNull();
  },
);
