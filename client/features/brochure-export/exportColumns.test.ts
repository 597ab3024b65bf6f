import { brochureFields } from '../../generated/brochureFields';
import { exportHeadings, exportRow, type ExportedBrochure } from './exportColumns';

it('has a column for every exported field', () => {
  const headings = Object.values(brochureFields).flatMap(({ exportHeading }) => exportHeading ?? []);
  expect(exportHeadings).toEqual(expect.arrayContaining(headings));
});

it('keeps the order of its columns; new ones come before the last two', () => {
  const places = [
    ...['ID', 'did', 'Index', 'Title', 'Company', 'Category', 'Category code', 'Status', 'Type', 'View count'],
    ...['Thumbnail', 'Area', 'Vendor', 'Valid from', 'Valid to', 'Inside its dates', 'Normal price'],
    ...['Discounted price', 'Coupons', 'Coupons taken', 'Address', 'Address, second line', 'City', 'State', 'Postcode'],
    ...['Latitude', 'Longitude', 'Phone', 'Contact', 'Contact phone', 'Contact e-mail', 'Web site'],
  ];
  expect(exportHeadings.slice(0, places.length)).toEqual(places);
  expect(exportHeadings.slice(-2)).toEqual(['Created (Queensland time)', 'Changed (Queensland time)']);
});

it('writes names, dollars, days, moments and the parts of the address', () => {
  const ad = {
    ...{ databaseId: 7, did: 'abc', title: 'Tern', companyName: null, adIndex: 3, type: 'CP_AD', status: 'PUBLISHED' },
    ...{ category: { code: 'STAY', name: 'Stay' }, mapArea: { name: 'Noosa', code: 'noosa' } },
    ...{ vendor: { databaseId: 4, companyName: 'Tern & Co' }, brochureCategories: [{ code: 'EAT' }, { code: 'SEE' }] },
    ...{ normalPriceCents: 4000, discountedPriceCents: 2490, couponsUnlimited: true, numberOfCoupons: null },
    ...{ address: { line1: '1 High St', city: 'Noosa Heads' }, isActive: true, thumbnail: null },
    ...{ validFrom: '2026-11-20', validTo: null, normalPriceSince: '2026-02-01' },
    ...{ createdAt: '2026-01-02T00:00:00.000Z', updatedAt: '2026-01-03T15:30:00.000Z' },
  } as unknown as ExportedBrochure;
  const row = Object.fromEntries(exportRow(ad).map((value, at) => [exportHeadings[at] ?? '', value]));
  expect(row).toMatchObject({
    ...{ ID: 7, Index: 3, Title: 'Tern', Company: null, Category: 'Stay', 'Category code': 'STAY', Area: 'Noosa' },
    ...{ Vendor: 'Tern & Co', 'Vendor number': 4, 'Area code': 'noosa', 'Further categories': 'EAT;SEE' },
    ...{ 'Normal price': 40, 'Discounted price': 24.9, Coupons: 'unlimited' },
    ...{ Address: '1 High St', City: 'Noosa Heads', State: null, 'Inside its dates': 'yes', Thumbnail: null },
    ...{ 'Valid from': '20/11/2026', 'Valid to': null, 'Normal price since': '01/02/2026' },
    ...{ 'Created (Queensland time)': '02/01/2026 10:00', 'Changed (Queensland time)': '04/01/2026 01:30' },
  });
});
