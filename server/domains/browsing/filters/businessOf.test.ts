import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Brochure } from '../../brochures/Brochure';
import { listBrochures } from '../lists/listBrochures';

const db = useTestDatabase();
const carlton = { city: 'Carlton', state: 'VIC' as const };
const phoneNo = '(03) 9999 1234';
const ads: Record<string, Brochure> = {};

beforeAll(async () => {
  const vendor = await makeVendor(db.database, { companyName: 'Pelican Café' });
  const add = async (title: string, given: object) => {
    ads[title] = await makeBrochure(db.database, {
      status: 'PUBLISHED',
      title,
      type: 'BLD_AD',
      phoneNo: null,
      ...given,
    });
  };
  const pelican = { companyName: 'Pelican Café' };
  await add('listing', { ...pelican, ...carlton, phoneNo });
  await add('in capitals and the same suburb', { companyName: 'PELICAN CAFE', city: 'CARLTON', state: 'VIC' });
  await add('elsewhere with the same phone', { ...pelican, city: 'Geelong', state: 'VIC', phoneNo: '+61 3 9999 1234' });
  await add('of a vendor, in the same suburb', { ...pelican, ...carlton, vendorId: vendor.id });
  await add('of the vendor under another name', { companyName: 'Curlew', city: 'Ryde', vendorId: vendor.id });
  await add('of another owner', { ...pelican, city: 'Perth', state: 'WA', phoneNo: '08 7777 1234' });
  await add('in a suburb of that name elsewhere', { ...pelican, city: 'Carlton', state: 'NSW' });
  await add('of a neighbour', { companyName: 'Curlew Books', ...carlton, phoneNo });
  await add('waiting', { ...pelican, ...carlton, status: 'PENDING_REVIEW' });
  await add('without a name', { companyName: null, ...carlton });
  await add('without a place', pelican);
});

async function titlesOf(title: string, more: object = {}): Promise<(string | null)[]> {
  const businessOf = ads[title]?.id ?? 0;
  const page = await listBrochures(makeContext({ database: db.database }), {
    filter: { businessOf, ...more },
    orderBy: [{ field: 'ID', direction: 'ASC' }],
    withTotal: true,
  });
  const titles = page.edges.map(({ brochure }) => brochure.title);
  expect(await page.totalCount()).toBe(titles.length);
  return titles;
}

it('without a vendor: the same name in the same suburb or with the same telephone number', async () => {
  expect(await titlesOf('listing')).toEqual([
    'listing',
    'in capitals and the same suburb',
    'elsewhere with the same phone',
    'of a vendor, in the same suburb',
  ]);
  expect(await titlesOf('of another owner')).toEqual(['of another owner']);
});

it('of a vendor: the ads of the vendor alone', async () => {
  const ofVendor = ['of a vendor, in the same suburb', 'of the vendor under another name'];
  expect(await titlesOf('of a vendor, in the same suburb')).toEqual(ofVendor);
});

it('the ad alone, if nothing tells whose it is', async () => {
  expect(await titlesOf('without a name')).toEqual(['without a name']);
  expect(await titlesOf('without a place')).toEqual(['without a place']);
});

it('nothing of an ad that is not public, or does not exist', async () => {
  expect(await titlesOf('waiting')).toEqual([]);
  expect(await titlesOf('nowhere')).toEqual([]);
});

it('with other filters', async () => {
  expect(await titlesOf('listing', { q: 'capitals' })).toEqual(['in capitals and the same suburb']);
  expect(await titlesOf('listing', { types: ['CP_AD'] })).toEqual([]);
});
