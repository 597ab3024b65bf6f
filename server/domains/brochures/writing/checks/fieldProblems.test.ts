import type { BrochureChanges } from '../values/BrochureChanges';
import type { BrochureType } from '../../BrochureType';
import { fieldProblems } from './fieldProblems';

const everything: BrochureChanges = {
  title: 'Two for one',
  category: 'FOOD',
  adIndex: 1,
  facebookUrl: 'https://a.example',
  termsOfOffer: 'One each.',
  numberOfCoupons: 5,
  flipbookUrl: 'https://a.example',
  googleAdUrl: 'https://a.example',
};

it.each<[BrochureType, string[]]>([
  ['LP_AD', ['numberOfCoupons', 'flipbookUrl', 'googleAdUrl']],
  ['PT_AD', ['facebookUrl', 'termsOfOffer', 'numberOfCoupons', 'flipbookUrl']],
  ['BRO_AD', ['termsOfOffer', 'numberOfCoupons', 'googleAdUrl']],
  ['CP_AD', ['flipbookUrl', 'googleAdUrl']],
  ['BLD_AD', ['termsOfOffer', 'numberOfCoupons', 'flipbookUrl', 'googleAdUrl']],
  ['ATDW_AD', ['title', 'facebookUrl', 'termsOfOffer', 'numberOfCoupons', 'flipbookUrl', 'googleAdUrl']],
])('an ad of type %s has none of %j', (type, fields) => {
  const problems = fieldProblems(type, everything);
  expect(problems.map(({ field }) => field)).toEqual(fields);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['NOT_APPLICABLE']));
});

it("names the types that have the field, in the callers' terms", () => {
  expect(fieldProblems('PT_AD', { termsOfOffer: 'One each.' })).toEqual([
    {
      field: 'termsOfOffer',
      code: 'NOT_APPLICABLE',
      message: 'An ad of type PT_AD has no termsOfOffer: leave it out. It belongs to LP_AD, CP_AD.',
    },
  ]);
  expect(fieldProblems('ATDW_AD', { city: 'Noosa' })).toMatchObject([{ field: 'address.city' }]);
});

it('allows clearing a field, except if a source owns it', () => {
  const cleared: BrochureChanges = { flipbookUrl: null, couponsUnlimited: false };
  expect(fieldProblems('LP_AD', cleared)).toEqual([]);
  expect(fieldProblems('ATDW_AD', cleared)).toHaveLength(2);
});
