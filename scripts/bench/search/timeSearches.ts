import type { DataSource } from 'typeorm';
import { searchForAdmin } from '../../../server/domains/admin-search/searchForAdmin';
import { countFacets } from '../../../server/domains/browsing/facets/countFacets';
import { listBrochures } from '../../../server/domains/browsing/lists/listBrochures';
import { adviseSearch } from '../../../server/domains/browsing/search/adviseSearch';
import { suggestSearches } from '../../../server/domains/browsing/suggestions/suggestSearches';
import { benchContext } from '../benchContext';
import { administrator } from './administrator';
import { citySearches, misspeltSearches, otherSearches } from './citySearches';
import { CpuTime } from '../CpuTime';

/** Other work on the machine affects the best of three least. */
const runs = 3;

const whole = [...citySearches.map(([q]) => q), ...misspeltSearches.map(([q]) => q), ...otherSearches];

/** Prints median, 95th percentile and longest processor time over all searches, each asked as a site asks it. */
export async function timeSearches(database: DataSource): Promise<void> {
  const relevance = [{ field: 'RELEVANCE', direction: 'ASC' } as const];
  const page = (q: string, withTotal: boolean) =>
    listBrochures(benchContext(database), { filter: { q }, orderBy: relevance, page: { first: 12 }, withTotal });
  const typed = [...new Set(whole.flatMap(keystrokes))];
  const empty: string[] = [];
  const cpu = new CpuTime(database);
  for (const q of whole) if ((await (await page(q, true)).totalCount()) === 0) empty.push(q);

  console.log('\n| What | texts | median CPU ms | 95 % | longest | of |\n| --- | --: | --: | --: | --: | --- |');
  const print = (what: string, texts: readonly string[], work: (text: string) => Promise<unknown>) =>
    printTimes(cpu, what, texts, work);
  await print('suggestions, each keystroke', typed, (q) => suggestSearches(benchContext(database), q));
  await print('page by relevance', whole, (q) => page(q, false));
  await print('page and total', whole, async (q) => (await page(q, true)).totalCount());
  await print('counts of filters', whole, (q) => countFacets(benchContext(database, null, 1), { q }));
  await print('advice of an empty search', empty, (q) => adviseSearch(benchContext(database), { q }));
  await print('search of administrators, each keystroke', typed, (q) =>
    searchForAdmin(benchContext(database, administrator), q),
  );
}

const keystrokes = (q: string): string[] => Array.from({ length: q.length }, (_, at) => q.slice(0, at + 1).trim());

async function printTimes(
  cpu: CpuTime,
  what: string,
  texts: readonly string[],
  work: (text: string) => Promise<unknown>,
): Promise<void> {
  const times: { text: string; ms: number }[] = [];
  for (const text of texts) times.push({ text, ms: await cpu.measure(() => work(text), runs) });
  times.sort((a, b) => a.ms - b.ms);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1];
  const figures = [at(0.5), at(0.95), at(1)].map((each) => (each?.ms ?? 0).toFixed(1));
  console.log(`| ${what} | ${texts.length} | ${figures.join(' | ')} | ${at(1)?.text ?? ''} |`);
}
