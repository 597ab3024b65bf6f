import { mockBrochure, mockConnection } from '../../../test/mockBrochure';
import { vocabularyProblems } from '../../../test/vocabularyProblems';
import { describeArea } from './describeArea';

type DescribedArea = Parameters<typeof describeArea>[0];

const site = 'https://offers.example';
const ads = [mockBrochure(7, 'Tide Cafe'), mockBrochure(3, 'Weekend guide', { type: 'BRO_AD' })];
const noosa: DescribedArea = {
  ...{ area: { code: 'noosa', name: 'Noosa' }, category: null, heading: 'Noosa', totalCount: 46 },
  recommended: mockConnection(ads) as unknown as DescribedArea['recommended'],
};
const food = { ...noosa, category: { code: 'FOOD', name: 'Food & drink' }, heading: 'Food & drink in Noosa' };

const item = (position: number, name: string, path: string) => ({
  ...{ '@type': 'ListItem', position, name, item: site + path },
});

it('describes the way to an area, its page, and its recommended ads in their order', () => {
  expect(describeArea(noosa, site)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [item(1, 'All offers', '/'), item(2, 'Areas', '/areas'), item(3, 'Noosa', '/areas/noosa')],
    },
    {
      ...{ '@type': 'CollectionPage', name: 'Noosa', url: `${site}/areas/noosa` },
      about: { '@type': 'Place', name: 'Noosa' },
    },
    {
      ...{ '@type': 'ItemList', name: 'Noosa', numberOfItems: 46 },
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: `${site}/details/7` },
        { '@type': 'ListItem', position: 2, url: `${site}/details/brochure-ad/3` },
      ],
    },
  ]);
});

it('leads over the area to a category in it', () => {
  const url = `${site}/areas/noosa/FOOD`;
  const [way, page, list] = describeArea(food, site);
  expect((way!['itemListElement'] as unknown[]).slice(2)).toEqual([
    item(3, 'Noosa', '/areas/noosa'),
    item(4, 'Food & drink', '/areas/noosa/FOOD'),
  ]);
  expect(page).toMatchObject({ name: 'Food & drink in Noosa', url, about: { name: 'Noosa' } });
  expect(list).toMatchObject({ name: 'Food & drink in Noosa' });
});

it.each([
  ['an area', noosa],
  ['a category in it', food],
  ['an area without ads', { ...noosa, totalCount: 0, recommended: { ...noosa.recommended, edges: [] } }],
])('describes %s within the vocabulary', (_, described) => {
  for (const thing of describeArea(described, site)) expect(vocabularyProblems(thing)).toEqual([]);
});
