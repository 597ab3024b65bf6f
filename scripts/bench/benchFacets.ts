import type { DataSource } from 'typeorm';
import { countFacets } from '../../server/domains/browsing/facets/countFacets';
import type { BrochureFilter } from '../../server/domains/browsing/filters/BrochureFilter';
import { listBrochures } from '../../server/domains/browsing/lists/listBrochures';
import { benchContext } from './benchContext';
import { CpuTime } from './CpuTime';

/** A public ad that was drawn at random: what many ads have is asked for often. */
interface DrawnAd {
  category: string;
  area: string;
}

const questionsOf: [name: string, question: (ad: DrawnAd, at: number) => BrochureFilter][] = [
  ['no filter', () => ({})],
  ['a category', ({ category }) => ({ categories: [category] })],
  ['an area', ({ area }) => ({ mapAreas: [area] })],
  ['category and area', ({ category, area }) => ({ categories: [category], mapAreas: [area] })],
  ['a word', (ad, at) => ({ ...placeOf(ad, at), q: words[at % words.length] })],
  ['a saving', (ad, at) => ({ ...placeOf(ad, at), minSaving: at % 2 === 0 ? 25 : 50 })],
  ['ends within a week', (ad, at) => ({ ...placeOf(ad, at), endsWithinDays: 7 })],
  ['open now', (ad, at) => ({ ...placeOf(ad, at), openNow: true })],
  ['usable now', (ad, at) => ({ ...placeOf(ad, at), usableNow: true })],
];

/** Common and rare words. */
const words = [
  'coffee',
  'fresh bread',
  'gin',
  'beach',
  'yoga',
  'seafood dinner',
  'koala',
  'repair',
  'open',
  'lighthouse',
];

/** Every third question has a category as well, and every third an area. */
function placeOf({ category, area }: DrawnAd, at: number): BrochureFilter {
  return at % 3 === 0 ? {} : at % 3 === 1 ? { categories: [category] } : { mapAreas: [area] };
}

const questions = 200;
/** PostgreSQL decides on the plan of a prepared statement after five uses, and frequent statements get a name after ten. */
const warmUp = 25;

/**
 * Prints the counts twice: each scan read from the database, as after a change, and scans shared by the questions of one
 * version of the data.
 */
export async function benchFacets(database: DataSource, only: string | undefined): Promise<void> {
  await compare(database, only, null);
  await compare(database, only, 1);
}

/**
 * Prints the processor time of counts of filters beside that of the list with its total, as a visitor sees both: means over
 * many different questions, each asked once, in turn with the list.
 */
async function compare(database: DataSource, only: string | undefined, version: number | null): Promise<void> {
  const ads = await drawAds(database);
  const cpu = new CpuTime(database);
  console.log(
    `\n| Filter, ${version === null ? 'nothing' : 'scans'} shared | facets CPU ms | list CPU ms | ratio | facets, median | list, median |`,
  );
  console.log('| --- | --: | --: | --: | --: | --: |');
  for (const [name, question] of questionsOf) {
    if (only !== undefined && !`facets: ${name}`.includes(only)) continue;
    const times: Record<'facets' | 'list', number[]> = { facets: [], list: [] };
    for (const [at, ad] of ads.entries()) {
      const filter = question(ad, at);
      const field = filter.q == null ? ('RECOMMENDED' as const) : ('RELEVANCE' as const);
      const input = { filter, orderBy: [{ field, direction: 'ASC' as const }], withTotal: true };
      const list = await cpu.measure(() => listBrochures(benchContext(database), input), 1);
      const facets = await cpu.measure(() => countFacets(benchContext(database, null, version), filter), 1);
      if (at < warmUp) continue;
      times.list.push(list);
      times.facets.push(facets);
    }
    const [facets, list] = [mean(times.facets), mean(times.list)];
    const figures = [facets, list].map((ms) => ms.toFixed(1));
    const medians = [times.facets, times.list].map((all) => median(all).toFixed(1));
    console.log(`| ${name} | ${figures.join(' | ')} | ${(facets / list).toFixed(2)} | ${medians.join(' | ')} |`);
  }
}

async function drawAds(database: DataSource): Promise<DrawnAd[]> {
  return database.query<DrawnAd[]>(
    `SELECT c.code AS category, a.code AS area
     FROM brochures b JOIN categories c ON c.id = b.category_id JOIN map_areas a ON a.id = b.map_area_id
     WHERE b.status = 'PUBLISHED' AND b.record_status ORDER BY md5(b.did || 'drawn') LIMIT ${questions + warmUp}`,
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
