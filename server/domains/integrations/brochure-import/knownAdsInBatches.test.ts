import { seedReferenceData } from '../../../seeds/seedReferenceData';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../../brochures/Brochure';
import type { CsvRow } from './files/readCsv';
import type { ImportRecord } from './ImportRecord';
import { importBrochures, type ImportBrochuresInput } from './importBrochures';

/** more than one batch */
const many = 250;

describe('rows with the did of an ad, in batches', () => {
  const db = useTestDatabase();
  let context: RequestContext;
  let ads: Brochure[];

  beforeAll(async () => {
    await seedReferenceData(db.database);
    const administrator = await makeAccount(db.database, { role: 'ADMINISTRATOR' });
    context = makeContext({ database: db.database, viewer: viewerOf(administrator) });
  });

  beforeEach(async () => {
    await db.database.query('TRUNCATE brochures, audit_log_entries CASCADE');
    const { categoryId } = await makeBrochure(db.database, { title: 'Ad 0' });
    await db.database.query(
      `INSERT INTO brochures (did, type, status, title, category_id)
       SELECT left(md5('ad' || n), 12), 'BLD_AD', 'PENDING_REVIEW', 'Ad ' || n, $1 FROM generate_series(1, $2::integer) n`,
      [categoryId, many - 1],
    );
    ads = await db.database.getRepository(Brochure).find({ order: { id: 'ASC' } });
  });

  async function* rowsOf(records: readonly Record<string, string>[], between?: (at: number) => Promise<void>) {
    for (const [at, record] of records.entries()) {
      await between?.(at);
      yield { line: at + 2, record } as CsvRow;
    }
  }

  const run = (source: AsyncIterable<CsvRow>, changes: Partial<ImportBrochuresInput> = {}) =>
    importBrochures(context, {
      ...{ source, sourceName: 'test', type: 'BLD_AD', mapArea: null, mapAreaDefinitions: [] },
      ...{ publish: false, dryRun: false, ...changes },
    });
  const renamed = () => ads.map(({ did }, at) => ({ did, title: `New ${at}` }));
  const titles = async () =>
    (await db.database.getRepository(Brochure).find({ order: { id: 'ASC' } })).map(({ title }) => title);
  const countLines = async () =>
    (await db.database.query<{ count: number }[]>('SELECT count(*)::integer AS count FROM audit_log_entries'))[0]
      ?.count;

  it('gives each ad its own values, in few statements', async () => {
    const statements = await countStatements(async () => {
      expect(await run(rowsOf(renamed()))).toMatchObject({ updated: many, unchanged: 0, refused: [] });
    });
    expect(statements.length).toBeLessThan(many / 5);
    expect(await titles()).toEqual(ads.map((_, at) => `New ${at}`));
    expect(await countLines()).toBe(many);
    expect(await run(rowsOf(renamed()))).toMatchObject({ updated: 0, unchanged: many });
    expect(await countLines()).toBe(many);
  });

  it('writes the other rows of a batch when some break a rule', async () => {
    const rows = renamed().map((row, at) => (at === 3 || at === 240 ? { ...row, title: 'X' } : row));
    const report = await run(rowsOf(rows));
    expect(report).toMatchObject({ updated: many - 2, refused: [{ line: 5 }, { line: 242 }] });
    expect((await titles())[3]).toBe('Ad 3');
  });

  it('refuses the second row of an ad only when the first counts', async () => {
    const did = ads[0]?.did ?? '';
    const other = ads[1]?.did ?? '';
    const rows = [
      ...[
        { did, title: 'First' },
        { did, title: 'Second' },
      ],
      ...[
        { did: other, title: 'X' },
        { did: other, title: 'Mended' },
      ],
    ];
    const report = await run(rowsOf(rows));
    expect(report).toMatchObject({ updated: 2, refused: [{ line: 3 }, { line: 4 }] });
    expect((await titles()).slice(0, 2)).toEqual(['First', 'Mended']);
  });

  it('locks nobody out while a file is tried', async () => {
    const edit = async (at: number) => {
      if (at !== many - 1) return;
      await db.database.transaction(async (manager) => {
        await manager.query(`SET LOCAL lock_timeout = '2s'`);
        await manager.query('UPDATE brochures SET ad_index = 7 WHERE id = $1', [ads[0]?.id]);
      });
    };
    expect(await run(rowsOf(renamed(), edit), { dryRun: true })).toMatchObject({ updated: many });
    expect((await titles())[0]).toBe('Ad 0');
  });

  it('goes on after an interruption, and lists each change once', async () => {
    const changed: number[] = [];
    const record: ImportRecord = {
      bulkJobId: 1,
      save: (_manager, changes) => Promise.resolve(void changed.push(...changes.map(({ brochureId }) => brochureId))),
    };
    const breakOff = (at: number) => (at < 220 ? Promise.resolve() : Promise.reject(new Error('the process ends')));
    await expect(run(rowsOf(renamed(), breakOff), { record })).rejects.toThrow('the process ends');
    expect(changed).toHaveLength(200);
    expect(await run(rowsOf(renamed()), { record })).toMatchObject({ updated: 50, unchanged: 200 });
    expect(changed.toSorted((one, other) => one - other)).toEqual(ads.map(({ id }) => id));
  });
});
