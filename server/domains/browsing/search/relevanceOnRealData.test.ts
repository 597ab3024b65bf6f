import { createReadStream, readFileSync } from 'node:fs';
import { citySearches, misspeltSearches } from '../../../../scripts/bench/search/citySearches';
import { seedReferenceData } from '../../../seeds/seedReferenceData';
import { makeContext } from '../../../test/makeContext';
import { describeSharedData } from '../../../test/sharedData';
import { useTestDatabase } from '../../../test/testDatabase';
import { importBrochures } from '../../integrations/brochure-import/importBrochures';
import { readMapAreaDefinitions } from '../../integrations/brochure-import/readMapAreaDefinitions';
import { listBrochures } from '../lists/listBrochures';
import { adviseSearch } from './adviseSearch';

const db = useTestDatabase();
const files = ['pois/melbourne-city-businesses-2021.csv', 'map-areas.json'] as const;

describeSharedData('searches of the businesses of Melbourne', files, (source, areas) => {
  beforeAll(async () => {
    await seedReferenceData(db.database);
    const viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null } as const;
    await importBrochures(makeContext({ database: db.database, viewer }), {
      ...{ source: createReadStream(source), sourceName: 'melbourne', type: 'BLD_AD', mapArea: 'melbourne-city' },
      mapAreaDefinitions: readMapAreaDefinitions(readFileSync(areas, 'utf8')),
      ...{ publish: true, dryRun: false },
    });
  });

  /** The first ten as "title · categories · street, suburb postcode", and how many there are. */
  async function search(q: string): Promise<{ first: string[]; total: number }> {
    const page = await listBrochures(makeContext({ database: db.database }), {
      ...{ filter: { q }, orderBy: [{ field: 'RELEVANCE', direction: 'ASC' }], page: { first: 10 }, withTotal: true },
    });
    const first = page.edges.map(({ brochure: { title, category, addressLine1, city, postcode } }) => {
      return `${title ?? ''} · ${category?.name ?? ''} · ${addressLine1 ?? ''}, ${city ?? ''} ${postcode ?? ''}`;
    });
    return { first, total: await page.totalCount() };
  }

  test.each(citySearches)('%s', async (q, least, most, wanted) => {
    const { first, total } = await search(q);
    expect(total).toBeGreaterThanOrEqual(least);
    expect(total).toBeLessThanOrEqual(most);
    const others = first.filter((ad) => !wanted.test(ad));
    expect(others.length <= Math.floor(first.length / 10) ? [] : others).toEqual([]);
  });

  test.each(misspeltSearches)('%s, corrected', async (q, expected) => {
    expect((await search(q)).total).toBe(0);
    const { corrected, relaxed } = await adviseSearch(makeContext({ database: db.database }), { q });
    expect(corrected?.q ?? null).toBe(expected);
    expect((corrected?.totalCount ?? relaxed[0]?.totalCount ?? 0) > 0).toBe(true);
  });
});
