// cspell:ignore cofee
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../server/app/database/createDataSource';
import { categoryCountsOfMapAreas } from '../../server/domains/browsing/active-facets/categoryCountsOfMapAreas';
import { listCategories } from '../../server/domains/browsing/active-facets/listCategories';
import { listMapAreas } from '../../server/domains/browsing/active-facets/listMapAreas';
import type { BrochureFilter } from '../../server/domains/browsing/filters/BrochureFilter';
import { countLetters } from '../../server/domains/browsing/letters/countLetters';
import { suggestSearches } from '../../server/domains/browsing/suggestions/suggestSearches';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { benchContext } from './benchContext';
import { benchFacets } from './benchFacets';
import { benchScenario, type ListFigures } from './benchScenario';
import { listScenarios } from './listScenarios';
import { measure } from './measure';
import { prepareAds } from './prepareAds';
import { runBench } from './runBench';
import { withBenchFolder } from './withBenchFolder';

/** Lists whose letters are counted. */
const letterScenarios: [string, BrochureFilter][] = [
  ['no filter', {}],
  ['a category', { categories: ['CATEGORY_4'] }],
  ['a category beyond the limit', { categories: ['CATEGORY_1'] }],
  ['an area', { mapAreas: ['area-60'] }],
  ['both', { categories: ['CATEGORY_4'], mapAreas: ['area-60'] }],
];

/**
 * `npm run bench:lists -- [--ads 100000] [--folder DIR] [--only TEXT] [--plans]`: the plan and the time of every list
 * query, in a PostgreSQL of its own. Times depend on the machine; the ratios to reading the same rows by primary key in
 * the same run do not. With --folder the data are kept for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ads: { type: 'string', default: '100000' },
      folder: { type: 'string' },
      only: { type: 'string' },
      plans: { type: 'boolean', default: false },
    },
  });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    try {
      const database = await createDataSource({ url: postgres.url, statementTimeoutMs: 0 }).initialize();
      console.log(`${await prepareAds(database, Number(values.ads))} ads\n`);
      await run(database, values.only, values.plans);
      await database.destroy();
    } finally {
      await postgres.stop();
    }
  });
}

async function run(database: DataSource, only: string | undefined, plans: boolean): Promise<void> {
  console.log('| List | ads | ms | × bare | PostgreSQL ms | plan |\n| --- | --: | --: | --: | --: | --- |');
  for (const scenario of listScenarios.filter(({ name }) => only === undefined || name.includes(only))) {
    print(scenario.name, await benchScenario(database, scenario, plans));
  }
  for (const [name, list] of [
    ['active categories', listCategories] as const,
    ['active map areas', listMapAreas] as const,
  ]) {
    await time(name, () => list(benchContext(database), { activeOnly: true }));
  }
  await time('categories of all areas', () => categoryCountsOfMapAreas(benchContext(database), null));
  await time('categories of an area', () => categoryCountsOfMapAreas(benchContext(database), [1]));
  for (const typed of ['c', 'co', 'gin', '14', 'fresh b', 'fresh sub', 'zzyzx', 'cofee']) {
    await time(`suggestions: ${typed}`, () => suggestSearches(benchContext(database), typed));
  }
  for (const [what, filter] of letterScenarios) {
    await time(`letters: ${what}`, () => countLetters(benchContext(database), filter));
  }
  await benchFacets(database, only);

  async function time(name: string, work: () => Promise<unknown>): Promise<void> {
    if (only !== undefined && !name.includes(only)) return;
    console.log(`| ${name} | | ${(await measure(work)).toFixed(1)} | | | |`);
  }
}

function print(name: string, { rows, ms, bareMs, databaseMs, plan, text }: ListFigures): void {
  const ratio = bareMs === null ? '' : (ms / bareMs).toFixed(1);
  console.log(`| ${name} | ${rows} | ${ms.toFixed(1)} | ${ratio} | ${databaseMs.toFixed(1)} | ${plan} |`);
  if (text) console.log(`\n${text}\n`);
}

runBench(main);
