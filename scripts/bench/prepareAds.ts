import type { DataSource } from 'typeorm';
import { migrate } from '../../server/app/database/migrate';
import { foldBrochureCounts } from '../../server/domains/browsing/brochure-counters/foldBrochureCounts';
import { systemClock } from '../../server/platform/clock/Clock';
import { generateAds } from './generateAds';

/** Migrates the tables and generates ads unless an earlier run has left some. Returns their number. */
export async function prepareAds(database: DataSource, ads: number): Promise<number> {
  await migrate(database);
  if ((await countAds(database)) === 0) await generateAds(database, ads, (step) => console.error(`${step} …`));
  await foldBrochureCounts({ database, clock: systemClock });
  await database.query('VACUUM (ANALYZE) brochure_counts');
  return countAds(database);
}

async function countAds(database: DataSource): Promise<number> {
  const [row] = await database.query<{ ads: number }[]>('SELECT count(*)::integer AS ads FROM brochures');
  return row?.ads ?? 0;
}
