import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { createAccount } from '../../../server/domains/accounts/createAccount';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { toGlobalId } from '../../../server/shared/globalId';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { startServer } from '../servers/startServer';
import { withBenchFolder } from '../withBenchFolder';
import { generateRows } from './generateRows';
import { SiteClient } from './SiteClient';
import { UsersMeanwhile } from './UsersMeanwhile';

/**
 * `npm run bench:imports -- [--rows 100000 | --file ads.csv] [--ads 1000] [--node "OPTIONS"]`: sends a file to the built
 * site, tries and imports it, then a file that edits each of its ads, and one that changes nothing, and undoes the import.
 * Measures what a reader, an editor and the site's memory notice meanwhile. Node's options are those of `npm start` on a
 * machine of 1 GB unless given: without a limit V8 lets the heap grow although nothing needs it.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '100000' },
      file: { type: 'string' },
      ads: { type: 'string', default: '1000' },
      node: { type: 'string', default: '--max-old-space-size=358 --max-semi-space-size=16' },
    },
  });
  const csv = values.file === undefined ? generateRows(Number(values.rows)) : readFileSync(values.file, 'utf8');
  await withBenchFolder(undefined, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    const database = await createDataSource({ url: postgres.url, poolSize: 2, statementTimeoutMs: 0 }).initialize();
    try {
      await prepareAds(database, Number(values.ads));
      await run(database, { databaseUrl: postgres.url, folder, nodeOptions: values.node }, csv);
    } finally {
      await database.destroy();
      await postgres.stop();
    }
  });
}

interface Surroundings {
  databaseUrl: string;
  folder: string;
  nodeOptions: string;
}

async function run(
  database: DataSource,
  { databaseUrl, folder, nodeOptions }: Surroundings,
  csv: string,
): Promise<void> {
  const email = 'bench@localoffers.example';
  const password = `bench ${randomUUID()}`;
  await createAccount(database.manager, { role: 'ADMINISTRATOR', email, password, name: null, vendorId: null });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startServer(path.resolve(__dirname, '../../../server/main.js'), port, {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'site'), PUBLIC_URL: url, HOST: '127.0.0.1' },
    ...{ ACCESS_TOKEN_SECRET: randomUUID(), DEMO_DATA: 'false', LOG_LEVEL: 'error', NODE_OPTIONS: nodeOptions },
    ...{ RATE_LIMIT_READS: '1000000', RATE_LIMIT_WRITES: '1000000' },
  });
  try {
    const client = await SiteClient.signIn(url, email, password);
    const editable = await database.query<{ id: number }[]>(
      'SELECT id FROM brochures WHERE record_status ORDER BY id LIMIT 500',
    );
    const edited = editable.map(({ id }) => toGlobalId('Brochure', id));
    const watched = async (what: string, rows: number, work: () => Promise<unknown>): Promise<void> => {
      const users = new UsersMeanwhile({ client, url, pid: site.pid }, edited);
      const startedAt = performance.now();
      await work();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      const { reads, edits, peakMegabytes } = await users.stop();
      console.log(`| ${[what, rows, seconds, reads.join(', '), edits.join(', '), peakMegabytes].join(' | ')} |`);
    };
    console.log('| What | rows | s | list: median, worst ms | edit: median, worst ms | peak MB |');
    console.log('| --- | --: | --: | --: | --: | --: |');
    await watched('nothing else', 0, () => pause(5000));

    const imported = async (name: string, text: string): Promise<number | null> => {
      let id = '';
      let bulkJobId: number | null = null;
      const rows = text.trimEnd().split('\n').length - 1;
      await watched(`try ${name}`, rows, async () => {
        id = await client.upload(text, true);
        const { report } = await client.settled(id);
        if (report === null || report.created + report.updated + report.unchanged === 0) throw new Error('all refused');
      });
      await watched(`import ${name}`, rows, async () => {
        await client.start(id);
        ({ bulkJobId } = await client.settled(id));
      });
      return bulkJobId;
    };
    const made = await imported('new ads', csv);
    const edits = await fileOfKnownAds(database, 'Edited behind the shop');
    const changed = await imported('an edit of each', edits);
    await imported('what is so already', edits);
    for (const [what, jobId] of [
      ['the edits', changed],
      ['the new ads', made],
    ] as const) {
      if (jobId === null) continue;
      const { total } = await jobOf(database, jobId);
      await watched(`undo ${what}`, total, async () => {
        const query = 'mutation Undo($input: UndoBulkJobInput!) { undoBulkJob(input: $input) { __typename } }';
        await client.ask(query, { input: { id: toGlobalId('BulkJob', jobId) } });
        while ((await jobOf(database, jobId)).state !== 'UNDONE') await pause(100);
      });
    }
  } finally {
    await site.stop();
  }
}

async function jobOf(database: DataSource, id: number): Promise<{ state: string; total: number }> {
  const [job] = await database.query<{ state: string; total: number }[]>(
    'SELECT state, total FROM bulk_jobs WHERE id = $1',
    [id],
  );
  if (!job) throw new Error(`there is no bulk job ${id}`);
  return job;
}

/** A CSV file of the imported ads, as an export edited in two columns. */
async function fileOfKnownAds(database: DataSource, parking: string): Promise<string> {
  const ads = await database.query<Record<string, string | null>[]>(
    `SELECT did, title, address_line1, city AS suburb, state, postcode, highlights, description
     FROM brochures WHERE external_source = 'bench' ORDER BY id`,
  );
  const columns = Object.keys(ads[0] ?? {});
  const cell = (value: string | null | undefined): string => `"${(value ?? '').replaceAll('"', '""')}"`;
  const lines = ads.map((ad, at) =>
    [...columns.map((name) => cell(ad[name])), cell(`${parking} ${at}`), cell('(03) 7010 9876')].join(','),
  );
  return `${[[...columns, 'parking_info', 'phone'].join(','), ...lines].join('\n')}\n`;
}

runBench(main);
