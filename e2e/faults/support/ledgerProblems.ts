import type { FaultSite } from './openFaultSite';
import type { World } from './makeWorld';
import type { Ledger } from './startWork';

/** Acknowledged items that are missing, and items that exist twice. Empty: nothing lost, nothing duplicated. */
export async function ledgerProblems(site: FaultSite, world: World, ledger: Ledger): Promise<string[]> {
  const problems = await Promise.all([
    purchaseProblems(site, world, ledger),
    statusProblems(site, ledger),
    uploadProblems(site, ledger),
    eventProblems(site, world, ledger),
  ]);
  return [...ledger.wrongResponses, ...problems.flat()];
}

async function purchaseProblems(site: FaultSite, { couponId }: World, ledger: Ledger): Promise<string[]> {
  const rows = await site.query<{ email: string; count: number }>(
    'SELECT email, count(*)::int AS count FROM coupon_purchases WHERE brochure_id = $1 GROUP BY email',
    [couponId],
  );
  const counts = new Map(rows.map(({ email, count }) => [email, count]));
  const [brochure] = await site.query<{ sold: number }>(
    'SELECT number_of_coupons_purchased AS sold FROM brochures WHERE id = $1',
    [couponId],
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return [
    ...[...ledger.purchased].filter((email) => !counts.has(email)).map((email) => `lost: the coupon of ${email}`),
    ...rows.filter(({ count }) => count > 1).map(({ email, count }) => `${count} coupons for ${email}`),
    ...rows.filter(({ email }) => !ledger.buyers.has(email)).map(({ email }) => `nobody asked for ${email}`),
    ...(brochure?.sold === total ? [] : [`the ad counts ${String(brochure?.sold)} coupons, there are ${total}`]),
  ];
}

async function statusProblems(site: FaultSite, ledger: Ledger): Promise<string[]> {
  const problems: string[] = [];
  for (const [id, { status, changes }] of ledger.statuses) {
    const [row] = await site.query<{ status: string; told: number }>(
      `SELECT status, (
         SELECT count(*)::int FROM audit_log_entries
         WHERE entity_type = 'Brochure' AND entity_id = brochures.id
           AND action IN ('archiveBrochure', 'unarchiveBrochure', 'publishBrochure')
       ) AS told FROM brochures WHERE id = $1`,
      [id],
    );
    if (row?.status !== status) problems.push(`ad ${id} is ${String(row?.status)}, ${status} was acknowledged`);
    if (row?.told !== changes) problems.push(`ad ${id} changed ${changes} times and tells of ${String(row?.told)}`);
  }
  return problems;
}

async function uploadProblems(site: FaultSite, ledger: Ledger): Promise<string[]> {
  const rows = await site.query<{ id: number; count: number; url: string }>(
    'SELECT brochure_id AS id, count(*)::int AS count, min(url) AS url FROM assets WHERE brochure_id = ANY($1) GROUP BY brochure_id',
    [[...ledger.uploadsTried]],
  );
  const found = new Map(rows.map(({ id, url }) => [id, url]));
  const problems = rows.filter(({ count }) => count > 1).map(({ id, count }) => `ad ${id} has ${count} files`);
  for (const id of ledger.uploaded) {
    const url = found.get(id);
    if (url === undefined) {
      problems.push(`lost: the file of ad ${id}`);
      continue;
    }
    const answer = await fetch(new URL(url, site.url));
    const bytes = await answer.arrayBuffer();
    if (!answer.ok || bytes.byteLength === 0) problems.push(`the file of ad ${id} cannot be read: ${answer.status}`);
  }
  return problems;
}

async function eventProblems(site: FaultSite, { viewedId }: World, ledger: Ledger): Promise<string[]> {
  const [row] = await site.query<{ rows: number; devices: number; counter: number }>(
    `SELECT count(*)::int AS rows, count(DISTINCT device_hash)::int AS devices,
            (SELECT views FROM brochure_views WHERE brochure_id = $1) AS counter
     FROM statistic_events WHERE brochure_id = $1 AND counted`,
    [viewedId],
  );
  const { counted, unknown } = ledger.events;
  const problems: string[] = [];
  if (!row) return ['there are no events'];
  if (row.rows < counted) problems.push(`${counted} events were acknowledged, ${row.rows} are there`);
  if (row.rows > counted + unknown) problems.push(`${row.rows} events are there, ${counted + unknown} were sent`);
  if (row.rows !== row.devices) problems.push(`${row.devices} devices have ${row.rows} events`);
  if (row.rows !== row.counter) problems.push(`the ad counts ${row.counter} views, there are ${row.rows}`);
  return problems;
}
