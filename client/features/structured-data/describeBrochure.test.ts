import type { BrochureStructuredDataBrochureFragment } from '../../generated/types';
import { vocabularyProblems } from '../../test/vocabularyProblems';
import { describeBrochure } from './describeBrochure';
import { itemList } from './itemList';

const site = 'https://offers.example';

const bare: BrochureStructuredDataBrochureFragment = {
  __typename: 'Brochure',
  ...{ id: 'a', databaseId: 7, type: 'LP_AD', displayTitle: 'Sea & "sand"', summary: '', companyName: null },
  ...{ phoneNo: null, contactPhone: null, wwwUrl: null, facebookUrl: null, instagramUrl: null, linkedInUrl: null },
  ...{
    twitterUrl: null,
    tiktokUrl: null,
    youtubeUrl: null,
    latitude: null,
    longitude: null,
    positionSource: null,
    openingHours: null,
  },
  ...{ validFrom: null, validTo: null, normalPriceCents: null, discountedPriceCents: null, couponsUnlimited: false },
  ...{ couponsRemaining: null, couponHoursSummary: null, address: null, thumbnail: null },
  category: { __typename: 'Category', id: 'c', code: 'STAY', name: 'Stay', parent: null },
};

const full: BrochureStructuredDataBrochureFragment = {
  ...bare,
  ...{ type: 'CP_AD', summary: 'Two nights', companyName: 'The Sandpiper', phoneNo: '07 5555 0100' },
  ...{ wwwUrl: 'https://sandpiper.example/', facebookUrl: 'https://www.facebook.com/sandpiper' },
  ...{ latitude: -26.4, longitude: 153.1, positionSource: 'EXACT', validFrom: '2026-11-01', validTo: '2027-02-03' },
  openingHours: 'Mo-Fr 09:00-17:00; Sa 18:00-02:00; PH 10:00-12:00; 2026 Dec 24 closed; Dec 31 closed',
  ...{ normalPriceCents: 9000, discountedPriceCents: 4550, couponsRemaining: 3 },
  address: {
    __typename: 'Address',
    ...{ line1: '1 Esplanade', line2: null, city: 'Curlew Heads', state: 'QLD', postcode: '4999', countryCode: 'AU' },
  },
  thumbnail: { __typename: 'Asset', id: 't', url: '/files/abc/original.webp' },
  category: {
    __typename: 'Category',
    ...{ id: 'd', code: 'STAY_MOTELS', name: 'Motels' },
    parent: { __typename: 'Category', id: 'c', code: 'STAY', name: 'Stay' },
  },
};

const find = (things: ReturnType<typeof describeBrochure>, type: string) =>
  things.find((thing) => thing['@type'] === type);

it.each([
  ['an ad of which next to nothing is known', bare],
  ['a coupon of which all is known', full],
  ['an unlimited coupon', { ...full, couponsUnlimited: true, couponsRemaining: null }],
  ['a brochure', { ...full, type: 'BRO_AD' as const }],
])('describes %s within the vocabulary', (_, brochure) => {
  for (const thing of describeBrochure(brochure, site)) expect(vocabularyProblems(thing)).toEqual([]);
});

it('describes a coupon as an offer of its business with price, end and remaining number', () => {
  const things = describeBrochure(full, site);
  expect(find(things, 'Offer')).toMatchObject({
    ...{ url: `${site}/details/7`, price: '45.50', priceCurrency: 'AUD', validThrough: '2027-02-03' },
    ...{ availability: 'https://schema.org/InStock', offeredBy: { '@id': `${site}/details/7#business` } },
  });
  expect(find(things, 'LocalBusiness')).toMatchObject({
    ...{ name: 'The Sandpiper', image: `${site}/files/abc/original.webp` },
    geo: { latitude: -26.4, longitude: 153.1 },
    address: { streetAddress: '1 Esplanade', addressRegion: 'QLD', addressCountry: 'AU' },
  });
});

it('says in the description of an offer when it can be used', () => {
  const couponHoursSummary = 'Mon–Thu 5–8 pm · not on public holidays';
  const descriptionOf = (ad: typeof full) => find(describeBrochure(ad, site), 'Offer')?.['description'];
  expect(descriptionOf(full)).toBe('Two nights');
  expect(descriptionOf({ ...full, couponHoursSummary })).toBe(`Two nights\nValid: ${couponHoursSummary}`);
});

it('describes opening hours by days, nights, public holidays and dates', () => {
  const type = 'OpeningHoursSpecification';
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`);
  expect(find(describeBrochure(full, site), 'LocalBusiness')).toMatchObject({
    openingHoursSpecification: [
      { '@type': type, dayOfWeek: week, opens: '09:00', closes: '17:00' },
      { '@type': type, dayOfWeek: ['https://schema.org/Saturday'], opens: '18:00', closes: '02:00' },
      { '@type': type, dayOfWeek: 'https://schema.org/PublicHolidays', opens: '10:00', closes: '12:00' },
      { '@type': type, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
    ],
  });
});

it('leaves out what people do not see', () => {
  expect(find(describeBrochure({ ...full, couponsUnlimited: true }, site), 'Offer')).not.toHaveProperty('price');
  expect(find(describeBrochure({ ...full, positionSource: 'SUBURB' }, site), 'LocalBusiness')).not.toHaveProperty(
    'geo',
  );
  expect(find(describeBrochure({ ...full, couponsRemaining: 0 }, site), 'Offer')).toMatchObject({
    availability: 'https://schema.org/SoldOut',
  });
});

it('leads from the category to the page in the breadcrumb list', () => {
  expect(find(describeBrochure({ ...full, type: 'BRO_AD' }, site), 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${site}/` },
      { position: 2, name: 'Stay', item: `${site}/?category=STAY` },
      { position: 3, name: 'Motels', item: `${site}/?category=STAY_MOTELS` },
      { position: 4, name: 'Sea & "sand"', item: `${site}/details/brochure-ad/7` },
    ],
  });
});

it('names the items of a list in order', () => {
  const list = itemList('Local offers', 46, [`${site}/details/1`, `${site}/details/2`]);
  expect(vocabularyProblems(list)).toEqual([]);
  expect(list).toMatchObject({
    numberOfItems: 46,
    itemListElement: [{ position: 1 }, { position: 2, url: `${site}/details/2` }],
  });
});

it('refuses missing and unknown properties', () => {
  expect(vocabularyProblems({ '@type': 'Offer', name: '', cost: 1 })).toEqual([
    ...['thing lacks url', 'thing lacks availability', 'thing lacks offeredBy'],
    ...['thing.name is no text', 'thing.cost is no property of it'],
  ]);
});
