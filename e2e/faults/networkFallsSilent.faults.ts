import { setTimeout as pause } from 'node:timers/promises';
import { startProxy } from '../../server/test/programs/startProxy';
import { useTestDatabase } from '../../server/test/testDatabase';
import { openFaultSite } from './support/openFaultSite';
import { underFaults } from './support/underFaults';

const test = useTestDatabase();
const silenceMs = 15_000;

it('recovers each time after the network to the database has gone silent', async () => {
  const proxy = await startProxy(test.url);
  const site = await openFaultSite({ DATABASE_URL: proxy.urlOf(test.url) });
  try {
    await underFaults(site, {
      times: 5,
      async strike() {
        proxy.fallSilent();
        await pause(silenceMs);
        proxy.recover();
      },
    });
    proxy.fallSilent();
    // a site must close on request although nothing responds
    expect(await site.stop()).not.toBeNull();
  } finally {
    await site.remove();
    await proxy.stop();
  }
});
