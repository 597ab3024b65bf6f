import { vendorScreens } from './vendorScreens';
import { openPrivateSite } from './openPrivateSite';

const vendor = { email: 'marnie@pelicanandpine.example', password: 'kettle-banksia-marble-12' };

describe('every screen of vendors', () => {
  let site: Awaited<ReturnType<typeof openPrivateSite>>;

  beforeAll(async () => {
    site = await openPrivateSite(vendor);
  });

  afterAll(() => site.stop());

  it.each(vendorScreens)('%s', async (address, heading) => {
    expect(await site.walk(address, heading)).toEqual([]);
  });
});
