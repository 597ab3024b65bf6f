import { demoLogins } from '../support/site/demoLogins';
import { administratorScreens } from './administratorScreens';
import { openPrivateSite } from './openPrivateSite';

describe('every screen of administrators', () => {
  let site: Awaited<ReturnType<typeof openPrivateSite>>;

  beforeAll(async () => {
    site = await openPrivateSite(demoLogins.administrator);
  });

  afterAll(() => site.stop());

  it.each(administratorScreens)('%s', async (...screen) => {
    expect(await site.walk(...screen)).toEqual([]);
  });
});
