import { openFaultSite } from './support/openFaultSite';
import { underFaults } from './support/underFaults';

it('closes in order and starts again during work', async () => {
  const site = await openFaultSite();
  try {
    await underFaults(site, {
      times: 5,
      async strike() {
        expect(await site.stop()).toBe(0);
        expect(site.postmasterPid()).toBeNull();
        site.start();
      },
    });
  } finally {
    await site.remove();
  }
});
