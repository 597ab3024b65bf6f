import { openFaultSite } from './support/openFaultSite';
import { underFaults } from './support/underFaults';

const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

it('keeps its process while all its connections are cut repeatedly', async () => {
  const site = await openFaultSite();
  try {
    const before = site.serverPid();
    await underFaults(site, { times: 20, strike: () => site.query(cut) });
    expect(site.serverPid()).toBe(before);
  } finally {
    await site.remove();
  }
});
