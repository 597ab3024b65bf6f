import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { importBrochures } from '../../../server/domains/integrations/brochure-import/importBrochures';
import { readMapAreaDefinitions } from '../../../server/domains/integrations/brochure-import/readMapAreaDefinitions';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { seedReferenceData } from '../../../server/seeds/seedReferenceData';
import { benchContext } from '../benchContext';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { administrator } from './administrator';
import { countSearches } from './countSearches';
import { timeSearches } from './timeSearches';

/**
 * `npm run bench:search -- [--ads 100000] [--file CSV --areas JSON] [--folder DIR] [--counts]`: the time of everything
 * that a search asks for, over many different words, as a visitor types them; with --counts also what each of them finds.
 * --file adds the businesses of a CSV file to the generated ads. With --folder the data are kept for the next run; with
 * --database they are those of a site (its folder `postgres`, database `local_offers`), which is only read.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ads: { type: 'string', default: '100000' },
      file: { type: 'string' },
      areas: { type: 'string' },
      folder: { type: 'string' },
      database: { type: 'string' },
      counts: { type: 'boolean', default: false },
    },
  });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: values.database ?? 'bench' });
    try {
      const database = await createDataSource({ url: postgres.url, statementTimeoutMs: 0 }).initialize();
      if (values.database === undefined) {
        await prepareAds(database, Number(values.ads));
        await seedReferenceData(database);
        if (values.file !== undefined) await addBusinesses(database, values.file, values.areas);
        // statistics and visibility map as autovacuum leaves them
        await database.query('VACUUM (ANALYZE)');
        await prepareAds(database, 0);
      }
      if (values.counts) await countSearches(database);
      await timeSearches(database);
      await database.destroy();
    } finally {
      await postgres.stop();
    }
  });
}

/** A second import of the same file changes nothing. */
async function addBusinesses(database: DataSource, file: string, areas: string | undefined): Promise<void> {
  const mapAreaDefinitions = areas === undefined ? [] : readMapAreaDefinitions(readFileSync(areas, 'utf8'));
  const { created, updated, unchanged } = await importBrochures(benchContext(database, administrator), {
    ...{ source: createReadStream(file), sourceName: path.basename(file), type: 'BLD_AD', mapArea: null },
    ...{ mapAreaDefinitions, publish: true, dryRun: false },
  });
  console.error(`${created} businesses of ${file} added, ${updated + unchanged} known`);
}

runBench(main);
