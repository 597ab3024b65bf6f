import { openFaultSite } from './support/openFaultSite';
import { underFaults } from './support/underFaults';

it('recovers after each kill -9 of the server, and keeps all acknowledged work', async () => {
  const site = await openFaultSite();
  try {
    await underFaults(site, {
      times: 20,
      strike() {
        const pid = site.serverPid();
        if (pid === null) throw new Error(`There is no server: ${site.printed().slice(-2000)}`);
        process.kill(pid, 'SIGKILL');
        return Promise.resolve();
      },
    });
  } finally {
    await site.remove();
  }
});
