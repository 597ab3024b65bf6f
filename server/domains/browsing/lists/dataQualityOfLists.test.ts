import type { Viewer } from '../../../shared/Viewer';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Brochure } from '../../brochures/Brochure';
import type { BrochureFilter, DataQualityFilter } from '../filters/BrochureFilter';
import { listBrochures } from './listBrochures';
import { markBrochures } from '../clusters/markBrochures';

const db = useTestDatabase();
const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const vendor: Viewer = { accountId: 2, role: 'VENDOR', vendorId: 5, vendorRole: 'OWNER' };
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };
const context = (viewer: Viewer | null) => makeContext({ database: db.database, viewer, clock });

const make = (title: string, values: Partial<Brochure> = {}) =>
  makeBrochure(db.database, { title, type: 'BLD_AD', status: 'PUBLISHED', ...values });

const makeCoupon = (title: string, numberOfCouponsPurchased: number, more: Partial<Brochure> = {}) =>
  makeCouponAd(db.database, { title, numberOfCoupons: 5, numberOfCouponsPurchased, validTo: '2027-06-30', ...more });

beforeAll(async () => {
  const pictured = await make('Pictured', { adIndex: 40, detailViewsCount: 900, validTo: '2026-12-04' });
  await makeAsset(db.database, { brochureId: pictured.id, type: 'BROCHURE_IMAGE' });
  const leaflet = await make('Leaflet', { adIndex: 7, validTo: '2026-11-20' });
  await makeAsset(db.database, { brochureId: leaflet.id, type: 'BROCHURE_PDF' });
  await makeCoupon('Sold out', 5);
  await makeCoupon('One left', 4);
  await makeCoupon('Unlimited', 9, { numberOfCoupons: null, couponsUnlimited: true });
  await make('100% Café', { latitude: -27, longitude: 153, positionSource: 'EXACT', validTo: '2026-12-05' });
  await make('Ended', { validTo: '2026-11-19' });
  await make('Not yet', { validFrom: '2026-11-22', validTo: '2026-11-25' });
});

async function titles(dataQuality: DataQualityFilter): Promise<string[]> {
  const { edges, totalCount } = await listBrochures(context(administrator), {
    filter: { dataQuality },
    orderBy: [{ field: 'ID', direction: 'ASC' }],
    page: { first: 100 },
  });
  const first = await listBrochures(context(administrator), { filter: { dataQuality }, page: { first: 1 } });
  expect([await totalCount(), await first.totalCount()]).toEqual([edges.length, edges.length]);
  return edges.map(({ brochure }) => brochure.title ?? '');
}

const others = ['Leaflet', 'Sold out', 'One left', 'Unlimited', '100% Café', 'Ended', 'Not yet'];

it.each<[DataQualityFilter, string[]]>([
  [{ endingWithinDays: 0 }, []],
  [{ endingWithinDays: 1 }, ['Leaflet']],
  [{ endingWithinDays: 15 }, ['Pictured', 'Leaflet']],
  [{ endingWithinDays: 16 }, ['Pictured', 'Leaflet', '100% Café']],
  [{ soldOut: true }, ['Sold out']],
  [{ soldOut: false }, ['Pictured', 'Leaflet', 'One left', 'Unlimited', '100% Café', 'Ended', 'Not yet']],
  [{ withoutPicture: false }, ['Pictured']],
  [{ withoutPicture: true }, others],
  [{ withoutPosition: false }, ['100% Café']],
  [{ doubtfulPosition: false }, ['100% Café']],
  [{ doubtfulPosition: true }, ['Pictured', ...others.filter((title) => title !== '100% Café')]],
  [{ withoutPosition: true, withoutIndex: false }, ['Pictured', 'Leaflet']],
  [{ minIndex: 8 }, ['Pictured']],
  [{ minIndex: 7, maxIndex: 39 }, ['Leaflet']],
  [{ minViews: 900 }, ['Pictured']],
  [{ maxViews: 899 }, others],
  [{ title: ' CAFE ' }, ['100% Café']],
  [{ title: '0%' }, ['100% Café']],
  [{ title: '_' }, []],
  [{ title: '\\' }, []],
  [{ title: '' }, ['Pictured', ...others]],
])('%j finds %j', async (dataQuality, found) => {
  expect(await titles(dataQuality)).toEqual(found);
});

describe('under its former name', () => {
  it.each<[DataQualityFilter, string[]]>([
    [{ soldOut: true }, ['Sold out']],
    [{ withoutPosition: false }, ['100% Café']],
  ])('%j finds and counts %j', async (upkeep, found) => {
    const list = await listBrochures(context(administrator), { filter: { upkeep }, page: { first: 1 } });
    expect([...list.edges.map(({ brochure }) => brochure.title), await list.totalCount()]).toEqual([...found, 1]);
  });

  it('is refused beside its name, and by its own field', async () => {
    const list = (filter: BrochureFilter) => listBrochures(context(administrator), { filter });
    await expect(list({ dataQuality: {}, upkeep: {} })).rejects.toMatchObject({
      errors: [{ field: 'filter.upkeep', code: 'EXCLUSIVE' }],
    });
    await expect(list({ upkeep: { minIndex: 0 } })).rejects.toMatchObject({
      errors: [{ field: 'filter.upkeep.minIndex', code: 'OUT_OF_RANGE' }],
    });
  });
});

it.each([
  ['a visitor', null, 'UNAUTHENTICATED'],
  ['a vendor', vendor, 'FORBIDDEN'],
])('refuses %s', async (_, viewer, code) => {
  for (const asked of [{ dataQuality: { soldOut: true } }, { upkeep: { soldOut: true } }]) {
    const filter = { ...asked, vendorId: 5 };
    await expect(listBrochures(context(viewer), { filter })).rejects.toMatchObject({ code });
    await expect(markBrochures(context(viewer), { filter })).rejects.toMatchObject({ code });
  }
});

it("reports a position that is only the suburb's, or outside its area, as doubtful", async () => {
  const area = await makeMapArea(db.database);
  const { north, east } = area;
  const place = { mapAreaId: area.id, companyName: 'Doubtful', positionSource: 'EXACT' as const };
  const inside = await make('Inside', { ...place, latitude: north, longitude: east });
  const outside = await make('Outside', { ...place, latitude: north + 0.01, longitude: east });
  const suburb = await make('Suburb', { ...place, latitude: north, longitude: east, positionSource: 'SUBURB' });
  const ids = [inside.id, outside.id, suburb.id];
  const filter = { ids, dataQuality: { doubtfulPosition: true } };
  const { edges } = await listBrochures(context(administrator), { filter });
  expect(edges.map(({ brochure }) => brochure.title).sort()).toEqual(['Outside', 'Suburb']);
});
