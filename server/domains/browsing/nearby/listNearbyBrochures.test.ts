import { countStatements } from '../../../test/database/countStatements';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { allFields } from '../field-selection/allFields';
import type { Brochure } from '../../brochures/Brochure';
import { selectFields } from '../field-selection/selectFields';
import { listNearbyBrochures } from './listNearbyBrochures';

const db = useTestDatabase();
const ids: Record<string, number> = {};

/** 0.001 degrees of latitude are 111 m */
const north = (degrees: number): Partial<Brochure> => ({
  ...{ latitude: -26 + degrees, longitude: 153, positionSource: 'EXACT' },
});

beforeAll(async () => {
  const make = async (title: string, values: Partial<Brochure>) => {
    ids[title] = (await makeBrochure(db.database, { title, type: 'LP_AD', status: 'PUBLISHED', ...values })).id;
  };
  await make('here', north(0));
  await make('far', north(0.2));
  const vendorId = (await makeVendor(db.database)).id;
  await make('of a vendor', { ...north(0.2001), vendorId });
  await make('of the same vendor', { ...north(0.2002), vendorId });
  for (const at of [5, 3, 1, 4, 2]) await make(`at ${String(at)}`, north(at / 1000));
  await make('brochure', { ...north(0.0001), type: 'BRO_AD' });
  await make('pending', { ...north(0.0001), status: 'PENDING_REVIEW' });
  await make('ended', { ...north(0.0001), validTo: '2020-01-01' });
  await make('further', north(0.3));
  await make('nowhere', {});
});

const around = async (title: string, viewer: Parameters<typeof makeContext>[0]['viewer'] = null) =>
  listNearbyBrochures(makeContext({ database: db.database, viewer }), ids[title] ?? 0, allFields);

it('lists six public ads of the default types, nearest first, without the ad itself', async () => {
  const near = await around('here');
  expect(near.map(({ brochure }) => brochure.title)).toEqual(['at 1', 'at 2', 'at 3', 'at 4', 'at 5', 'far']);
  expect(near.map(({ distanceKm }) => distanceKm)).toEqual([0.11, 0.22, 0.33, 0.44, 0.56, 22.24]);
});

it('leaves out ads of the same vendor', async () => {
  const near = await around('of a vendor');
  expect(near[0]?.brochure.title).toBe('far');
  expect(near.map(({ brochure }) => brochure.title)).not.toContain('of the same vendor');
});

it('is the same for an administrator', async () => {
  const seen = await around('here', {
    accountId: 1,
    role: 'ADMINISTRATOR',
    staffRole: 'ADMINISTRATOR',
    vendorId: null,
  });
  expect(seen.map(({ brochure }) => brochure.id)).toEqual((await around('here')).map(({ brochure }) => brochure.id));
});

it.each(['nowhere', 'pending', 'ended', 'unknown'])('is empty for an ad that is %s', async (title) => {
  expect(await around(title)).toEqual([]);
});

it('reads the position, the ids and the ads, each in one statement', async () => {
  const fields = selectFields(new Set(['displayTitle', 'vendor']), { vendor: new Set(), thumbnail: new Set() });
  const context = makeContext({ database: db.database });
  const here = ids['here'] ?? 0;
  await listNearbyBrochures(context, here, fields);
  expect(await countStatements(() => listNearbyBrochures(context, here, fields))).toHaveLength(3);
});
