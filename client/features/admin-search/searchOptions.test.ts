import { privatePaths } from '../../shared/privatePaths';
import { editorPath } from '../brochure-lifecycle/editorPath';
import { searchOptions } from './searchOptions';

type Groups = Parameters<typeof searchOptions>[2];
type Group = Groups[number];

const hit = (title: string, further: Partial<Group['hits'][number]> = {}) =>
  ({ title, detail: '', databaseId: 7, code: null, ...further }) as Group['hits'][number];
const found = (kind: Group['kind'], ...hits: Group['hits'][number][]) => ({ kind, hits }) as Group;

const all = { adPath: editorPath, hasScreen: () => true };

const screens = [
  { label: 'Vendors', path: '/vendors' },
  { label: 'Map areas', path: '/areas' },
];

it('offers the screens whose name holds what is typed, before what was found', () => {
  const options = searchOptions(' AREA ', screens, [found('CATEGORY', hit('Area tours'))], all);
  expect(options.map(({ label }) => label)).toEqual(['Screens', 'Categories']);
  expect(options[0]?.options.map(({ title }) => title)).toEqual(['Map areas']);
});

it('has no group of screens when none is named so', () => {
  expect(searchOptions('tern', screens, [], all)).toEqual([]);
});

it.each<[Group, string, string]>([
  [found('BROCHURE', hit('Tern', { code: 'CP_AD' })), privatePaths.adminCouponAd(7), '/admin/brochures?q=tern+%26+co'],
  [found('COUPON', hit('Kim', { code: 'AB12' })), '/admin/purchases?code=AB12', '/admin/purchases'],
  [found('STREET', hit('Tern St', { code: 'noosa' })), '/admin/streets?area=noosa&q=Tern+St', '/admin/streets'],
  [found('MAIL', hit('kim@tern.example')), '/admin/mails?q=kim%40tern.example', '/admin/mails?q=tern+%26+co'],
])('opens a record, and last the list of its kind', (group, record, list) => {
  const [shown] = searchOptions(' tern & co ', [], [group], all);
  expect(shown?.options.map(({ path }) => path)).toEqual([record, list]);
  expect(shown?.options[1]?.title).toBe(`Open the list: ${shown?.label ?? ''}`);
});

it('opens the list of ads for an ad of a type that this page does not know yet', () => {
  const [shown] = searchOptions('tern', [], [found('BROCHURE', hit('Tern', { code: 'NEW_AD' }))], all);
  expect(shown?.options[0]?.path).toBe('/admin/brochures');
});

it('offers only what the role may open, and no group of which it may open nothing', () => {
  const opens = (path: string) => path.startsWith('/admin/reviews/') || path.startsWith('/admin/vendors?');
  const rights = {
    adPath: ({ databaseId }: { databaseId: number }) => `/admin/reviews/${databaseId}`,
    hasScreen: opens,
  };
  const groups = [
    found('BROCHURE', hit('Tern', { code: 'CP_AD' })),
    found('VENDOR', hit('Tern')),
    found('STREET', hit('T')),
  ];
  const options = searchOptions('tern', [], groups, rights);
  expect(options.map(({ label, options: [{ path } = { path: '' }, ...more] }) => [label, path, more.length])).toEqual([
    ['Ads', '/admin/reviews/7', 0],
    ['Vendors', '/admin/vendors?q=tern', 0],
  ]);
});
