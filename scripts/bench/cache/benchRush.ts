import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { askServer } from '../servers/askServer';
import { measureLoad } from '../servers/measureLoad';
import type { StartedServer } from '../servers/startServer';

/** for the figures of a server */
export const metricsToken = 'a-token-that-only-this-measurement-knows';

const seconds = 10;
const salesPerSecond = 20;

/**
 * Sells coupons of one ad while the server is asked for other pages too, all from the cache. Returns a line that says how
 * many of the requests were hits; at least 95 % should be.
 */
export async function benchRush(server: StartedServer, url: string, requests: readonly Buffer[]): Promise<string> {
  const database = await createDataSource({ url, poolSize: 1 }).initialize();
  const load = () => measureLoad(server, requests, { requests: requests.length, connections: 8 });
  const id = await prepareCoupon(database);
  // for the change of the ad, which empties the cache
  await sleep(1000);
  await load();
  const before = await readLookups(server);
  const end = performance.now() + seconds * 1000;
  const selling = sellUntil(end, database, id);
  while (performance.now() < end) await load();
  const sold = await selling;
  await database.destroy();
  const after = await readLookups(server);
  const hits = (after['hit'] ?? 0) - (before['hit'] ?? 0);
  const all = Object.keys(after).reduce((sum, outcome) => sum + (after[outcome] ?? 0) - (before[outcome] ?? 0), 0);
  return `${sold} coupons of one ad sold in ${seconds} s: ${((100 * hits) / all).toFixed(2)} % of ${all} requests were hits.`;
}

/** Returns an ad that never sells out. */
async function prepareCoupon(database: DataSource): Promise<number> {
  const [ad] = await database.query<{ id: number }[]>(
    `SELECT id FROM brochures WHERE record_status AND status = 'PUBLISHED' AND type = 'CP_AD'
       AND visible_from <= now() AND visible_until > now() + interval '1 day' ORDER BY id LIMIT 1`,
  );
  if (!ad) throw new Error('There is no coupon to sell.');
  await database.query('UPDATE brochures SET coupons_unlimited = true, number_of_coupons = NULL WHERE id = $1', [
    ad.id,
  ]);
  return ad.id;
}

/** Returns the number of coupons sold. The trigger announces each, as for a purchase. */
async function sellUntil(end: number, database: DataSource, id: number): Promise<number> {
  let sold = 0;
  while (performance.now() < end) {
    await database.query(
      'UPDATE brochures SET number_of_coupons_purchased = number_of_coupons_purchased + 1 WHERE id = $1',
      [id],
    );
    sold += 1;
    await sleep(1000 / salesPerSecond);
  }
  return sold;
}

/** The look-ups of the cache so far, by outcome. */
async function readLookups({ port }: StartedServer): Promise<Record<string, number>> {
  const request = { method: 'GET' as const, path: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } };
  const { text } = await askServer(new http.Agent(), port, { ...request, body: null });
  const lines = text.matchAll(/^local_offers_cache_lookups_total\{outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, outcome = '', count]): [string, number] => [outcome, Number(count)]));
}
