import { demoLogins } from '../support/site/demoLogins';
import { vendorScreens } from './vendorScreens';
import { openPrivateSite } from './openPrivateSite';

describe('every screen of vendors', () => {
  let site: Awaited<ReturnType<typeof openPrivateSite>>;

  beforeAll(async () => {
    site = await openPrivateSite(demoLogins.vendor);
  });

  afterAll(() => site.stop());

  it.each(vendorScreens)('%s', async (...screen) => {
    expect(await site.walk(...screen)).toEqual([]);
  });
});
