import type { AssetType } from '../assets/AssetType';
import type { BrochureType } from '../BrochureType';
import { publishProblems, type PublishCandidate } from './publishProblems';

const today = '2026-11-20';

const bare: PublishCandidate = {
  type: 'ATDW_AD',
  externalSource: null,
  title: 'A good offer',
  categoryId: 1,
  description: null,
  companyName: null,
  mapAreaId: null,
  addressLine1: null,
  city: null,
  locationUrl: null,
  validTo: null,
  normalPriceCents: null,
  discountedPriceCents: null,
  normalPriceSince: null,
  offerStartsOn: null,
  numberOfCoupons: null,
  couponsUnlimited: false,
  termsOfOffer: null,
  contactPhone: null,
  contactEmail: null,
  phoneNo: null,
  wwwUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  linkedInUrl: null,
  twitterUrl: null,
  tiktokUrl: null,
  youtubeUrl: null,
  flipbookUrl: null,
  googleAdUrl: null,
};

type Given = Partial<PublishCandidate> & { assetTypes?: AssetType[] };

const complete: Record<BrochureType, Given> = {
  LP_AD: { description: 'Come and see.', assetTypes: ['BROCHURE_IMAGE'], contactEmail: 'hello@cafe.example' },
  PT_AD: { googleAdUrl: 'https://cafe.example' },
  BRO_AD: { assetTypes: ['BROCHURE_PDF'] },
  CP_AD: {
    normalPriceCents: 2000,
    discountedPriceCents: 0,
    normalPriceSince: '2026-11-19',
    numberOfCoupons: 10,
    validTo: today,
    termsOfOffer: 'Weekdays only.',
  },
  BLD_AD: { companyName: 'Café', city: 'Somewhere', phoneNo: '(07) 7010 1234' },
  ATDW_AD: {},
};

const problemsOf = (type: BrochureType, changes: Given = {}): string[] => {
  const { assetTypes = [], ...ad } = { ...bare, ...complete[type], ...changes, type };
  return publishProblems(ad, assetTypes, today).map(({ field, code }) => `${field} ${code}`);
};

describe('publishProblems', () => {
  it.each<BrochureType>(['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD', 'ATDW_AD'])(
    'has none for a complete %s',
    (type) => {
      expect(problemsOf(type)).toEqual([]);
    },
  );

  it.each<[BrochureType, Given, string[]]>([
    ['ATDW_AD', { title: null }, ['title REQUIRED']],
    ['ATDW_AD', { categoryId: undefined }, ['category REQUIRED']],
    ['ATDW_AD', { title: '  ' }, ['title REQUIRED']],
    ['ATDW_AD', { validTo: '2026-11-19' }, ['validTo PAST']],
    ['LP_AD', { description: null }, ['description REQUIRED']],
    ['LP_AD', { assetTypes: ['BROCHURE_PDF', 'BROCHURE_THUMBNAIL_IMAGE'] }, ['assets REQUIRED']],
    ['LP_AD', { contactEmail: null }, ['phoneNo REQUIRED']],
    ['LP_AD', { contactEmail: null, linkedInUrl: 'https://www.linkedin.com/company/cafe' }, []],
    ['LP_AD', { contactEmail: null, tiktokUrl: 'https://www.tiktok.com/@cafe' }, []],
    ['PT_AD', { googleAdUrl: null }, ['googleAdUrl REQUIRED']],
    ['BRO_AD', { assetTypes: ['BROCHURE_IMAGE'] }, ['flipbookUrl REQUIRED']],
    ['BRO_AD', { assetTypes: [], flipbookUrl: 'https://flip.example/1' }, []],
    ['CP_AD', { normalPriceCents: 0 }, ['normalPriceCents REQUIRED', 'discountedPriceCents REQUIRED']],
    ['CP_AD', { discountedPriceCents: 2000 }, ['discountedPriceCents REQUIRED']],
    ['CP_AD', { discountedPriceCents: null }, ['discountedPriceCents REQUIRED']],
    ['CP_AD', { normalPriceSince: null }, ['normalPriceSince REQUIRED']],
    ['CP_AD', { normalPriceSince: today }, ['normalPriceSince REQUIRED']],
    ['CP_AD', { normalPriceSince: today, offerStartsOn: '2026-11-21' }, []],
    ['CP_AD', { normalPriceSince: '2026-11-21', offerStartsOn: '2026-12-01' }, ['normalPriceSince REQUIRED']],
    ['CP_AD', { normalPriceSince: '2026-11-01', offerStartsOn: '2026-11-01' }, ['normalPriceSince REQUIRED']],
    ['CP_AD', { numberOfCoupons: null }, ['numberOfCoupons REQUIRED']],
    ['CP_AD', { numberOfCoupons: 9999 }, ['numberOfCoupons REQUIRED']],
    ['CP_AD', { numberOfCoupons: null, couponsUnlimited: true }, []],
    ['CP_AD', { validTo: null }, ['validTo REQUIRED']],
    ['CP_AD', { validTo: '2026-11-19' }, ['validTo PAST']],
    ['CP_AD', { termsOfOffer: ' ' }, ['termsOfOffer REQUIRED']],
    ['BLD_AD', { companyName: null }, ['companyName REQUIRED']],
    ['BLD_AD', { city: null }, ['addressLine1 REQUIRED']],
    ['BLD_AD', { city: null, mapAreaId: 1 }, []],
    ['BLD_AD', { phoneNo: null }, ['phoneNo REQUIRED']],
    ['BLD_AD', { phoneNo: null, wwwUrl: 'https://cafe.example' }, []],
    ['BLD_AD', { phoneNo: null, externalSource: 'a-register' }, []],
    ['BLD_AD', { city: null, externalSource: 'a-register' }, ['addressLine1 REQUIRED']],
  ])('%s with %j: %j', (type, changes, problems) => {
    expect(problemsOf(type, changes)).toEqual(problems);
  });

  it('names the remedy for each problem', () => {
    const problems = publishProblems({ ...bare, type: 'CP_AD', title: null }, [], today);
    expect(problems).toHaveLength(7);
    for (const { message } of problems) expect(message).toMatch(/^[A-Z].*\.$/);
  });
});
