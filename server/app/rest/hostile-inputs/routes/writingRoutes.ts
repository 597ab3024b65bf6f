import type { HostileWorld } from '../../../../test/contracts/makeHostileWorld';
import type { HostileRow, HostileRoutes } from '../HostileRoute';
import { bodyRows, noDays, noEmails, notIds, notTexts } from '../rows/bodyRows';

const long = (length: number) => 'x'.repeat(length);
const noLinks = [
  5,
  {},
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'https://',
  `https://a.example/${long(2048)}`,
];
const noPrices = ['ten', -1, 1.005, 1e308, 1_000_000, {}, [1, 2]];
const noPhones = [5, {}, '000', '1900 123 456', 'call me', long(1000)];

const fields: HostileRow[] = [
  ...bodyRows('title', [...notTexts, 'ab', long(121), long(100_000)]),
  ...bodyRows('highlights', [...notTexts, long(1001)]),
  ...bodyRows('openingHours', [...notTexts, long(501)]),
  ...bodyRows('couponHours', [...notTexts, long(501), 'Mo-Su closed', 'Mo 9-5']),
  ...bodyRows('parkingInfo', [...notTexts, long(301)]),
  ...bodyRows('description', [...notTexts, long(10_001)]),
  ...bodyRows('termsOfOffer', [...notTexts, long(10_001)]),
  ...bodyRows('companyName', [...notTexts, long(201)]),
  ...bodyRows('adIndex', ['1', 0, -1, 10_000, 1.5, 1e308, {}]),
  ...bodyRows('numberOfCoupons', ['1', 0, -1, 10_000, 1.5, 1e308, {}]),
  ...bodyRows('couponsPerPerson', ['1', 0, -1, 21, 1.5, 1e308, {}]),
  ...bodyRows('normalPrice', noPrices),
  ...bodyRows('discountedPrice', [...noPrices, 19.99, 20]),
  ...bodyRows('normalPriceSince', ['01/01/2099', '01/11/2026', '02/11/2026']),
  ...['validFrom', 'validTo', 'normalPriceSince'].flatMap((name) => bodyRows(name, noDays)),
  ...bodyRows('latitude', ['x', -8, -56, 1e308, {}]),
  ...bodyRows('longitude', ['x', 95, 169, 1e308, {}]),
  ...bodyRows('phoneNo', noPhones),
  ...bodyRows('contactPhone', noPhones),
  ...bodyRows(
    'contactEmail',
    noEmails.filter((value) => value !== ''),
  ),
  ...['wwwUrl', 'facebookUrl', 'youtubeUrl'].flatMap((name) => bodyRows(name, noLinks)),
  ...bodyRows('vendor.id', ['x', 0, -1, 2_147_483_647, 2_147_483_648, 1.5]),
  ...bodyRows('vendor', [5, 'x', []], 422),
  ...bodyRows('category.code', ['NOWHERE', '\0', '\ud800', long(100_000)], 422, 'category'),
  ...bodyRows('mapArea.did', ['nowhere', '__proto__', '\ud800', long(100_000)], 422, 'mapArea'),
  ...bodyRows('brochureCategories', ['TOURS', {}, [5], ['NOWHERE'], Array.from({ length: 100 }, (_, at) => `C${at}`)]),
  ...bodyRows('address', [5, 'here', []]),
  ...bodyRows('address.postcode', [4567, '12', '2000', '-100']),
  ...bodyRows('address.state', ['XX', 'qld', 5]),
  ...bodyRows('address.locationUrl', ['javascript:alert(1)', 5]),
  ...bodyRows('recordStatus', [false, 'true', 1]),
  ...bodyRows('flipbookUrl', ['https://a.example']),
];
const files: HostileRow[] = [
  ...bodyRows('assets', ['x', {}, [5], Array.from({ length: 41 }, () => ({ url: 'https://a.example' }))]),
  ['a file of nothing', { change: ['assets', [{}]] }, 422, 'assets.0'],
  ['a file that is no base64', { change: ['assets', [{ contentBase64Encoded: '%%%' }]] }, 422, 'assets.0'],
  ['a file that is none of ours', { change: ['assets', [{ contentBase64Encoded: 'aGVsbG8=' }]] }, 415],
  [
    'a file at no place',
    { change: ['assets', [{ url: 'https://a.example', sortOrder: -1 }]] },
    422,
    'assets.0.sortOrder',
  ],
  ['a file at half a place', { change: ['assets', [{ sortOrder: 1.5 }]] }, 422, 'assets.0.sortOrder'],
  ["another ad's file", { change: ['assets', [{ did: 'nowhereAtAll' }]] }, 422, 'assets.0.did'],
  ['a file inside', { change: ['assets', [{ url: 'http://127.0.0.1/' }]] }, 422, 'assets.0.url'],
];
const removals: HostileRow[] = [
  ...bodyRows('removedAssets', ['x', {}, [5], Array.from({ length: 41 }, (_, at) => `did${at}`)]),
  ['the removal of what is not there', { change: ['removedAssets', ['nowhereAtAll']] }, 422, 'removedAssets.0'],
];

const ad = ({ category }: HostileWorld) => ({
  type: 'CP_AD',
  title: 'Two for one',
  category: { code: category.code },
  address: { line1: '1 River Street', postcode: '4567', state: 'QLD' },
  validFrom: '01/11/2026',
  validTo: '24/12/2099',
  latitude: -26.4,
  longitude: 153.1,
  normalPrice: 19.99,
  discountedPrice: 15,
  normalPriceSince: '01/01/2026',
  numberOfCoupons: 20,
  termsOfOffer: 'One each.',
});
const types = bodyRows('type', [undefined, null, '', 'XX_AD', 'cp_ad', 'ATDW_AD', 5, {}]);
const ids = bodyRows(
  'id',
  notIds.filter((value) => value !== true),
);

const creating = {
  as: 'administrator' as const,
  body: ad,
  refused: [...fields, ...files, ...types],
};
const updating = {
  body: (world: HostileWorld) => {
    const { type: _type, category: _category, ...rest } = ad(world);
    return { ...rest, id: world.draftCoupon.id };
  },
  refused: [...fields, ...files, ...removals, ...ids],
};

export const writingRoutes: HostileRoutes = {
  'POST /rest/brochure/administrator/create': { ...creating, url: () => '/rest/brochure/administrator/create' },
  'POST /rest/brochure/administrator/createBrochureWithAssets': {
    ...creating,
    url: () => '/rest/brochure/administrator/createBrochureWithAssets',
  },
  'POST /rest/brochure/vendor/createBrochureWithAssets': {
    ...creating,
    as: 'vendor',
    url: () => '/rest/brochure/vendor/createBrochureWithAssets',
    // administrators alone choose the index and the company
    refused: creating.refused.filter(([what]) => !/^(adIndex|vendor)/.test(what)),
  },
  'POST /rest/brochure/vendor/upsert': {
    as: 'vendor',
    url: () => '/rest/brochure/vendor/upsert',
    body: (world) => ({ brochures: [{ ...ad(world), externalId: 'menu-17' }], submit: true }),
    // a field that breaks a rule refuses its own ad only: `upsertBrochures.test.ts`
    refused: [
      ...bodyRows('brochures', ['x', {}, [], undefined, null, Array.from({ length: 501 }, () => ({}))]),
      ...bodyRows('brochures', [[5], [{ type: 'CP_AD' }]], 422, 'brochures.0'),
      ...bodyRows('brochures.0.externalId', notTexts),
      ...bodyRows('brochures.0.title', notTexts),
      ...bodyRows('brochures.0.type', ['', 'XX_AD', 'cp_ad', 5, {}]),
      ...bodyRows('submit', ['yes', 2, {}]),
    ],
  },
  'POST /rest/brochure/administrator/update': {
    ...updating,
    as: 'administrator',
    url: () => '/rest/brochure/administrator/update',
  },
  'POST /rest/brochure/vendor/updateBrochureWithAssets': {
    ...updating,
    as: 'vendor',
    url: () => '/rest/brochure/vendor/updateBrochureWithAssets',
    // administrators alone choose the index and the company
    refused: updating.refused.filter(([what]) => !/^(adIndex|vendor)/.test(what)),
  },
};
