import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { seedReferenceData } from '../../../seeds/seedReferenceData';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { describeSharedData } from '../../../test/sharedData';
import { useTestDatabase } from '../../../test/testDatabase';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { DomainError } from '../../../shared/errors/DomainError';
import { Brochure } from '../../brochures/Brochure';
import { describeReport } from './describeReport';
import type { ImportReport } from './ImportReport';
import { importBrochures, type ImportBrochuresInput } from './importBrochures';
import { refusedRowsCsv } from './refusedRowsCsv';
import { readMapAreaDefinitions } from './readMapAreaDefinitions';

const areaJson = JSON.stringify([
  { code: 'inner', name: 'Inner', state: 'VIC', bbox: [144.9, -37.9, 145, -37.8], columns: 10, rows: 10 },
  { code: 'whole', name: 'Whole', state: 'VIC', bbox: [144, -38, 146, -37], columns: 10, rows: 10 },
]);

const header = 'name,category,sub_category,address_line1,suburb,state,postcode,lon,lat';
const cafe = 'Blue Gum Café,FOOD_DRINK,Cafés,12 High Street,Richmond,VIC,3121,144.99,-37.82';
const shop = 'Paper Boat,SHOP,,4 Low Street,Richmond,VIC,3121,145.5,-37.5';

describe('importBrochures', () => {
  const db = useTestDatabase();
  let context: RequestContext;

  beforeAll(async () => {
    await seedReferenceData(db.database);
    const administrator = await makeAccount(db.database, { role: 'ADMINISTRATOR' });
    context = makeContext({ database: db.database, viewer: viewerOf(administrator) });
  });

  afterEach(async () => {
    await db.database.query('TRUNCATE brochures, map_areas, audit_log_entries CASCADE');
  });

  function run(lines: string[], changes: Partial<ImportBrochuresInput> = {}): Promise<ImportReport> {
    return importBrochures(context, {
      source: Readable.from([`${[header, ...lines].join('\n')}\n`]),
      sourceName: 'test',
      type: 'BLD_AD',
      mapArea: null,
      mapAreaDefinitions: readMapAreaDefinitions(areaJson),
      publish: true,
      dryRun: false,
      ...changes,
    });
  }

  const ads = () => db.database.getRepository(Brochure).find({ order: { id: 'ASC' }, relations: { mapArea: true } });

  function auditOf(ad: Brochure | undefined): Promise<{ before: object | null; after: object }[]> {
    return db.database.query('SELECT before, after FROM audit_log_entries WHERE entity_id = $1 ORDER BY id', [ad?.id]);
  }

  it('creates ads with category, area by position, zone and audit lines', async () => {
    expect(await run([cafe, shop])).toMatchObject({ rows: 2, created: 2, updated: 0, unchanged: 0, refused: [] });
    const [first, second] = await ads();
    expect(first).toMatchObject({ title: 'Blue Gum Café', status: 'PUBLISHED', timeZone: 'Australia/Melbourne' });
    expect(first?.publishedAt).toBeInstanceOf(Date);
    expect(first?.mapArea?.code).toBe('inner');
    expect(second?.mapArea?.code).toBe('whole');
    const [line] = await auditOf(first);
    expect(line).toMatchObject({ before: null, after: { title: 'Blue Gum Café', status: 'PUBLISHED' } });
    expect(line?.after).toMatchObject({ externalSource: 'test', postcode: '3121' });
  });

  it('accepts business names of two letters, and reports the content of a refused cell', async () => {
    const report = await run([cafe.replace('Blue Gum Café', 'BP'), shop.replace('3121', '2000')]);
    expect(report).toMatchObject({
      created: 1,
      refused: [{ line: 3, errors: [{ field: 'postcode', value: '2000' }] }],
    });
    expect((await ads()).map(({ title, companyName }) => [title, companyName])).toEqual([['BP', 'BP']]);
    const short = await run([cafe.replace('Blue Gum Café', 'KM')], {
      type: 'LP_AD',
      sourceName: 'offers',
      publish: false,
    });
    expect(short.refused).toMatchObject([{ errors: [{ field: 'name', value: 'KM' }] }]);
    expect(describeReport(short)).toContain('line 2: name "KM": ');
    expect(refusedRowsCsv(short)).toContain('2,name,KM,');
  });

  it('uses up no id in a dry run or for existing rows', async () => {
    await run([cafe]);
    const [first] = await ads();
    const more = shop.replace('Paper Boat', 'Tin Boat');
    expect(await run([cafe, shop, more], { dryRun: true })).toMatchObject({ created: 2, unchanged: 1, refused: [] });
    expect(await run([cafe, cafe.replace('Cafés', 'Bakery')], { dryRun: true })).toMatchObject({ rows: 2 });
    await run([cafe, shop]);
    expect((await ads()).map(({ id }) => id)).toEqual([first?.id, (first?.id ?? 0) + 1]);
  });

  it('changes nothing for the same file, and only imported columns for a changed file', async () => {
    await run([cafe, shop]);
    const [before] = await ads();
    expect(await run([cafe, shop])).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: [] });
    await db.database.query('UPDATE brochures SET ad_index = 7');
    expect(await run([cafe.replace('Cafés', 'Bakery'), shop], { publish: false })).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    const [after] = await ads();
    expect(after).toMatchObject({ id: before?.id, did: before?.did, adIndex: 7, status: 'PUBLISHED' });
    expect(after?.categoryId).not.toBe(before?.categoryId);
    expect((await auditOf(after)).at(-1)).toEqual({
      before: { categoryId: before?.categoryId },
      after: { categoryId: after?.categoryId },
    });
  });

  it('leaves deleted ads deleted', async () => {
    await run([cafe]);
    await db.database.query('UPDATE brochures SET record_status = false, deleted_at = now()');
    expect(await run([cafe.replace('Cafés', 'Bakery')])).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  it('refuses rows with line and every reason, and imports the others', async () => {
    const report = await run([cafe, 'T,TEA,,,,VIC,4000,1,2', shop, cafe.toUpperCase(), 'too,few']);
    expect(report).toMatchObject({ rows: 5, created: 2 });
    expect(report.refused.map(({ line, errors }) => [line, errors.map(({ field }) => field).join(' ')])).toEqual([
      [3, 'name postcode lat lon category'],
      [5, ''],
      [6, ''],
    ]);
    expect(report.refused[1]?.errors[0]?.message).toBe(
      'The same business is on line 2 already: take one of the two rows out.',
    );
    expect(await ads()).toHaveLength(2);
  });

  it.each(['constructor', '__proto__'])('treats a sub-category named %s as an unknown word', async (word) => {
    expect(await run([cafe.replace('Cafés', word)])).toMatchObject({
      created: 1,
      refused: [],
      notices: { [`no sub-category for "${word}"`]: 1 },
    });
  });

  it('reports an unknown area and uses the area at the position', async () => {
    const source = Readable.from([`${header},map_area\n${cafe},atlantis;lemuria\n`]);
    expect(await run([], { source })).toMatchObject({ created: 1, notices: { 'no map area "atlantis"': 1 } });
    expect((await ads())[0]?.mapArea?.code).toBe('inner');
    const known = Readable.from([`${header},map_area\n${cafe},atlantis;whole\n`]);
    expect(await run([], { source: known })).toMatchObject({ updated: 1, notices: {} });
  });

  it('does not compare a row with a refused one', async () => {
    const report = await run([cafe.replace('FOOD_DRINK', 'TEA'), cafe]);
    expect(report).toMatchObject({ created: 1 });
    expect(report.refused.map(({ line }) => line)).toEqual([2]);
  });

  it('publishes a coupon with proof of its normal price, and refuses a price above it, in drafts too', async () => {
    const columns = 'normal_price,discounted_price,normal_price_since,number_of_coupons,valid_to,terms_of_offer';
    const rows = (cells: string) => ({
      source: Readable.from([`${header},${columns}\n${cafe},${cells}\n`]),
      type: 'CP_AD' as const,
    });
    const above = rows('12,18,01/01/2026,20,31/12/2099,One each.');
    const refused = { line: 2, errors: [expect.objectContaining({ field: 'discounted_price' })] };
    expect(await run([], { ...above, publish: false })).toMatchObject({ created: 0, refused: [refused] });
    expect(await run([], rows('18,12,01/01/2026,20,31/12/2099,One each.'))).toMatchObject({ created: 1, refused: [] });
    const [ad] = await ads();
    expect(ad).toMatchObject({ status: 'PUBLISHED', normalPriceSince: '2026-01-01', discountCents: 600 });
  });

  it('lists the categories when one is unknown', async () => {
    const { refused } = await run([cafe.replace('FOOD_DRINK', 'TEA')]);
    expect(refused[0]?.errors[0]?.message).toMatch(/^"TEA" is not a category: write one of .*FOOD_DRINK/);
  });

  it('refuses to publish what the type does not allow, and accepts it for review instead', async () => {
    const coupon = { type: 'CP_AD' as const };
    const { refused } = await run([cafe], coupon);
    expect(refused[0]?.errors.map(({ field }) => field)).toEqual([
      'normal_price',
      'discounted_price',
      'normal_price_since',
      'number_of_coupons',
      'valid_to',
      'terms_of_offer',
    ]);
    expect(await run([cafe], { ...coupon, publish: false })).toMatchObject({ created: 1, refused: [] });
    expect((await ads())[0]).toMatchObject({ type: 'CP_AD', status: 'PENDING_REVIEW', publishedAt: null });
  });

  it('reports correctly in a dry run and leaves nothing behind', async () => {
    expect(await run([cafe, shop], { dryRun: true })).toMatchObject({ dryRun: true, created: 2 });
    expect(await ads()).toEqual([]);
    expect(await db.database.query('SELECT * FROM map_areas')).toEqual([]);
  });

  it('refuses only the row that the database rejects, not its batch', async () => {
    await db.database.query(`ALTER TABLE brochures ADD CONSTRAINT no_boats CHECK (title NOT LIKE '%Boat%')`);
    try {
      const report = await run([cafe, shop, cafe.replace('Blue', 'Red')]);
      expect(report).toMatchObject({ created: 2 });
      expect(report.refused).toEqual([
        {
          line: 3,
          errors: [{ field: '', code: 'no_boats', message: 'The database refuses this row (rule no_boats).' }],
        },
      ]);
    } finally {
      await db.database.query('ALTER TABLE brochures DROP CONSTRAINT no_boats');
    }
  });

  it('creates only the chosen area, and lists the known areas when it is unknown', async () => {
    await run([shop], { mapArea: 'inner' });
    expect(await db.database.query('SELECT code FROM map_areas')).toEqual([{ code: 'inner' }]);
    expect((await ads())[0]?.mapArea?.code).toBe('inner');
    await expect(run([shop], { mapArea: 'nowhere' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message:
        'There is no map area "nowhere". Known: inner, whole. To make a new area, describe it in the file of --map-areas.',
    });
  });

  it('allows only administrators', () => {
    const vendor = makeContext({
      database: db.database,
      viewer: { accountId: 1, role: 'VENDOR', vendorId: 1, vendorRole: 'OWNER' },
    });
    const input = {
      ...{ sourceName: 'x', type: 'BLD_AD' as const, mapArea: null, mapAreaDefinitions: [] },
      ...{ publish: false, dryRun: true },
    };
    const codeFor = (as: RequestContext): string => {
      try {
        void importBrochures(as, { ...input, source: Readable.from([]) });
        return 'allowed';
      } catch (error) {
        return (error as DomainError).code;
      }
    };
    expect(codeFor(vendor)).toBe('FORBIDDEN');
    expect(codeFor(makeContext({ database: db.database }))).toBe('UNAUTHENTICATED');
  });

  describe.each([
    ['melbourne-city-businesses-2021.csv', 'melbourne-city', 6686, 0],
    ['brisbane-inner-food-businesses.csv', 'brisbane-inner', 2802, 0],
    ['seq-gocard-retailers-2018.csv', null, 688, 3],
  ])('importBrochures with a real business register', (file, mapArea, rows, refusals) => {
    describeSharedData(file, [`pois/${file}`, 'map-areas.json'], (source, areas) => {
      it('reads every row, and a second time changes nothing', async () => {
        const importFile = () =>
          importBrochures(context, {
            source: createReadStream(source),
            sourceName: file,
            type: 'BLD_AD',
            mapArea,
            mapAreaDefinitions: readMapAreaDefinitions(readFileSync(areas, 'utf8')),
            publish: true,
            dryRun: false,
          });
        const first = await importFile();
        expect(first.refused).toHaveLength(refusals);
        expect(first).toMatchObject({ rows, created: rows - refusals, updated: 0, unchanged: 0 });
        expect(await importFile()).toMatchObject({ created: 0, updated: 0, unchanged: rows - refusals });
        expect(await db.database.getRepository(Brochure).count()).toBe(rows - refusals);
      });
    });
  });
});
