import pLimit from 'p-limit';
import { checkHost, type HostDependencies } from './checkHost';
import { planLinkChecks } from './planLinkChecks';

/** A run ends before the queue takes it for dead; what is still due waits for the next. */
const longestRunMs = 8 * 60_000;
const hostsAtOnce = 4;
const mostHosts = 2000;

/**
 * Asks the due links of published ads whether they still work (docs/rules/links-and-redirects.md#broken-links): some
 * hosts at once, each one request at a time. It may run twice, also at once. Returns the number of checked addresses.
 */
export async function checkLinks(dependencies: HostDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const startedAt = performance.now();
  await planLinkChecks(database, clock.now());
  const hosts = await database.query<{ host: string }[]>(
    `SELECT due.host FROM (
       SELECT host, min(next_check_at) AS since FROM link_checks WHERE next_check_at <= $1 GROUP BY host
     ) due JOIN link_hosts USING (host) WHERE not_before <= $1 ORDER BY since LIMIT $2`,
    [clock.now(), mostHosts],
  );
  const limit = pLimit(hostsAtOnce);
  const checked = await Promise.all(
    hosts.map(({ host }) =>
      limit(() => (performance.now() - startedAt > longestRunMs ? 0 : checkHost(dependencies, host))),
    ),
  );
  return checked.reduce((sum, count) => sum + count, 0);
}
