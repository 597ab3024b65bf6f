import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';

/** Numbers of live ads, in every state. An id without ads is absent. */
export interface BrochureTotals {
  all: number;
  byCategory: ReadonlyMap<number, number>;
  byMapArea: ReadonlyMap<number, number>;
}

interface Known {
  readAt: number;
  totals: Promise<BrochureTotals>;
}

const goodForMs = 60_000;
const remembered = new WeakMap<DataSource, Known>();

/** Returns numbers from the counters that are at most a minute old: good enough to choose how a list is found. */
export async function getBrochureTotals({ database, clock }: RequestContext): Promise<BrochureTotals> {
  const now = clock.now().getTime();
  const known = remembered.get(database);
  if (known && Math.abs(now - known.readAt) <= goodForMs) return known.totals;
  const reading: Known = { readAt: now, totals: readTotals(database) };
  remembered.set(database, reading);
  try {
    return await reading.totals;
  } catch (error) {
    if (remembered.get(database) === reading) remembered.delete(database);
    throw error;
  }
}

async function readTotals(database: DataSource): Promise<BrochureTotals> {
  const rows = await database.query<{ scope: string; id: number; ads: number }[]>(
    `SELECT scope, scope_id AS id, sum(ads)::integer AS ads FROM brochure_counts WHERE moment IS NULL GROUP BY 1, 2`,
  );
  const of = (scope: string) => new Map(rows.filter((row) => row.scope === scope).map(({ id, ads }) => [id, ads]));
  return { all: of('ALL').get(0) ?? 0, byCategory: of('CATEGORY'), byMapArea: of('MAP_AREA') };
}
