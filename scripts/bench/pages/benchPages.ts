import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { renderToString } from 'react-dom/server';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { loadConfig } from '../../../server/platform/config/loadConfig';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { buildBenchServer } from '../buildBenchServer';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { measureParts } from './pageParts';
import { readMarkup } from './readMarkup';

const ads = 10_000;
const rounds = 9;
const pagesInRound = 40;
const cards = 12;

/**
 * `npm run bench:pages -- [--folder DIR] [--print ADDRESS]`: processor time of pages that are not in the response cache,
 * each with another address, as a ratio to React rendering the markup of 12 cards without components. Server and
 * measurement are one process, PostgreSQL is another. `--print` prints one page in place of measuring.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, print: { type: 'string' } } });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    try {
      const database = await createDataSource({
        url: postgres.url,
        poolSize: 4,
        statementTimeoutMs: 0,
      }).initialize();
      await prepareAds(database, ads);
      const app = await openSite(database, postgres.url, folder);
      if (values.print === undefined) await benchPages(app, await listAddresses(database));
      else console.log(await readPage(app, values.print));
      await app.close();
      await database.destroy();
    } finally {
      await postgres.stop();
    }
  });
}

async function openSite(database: DataSource, url: string, folder: string): Promise<FastifyInstance> {
  const config = loadConfig({
    DATABASE_URL: url,
    ACCESS_TOKEN_SECRET: 'a secret that only this measurement knows',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: path.join(folder, 'site'),
    RATE_LIMIT_READS: '1000000',
    LOG_LEVEL: 'error',
  });
  return buildBenchServer(config, database);
}

/** Addresses of one kind of page, as many as the measurement needs. */
async function listAddresses(database: DataSource): Promise<Record<string, string[]>> {
  const needed = pagesInRound * (rounds + 1);
  const select = async (sql: string) =>
    (await database.query<{ address: string }[]>(`${sql} LIMIT ${needed}`)).map(({ address }) => address);
  const lists = await select(
    `SELECT '/?category=' || c.code || '&mapArea=' || m.code AS address
     FROM categories c CROSS JOIN map_areas m JOIN brochures b ON b.category_ids @> ARRAY[c.id] AND b.map_area_id = m.id
     WHERE b.status = 'PUBLISHED' AND b.record_status AND b.type IN ('LP_AD', 'CP_AD', 'BLD_AD')
     GROUP BY c.code, m.code HAVING count(*) >= 12 ORDER BY md5(c.code || m.code)`,
  );
  const details = await select(
    `SELECT '/details/' || id AS address FROM brochures
     WHERE status = 'PUBLISHED' AND record_status AND type IN ('LP_AD', 'CP_AD', 'BLD_AD') ORDER BY md5(id::text)`,
  );
  return { 'list of all': ['/'], 'list by category and area': lists, details };
}

async function benchPages(app: FastifyInstance, addresses: Record<string, string[]>): Promise<void> {
  const front = await readPage(app, '/');
  const articles = [...front.matchAll(/<article.*?<\/article>/gs)].map(([article]) => article);
  if (articles.length !== cards) throw new Error(`The list has ${articles.length} cards.`);
  const elements = readMarkup(articles.join(''));
  const renderCards = () => Promise.resolve(renderToString(elements));

  console.log('| Page | CPU ms | React alone, CPU ms | ratio | bytes | navigation | hydration | style | content |');
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: |');
  for (const [name, all] of Object.entries(addresses)) {
    const next = cycle(all);
    const times: { page: number[]; alone: number[] } = { page: [], alone: [] };
    for (let round = 0; round <= rounds; round += 1) {
      times.page.push(await cpuTime(() => readPage(app, next()), pagesInRound));
      times.alone.push(await cpuTime(renderCards, pagesInRound * 5));
    }
    const [page, alone] = [median(times.page), median(times.alone)];
    const { whole, navigation, hydration, style, content } = measureParts(await readPage(app, next()));
    const cells = [page.toFixed(2), alone.toFixed(2), (page / alone).toFixed(1)];
    console.log(`| ${[name, ...cells, whole, navigation, hydration, style, content].join(' | ')} |`);
  }
}

async function readPage(app: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await app.inject(url);
  if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}.`);
  return body;
}

/** Milliseconds of this process for each call. */
async function cpuTime(work: () => Promise<unknown>, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}

function cycle(all: string[]): () => string {
  let at = 0;
  // a parameter that no page knows makes another address for the response cache
  return () => {
    const address = all[at++ % all.length] ?? '/';
    return `${address}${address.includes('?') ? '&' : '?'}utm_content=${at}`;
  };
}

/** Skips the first round, which warms up. */
function median([, ...values]: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

runBench(main);
