import { applySiteValues, noSiteValues } from '../../../shared/brand/siteValues';
import { BrochureType } from '../../../domains/brochures/BrochureType';
import { makeContractWorld } from '../../../test/contracts/makeContractWorld';
import { serveDatabase, type ServedDatabase } from '../../../test/cluster/serveDatabase';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeConfig } from '../../../test/makeConfig';
import { useTestServer } from '../../../test/useTestServer';
import { findBuiltClient } from '../client-build/clientFolders';
import { SharedFragments } from './SharedFragments';

const { pageRendering } = makeConfig();
const shared = useTestServer();
let plain: ServedDatabase;
let adId: number;
const urls = [
  ...['/', '/?q=salt', '/?category=TOURS', '/?category=FOOD_DRINK_CAFES&mapArea=noosa', '/?mapArea=noosa&view=list'],
  ...['/?category=FOOD_DRINK&mapArea=noosa&openNow=true', '/?category=GONE&mapArea=gone', '/?broTypes=CP_AD'],
  ...['/?withPrice=true&suburb=Noosa', '/pass-through-ads', '/areas', '/areas/noosa', '/areas/noosa/TOURS'],
  ...['/brochureMap', '/brochureMap?mapArea=noosa', '/all-categories', '/all-categories?category=TOURS'],
  ...['/streets-index', '/streets-index?mapArea=noosa', '/maps-download', '/contact', '/advertise', '/notices'],
  ...['/terms-and-conditions', '/privacy-policy', '/my-offers', '/my-coupons', '/filters', '/follow?category=TOURS'],
  ...['/nowhere', '/details/123456', '/offline', '/login'],
];

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  const { database } = shared.dependencies;
  const config = { pageRendering: { ...pageRendering, fragmentMegabytes: 0 } };
  plain = await serveDatabase(database, { config });
  const { noosa } = await makeContractWorld(database);
  for (const type of Object.values(BrochureType)) {
    const { id } = await makeBrochure(database, {
      ...{ type, status: 'PUBLISHED', title: `“Salt” & <known-fragment n="0"> ${type}`, mapAreaId: noosa.id },
      ...{ latitude: -26.4, longitude: 153.1, positionSource: 'EXACT', openingHours: 'Mo-Fr 09:00-17:00' },
      ...(type === 'PT_AD' && { googleAdUrl: 'https://tern.example/offer?a=1&b=2' }),
      ...(type === 'CP_AD' && {
        ...{ normalPriceCents: 3000, discountedPriceCents: 2000, numberOfCoupons: 5, couponsUnlimited: false },
        ...{ validTo: '2999-12-31', termsOfOffer: 'One for each person.' },
      }),
    });
    await makeAsset(database, { brochureId: id });
    urls.push(type === 'BRO_AD' ? `/details/brochure-ad/${id}` : `/details/${id}`);
    if (type === 'CP_AD') urls.push(`/details/${id}/coupon`);
    if (type === 'LP_AD') adId = id;
  }
  urls.push(`/details/${(await makeBrochure(database, { status: 'ARCHIVED' })).id}`);
});
afterAll(() => plain.stop());

/** Of a form: each page has its own. */
const formKeys = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

async function read({ app }: Pick<ServedDatabase, 'app'>, url: string): Promise<string> {
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  return [statusCode, policy, body.replaceAll(formKeys, 'key')].join('\n');
}

/** Both pages of one moment: a page that differs from itself a moment later, such as by the time, is read again. */
async function readBoth(url: string): Promise<{ whole: string; pieces: string }> {
  for (;;) {
    const whole = await read(plain, url);
    const pieces = await read(shared, url);
    if (whole === (await read(plain, url))) return { whole, pieces };
  }
}

async function expectSamePages(): Promise<void> {
  for (const url of urls) {
    const { whole, pieces } = await readBoth(url);
    expect({ url, page: pieces }).toEqual({ url, page: whole });
  }
}

it('every page is the same with fragments and without, whichever pages came before', async () => {
  await expectSamePages();
  urls.reverse();
  await expectSamePages();
});

it('a change shows at once, on the ad and on the site', async () => {
  const { database } = shared.dependencies;
  await database.query(`UPDATE brochures SET title = 'Bread at six' WHERE id = $1`, [adId]);
  await database.query(`UPDATE categories SET name = 'Trips' WHERE code = 'TOURS'`);
  expect(await read(shared, `/details/${adId}`)).toContain('Bread at six');
  await expectSamePages();
  applySiteValues(1, { ...noSiteValues, name: 'Tern Bay Times', socialLinks: ['https://social.example/tern'] });
  const page = await read(shared, '/areas');
  applySiteValues(0, noSiteValues);
  expect(page).toContain('Tern Bay Times, home');
  expect(page).toContain('https://social.example/tern');
  expect(await read(shared, '/areas')).not.toContain('Tern Bay Times');
});

it('evicts the fragments that were used least recently', () => {
  const fragments = new SharedFragments(100_000);
  const memory = fragments.ofSite(0);
  for (let number = 0; number < 100; number += 1) memory.keep(String(number), { html: 'x'.repeat(1_000) });
  expect(fragments.bytes).toBeLessThanOrEqual(100_000);
  expect(memory.find('99')?.html).toHaveLength(1_000);
  expect(memory.find('0')).toBeUndefined();
});
