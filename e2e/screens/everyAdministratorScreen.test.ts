import { administratorScreens } from './administratorScreens';
import { openPrivateSite } from './openPrivateSite';

const administrator = { email: 'admin@localoffers.example', password: 'curlew-lantern-tide-47' };

describe('every screen of administrators', () => {
  let site: Awaited<ReturnType<typeof openPrivateSite>>;

  beforeAll(async () => {
    site = await openPrivateSite(administrator);
  });

  afterAll(() => site.stop());

  it.each(administratorScreens)('%s', async (address, heading) => {
    expect(await site.walk(address, heading)).toEqual([]);
  });
});
