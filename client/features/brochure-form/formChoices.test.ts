import type { BrochureFormBrochureFragment, BrochureFormChoicesQuery } from '../../generated/types';
import { formChoices } from './formChoices';

const data = {
  categories: {
    edges: [
      { node: { code: 'FOOD', name: 'Food', subCategories: [{ code: 'CAFES', name: 'Cafés' }] } },
      { node: { code: 'STAY', name: 'Stay', subCategories: [] } },
    ],
  },
  mapAreas: { edges: [{ node: { did: 'beach', name: 'Larkin Beach' } }] },
} as unknown as BrochureFormChoicesQuery;

const adWith = (ad: Record<string, unknown>) =>
  ({
    category: { code: 'STAY', name: 'Stay' },
    brochureCategories: [],
    mapArea: null,
    ...ad,
  }) as unknown as BrochureFormBrochureFragment;

const offered = [
  {
    label: 'Food',
    options: [
      { value: 'FOOD', label: 'Food' },
      { value: 'CAFES', label: 'Cafés' },
    ],
  },
  { label: 'Stay', options: [{ value: 'STAY', label: 'Stay' }] },
];

it('offers nothing until the choices have loaded', () => {
  expect(formChoices(undefined, null)).toEqual({ categories: [], mapAreas: [] });
});

it('offers categories with their sub-categories, and areas', () => {
  const choices = { categories: offered, mapAreas: [{ value: 'beach', label: 'Larkin Beach' }] };
  expect(formChoices(data, null)).toEqual(choices);
  expect(formChoices(data, adWith({ mapArea: { did: 'beach', name: 'Larkin Beach' } }))).toEqual(choices);
});

it("still offers the ad's own categories after they are retired", () => {
  const ad = adWith({
    category: { code: 'OLD', name: 'Video rental' },
    brochureCategories: [
      { code: 'CAFES', name: 'Cafés' },
      { code: 'FAX', name: 'Fax' },
    ],
  });
  expect(formChoices(data, ad).categories).toEqual([
    ...offered,
    {
      label: 'Not in use',
      options: [
        { value: 'OLD', label: 'Video rental' },
        { value: 'FAX', label: 'Fax' },
      ],
    },
  ]);
});

it("still offers the ad's own area after it is retired", () => {
  expect(formChoices(data, adWith({ mapArea: { did: 'dunes', name: 'The Dunes' } })).mapAreas).toEqual([
    { value: 'beach', label: 'Larkin Beach' },
    { value: 'dunes', label: 'The Dunes' },
  ]);
});
